// SPDX-License-Identifier: MIT
#include "games/colouring/colour_free.hpp"

#include <cstdint>
#include <optional>
#include <vector>

#include "base/assert.hpp"

namespace harary {

namespace {

// More than that costs more than what it saves; see docs/performance.md.
constexpr int kMostPositions = 2000;

// What the search has found about positions of one game: a slot a position, the newest stays. A
// question starts with nothing, so that its answer does not depend on those before it.
class Known {
 public:
  void forget() { ++question_; }
  std::optional<bool> find(std::uint64_t left, std::uint64_t turn) const {
    const Slot& slot = slots_[place(left, turn)];
    if (slot.left != left || slot.rest >> 1 != (question_ << 2 | turn)) return std::nullopt;
    return (slot.rest & 1) != 0;
  }
  void keep(std::uint64_t left, std::uint64_t turn, bool wins) {
    slots_[place(left, turn)] = {left, (question_ << 2 | turn) << 1 | std::uint64_t{wins}};
  }

 private:
  struct Slot {
    std::uint64_t left = 0;
    // The question, whether there is a pass, whose turn, whether Alice wins.
    std::uint64_t rest = 0;
  };
  static constexpr int kBits = 14;
  static std::size_t place(std::uint64_t left, std::uint64_t turn) {
    return static_cast<std::size_t>((left << 2 ^ left >> 62 ^ turn) * 0x9E3779B97F4A7C15U >>
                                    (64 - kBits));
  }
  std::vector<Slot> slots_ = std::vector<Slot>(std::size_t{1} << kBits);
  std::uint64_t question_ = 0;
};

Known& known() {
  thread_local Known result;
  return result;
}

}  // namespace

void ColourFreeGame::add_unsafe(int vertex, VertexSet rivals, int colours) {
  HARARY_ASSERT(colours >= 1 && colours <= rivals.size(), "the vertex is neither lost nor safe");
  const auto v = static_cast<std::size_t>(vertex);
  unsafe_.insert(vertex);
  rivals_[v] = rivals;
  lack_[v] = static_cast<std::int8_t>(rivals.size() - colours);
}

bool ColourFreeGame::alice_surely_wins(VertexSet left, bool pass, Side mover) {
  budget_ = kMostPositions;
  known().forget();
  return surely_wins(without_idle({left, pass, mover}));
}

auto ColourFreeGame::without_idle(State s) const -> State {
  VertexSet kept;
  const VertexSet open = unsafe_ & s.left;
  for (const int v : open) {
    kept |= rivals_[static_cast<std::size_t>(v)];
    kept.insert(v);
  }
  s.pass = s.pass != ((s.left - kept).size() % 2 != 0);
  s.left &= kept;
  return s;
}

auto ColourFreeGame::after(State s, int vertex) const -> State {
  s.left.erase(vertex);
  s.mover = opponent(s.mover);
  return without_idle(s);
}

auto ColourFreeGame::after_pass(State s) -> State {
  return {s.left, false, opponent(s.mover)};
}

VertexSet ColourFreeGame::with_colours_left(const State& s, int colours) const {
  VertexSet result;
  const VertexSet open = unsafe_ & s.left;
  for (const int v : open) {
    const auto u = static_cast<std::size_t>(v);
    if ((rivals_[u] & s.left).size() - lack_[u] == colours) result.insert(v);
  }
  return result;
}

bool ColourFreeGame::surely_wins(const State& s) {
  if ((unsafe_ & s.left).empty()) return true;
  if (--budget_ < 0) return false;
  HARARY_ASSERT(with_colours_left(s, 0).empty(), "a vertex loses its last colour to no move here");
  const std::uint64_t turn =
      static_cast<std::uint64_t>(s.pass) << 1 | static_cast<std::uint64_t>(s.mover);
  if (const auto found = known().find(s.left.bits(), turn)) return *found;
  const bool wins = s.mover == Side::first ? has_a_move(s) : has_all_answers(s);
  if (budget_ >= 0) known().keep(s.left.bits(), turn, wins);
  return wins;
}

bool ColourFreeGame::has_a_move(const State& s) {
  // A vertex with one colour left must be taken; two are one too many.
  const VertexSet urgent = with_colours_left(s, 1);
  if (urgent.size() > 1) return false;
  if (!urgent.empty()) return surely_wins(after(s, urgent.front()));
  VertexSet untried = s.left;
  for (int colours = 2; colours < 5; ++colours) {
    for (const int v : with_colours_left(s, colours)) {
      untried.erase(v);
      if (surely_wins(after(s, v))) return true;
    }
  }
  if (s.pass && surely_wins(after_pass(s))) return true;
  for (const int v : untried) {
    if (surely_wins(after(s, v))) return true;
  }
  return false;
}

bool ColourFreeGame::has_all_answers(const State& s) {
  if (!with_colours_left(s, 1).empty()) return false;
  VertexSet untried = s.left;
  for (int colours = 2; colours < 5; ++colours) {
    for (const int u : with_colours_left(s, colours)) {
      for (const int v : rivals_[static_cast<std::size_t>(u)] & untried) {
        untried.erase(v);
        if (!surely_wins(after(s, v))) return false;
      }
    }
  }
  if (s.pass && !surely_wins(after_pass(s))) return false;
  for (const int v : untried) {
    if (!surely_wins(after(s, v))) return false;
  }
  return true;
}

}  // namespace harary
