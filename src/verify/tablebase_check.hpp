// SPDX-License-Identifier: MIT
// The verifier of tablebases: every value of every position, by the plain definition. It shares no
// code with retrograde analysis and goes the other way: from each position forward to its
// successors.
//
// A tablebase holds if
//   the start is in layer 0;
//   every position is stored in its normal form, in its own layer;
//   a finished position has the codes that the rules give it;
//   every successor of an unfinished position is in the next layer, and the position's codes are
//   the best of theirs for the side to move.
// Then by induction from the last layer every code is right, and nothing that play can reach is
// missing.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <exception>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "base/job.hpp"
#include "base/portable.hpp"
#include "games/tabulated.hpp"
#include "store/layer_reader.hpp"

namespace harary {

struct TablebaseCheck {
  bool holds = false;
  std::uint64_t positions = 0;
  std::uint64_t moves = 0;
  // The first violation found.
  int layer = 0;
  std::string position;  // as text
  std::string reason;
};

// One layer in memory: sorted keys, and the codes of each.
template <Tabulated T>
struct LoadedLayer {
  using Codes = std::array<Code, T::kValues>;
  std::vector<typename T::Key> keys;
  std::vector<Codes> codes;

  static typename T::Key packed(TableKey key) {
    if constexpr (sizeof(typename T::Key) > sizeof(std::uint64_t)) {
      return static_cast<typename T::Key>(key.high) << 64 | key.low;
    } else {
      return key.low;
    }
  }

  void load(const LayerReader& layer, const Job& job) {
    keys.clear();
    codes.clear();
    keys.reserve(static_cast<std::size_t>(layer.size()));
    codes.reserve(static_cast<std::size_t>(layer.size()));
    LayerReader::Block block;
    for (std::uint64_t b = 0; b < layer.block_count(); ++b) {
      job.check();
      layer.read_block(b, block);
      for (std::size_t i = 0; i < block.keys.size(); ++i) {
        Codes of_position{};
        for (std::size_t v = 0; v < of_position.size(); ++v) {
          of_position[v] = block.codes[v * block.keys.size() + i];
        }
        keys.push_back(packed(block.keys[i]));
        codes.push_back(of_position);
      }
    }
  }

  const Codes* find(typename T::Key key) const {
    const auto place = std::lower_bound(keys.begin(), keys.end(), key);
    if (place == keys.end() || *place != key) return nullptr;
    return &codes[static_cast<std::size_t>(place - keys.begin())];
  }
};

template <Tabulated T>
class TablebaseVerifier {
 public:
  using Key = typename T::Key;

  TablebaseVerifier(const T& table, Job& job) : table_(table), job_(job) {}

  // `layer_of(n)`: the file of layer n, null where there is none. `text(p)`: the position as text.
  template <class LayerOf, class Text>
  TablebaseCheck check(LayerOf&& layer_of, int layers, Text&& text) {
    LoadedLayer<T> now;
    LoadedLayer<T> next;
    for (int layer = layers - 1; layer >= 0; --layer) {
      const LayerReader* file = layer_of(layer);
      if (file == nullptr) return violated(layer, "", "the layer is missing");
      std::swap(now, next);
      now.load(*file, job_);
      check_layer(layer, now, layer + 1 < layers ? &next : nullptr);
      if (violation_) {
        return violated(layer, text(table_.position(violation_->key)), violation_->reason);
      }
    }
    auto worker = table_.worker();
    if (now.find(table_.key(worker, table_.start())) == nullptr) {
      return violated(0, text(table_.start()), "the start is not in the tablebase");
    }
    return {true, positions_, moves_, 0, "", ""};
  }

 private:
  struct Violation {
    Key key;
    std::string reason;
  };

  TablebaseCheck violated(int layer, std::string position, std::string reason) const {
    return {false, positions_, moves_, layer, std::move(position), std::move(reason)};
  }

  void check_layer(int layer, const LoadedLayer<T>& now, const LoadedLayer<T>* next) {
    constexpr std::size_t kPiece = 4096;
    std::atomic<std::size_t> begin{0};
    std::exception_ptr failure;
    const auto work = [&] {
      try {
        auto worker = table_.worker();
        for (std::size_t i; (i = begin.fetch_add(kPiece)) < now.keys.size();) {
          job_.check();
          job_.report("checking layer " + std::to_string(layer), i, now.keys.size(), "positions");
          check_piece(worker, layer, now, next, i, std::min(i + kPiece, now.keys.size()));
        }
      } catch (...) {
        const std::lock_guard lock(mutex_);
        failure = std::current_exception();
        begin = now.keys.size();
      }
    };
    {
      std::vector<portable::jthread> threads;
      for (int t = 0; t < std::max(job_.budget().threads, 1); ++t) threads.emplace_back(work);
    }
    if (failure) std::rethrow_exception(failure);
  }

  void check_piece(typename T::Worker& worker, int layer, const LoadedLayer<T>& now,
                   const LoadedLayer<T>* next, std::size_t first, std::size_t last) {
    std::uint64_t moves = 0;
    for (std::size_t i = first; i < last; ++i) {
      const std::string reason = fault(worker, layer, now.keys[i], now.codes[i], next, moves);
      if (reason.empty()) continue;
      const std::lock_guard lock(mutex_);
      if (!violation_ || now.keys[i] < violation_->key) violation_ = {now.keys[i], reason};
      break;
    }
    positions_ += last - first;
    moves_ += moves;
  }

  // What is wrong with one position; empty if nothing is.
  std::string fault(typename T::Worker& worker, int layer, Key key,
                    const typename LoadedLayer<T>::Codes& codes, const LoadedLayer<T>* next,
                    std::uint64_t& moves) const {
    const auto p = table_.position(key);
    if (table_.key(worker, p) != key) return "it is not in normal form";
    if (table_.layer(p) != layer) return "it belongs to another layer";
    if (table_.finished(p)) {
      return table_.final_codes(p) == codes ? "" : "its value is not that of a finished game";
    }
    if (next == nullptr) return "it is not finished, but there is no further layer";
    std::optional<typename LoadedLayer<T>::Codes> best;
    bool complete = true;
    table_.for_each_successor(p, [&](const typename T::Position& q) {
      ++moves;
      const auto* found = next->find(table_.key(worker, q));
      if (found == nullptr) {
        complete = false;
        return;
      }
      if (!best) best = *found;
      for (std::size_t v = 0; v < best->size(); ++v) {
        const bool better =
            table_.first_chooses(layer) ? (*found)[v] > (*best)[v] : (*found)[v] < (*best)[v];
        if (better) (*best)[v] = (*found)[v];
      }
    });
    if (!complete) return "a move leads to a position that is missing in the next layer";
    if (!best) return "it is not finished, but has no move";
    for (Code& code : *best) code = table_.earlier(code);
    return *best == codes ? "" : "its value is not the best of its moves";
  }

  const T& table_;
  Job& job_;
  std::mutex mutex_;
  std::atomic<std::uint64_t> positions_{0};
  std::atomic<std::uint64_t> moves_{0};
  std::optional<Violation> violation_;
};

}  // namespace harary
