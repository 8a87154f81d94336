// SPDX-License-Identifier: MIT
// What the sections of a .pg file say: points and stones, winning sets in all their forms, turns.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "base/error.hpp"
#include "base/portable.hpp"
#include "games/positional/files/connections.hpp"
#include "games/positional/files/element_name.hpp"
#include "games/positional/files/pg_sections.hpp"
#include "games/positional/files/shapes.hpp"
#include "games/positional/instance.hpp"

namespace harary {

namespace {

constexpr std::size_t kMostPoints = kMostOpenPoints;  // and as many stones again

class PgReader {
 public:
  PgReader(std::istream& in, const std::string& source, Owners owners)
      : file_(in, source), owners_(owners) {}

  WinningSets read() {
    read_points();
    WinningSets result = read_sections();
    // A list of turns without a turn is a game of no moves: nothing can be taken, and so no set.
    if (file_.has("#times") && file_.words("#times").empty()) return {};
    return result;
  }

 private:
  WinningSets read_sections() {
    WinningSets result;
    renamed_.assign(names_.size(), -1);
    for (std::size_t e = 0; e < names_.size(); ++e) {
      if (stone_[e] != kNoStone) continue;
      renamed_[e] = static_cast<int>(result.names.size());
      result.names.push_back(names_[e]);
    }
    result.turns = read_turns(result.names.size());
    read_black_sets(result.sets[0]);
    // They are read where only Black's sets count, too: what they name must be there.
    listed_sets("#whitewins", Side::second, result.sets[1]);
    for (auto& sets : result.sets) keep_minimal(sets);
    if (owners_ == Owners::red) result.sets[1].clear();
    for (const PgWord& word : file_.words("#firstmoves")) {
      const int e = renamed_[point(word)];
      if (e >= 0) result.first_moves.push_back(e);
    }
    portable::ranges::sort(result.first_moves);
    const auto repeated = std::unique(result.first_moves.begin(), result.first_moves.end());
    result.first_moves.erase(repeated, result.first_moves.end());
    return result;
  }

  using Sets = std::vector<std::vector<int>>;
  static constexpr int kNoStone = -1;

  // Initial stones may be listed among the #positions or not.
  void read_points() {
    for (const PgWord& word : file_.words("#positions")) {
      if (!add_point(word)) {
        throw InputError(file_.place(word), in_quotes(word.text) + " is listed twice");
      }
    }
    // It may be empty: of a Hex position whose cells are all dead nothing is left.
    if (!file_.has("#positions")) {
      throw InputError(file_.end(), "the section #positions is missing");
    }
    for (const Side side : {Side::first, Side::second}) {
      const auto* section = side == Side::first ? "#blackinitials" : "#whiteinitials";
      for (const PgWord& word : file_.words(section)) {
        add_point(word);
        int& stone = stone_[point(word)];
        if (stone != kNoStone && stone != static_cast<int>(side)) {
          throw InputError(file_.place(word),
                           in_quotes(word.text) + " belongs to both players from the start");
        }
        stone = static_cast<int>(side);
      }
    }
    std::size_t open = 0;
    for (const PgWord& word : file_.words("#positions")) {
      if (stone_[point(word)] != kNoStone || ++open <= kMostPoints) continue;
      refuse_size(file_.place(word), fmt::format("a game has at most {} points", kMostPoints));
    }
  }

  bool add_point(const PgWord& word) {
    if (!is_element_name(word.text)) {
      throw InputError(file_.place(word), in_quotes(word.text) + std::string(kNoElementName));
    }
    if (!numbers_.emplace(word.text, names_.size()).second) return false;
    if (names_.size() == 2 * kMostPoints) {
      refuse_size(file_.place(word),
                  fmt::format("a game has at most {} points, stones included", 2 * kMostPoints));
    }
    names_.push_back(word.text);
    stone_.push_back(kNoStone);
    return true;
  }

  std::size_t point(const PgWord& word) const {
    const auto found = numbers_.find(word.text);
    if (found == numbers_.end()) {
      throw InputError(file_.place(word), in_quotes(word.text) + " is not among the #positions");
    }
    return found->second;
  }

  // Times that come after the last free point count nothing. Empty: in turn, until nothing is left.
  std::vector<Side> read_turns(std::size_t open) const {
    std::set<std::string> times, black;
    for (const PgWord& word : file_.words("#times")) {
      if (!times.insert(word.text).second) {
        throw InputError(file_.place(word), in_quotes(word.text) + " is listed twice");
      }
    }
    for (const PgWord& word : file_.words("#blackturns")) {
      if (times.count(word.text) == 0) {
        throw InputError(file_.place(word), in_quotes(word.text) + " is not among the #times");
      }
      black.insert(word.text);
    }
    std::vector<Side> turns;
    bool in_turn = times.size() >= open;
    for (const PgWord& word : file_.words("#times")) {
      if (turns.size() == open) break;
      turns.push_back(black.count(word.text) != 0 ? Side::first : Side::second);
      in_turn = in_turn && (turns.back() == Side::first) == (turns.size() % 2 == 1);
    }
    if (in_turn) turns.clear();
    return turns;
  }

  void read_black_sets(Sets& sets) {
    const bool sides = file_.has("#startboarder") || file_.has("#endboarder");
    const bool shapes = file_.has("#blackgoal");
    if (sides && shapes) {
      throw InputError(file_.place("#blackgoal"),
                       "the lines of #neighbours are those of #blackgoal or those of "
                       "#startboarder and #endboarder, not both");
    }
    if (!sides && !shapes && !file_.has("#edges") && !file_.has("#blackwins")) {
      throw InputError(file_.end(),
                       "nothing says how Black wins: the section #blackwins, #blackgoal, "
                       "#startboarder and #endboarder, or #edges is missing");
    }
    listed_sets("#blackwins", Side::first, sets);
    if (sides) connect_sides(sets);
    if (file_.has("#edges")) connect_terminals(sets);
    if (shapes) place_shapes(sets);
  }

  void listed_sets(const std::string& section, Side side, Sets& sets) const {
    for (const PgRow& row : file_.rows(section)) {
      std::vector<int> set;
      for (const PgWord& word : row) set.push_back(static_cast<int>(point(word)));
      add_set(std::move(set), side, file_.place(row.front()), sets);
    }
  }

  PointState state(std::size_t e, Side side) const {
    if (stone_[e] == kNoStone) return PointState::free;
    return stone_[e] == static_cast<int>(side) ? PointState::own : PointState::lost;
  }

  // Own stones are given, and those of the opponent spoil the set. Nothing else does: a set that is
  // larger than the owner's turns is never owned, but counts as one that no stone has spoiled.
  void add_set(std::vector<int> set, Side side, const TextPlace& place, Sets& sets) const {
    std::vector<int> open;
    for (const int e : set) {
      const auto i = static_cast<std::size_t>(e);
      if (state(i, side) == PointState::lost) return;
      if (state(i, side) == PointState::free) open.push_back(renamed_[i]);
    }
    portable::ranges::sort(open);
    open.erase(std::unique(open.begin(), open.end()), open.end());
    if (open.empty()) {
      if (side == Side::second && owners_ == Owners::red) return;
      throw InputError(place, "this set is complete from the start");
    }
    if (sets.size() == kMostFileSets) {
      refuse_size(place, fmt::format("a player has at most {} sets", kMostFileSets));
    }
    sets.push_back(std::move(open));
  }

  ConnectionQuestion question() const {
    ConnectionQuestion result;
    result.vertices = static_cast<int>(names_.size());
    for (std::size_t e = 0; e < names_.size(); ++e) result.state.push_back(state(e, Side::first));
    result.most_points = names_.size();
    result.most_sets = kMostFileSets;
    return result;
  }

  void connect_sides(Sets& sets) const {
    ConnectionQuestion asked = question();
    for (const PgRow& row : file_.rows("#neighbours")) {
      for (const PgWord& word : row) {
        asked.edges.emplace_back(static_cast<int>(point(row.front())),
                                 static_cast<int>(point(word)));
      }
    }
    for (const PgWord& word : side("#startboarder")) {
      asked.start.push_back(static_cast<int>(point(word)));
    }
    for (const PgWord& word : side("#endboarder")) {
      asked.end.push_back(static_cast<int>(point(word)));
    }
    connect(asked, file_.place("#neighbours"), sets);
  }

  void connect_terminals(Sets& sets) const {
    ConnectionQuestion asked = question();
    std::set<std::string> source, target;
    for (const PgWord& word : side("#source")) source.insert(word.text);
    for (const PgWord& word : side("#target")) target.insert(word.text);
    for (const auto* terminals : {&source, &target}) {
      for (const std::string& name : *terminals) {
        if (numbers_.count(name) != 0) {
          throw InputError(file_.place(terminals == &source ? "#source" : "#target"),
                           in_quotes(name) + " is a terminal and must not be a point");
        }
      }
    }
    for (const PgRow& row : file_.rows("#edges")) {
      if (row.size() != 2) {
        throw InputError(file_.place(row.front()), "expected the two ends of an edge");
      }
      const auto terminal = [&](const PgWord& word) -> std::vector<int>* {
        if (source.count(word.text) != 0) return &asked.start;
        return target.count(word.text) != 0 ? &asked.end : nullptr;
      };
      std::vector<int>* const one = terminal(row[0]);
      std::vector<int>* const other = terminal(row[1]);
      if (one != nullptr && other != nullptr) {
        if (one == other) continue;
        throw InputError(file_.place(row.front()), "source and target are connected at the start");
      }
      if (one != nullptr || other != nullptr) {
        const int e = static_cast<int>(point(row[one != nullptr ? 1 : 0]));
        (one != nullptr ? one : other)->push_back(e);
      } else {
        asked.edges.emplace_back(static_cast<int>(point(row[0])), static_cast<int>(point(row[1])));
      }
    }
    connect(asked, file_.place("#edges"), sets);
  }

  std::vector<PgWord> side(const std::string& section) const {
    if (!file_.has(section)) {
      throw InputError(file_.end(), fmt::format("the section {} is missing", section));
    }
    return file_.words(section);
  }

  void connect(const ConnectionQuestion& asked, const TextPlace& place, Sets& sets) const {
    Sets found;
    try {
      found = minimal_connections(asked);
    } catch (const LimitError& error) {
      refuse_size(place, error.what());
    }
    for (auto& set : found) add_set(std::move(set), Side::first, place, sets);
  }

  void place_shapes(Sets& sets) const {
    Grid grid;
    grid.up.assign(names_.size(), -1);
    grid.side = grid.up;
    std::set<std::pair<bool, std::size_t>> taken;
    for (const PgRow& row : file_.rows("#neighbours")) {
      if (row.size() != 3) {
        throw InputError(file_.place(row.front()),
                         "expected a point, the one above it and the one at its side");
      }
      for (const bool up : {true, false}) {
        const PgWord& word = row[up ? 1 : 2];
        if (word.text == "na") continue;
        if (!taken.emplace(up, point(word)).second) {
          throw InputError(file_.place(word),
                           fmt::format("{} is {} two points", in_quotes(word.text),
                                       up ? "above" : "at the side of"));
        }
        (up ? grid.up : grid.side)[point(row.front())] = static_cast<int>(point(word));
      }
    }
    for (const PgRow& row : file_.rows("#blackgoal")) {
      for (auto& set : places_of_shape(grid, row, file_)) {
        add_set(std::move(set), Side::first, file_.place(row.front()), sets);
      }
    }
  }

  PgSections file_;
  Owners owners_;
  std::vector<std::string> names_;
  std::map<std::string, std::size_t> numbers_;
  std::vector<int> stone_;    // by point: the side it belongs to from the start, or kNoStone
  std::vector<int> renamed_;  // by point: its number among the free ones
};

std::string names_of(const std::vector<int>& set, const WinningSets& sets) {
  std::vector<std::string> names;
  for (const int e : set) names.push_back(sets.names[static_cast<std::size_t>(e)]);
  return fmt::format("{}\n", fmt::join(names, " "));
}

}  // namespace

std::string pg_text(const WinningSets& sets, Owners owners) {
  std::vector<std::string> times, turns;
  const std::size_t moves = sets.turns.empty() ? sets.names.size() : sets.turns.size();
  for (std::size_t t = 0; t < moves; ++t) {
    times.push_back(fmt::format("t{}", t + 1));
    const bool black = sets.turns.empty() ? t % 2 == 0 : sets.turns[t] == Side::first;
    if (black) turns.push_back(times.back());
  }
  std::string text =
      fmt::format("#version\n1.0\n#times\n{}\n#blackturns\n{}\n#positions\n{}\n#blackwins\n",
                  fmt::join(times, " "), fmt::join(turns, " "), fmt::join(sets.names, " "));
  for (const auto& set : sets.sets[0]) text += names_of(set, sets);
  // Without the section it is Maker-Breaker.
  if (owners == Owners::both) text += "#whitewins\n";
  for (const auto& set : sets.sets[1]) text += names_of(set, sets);
  if (!sets.first_moves.empty()) text += "#firstmoves\n" + names_of(sets.first_moves, sets);
  return text;
}

WinningSets read_pg(std::istream& in, const std::string& source, Owners owners) {
  return PgReader(in, source, owners).read();
}

}  // namespace harary
