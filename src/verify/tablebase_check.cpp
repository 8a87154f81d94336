// SPDX-License-Identifier: MIT
#include "verify/tablebase_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include "base/error.hpp"
#include "base/thread_group.hpp"
#include "games/packing.hpp"
#include "verify/checked_form.hpp"

namespace harary {

namespace {

// Forms, and what one thread remembers for them.
template <int Words, int Colours>
class Forms {
 public:
  struct Worker {};
  explicit Forms(const EdgeBoard& board) : form_(board) {}
  auto of(Worker&, const Colouring<Words, Colours>& p) const { return form_.of(p); }

 private:
  CheckedForm<Words, Colours> form_;
};

template <>
class Forms<1, 2> {
 public:
  using Worker = CheckedTwoColourForm::Memory;
  explicit Forms(const EdgeBoard& board) : form_(board) {}
  Colouring<1, 2> of(Worker& worker, const Colouring<1, 2>& p) const { return form_.of(worker, p); }

 private:
  CheckedTwoColourForm form_;
};

// Positions as numbers that order like them: of one word where that is enough.
template <int Words, int Colours, class Number>
struct Numbers {
  using Position = Colouring<Words, Colours>;

  int edges;

  Number of(const Position& p) const {
    constexpr bool kWide = std::is_same_v<Number, TableKey>;
    if constexpr (Colours == 2 && kWide) {
      return {p[kRed].word(0), p[kGreen].word(0)};
    } else if constexpr (Colours == 2) {
      return p[kRed].word(0) << edges | p[kGreen].word(0);
    } else if constexpr (kWide) {
      return {p[0].word(1), p[0].word(0)};
    } else {
      return p[0].word(0);
    }
  }
  Position position(const Number& number) const {
    constexpr bool kWide = std::is_same_v<Number, TableKey>;
    Position p;
    if constexpr (Colours == 2 && kWide) {
      p[kRed].word(0) = number.high;
      p[kGreen].word(0) = number.low;
    } else if constexpr (Colours == 2) {
      p[kRed].word(0) = number >> edges;
      p[kGreen].word(0) = number & EdgeSet<1>::first(edges).word(0);
    } else if constexpr (kWide) {
      p[0].word(1) = number.high;
      p[0].word(0) = number.low;
    } else {
      p[0].word(0) = number;
    }
    return p;
  }
};

// One layer in memory: the positions' forms in order, and the codes of each.
template <class Number>
struct CheckedLayer {
  std::vector<Number> forms;
  std::vector<std::int16_t> codes;  // a row a position
  std::size_t columns = 0;
  std::vector<std::atomic<bool>> reached;  // by a move of the layer before

  const std::int16_t* row(std::size_t i) const { return codes.data() + i * columns; }

  // The place of a form; nothing if it is not here.
  std::optional<std::size_t> find(const Number& form) const {
    const auto at = std::lower_bound(forms.begin(), forms.end(), form);
    if (at == forms.end() || *at != form) return std::nullopt;
    return static_cast<std::size_t>(at - forms.begin());
  }

  // A file is in the order of its own keys.
  void sort() {
    if (std::is_sorted(forms.begin(), forms.end())) return;
    std::vector<std::size_t> order(forms.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t i, std::size_t j) { return forms[i] < forms[j]; });
    std::vector<Number> sorted_forms;
    std::vector<std::int16_t> sorted_codes;
    sorted_forms.reserve(forms.size());
    sorted_codes.reserve(codes.size());
    for (const std::size_t i : order) {
      sorted_forms.push_back(forms[i]);
      sorted_codes.insert(sorted_codes.end(), row(i), row(i) + columns);
    }
    forms = std::move(sorted_forms);
    codes = std::move(sorted_codes);
  }
};

constexpr std::size_t kMostColumns = 8;  // the format's limit

template <int Words, int Colours, class Number>
class TablebaseVerifier {
 public:
  using Position = Colouring<Words, Colours>;
  using Layer = CheckedLayer<Number>;
  // What a thread has of its own.
  struct Worker {
    typename Forms<Words, Colours>::Worker forms;
    std::vector<std::uint8_t> bytes;
  };

  TablebaseVerifier(const TableColumns& columns, Job& job)
      : columns_(columns),
        game_(*columns.games.front()),
        layout_(game_.layout()),
        numbers_{layout_.points},
        forms_(*game_.board()),
        job_(job),
        workers_(static_cast<std::size_t>(std::max(job.budget().threads, 1))) {}

  TablebaseCheck check(const std::function<const LayerReader*(int)>& layer_of, int layers) {
    Layer now;
    Layer next;
    for (int layer = layers - 1; layer >= 0; --layer) {
      const LayerReader* file = layer_of(layer);
      if (file == nullptr) return violated(layer, "", "the layer is missing");
      std::swap(now, next);
      load(*file, layer, now);
      if (!violation_) check_layer(layer, now, layer + 1 < layers ? &next : nullptr);
      if (violation_) {
        return violated(*violation_);
      }
    }
    std::vector<std::uint8_t> bytes(game_.width());
    game_.start(bytes);
    const Position start = forms_.of(workers_.front().forms, unpacked(bytes));
    if (!now.find(numbers_.of(start))) {
      return violated(0, game_.position_text(bytes), "the start is not in the tablebase");
    }
    for (const Number& other : now.forms) {
      const Position p = numbers_.position(other);
      if (p != start) return violated(0, text(p), "it is not the start");
    }
    if (idle_) return violated(*idle_);
    return {true, positions_, moves_, 0, "", ""};
  }

 private:
  struct Violation {
    int layer = 0;
    std::optional<Position> position;
    std::string reason;
  };

  TablebaseCheck violated(int layer, std::string position, std::string reason) const {
    return {false, positions_, moves_, layer, std::move(position), std::move(reason)};
  }
  TablebaseCheck violated(const Violation& found) const {
    return violated(found.layer, found.position ? text(*found.position) : "", found.reason);
  }
  // Of several threads' violations the one of the smallest position, so that every run says the
  // same.
  void note(int layer, const Position& p, std::string reason) {
    const std::lock_guard lock(mutex_);
    if (!violation_ || p < violation_->position) violation_ = {layer, p, std::move(reason)};
  }

  Position unpacked(Bytes bytes) const {
    Position p;
    if (layout_.bytes() > 0 && !unpack_colours(bytes.first(layout_.bytes()), layout_, p)) {
      throw std::logic_error("a successor is not a colouring of the board");
    }
    return p;
  }
  void pack(const Position& p, std::vector<std::uint8_t>& bytes) const {
    bytes.assign(game_.width(), 0);
    pack_colours(p, layout_, MutableBytes(bytes).first(layout_.bytes()));
  }
  std::string text(const Position& p) const {
    std::vector<std::uint8_t> bytes;
    pack(p, bytes);
    return game_.position_text(bytes);
  }

  // Calls work(worker, i) for all i below `size`, in pieces, by all threads.
  template <class Work>
  void for_all(std::size_t size, const std::string& phase, const Work& work) {
    constexpr std::size_t kPiece = 4096;
    std::atomic<std::size_t> begin{0};
    in_threads(static_cast<int>(workers_.size()), [&](int number) {
      Worker& worker = workers_[static_cast<std::size_t>(number)];
      try {
        for (std::size_t i; (i = begin.fetch_add(kPiece)) < size;) {
          job_.check();
          job_.report(phase, i, size, "positions");
          for (std::size_t at = i; at < std::min(i + kPiece, size); ++at) work(worker, at);
        }
      } catch (...) {
        begin = size;
        throw;
      }
    });
  }

  // Positions of the file as forms, in order.
  void load(const LayerReader& file, int number, Layer& layer) {
    layer.columns = columns_.games.size();
    if (file.header().values.size() != layer.columns) {
      throw InputError("a layer has other columns than the game");
    }
    const auto size = static_cast<std::size_t>(file.size());
    layer.forms.clear();
    layer.codes.clear();
    layer.forms.reserve(size);
    layer.codes.reserve(size * layer.columns);
    layer.reached = std::vector<std::atomic<bool>>(size);
    LayerReader::Block block;
    for (std::uint64_t b = 0; b < file.block_count(); ++b) {
      job_.check();
      file.read_block(b, block);
      for (std::size_t i = 0; i < block.keys.size(); ++i) {
        Position p;
        if (!read_key(block.keys[i], layout_.points, p)) {
          violation_ = {number, std::nullopt,
                        fmt::format("the key {:016x}{:016x} is not that of a position",
                                    block.keys[i].high, block.keys[i].low)};
          return;
        }
        layer.forms.push_back(numbers_.of(p));
        for (std::size_t v = 0; v < layer.columns; ++v) {
          layer.codes.push_back(block.codes[v * block.keys.size() + i]);
        }
      }
    }
    for_all(size, fmt::format("reading layer {}", number), [&](Worker& worker, std::size_t i) {
      layer.forms[i] = numbers_.of(forms_.of(worker.forms, numbers_.position(layer.forms[i])));
    });
    layer.sort();
    const auto twice = std::adjacent_find(layer.forms.begin(), layer.forms.end());
    if (twice != layer.forms.end()) {
      note(number, numbers_.position(*twice), "it is in the layer twice, up to isomorphism");
    }
  }

  void check_layer(int number, const Layer& now, Layer* next) {
    for_all(now.forms.size(), fmt::format("checking layer {}", number),
            [&](Worker& worker, std::size_t i) {
              const Position p = numbers_.position(now.forms[i]);
              const std::string reason = fault(worker, p, now.row(i), next);
              if (!reason.empty()) note(number, p, reason);
            });
    positions_ += now.forms.size();
    if (violation_ || next == nullptr) return;
    for (std::size_t i = 0; i < next->forms.size(); ++i) {
      if (next->reached[i].load(std::memory_order_relaxed)) continue;
      idle_ = {number + 1, numbers_.position(next->forms[i]), "no play leads to it"};
      return;
    }
  }

  // What is wrong with one position; empty if nothing is.
  std::string fault(Worker& worker, const Position& p, const std::int16_t* codes, Layer* next) {
    std::vector<std::uint8_t>& bytes = worker.bytes;
    pack(p, bytes);
    if (game_.finished(bytes)) {
      for (std::size_t v = 0; v < columns_.games.size(); ++v) {
        const auto value = columns_.games[v]->assured(bytes, Side::first);
        if (!value || codes[v] != final_code(columns_.meaning, *value)) {
          return "its value is not that of a finished game";
        }
      }
      return "";
    }
    if (next == nullptr) return "it is not finished, but there is no further layer";
    const bool first_chooses = game_.mover(bytes) == Side::first;
    const std::size_t columns = columns_.games.size();
    std::array<std::int16_t, kMostColumns> best{};
    std::uint64_t moves = 0;
    auto visit = [&](const PlainGame::Successor& successor) {
      const auto at =
          next->find(numbers_.of(forms_.of(worker.forms, unpacked(successor.position))));
      if (!at) return false;
      if (!next->reached[*at].load(std::memory_order_relaxed)) {
        next->reached[*at].store(true, std::memory_order_relaxed);
      }
      const std::int16_t* row = next->row(*at);
      for (std::size_t v = 0; v < columns; ++v) {
        if (moves == 0 || (first_chooses ? row[v] > best[v] : row[v] < best[v])) best[v] = row[v];
      }
      ++moves;
      return true;
    };
    const bool complete = game_.each_successor(bytes, std::ref(visit));
    moves_.fetch_add(moves, std::memory_order_relaxed);
    if (!complete) return "a move leads to a position that is missing in the next layer";
    if (moves == 0) return "it is not finished, but has no move";
    for (std::size_t v = 0; v < columns; ++v) {
      if (codes[v] != code_before(columns_.meaning, best[v])) {
        return "its value is not the best of its moves";
      }
    }
    return "";
  }

  const TableColumns& columns_;
  const PlainGame& game_;  // for everything but results
  ColourLayout layout_;
  Numbers<Words, Colours, Number> numbers_;
  Forms<Words, Colours> forms_;
  Job& job_;
  std::vector<Worker> workers_;
  std::mutex mutex_;
  std::uint64_t positions_ = 0;
  std::atomic<std::uint64_t> moves_{0};
  std::optional<Violation> violation_;
  std::optional<Violation> idle_;  // a position too many: told where nothing else is wrong
};

// The games must have one start on one board.
void require_same_start(const TableColumns& columns) {
  const auto start_of = [](const PlainGame& game) {
    std::vector<std::uint8_t> bytes(game.width());
    game.start(bytes);
    return std::pair(bytes, game.mover(bytes));
  };
  for (const auto& game : columns.games) {
    if (game->board()->edges() != columns.games.front()->board()->edges() ||
        start_of(*game) != start_of(*columns.games.front())) {
      throw InputError("the columns of the tablebase are about different games");
    }
  }
}

}  // namespace

TablebaseCheck check_tablebase(const TableColumns& columns,
                               const std::function<const LayerReader*(int)>& layer_of, int layers,
                               Job& job) {
  const auto check = [&]<int Words, int Colours, class Number>() {
    return TablebaseVerifier<Words, Colours, Number>(columns, job).check(layer_of, layers);
  };
  const PlainGame& game = *columns.games.at(0);
  const ColourLayout layout = game.layout();
  if (game.board() != nullptr && columns.games.size() <= kMostColumns &&
      game.width() == std::max<std::size_t>(1, layout.bytes())) {
    require_same_start(columns);
    if (layout.colours == 2 && layout.points <= 32) {
      return check.template operator()<1, 2, std::uint64_t>();
    }
    if (layout.colours == 2 && layout.points <= 64)
      return check.template operator()<1, 2, TableKey>();
    if (layout.colours == 1 && layout.points <= 64) {
      return check.template operator()<1, 1, std::uint64_t>();
    }
    if (layout.colours == 1 && layout.points <= 128) {
      return check.template operator()<2, 1, TableKey>();
    }
  }
  throw InputError("there are no tablebases of this game");
}

}  // namespace harary
