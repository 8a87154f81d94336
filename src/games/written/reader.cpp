// SPDX-License-Identifier: MIT
#include "games/written/reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>
#include <utility>

#include "base/printable.hpp"
#include "games/written/board_points.hpp"
#include "games/written/fields.hpp"
#include "games/written/words.hpp"

namespace harary::written {

namespace {

constexpr std::size_t kMostNameBytes = 100;
constexpr std::size_t kMostProseBytes = 10'000;  // of the title and the rules in words

const std::vector<std::string> kReservedMarks{"own", "other", "same", "any", "both", "one mark"};

// Names that positions and moves are written with.
bool has_only(std::string_view name, std::string_view forbidden) {
  return !name.empty() && std::none_of(name.begin(), name.end(), [&](char c) {
    return static_cast<unsigned char>(c) <= ' ' || c == 0x7f ||
           forbidden.find(c) != std::string_view::npos;
  });
}

std::string without_blanks(std::string text) {
  std::erase(text, ' ');
  return text;
}

class Reader {
 public:
  Reader(const TomlValue& text, const std::string& source, const std::string& board)
      : speaker_(source), text_(text), words_(speaker_, game_), board_(board) {}

  Game read() {
    const Fields all(speaker_, text_, "the text",
                     {"game", "title", "rules", "players", "board", "marks", "sets", "move",
                      "forbid", "end", "last", "score"});
    read_names(all);
    read_board(all.needed("board", "[board] and points = \"cells of grid:3x3\""));
    read_marks(all.needed("marks", "[marks] and X = \"both\""));
    if (const TomlValue* sets = all.find("sets")) read_sets(*sets);
    if (const TomlValue* move = all.find("move")) read_move(*move);
    for_each_entry(all, "forbid", [&](const TomlValue& entry) { read_forbid(entry); });
    for_each_entry(all, "end", [&](const TomlValue& entry) { read_end(entry); });
    read_last(all.needed("last", "[last] and result = \"draw\""));
    for_each_entry(all, "score", [&](const TomlValue& entry) { read_score(entry); });
    check_scores(all);
    return std::move(game_);
  }

 private:
  // Calls work(): what it complains of lies at `value`.
  template <class Work>
  auto at(const TomlValue& value, Work&& work) const {
    try {
      return work();
    } catch (const InputError& error) {
      speaker_.refuse(value, error.what());
    } catch (const LimitError& error) {
      speaker_.too_large(value, error.what());
    }
  }

  template <class F>
  void for_each_entry(const Fields& all, const std::string& key, F&& f) {
    const TomlValue* entries = all.find(key);
    if (entries == nullptr) return;
    if (entries->kind != TomlValue::Kind::list) {
      speaker_.refuse(*entries,
                      fmt::format("write [[{}]] with two brackets, for each of them", key));
    }
    if (entries->list.size() > static_cast<std::size_t>(kMostEntries)) {
      speaker_.too_large(*entries,
                         fmt::format("there are {} entries [[{}]]; at most {} are allowed",
                                     entries->list.size(), key, kMostEntries));
    }
    for (const TomlValue& entry : entries->list) f(entry);
  }

  std::string prose(const TomlValue& value, const std::string& what, std::size_t most) const {
    const std::string& text = speaker_.text_of(value, what);
    if (text.size() > most) {
      speaker_.refuse(
          value, fmt::format("{} has {} bytes; at most {} are allowed", what, text.size(), most));
    }
    return text;
  }

  void read_names(const Fields& all) {
    const TomlValue& name = all.needed("game", "game = \"notakto\"");
    game_.name = prose(name, "game", kMostNameBytes);
    if (game_.name.empty()) speaker_.refuse(name, "game is empty; give the game a name");
    const TomlValue* title = all.find("title");
    game_.title = title != nullptr ? prose(*title, "title", kMostNameBytes) : game_.name;
    if (const TomlValue* rules = all.find("rules")) {
      game_.rules = prose(*rules, "rules", kMostProseBytes);
    }
    game_.players = {"Red", "Green"};
    const TomlValue* players = all.find("players");
    if (players == nullptr) return;
    const auto& list = speaker_.list_of(*players, "players");
    if (list.size() != 2) {
      speaker_.refuse(*players, "a game has two players; write players = [\"Left\", \"Right\"]");
    }
    for (std::size_t i = 0; i < 2; ++i) {
      game_.players[i] = prose(list[i], "the name of a player", kMostNameBytes);
      const std::string& player = game_.players[i];
      if (player.starts_with(' ') || player.ends_with(' ') ||
          !has_only(without_blanks(player), ";,=:+")) {
        speaker_.refuse(list[i], fmt::format("{} cannot be a player's name: write one without "
                                             "; , = : + and without blanks at its ends",
                                             in_quotes(player)));
      }
      if (player == "both" || player == "mover") {
        speaker_.refuse(list[i],
                        fmt::format("no player is called {}: the rules use that word", player));
      }
    }
    if (game_.players[0] == game_.players[1]) {
      speaker_.refuse(list[1], "both players have one name; write two different ones");
    }
  }

  // The points.
  void read_board(const TomlValue& value) {
    const Fields board(speaker_, value, "[board]", {"points", "adjacent"});
    const TomlValue& points = board.needed("points", "points = \"cells of grid:3x3\"");
    if (points.kind == TomlValue::Kind::text) {
      const auto [kind, written] = kind_and_board(points.text);
      const std::string wanted = board_.empty() ? points.text : kind + " of " + board_;
      points_.emplace(at(points, [&] { return BoardPoints::parse(wanted); }));
    } else if (points.kind == TomlValue::Kind::list) {
      if (!board_.empty()) {
        speaker_.refuse(points, "the points are a list of names, which no other board can replace");
      }
      points_.emplace(BoardPoints::of_names(names_in(points)));
    } else {
      speaker_.refuse(points, fmt::format("points is {}; write \"cells of grid:3x3\", or a list of "
                                          "names",
                                          points.what()));
    }
    game_.points_are = points_->kind();
    game_.board = points_->board();
    game_.points = points_->names();
    if (game_.points.empty()) speaker_.refuse(points, "the board has no points");
    if (game_.points.size() > static_cast<std::size_t>(kMostPoints)) {
      speaker_.too_large(points, fmt::format("the board has {} points; at most {} are allowed",
                                             game_.points.size(), kMostPoints));
    }
    game_.near = neighbours(board.find("adjacent"));
  }

  std::vector<std::string> names_in(const TomlValue& points) const {
    std::vector<std::string> names;
    std::set<std::string> known;
    if (points.list.size() > static_cast<std::size_t>(kMostPoints)) {
      speaker_.too_large(points, fmt::format("there are {} points; at most {} are allowed",
                                             points.list.size(), kMostPoints));
    }
    for (const TomlValue& one : points.list) {
      names.push_back(prose(one, "the name of a point", kMostNameBytes));
      if (!has_only(names.back(), ";,=:+")) {
        speaker_.refuse(one, fmt::format("{} cannot be a point's name: write one without blanks "
                                         "and ; , = : +",
                                         in_quotes(names.back())));
      }
      if (!known.insert(names.back()).second) {
        speaker_.refuse(one, fmt::format("the point {} is listed twice", in_quotes(names.back())));
      }
    }
    return names;
  }

  std::vector<Points> neighbours(const TomlValue* adjacent) const {
    if (adjacent == nullptr) return points_->neighbours(Adjacent::usual);
    if (adjacent->kind == TomlValue::Kind::list) return neighbours_in(*adjacent);
    if (adjacent->kind != TomlValue::Kind::text) {
      speaker_.refuse(*adjacent, fmt::format("adjacent is {}; write side, corner, both or a list "
                                             "of pairs such as [[\"a1\", \"a2\"]]",
                                             adjacent->what()));
    }
    const std::vector<std::string> words = game_.points_are == PointsAre::cells
                                               ? std::vector<std::string>{"side", "corner", "both"}
                                               : std::vector<std::string>{};
    const auto found = std::find(words.begin(), words.end(), adjacent->text);
    if (words.empty()) {
      speaker_.refuse(*adjacent,
                      "only cells have words for adjacent; leave it out, or write a "
                      "list of pairs");
    }
    if (found == words.end()) {
      speaker_.refuse(*adjacent,
                      fmt::format("adjacent: {} is not known; {}", in_quotes(adjacent->text),
                                  Speaker::known_words(adjacent->text, "words", words)));
    }
    const auto how = static_cast<Adjacent>(found - words.begin());
    return at(*adjacent, [&] { return points_->neighbours(how); });
  }

  std::vector<Points> neighbours_in(const TomlValue& pairs) const {
    std::vector<std::set<int>> near(game_.points.size());
    for (const TomlValue& pair : pairs.list) {
      const auto& ends = speaker_.list_of(pair, "a pair of neighbours");
      if (ends.size() != 2) speaker_.refuse(pair, "neighbours are pairs; write [\"a1\", \"a2\"]");
      const int a = point(ends[0]);
      const int b = point(ends[1]);
      if (a == b) speaker_.refuse(pair, "a point is not its own neighbour");
      near[static_cast<std::size_t>(a)].insert(b);
      near[static_cast<std::size_t>(b)].insert(a);
    }
    std::vector<Points> result;
    for (const auto& points : near) result.emplace_back(points.begin(), points.end());
    return result;
  }

  int point(const TomlValue& value) const {
    const std::string& name = speaker_.text_of(value, "a point");
    const int found = points_->find(name);
    if (found >= 0) return found;
    speaker_.refuse(value, fmt::format("{} is not a point; {}", in_quotes(name),
                                       Speaker::known_words(name, "points", game_.points)));
  }

  void read_marks(const TomlValue& value) {
    const auto& marks = speaker_.table_of(value, "[marks]");
    if (marks.empty()) speaker_.refuse(value, "[marks] is empty; write for example X = \"both\"");
    if (marks.size() > static_cast<std::size_t>(kMostMarks)) {
      speaker_.too_large(value, fmt::format("there are {} marks; at most {} are allowed",
                                            marks.size(), kMostMarks));
    }
    for (const TomlEntry& entry : marks) {
      const auto& reserved = kReservedMarks;
      if (std::find(reserved.begin(), reserved.end(), entry.key) != reserved.end()) {
        speaker_.refuse(entry,
                        fmt::format("no mark is called {}: the rules use that word", entry.key));
      }
      if (!has_only(entry.key, ";,=:+") || entry.key.size() > kMostNameBytes) {
        speaker_.refuse(entry, fmt::format("{} cannot be a mark's name: write a short one without "
                                           "blanks and ; , = : +",
                                           in_quotes(entry.key)));
      }
      const std::string& who = speaker_.text_of(entry.value, "who may place " + entry.key);
      Mark mark{entry.key, std::nullopt};
      if (who != "both") {
        const auto found = std::find(game_.players.begin(), game_.players.end(), who);
        if (found == game_.players.end()) {
          speaker_.refuse(
              entry.value,
              fmt::format("{} is not a player; {}", in_quotes(who),
                          Speaker::known_words(who, "words",
                                               {game_.players[0], game_.players[1], "both"})));
        }
        mark.owner = found == game_.players.begin() ? Side::first : Side::second;
      }
      game_.marks.push_back(std::move(mark));
    }
  }

  void read_sets(const TomlValue& value) {
    const auto& families = speaker_.table_of(value, "[sets]");
    if (families.size() > static_cast<std::size_t>(kMostFamilies)) {
      speaker_.too_large(value, fmt::format("there are {} families; at most {} are allowed",
                                            families.size(), kMostFamilies));
    }
    std::size_t room = kMostPointsInSets;
    for (const TomlEntry& entry : families) {
      if (entry.key.empty() || entry.key.size() > kMostNameBytes) {
        speaker_.refuse(entry, "a family has a name of 1 to 100 bytes");
      }
      if (entry.key == "moves") {
        speaker_.refuse(entry, "no family is called moves: [[score]] uses that word");
      }
      const bool by_name = entry.value.kind == TomlValue::Kind::text;
      Family family{entry.key, sets_in(entry.value, room), by_name ? entry.value.text : ""};
      for (const Points& set : family.sets) {
        if (set.size() > room) {
          speaker_.too_large(entry.value, fmt::format("the sets have more than {} points in all",
                                                      kMostPointsInSets));
        }
        room -= set.size();
      }
      game_.families.push_back(std::move(family));
    }
  }

  std::vector<Points> sets_in(const TomlValue& value, std::size_t room) const {
    if (value.kind == TomlValue::Kind::text) {
      return at(value, [&] { return points_->sets(value.text, room); });
    }
    if (value.kind != TomlValue::Kind::list) {
      speaker_.refuse(value, fmt::format("the sets are {}; write a family such as \"line:3\", or a "
                                         "list of lists of points",
                                         value.what()));
    }
    std::vector<Points> sets;
    for (const TomlValue& one : value.list) {
      Points set;
      for (const TomlValue& name : speaker_.list_of(one, "a set")) set.push_back(point(name));
      if (set.empty()) speaker_.refuse(one, "a set has at least one point");
      std::sort(set.begin(), set.end());
      if (std::adjacent_find(set.begin(), set.end()) != set.end()) {
        speaker_.refuse(one, "a point is listed twice in this set");
      }
      sets.push_back(std::move(set));
    }
    std::sort(sets.begin(), sets.end());
    sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
    return sets;
  }

  void read_move(const TomlValue& value) {
    const Fields move(speaker_, value, "[move]", {"place", "turns", "start"});
    if (const TomlValue* place = move.find("place")) read_place(*place);
    if (const TomlValue* turns = move.find("turns")) read_turns(*turns);
    if (const TomlValue* start = move.find("start")) read_start(*start);
  }

  void read_place(const TomlValue& value) {
    if (value.kind != TomlValue::Kind::table) {
      game_.place[0] = game_.place[1] = words_.place(value);
      return;
    }
    const Fields places(speaker_, value, "place", {game_.players[0], game_.players[1]});
    for (std::size_t i = 0; i < 2; ++i) {
      if (const TomlValue* one = places.find(game_.players[i])) game_.place[i] = words_.place(*one);
    }
  }

  void read_turns(const TomlValue& value) {
    const auto& list = speaker_.list_of(value, "turns");
    if (list.empty()) speaker_.refuse(value, "turns is empty; write [1] for one move a turn");
    if (list.size() > static_cast<std::size_t>(kMostTurns)) {
      speaker_.too_large(value, fmt::format("turns has {} numbers; at most {} are allowed",
                                            list.size(), kMostTurns));
    }
    game_.turns.clear();
    for (const TomlValue& one : list) {
      game_.turns.push_back(
          static_cast<int>(speaker_.number_of(one, "the moves of a turn", 1, kMostTurns)));
    }
  }

  void read_start(const TomlValue& value) {
    std::set<int> taken;
    for (const TomlEntry& entry : speaker_.table_of(value, "start")) {
      const int mark = words_.mark(entry.value, entry.key);
      for (const TomlValue& one : speaker_.list_of(entry.value, "the points of " + entry.key)) {
        const int where = point(one);
        if (!taken.insert(where).second) {
          speaker_.refuse(one, fmt::format("the point {} has a mark at the start already",
                                           in_quotes(one.text)));
        }
        game_.start.emplace_back(where, mark);
      }
    }
    std::sort(game_.start.begin(), game_.start.end());
  }

  void read_forbid(const TomlValue& value) {
    const Fields forbid(speaker_, value, "[[forbid]]", {"neighbour", "fills", "outside"});
    if (value.entries.empty()) {
      speaker_.refuse(value, "[[forbid]] forbids nothing; write neighbour, fills or outside");
    }
    if (const TomlValue* neighbour = forbid.find("neighbour")) {
      game_.forbids.push_back(
          {.kind = Forbid::Kind::neighbour, .neighbour = words_.neighbour(*neighbour)});
    }
    if (const TomlValue* fills = forbid.find("fills")) {
      game_.forbids.push_back(
          {.kind = Forbid::Kind::fills, .family = words_.family(*fills, "fills")});
    }
    if (const TomlValue* outside = forbid.find("outside")) {
      game_.forbids.push_back(
          {.kind = Forbid::Kind::outside, .family = words_.family(*outside, "outside")});
    }
  }

  void read_end(const TomlValue& value) {
    const Fields fields(speaker_, value, "[[end]]", {"fills", "in", "by", "result"});
    End end;
    end.family = words_.family(fields.needed("fills", "fills = \"lines\""), "fills");
    if (const TomlValue* by = fields.find("by")) end.by = words_.player(*by, "by");
    if (const TomlValue* in = fields.find("in")) end.in = words_.filling(*in, end.by);
    end.result = words_.result(fields.needed("result", "result = \"mover wins\""), false);
    game_.ends.push_back(end);
  }

  void read_last(const TomlValue& value) {
    const Fields last(speaker_, value, "[last]", {"result"});
    game_.last = words_.result(last.needed("result", "result = \"draw\""), true);
  }

  void read_score(const TomlValue& value) {
    const Fields fields(speaker_, value, "[[score]]", {"player", "counts", "as", "worth"});
    ScoreRule rule;
    rule.player = words_.player(
        fields.needed("player", fmt::format("player = \"{}\"", game_.players[0])), "player");
    const TomlValue& counts = fields.needed("counts", "counts = \"moves\"");
    const TomlValue* as = fields.find("as");
    if (speaker_.text_of(counts, "counts") == "moves") {
      rule.as = ScoreRule::As::moves;
      if (as != nullptr) speaker_.refuse(*as, "with counts = \"moves\" there is no `as`");
    } else {
      rule.family = words_.family(counts, "counts");
      rule.as = words_.counting(fields.needed("as", "as = \"full of own\""), rule.player);
    }
    if (const TomlValue* worth = fields.find("worth")) {
      rule.worth = static_cast<int>(speaker_.number_of(*worth, "worth", -kMostWorth, kMostWorth));
    }
    game_.scores.push_back(rule);
  }

  void check_scores(const Fields& all) {
    const TomlValue* scores = all.find("score");
    if (game_.last == Result::score) {
      if (game_.scores.empty()) {
        speaker_.refuse(*all.find("last"), "the score decides, but no [[score]] says what counts");
      }
    } else if (scores != nullptr && !game_.scores.empty()) {
      speaker_.refuse(*scores, "[[score]] counts only with [last] result = \"score\"");
    }
    if (most_difference(game_) <= kMostDifference) return;
    speaker_.too_large(*scores, fmt::format("the difference of the sums may be more than {}; give "
                                            "the scores smaller numbers for worth",
                                            kMostDifference));
  }

  Speaker speaker_;
  const TomlValue& text_;
  Game game_;
  Words words_;
  std::string board_;
  std::optional<BoardPoints> points_;
};

}  // namespace

int common_worth(const Game& game) {
  int common = 0;
  for (const ScoreRule& rule : game.scores) common = std::gcd(common, rule.worth);
  return std::max(common, 1);
}

std::int64_t most_difference(const Game& game) {
  std::int64_t sum = 0;
  for (const ScoreRule& rule : game.scores) {
    const std::size_t most = rule.as == ScoreRule::As::moves
                                 ? game.points.size()
                                 : game.families[static_cast<std::size_t>(rule.family)].sets.size();
    sum +=
        std::int64_t{std::abs(rule.worth / common_worth(game))} * static_cast<std::int64_t>(most);
  }
  return sum;
}

Game read_game(std::string_view text, const std::string& source, const std::string& board) {
  if (text.size() > kMostTextBytes) {
    throw LimitError(fmt::format("{}: the text has {} bytes; a written game has at most {}",
                                 shortened(source), text.size(), kMostTextBytes));
  }
  const TomlValue tree = parse_toml(text, source);
  return Reader(tree, source, board).read();
}

}  // namespace harary::written
