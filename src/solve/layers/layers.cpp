// SPDX-License-Identifier: MIT
#include "solve/layers/layers.hpp"

#include <cstring>
#include <map>
#include <vector>

#include "certificate/position_set.hpp"

namespace harary {

namespace {

// The positions of one layer as strings of bytes, which take less room than the values themselves.
class Layer {
 public:
  explicit Layer(std::size_t words) : words_(words), set_(8 * words) {}

  void insert(const Position& p) {
    const Bytes bytes(reinterpret_cast<const std::uint8_t*>(p.words().data()), 8 * words_);
    set_.insert(p.hash(), bytes);
  }
  std::size_t size() const { return set_.size(); }
  Position operator[](std::size_t i) const {
    std::vector<std::uint64_t> words(words_);
    std::memcpy(words.data(), set_[i].data(), 8 * words_);
    return Position::of_words(words);
  }
  std::uint64_t memory_bytes() const { return set_.memory_bytes(); }

 private:
  std::size_t words_;
  PositionSet set_;
};

}  // namespace

void for_each_class(const RuntimeRules& rules,
                    const std::function<Position(const Position&)>& representative, Job& job,
                    const std::function<void(int, const Position&, bool)>& visit) {
  const Position start = representative(rules.start());
  std::map<int, Layer> waiting;
  std::uint64_t done = 0;
  std::uint64_t moves = 0;
  const auto add = [&](const Position& p) {
    waiting.try_emplace(rules.layer(p).value(), start.words().size()).first->second.insert(p);
  };
  const auto check_budget = [&](const Layer* current) {
    job.check();
    job.report("layers", done, 0, "positions");
    std::uint64_t held = current != nullptr ? current->memory_bytes() : 0;
    for (const auto& [number, layer] : waiting) held += layer.memory_bytes();
    if (held > job.budget().memory_bytes) throw JobStopped{StopReason::memory};
  };
  add(start);
  while (!waiting.empty()) {
    const auto first = waiting.extract(waiting.begin());
    const Layer& layer = first.mapped();
    for (std::size_t i = 0; i < layer.size(); ++i) {
      const Position p = layer[i];
      ++done;
      const bool finished = rules.result(p).has_value();
      visit(first.key(), p, finished);
      if (finished) continue;
      for (const Move& move : rules.moves(p)) {
        if (++moves % 4096 == 0) check_budget(&layer);
        add(representative(rules.after(p, move)));
      }
    }
    check_budget(nullptr);
  }
}

}  // namespace harary
