// SPDX-License-Identifier: MIT
#include "app/export_written.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

#include "app/catalogue.hpp"
#include "base/error.hpp"
#include "games/formulas/family.hpp"
#include "games/positional/boards/family_text.hpp"
#include "games/positional/boards/named_sets.hpp"
#include "games/positional/point_set_game.hpp"
#include "games/roles.hpp"
#include "graph/board_text.hpp"

namespace harary {

namespace {

using Lines = std::vector<std::pair<std::string, std::string>>;  // a key and its value as TOML

std::string in_toml(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c;
  }
  return result + '"';
}
std::string in_toml(const std::vector<std::string>& texts) {
  std::vector<std::string> all;
  for (const std::string& text : texts) all.push_back(in_toml(text));
  return fmt::format("[{}]", fmt::join(all, ", "));
}

std::vector<std::string> parts_of(const std::string& list) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at < list.size();) {
    const std::size_t end = std::min(list.find(',', at), list.size());
    parts.push_back(list.substr(at, end - at));
    at = end + 1;
  }
  return parts;
}

// The tables of a text, as far as they have lines.
struct Text {
  Lines head, board, marks, sets, move;
  std::vector<Lines> forbids, ends;
  std::string last;
  std::vector<Lines> scores;

  std::string text() const {
    std::string result;
    const auto add = [&result](const std::string& name, const Lines& lines) {
      if (!name.empty() && !lines.empty()) result += name + "\n";
      for (const auto& [key, value] : lines) result += key + " = " + value + "\n";
    };
    add("", head);
    add("[board]", board);
    add("[marks]", marks);
    add("[sets]", sets);
    add("[move]", move);
    for (const Lines& forbid : forbids) add("[[forbid]]", forbid);
    for (const Lines& end : ends) add("[[end]]", end);
    add("[last]", {{"result", in_toml(last)}});
    for (const Lines& score : scores) add("[[score]]", score);
    return result;
  }
};

// A game of the catalogue on its way into a text.
class Writer {
 public:
  Writer(const GameDescription& game, const GameOptions& given)
      : game_(game), way_(way_for(game.name)), options_(with_colours_for_roles(game, given)) {
    const Roles& roles = game.roles(options_.all());
    players_ = {as_name(roles.first), as_name(roles.second)};
    make_game(game.name, options_);  // complains of what the game does not have
    text_.head = {{"game", in_toml(game.name)},
                  {"title", in_toml(game.about.title)},
                  {"rules", in_toml(game.summary)}};
    std::vector<std::string> in_turn{players_[0], players_[1]};
    if (options_.has("first") && options_.first() == Side::second)
      std::swap(in_turn[0], in_turn[1]);
    text_.head.emplace_back("players", in_toml(in_turn));
  }

  std::string write() {
    (this->*way_)();
    return text_.text();
  }

 private:
  using Way = void (Writer::*)();

  // Throws InputError for a game that the language cannot say.
  Way way_for(const std::string& game) const {
    static const std::map<std::string, Way> kWriters{
        {"sim", &Writer::misere_avoidance},
        {"misere-avoidance", &Writer::misere_avoidance},
        {"avoidance", &Writer::avoidance},
        {"sima", &Writer::achievement},
        {"achievement", &Writer::achievement},
        {"achievement-no-draw", &Writer::achievement},
        {"maker-breaker", &Writer::maker_breaker},
        {"avoider-enforcer", &Writer::avoider_enforcer},
        {"saturation", &Writer::saturation},
        {"one-colour-achievement", &Writer::one_colour_achievement},
        {"kayles", &Writer::kayles},
        {"col", &Writer::col},
        {"snort", &Writer::col},
        {"domination", &Writer::domination},
        {"colouring", &Writer::colouring},
        {"pos-cnf", &Writer::formula},
        {"pos-dnf", &Writer::formula}};
    const auto found = kWriters.find(game);
    if (found == kWriters.end()) refuse(why_not());
    return found->second;
  }

  [[noreturn]] void refuse(const std::string& why) const {
    throw InputError(fmt::format("{} cannot be a written game: {}", game_.name, why));
  }
  void refuse_option(const std::string& option, const std::string& why) const {
    const std::string text = options_.text(option);
    if (!text.empty() && text != "false") refuse(fmt::format("--{}: {}", option, why));
  }

  // What the language does not have.
  std::string why_not() const {
    static const std::map<std::string, std::string> kReasons{
        {"connect", "a move must keep the marks connected, which no rule of the language says"},
        {"letters", "letters are taken away, and a written game only adds marks"},
        {"builder", "the two players make different kinds of moves on one edge"},
        {"qbf", "the order of the variables is given, and who owns a clause depends on negations"},
        {"marking", "what a move costs depends on the order in which vertices were marked"},
        {"flood", "one player recolours regions"},
        {"honeybee", "a move recolours a region"},
        {"sim+", "a player who completes a set with several edges loses by rules of its own"},
        {"avoidance+",
         "a player who completes a set with several edges loses by rules of its own"}};
    const auto found = kReasons.find(game_.name);
    if (found != kReasons.end()) return found->second;
    return game_.about.points.empty()
               ? "one player offers and the other one chooses, which no move of the language is"
               : "the points count the largest of something, and the language only counts sets";
  }

  std::string graph_board() const {
    const OptionSpec* board = game_.option("board");
    return board_text(options_.board(board == nullptr ? "" : board->default_text));
  }

  // As it is given, where it may be none that is a graph.
  std::string named_board() const {
    const OptionSpec* board = game_.option("board");
    const std::string given = options_.text("board", board == nullptr ? "" : board->default_text);
    return given.empty() || given.starts_with('@') ? graph_board() : given;
  }

  // Marks that only their owner may place: Red's and Green's.
  void own_marks() { text_.marks = {{"R", in_toml(players_[0])}, {"G", in_toml(players_[1])}}; }

  void place_start(const std::vector<std::pair<std::string, std::string>>& marks) {
    std::vector<std::string> start;
    for (const auto& [option, mark] : marks) {
      const std::string given = options_.text(option);
      if (given.empty()) continue;
      start.push_back(mark + " = " + in_toml(on_edges_ ? edges_in(option) : parts_of(given)));
    }
    if (!start.empty()) {
      text_.move.emplace_back("start", fmt::format("{{ {} }}", fmt::join(start, ", ")));
    }
  }
  std::vector<std::string> edges_in(const std::string& option) const {
    std::vector<std::string> names;
    for (const Edge e : options_.edges(option, options_.board(graph_board()))) {
      names.push_back(fmt::format("{}-{}", e.low, e.high));
    }
    return names;
  }

  void add_turns() {
    refuse_option("moves", "a bound on the moves of one player ends no written game");
    if (options_.has("turns")) {
      text_.move.emplace_back("turns", fmt::format("[{}]", options_.text("turns")));
      return;
    }
    const auto [red, green] = options_.has("bias") ? options_.bias() : std::pair(1, 1);
    if (red != green) refuse("--bias: the turns of both players are equally long");
    if (red != 1) text_.move.emplace_back("turns", fmt::format("[{}]", red));
  }

  // Points and families of a game with a target: "sets" of both, or "red" and "green".
  void add_target(bool both) {
    refuse_option("player3", "there are two players");
    if (options_.text("colours", "2") != "2") refuse("--colours: there are two players");
    if (options_.has("instance")) return add_instance(both);
    const std::string target = options_.text("target", "K3");
    const std::string greens = both ? options_.text("green-target") : "";
    const bool by_name = names_winning_sets(options_);
    if (by_name) {
      const auto families = read_families(target);
      text_.board = {{"points", in_toml(fmt::format("{} of {}", name_of(families.front().points),
                                                    named_board()))}};
    } else {
      on_edges_ = true;
      text_.board = {{"points", in_toml("edges of " + graph_board())}};
    }
    const auto family = [&](const std::string& option, const std::string& words) {
      if (by_name) return in_toml(words);
      const Graph board = options_.board(graph_board());
      return in_toml("copies:" + board_text(options_.target(option, words, board)));
    };
    text_.sets = {{greens.empty() ? "sets" : "red", family("target", target)}};
    if (!greens.empty()) text_.sets.emplace_back("green", family("green-target", greens));
    place_start({{"red", "R"}, {"green", "G"}});
  }

  void add_instance(bool both) {
    const PointSetup setup =
        read_point_setup(game_.name, options_, both ? Owners::both : Owners::red, FileTurns::any);
    if (!setup.sets->turns.empty() && !options_.has("turns")) {
      refuse("--instance: the file says who moves when");
    }
    const WinningSets& sets = *setup.sets;
    text_.board = {{"points", in_toml(sets.names)}};
    const auto listed = [&](std::size_t colour) {
      std::vector<std::string> all;
      for (const std::vector<int>& set : sets.sets[colour]) {
        std::vector<std::string> names;
        for (const int point : set) names.push_back(sets.names[static_cast<std::size_t>(point)]);
        all.push_back(in_toml(names));
      }
      return fmt::format("[{}]", fmt::join(all, ", "));
    };
    const bool one = !both || sets.sets[0] == sets.sets[1];
    text_.sets = {{one ? "sets" : "red", listed(0)}};
    if (!one) text_.sets.emplace_back("green", listed(1));
    place_start({{"red", "R"}, {"green", "G"}});
  }

  // Both players' sets end the game, each when its owner completes it.
  void end_by_own(const std::string& result) {
    if (text_.sets.size() == 1) {
      text_.ends = {
          {{"fills", in_toml("sets")}, {"in", in_toml("own")}, {"result", in_toml(result)}}};
      return;
    }
    for (std::size_t i = 0; i < 2; ++i) {
      text_.ends.push_back({{"fills", in_toml(text_.sets[i].first)},
                            {"in", in_toml("own")},
                            {"by", in_toml(players_[i])},
                            {"result", in_toml(result)}});
    }
  }
  // Either player may use either colour.
  bool colours_are_shared() {
    if (!options_.flag("colours-shared")) return false;
    text_.marks = {{"R", in_toml("both")}, {"G", in_toml("both")}};
    return true;
  }

  void achievement() { own_sets("mover wins"); }
  void misere_avoidance() { own_sets("mover loses"); }
  void own_sets(const std::string& result) {
    own_marks();
    add_target(true);
    add_turns();
    if (colours_are_shared()) {
      if (text_.sets.size() != 1) refuse("--green-target: a shared colour has one family of sets");
      text_.ends = {{{"fills", in_toml("sets")}, {"result", in_toml(result)}}};
    } else {
      end_by_own(result);
    }
    text_.last = game_.name == "achievement-no-draw" ? players_[1] + " wins" : "draw";
  }

  void avoidance() {
    own_marks();
    refuse_option("colours-shared", "no rule says which of the shared colours a player has lost");
    add_target(true);
    add_turns();
    if (text_.sets.size() != 1) refuse("--green-target: a rule forbids the same to both players");
    text_.forbids = {{{"fills", in_toml("sets")}}};
    text_.last = "mover loses";
  }

  void one_sided(const std::string& owned, const std::string& otherwise) {
    own_marks();
    add_target(false);
    add_turns();
    text_.ends = {{{"fills", in_toml("sets")},
                   {"in", in_toml("own")},
                   {"by", in_toml(players_[0])},
                   {"result", in_toml(owned)}}};
    text_.last = otherwise;
  }
  void maker_breaker() { one_sided("mover wins", players_[1] + " wins"); }
  void avoider_enforcer() {
    refuse_option("monotone", "a turn has a number of moves that is given");
    one_sided("mover loses", players_[0] + " wins");
  }

  // Games of one colour, on the edges of a graph.
  void add_drawn_edges() {
    on_edges_ = true;
    text_.board = {{"points", in_toml("edges of " + graph_board())}};
    text_.marks = {{"E", in_toml("both")}};
    const Graph target =
        options_.target("target", options_.text("target", "K3"), options_.board(graph_board()));
    text_.sets = {{"sets", in_toml("copies:" + board_text(target))}};
    place_start({{"red", "E"}});
  }
  void saturation() {
    refuse_option("connected", "no rule of the language says that marks are connected");
    refuse_option("score", "write it with [last] result = \"score\" by hand");
    add_drawn_edges();
    text_.forbids = {{{"fills", in_toml("sets")}}};
    text_.last = options_.flag("misere") ? "mover wins" : "mover loses";
  }
  void one_colour_achievement() {
    add_drawn_edges();
    text_.ends = {{{"fills", in_toml("sets")}, {"result", in_toml("mover wins")}}};
    text_.last = "draw";
  }

  // Games on the vertices of a graph.
  void kayles() {
    text_.board = {{"points", in_toml("vertices of " + graph_board())}};
    text_.marks = {{"T", in_toml("both")}};
    place_start({{"red", "T"}});
    text_.forbids = {{{"neighbour", in_toml("any")}}};
    text_.last = "mover loses";
  }
  void col() {
    text_.board = {{"points", in_toml("vertices of " + graph_board())}};
    own_marks();
    place_start({{"red", "R"}, {"green", "G"}});
    text_.forbids = {{{"neighbour", in_toml(game_.name == "col" ? "own" : "other")}}};
    text_.last = "mover loses";
  }
  void domination() {
    refuse_option("red", "the marks of the start are no moves, and moves are what counts");
    const Graph board = options_.board();
    text_.board = {{"points", in_toml("vertices of " + graph_board())}};
    text_.marks = {{"T", in_toml("both")}};
    std::vector<std::string> sets;
    for (int v = 0; v < board.order(); ++v) {
      std::vector<std::string> names;
      if (!options_.flag("total")) names.push_back(std::to_string(v));
      for (const int w : board.neighbours(v)) names.push_back(std::to_string(w));
      if (!names.empty()) sets.push_back(in_toml(names));
    }
    text_.sets = {{"around", options_.flag("total") ? fmt::format("[{}]", fmt::join(sets, ", "))
                                                    : in_toml("closed-neighbourhoods")}};
    text_.forbids = {{{"outside", in_toml("around")}}};
    text_.last = "score";
    text_.scores = {{{"player", in_toml(players_[1])}, {"counts", in_toml("moves")}}};
  }
  // Alice wins when all are coloured. Bob wins as soon as one cannot be; it stays so until neither
  // player has a move.
  void colouring() {
    const int colours = options_.number("colours", 3, 1, 64);
    constexpr int kMost = 8;
    if (colours > kMost)
      refuse(fmt::format("--colours: a written game has at most {} marks", kMost));
    const bool edges = options_.text("elements", "vertices") == "edges";
    const Graph board = options_.board();
    text_.board = {{"points", in_toml((edges ? "edges of " : "vertices of ") + graph_board())}};
    for (int c = 1; c <= colours; ++c)
      text_.marks.emplace_back(fmt::format("c{}", c), in_toml("both"));
    std::vector<std::string> all;
    for (int v = 0; !edges && v < board.order(); ++v) all.push_back(std::to_string(v));
    for (const Edge e : board.edges()) {
      if (edges) all.push_back(fmt::format("{}-{}", e.low, e.high));
    }
    if (all.empty()) refuse("there is nothing to colour");
    text_.sets = {{"all", fmt::format("[{}]", in_toml(all))}};
    text_.forbids = {{{"neighbour", in_toml("same")}}};
    text_.ends = {{{"fills", in_toml("all")},
                   {"in", in_toml("any")},
                   {"result", in_toml(players_[0] + " wins")}}};
    text_.last = players_[1] + " wins";
  }

  // The first player sets variables to true, the second to false. A term of a DNF is true when all
  // are the first player's, a clause of a CNF is false when all are the second's.
  void formula() {
    const bool cnf = game_.name == "pos-cnf";
    FormulaFamily::visit(game_.name, options_, [&](const auto& rules) {
      if constexpr (requires { rules.formula().form; }) {
        std::vector<std::string> names;
        for (int v = 1; v <= rules.formula().variables; ++v) names.push_back(fmt::format("{}", v));
        std::vector<std::string> sets;
        for (const Clause& clause : rules.formula().clauses) {
          std::vector<std::string> set;
          for (const Literal literal : clause) set.push_back(std::to_string(literal));
          sets.push_back(in_toml(set));
        }
        text_.board = {{"points", in_toml(names)}};
        text_.sets = {{"sets", fmt::format("[{}]", fmt::join(sets, ", "))}};
      }
    });
    const std::size_t owner = cnf ? 1 : 0;
    text_.marks = {{"true", in_toml(players_[0])}, {"false", in_toml(players_[1])}};
    text_.ends = {{{"fills", in_toml("sets")},
                   {"in", in_toml("own")},
                   {"by", in_toml(players_[owner])},
                   {"result", in_toml("mover wins")}}};
    text_.last = players_[1 - owner] + " wins";
  }

  const GameDescription& game_;
  Way way_;
  GameOptions options_;
  std::array<std::string, 2> players_;
  bool on_edges_ = false;
  Text text_;
};

}  // namespace

std::string written_text_of(const std::string& game, const GameOptions& options) {
  if (const std::string text = options.text(kWrittenText); !text.empty()) return text;
  return Writer(describe_game(game), options).write();
}

}  // namespace harary
