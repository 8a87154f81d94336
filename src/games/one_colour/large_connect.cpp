// SPDX-License-Identifier: MIT
#include "games/one_colour/large_connect.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "base/error.hpp"
#include "games/one_colour/connect.hpp"
#include "graph/board_text.hpp"
#include "graph/graph.hpp"
#include "graph/named.hpp"

namespace harary {

namespace {

constexpr std::string_view kField = "edges=";

std::optional<std::int32_t> number(std::string_view text) {
  std::int32_t result = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
  if (error == std::errc::result_out_of_range) return ConnectPlayer::kLargestOrder + 1;
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return result;
}

// `where`: what the message begins with.
VertexPair parse_pair(std::string_view text, std::string_view where = "") {
  const std::size_t dash = text.find('-');
  if (dash != std::string_view::npos) {
    const auto u = number(text.substr(0, dash));
    const auto v = number(text.substr(dash + 1));
    if (u && v) return {*u, *v};
  }
  throw InputError(fmt::format("{}{} is not an edge; write it as 0-1", where, in_quotes(text)));
}

// An edge is a word: its ends, as they were given.
std::uint64_t word_of(VertexPair pair) {
  return static_cast<std::uint64_t>(static_cast<std::uint32_t>(pair.first)) << 32 |
         static_cast<std::uint32_t>(pair.second);
}
VertexPair pair_of(std::uint64_t word) {
  return {static_cast<std::int32_t>(word >> 32), static_cast<std::int32_t>(word & 0xffffffff)};
}
// The same for both directions.
std::uint64_t edge_of(std::uint64_t word) {
  const VertexPair pair = pair_of(word);
  return word_of({std::min(pair.first, pair.second), std::max(pair.first, pair.second)});
}

// --red: "0-1,99-3", or the code of a graph, whose vertices are then the first of the board.
std::vector<std::uint64_t> drawn_from_start(const GameOptions& options, std::int32_t order) {
  const std::string text = options.text("red");
  std::vector<std::uint64_t> words;
  if (text.find('-') == std::string::npos) {
    for (const Edge e : parse_edge_set(text, complete_graph(kMaxOrder), "--red")) {
      words.push_back(word_of({e.low, e.high}));
    }
    return words;
  }
  std::unordered_set<std::uint64_t> seen;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string_view edge = std::string_view(text).substr(begin, end - begin);
    const VertexPair pair = parse_pair(edge, "--red: ");
    const auto [u, v] = pair;
    if (u == v) throw InputError(fmt::format("--red: {} is a loop", in_quotes(edge)));
    if (u < 0 || v < 0 || u >= order || v >= order) {
      throw InputError(fmt::format("--red: {} is not on the board; vertices are 0 to {}",
                                   in_quotes(edge), order - 1));
    }
    words.push_back(word_of(pair));
    if (!seen.insert(edge_of(words.back())).second) {
      throw InputError(fmt::format("--red: the edge {} is listed twice", in_quotes(edge)));
    }
    begin = end + 1;
  }
  return words;
}

std::string pair_text(VertexPair pair) {
  return fmt::format("{}-{}", pair.first, pair.second);
}

// How many of these edges connected two components when they were drawn. Each left one component
// fewer.
std::int32_t merging_edges(std::span<const std::uint64_t> edges) {
  std::unordered_map<std::int32_t, std::int32_t> parent;
  const auto root = [&](std::int32_t v) {
    while (parent.try_emplace(v, v).first->second != v) v = parent[v] = parent[parent[v]];
    return v;
  };
  std::int32_t count = 0;
  for (const std::uint64_t word : edges) {
    const auto [u, v] = pair_of(word);
    const std::int32_t a = root(u);
    const std::int32_t b = root(v);
    if (a == b) continue;
    parent[a] = b;
    ++count;
  }
  return count;
}

// All pairs that are not drawn yet, in the order of their vertices.
class MissingPairs final : public MoveCursor {
 public:
  MissingPairs(std::int32_t order, std::span<const std::uint64_t> drawn) : order_(order) {
    for (const std::uint64_t word : drawn) drawn_.insert(edge_of(word));
  }
  bool next(Move& move) override {
    do {
      if (++low_ >= high_) {
        low_ = 0;
        if (++high_ >= order_) return false;
      }
    } while (drawn_.contains(word_of({low_, high_})));
    move = Move::of(word_of({low_, high_}));
    return true;
  }

 private:
  std::int32_t order_;
  std::int32_t low_ = -1;
  std::int32_t high_ = 0;
  std::unordered_set<std::uint64_t> drawn_;
};

}  // namespace

std::optional<std::int32_t> order_of_large_connect(const GameOptions& options) {
  const std::string board = options.text("board");
  const bool complete = board.starts_with('K') || board.starts_with('k');
  const auto order = options.has("order") ? number(options.text("order"))
                     : complete           ? number(std::string_view(board).substr(1))
                                          : std::nullopt;
  if (!order || *order <= kMaxOrder) return std::nullopt;
  if (*order > ConnectPlayer::kLargestOrder) {
    throw InputError(fmt::format("--{}: the connected graph game is played on at most {} vertices",
                                 options.has("order") ? "order" : "board",
                                 ConnectPlayer::kLargestOrder));
  }
  return order;
}

LargeConnectRules::LargeConnectRules(std::int32_t order, const GameOptions& options)
    : order_(order),
      variant_(options.flag("misere") ? ConnectVariant::misere : ConnectVariant::normal),
      starter_(options.first()),
      start_(Position::of_words(drawn_from_start(options, order))) {
  if (result(start_)) {
    throw InputError("connect: the edges drawn from the start connect the graph already");
  }
}

ConnectPlayer LargeConnectRules::player(const Position& p) const {
  ConnectPlayer result(order_, variant_);
  for (const std::uint64_t word : p.words()) result.record(pair_of(word));
  return result;
}

std::optional<TheoremValue> LargeConnectRules::theorem(const Position& p) const {
  ConnectPlayer player = this->player(p);
  TheoremValue found{player.mover_wins() ? 1 : -1, closed_form_name(variant_)};
  if (p.words().empty()) {
    found.best = Move::of(word_of({0, 1}));  // as all others
  } else if (const auto pair = player.move()) {
    found.best = Move::of(edge_of(word_of(*pair)));
  }
  return found;
}

Side LargeConnectRules::mover(const Position& p) const {
  const std::size_t made = p.words().size() - start_.words().size();
  return made % 2 == 0 ? starter_ : opponent(starter_);
}

std::optional<Value> LargeConnectRules::result(const Position& p) const {
  if (order_ - merging_edges(p.words()) > 1) return std::nullopt;
  // The last move connected the graph: by the other player.
  return variant_ == ConnectVariant::normal ? -1 : 1;
}

std::optional<EndReason> LargeConnectRules::reason(const Position& p) const {
  return graph_connected(opponent(mover(p)), variant_ == ConnectVariant::misere);
}

Moves LargeConnectRules::moves(const Position& p) const {
  return Moves(std::make_unique<MissingPairs>(order_, p.words()));
}

Position LargeConnectRules::after(const Position& p, const Move& m) const {
  std::vector<std::uint64_t> words(p.words().begin(), p.words().end());
  words.push_back(m.words()[0]);
  return Position::of_words(words);
}

Verdict LargeConnectRules::verdict(Value value) const {
  return win_or_loss(value);
}

std::string LargeConnectRules::position_text(const Position& p) const {
  std::string text(kField);
  for (std::size_t i = 0; i < p.words().size(); ++i) {
    text.append(i == 0 ? "" : ",").append(pair_text(pair_of(p.words()[i])));
  }
  return text;
}

Position LargeConnectRules::parse_position(std::string_view text) const {
  if (!text.starts_with(kField)) {
    throw InputError("position: write the drawn edges as edges=0-1,1-2");
  }
  text.remove_prefix(kField.size());
  ConnectPlayer play(order_, variant_);
  std::vector<std::uint64_t> words;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const VertexPair pair = parse_pair(text.substr(0, comma));
    play.record(pair);  // refuses what is not legal
    words.push_back(word_of(pair));
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  for (const std::uint64_t drawn : start_.words()) {
    const auto is_it = [drawn](std::uint64_t word) { return edge_of(word) == edge_of(drawn); };
    if (std::none_of(words.begin(), words.end(), is_it)) {
      throw InputError("position: the edges drawn from the start must be part of it");
    }
  }
  return Position::of_words(words);
}

std::string LargeConnectRules::move_text(const Position&, const Move& m) const {
  return pair_text(pair_of(m.words()[0]));
}

Move LargeConnectRules::parse_move(const Position& p, std::string_view text) const {
  const VertexPair pair = parse_pair(text);
  player(p).record(pair);
  return Move::of(word_of(pair));
}

std::string LargeConnectRules::mover_name(const Position& p) const {
  return mover(p) == Side::first ? "first" : "second";
}

std::map<std::string, std::string> LargeConnectRules::instance() const {
  return {{"board", fmt::format("K{}", order_)}};
}

}  // namespace harary
