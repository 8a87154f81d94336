// SPDX-License-Identifier: MIT
#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "app/catalogue.hpp"
#include "app/engines/core_search.hpp"
#include "app/forms/form_question.hpp"
#include "app/json.hpp"
#include "app/question.hpp"
#include "app/split.hpp"
#include "app/suggestion/suggestion.hpp"
#include "games/cells/board_option.hpp"
#include "games/cells/contraction.hpp"
#include "games/flood/free_flood_play.hpp"
#include "games/flood/replay.hpp"
#include "games/flood/setup.hpp"
#include "graph/board_text.hpp"
#include "python/module/kernel.hpp"
#include "python/module/messages.hpp"
#include "python/module/module.hpp"
#include "python/module/running.hpp"

namespace harary::python {

namespace {

using Texts = std::map<std::string, std::string>;

GameOptions options_of(const Texts& texts) {
  GameOptions options;
  for (const auto& [name, text] : texts) options.set(name, text);
  return options;
}

std::string games() {
  Json json = Json::array();
  for (const GameDescription& game : catalogue()) {
    Json line = to_json(game);
    line["summary"] = in_python_words(game.summary);
    json.push_back(std::move(line));
  }
  return json.dump();
}

std::pair<int, std::vector<std::pair<int, int>>> parse_board_text(const std::string& text) {
  const Graph graph = parse_board(text, "board");
  std::vector<std::pair<int, int>> edges;
  for (const Edge edge : graph.edges()) edges.emplace_back(edge.low, edge.high);
  return {graph.order(), edges};
}

std::string text_of_board(int order, const std::vector<std::pair<int, int>>& edges) {
  Graph graph(order);
  for (const auto& [u, v] : edges) {
    if (u < 0 || v < 0 || u >= order || v >= order || u == v) {
      throw InputError("board: " + std::to_string(u) + "-" + std::to_string(v) +
                       " is not an edge on " + std::to_string(order) + " vertices");
    }
    graph.add_edge(u, v);
  }
  return board_text(graph);
}

// (grid, [(row, column, colour, region) of each cell], edges); a region is a vertex of the
// contracted board, as positions name it. Of a graph, rows and columns mean nothing.
using Coloured = std::tuple<std::string, std::vector<std::tuple<int, int, int, int>>,
                            std::vector<std::pair<int, int>>>;
Coloured coloured_board(const Texts& texts) {
  const ColouredBoard board = read_coloured_board(options_of(texts)).board;
  const std::vector<int> region = contract(board).vertex_of;
  Coloured result;
  auto& [grid, cells, edges] = result;
  grid = board.kind() == GridKind::hex ? "hex" : board.kind() == GridKind::square ? "square" : "";
  for (int v = 0; v < board.order(); ++v) {
    const Cell cell = grid.empty() ? Cell{0, v} : board.cells()[static_cast<std::size_t>(v)];
    cells.emplace_back(cell.row, cell.column, board.colour(v), region[static_cast<std::size_t>(v)]);
    for (const int w : board.neighbours(v)) {
      if (v < w) edges.emplace_back(v, w);
    }
  }
  return result;
}

// The colour of each cell in a position of flood, "calls=…" or "moves=…", and whether it is
// conquered. Without a start nothing is.
std::vector<std::pair<int, bool>> flooded(const Texts& texts, const std::string& position) {
  FloodSetup setup = read_flood(options_of(texts));
  if (setup.start == kAnywhere) {
    const FreeFloodPlay play(std::move(setup));
    const ColouredBoard board = play.rest(play.parse_position(position));
    std::vector<std::pair<int, bool>> cells;
    for (int v = 0; v < board.order(); ++v) cells.emplace_back(board.colour(v), false);
    return cells;
  }
  const std::string calls = position.substr(std::min(position.find('=') + 1, position.size()));
  Conquest territory(setup.board, setup.start);
  for (const char symbol : calls) territory.call(symbol_colour(symbol));
  std::vector<std::pair<int, bool>> cells;
  for (int v = 0; v < setup.board.order(); ++v) {
    const bool conquered = territory.owns(v);
    cells.emplace_back(conquered ? territory.colour() : setup.board.colour(v), conquered);
  }
  return cells;
}

std::string solve(const Game& game, const std::string& question, const std::string& method,
                  bool remoteness, const std::string& certificate,
                  const std::string& certificate_of, bool trim, bool stats, const Budget& budget,
                  const nb::object& listener) {
  const auto series = parse_series_kind(game.name(), question);
  Question asked = question_about(game.name(), question);
  asked.remoteness = remoteness;
  asked.method = parse_method(method);
  asked.certificate = certificate;
  asked.certificate_of = parse_certificate_of(certificate_of);
  asked.trim = trim;
  asked.names_move = true;
  if (trim && certificate.empty()) throw InputError("--trim: only with --certificate");
  return watched(budget, listener, [&](Job& job) {
    if (question == kFormQuestion) {
      FormSolver solver(budget, FormLimits());
      GameOptions options(GameOptions::Files::forbidden);
      options.set_all(game.options());
      return to_json(solver.solve(game.name(), options, asked, false, job)).dump();
    }
    if (series) return to_json(solve_series(game, *series, asked, job)).dump();
    return to_json(game.solve(asked, job), stats ? WithStats::yes : WithStats::no).dump();
  });
}

// Of one game of a series on different boards; what the others left helps.
std::string solve_next(const Game& game, const std::string& question, KeptCores& kept,
                       const Budget& budget, const nb::object& listener) {
  Question asked;
  asked.kind = parse_question_kind(question);
  asked.kept = &kept;
  return watched(budget, listener,
                 [&](Job& job) { return to_json(game.solve(asked, job)).dump(); });
}

std::string analyse(const Game& game, const std::string& position, const std::string& question,
                    bool stats, const Budget& budget, const nb::object& listener) {
  const QuestionKind kind = parse_question_of_moves(question);
  return watched(budget, listener, [&](Job& job) {
    return to_json(game.analyse(position, job, kind), stats ? WithStats::yes : WithStats::no)
        .dump();
  });
}

// {"move", "perfect", "how"}, and "depth" where the search did not reach the end.
std::string suggest(const Game& game, const std::string& position, const std::string& player,
                    const Budget& budget, const nb::object& listener) {
  const PlayerKind kind = parse_player_kind(player, "player");
  // The game is Python's, which keeps it alive for the time of the call.
  const std::shared_ptr<const Game> asked(std::shared_ptr<const void>(), &game);
  return watched(budget, listener, [&](Job& job) {
    const SuggestedMove chosen = suggest_move(asked, position, kind, job);
    Json json{{"move", chosen.move}, {"perfect", chosen.perfect}};
    json.update(to_json(chosen.choice));
    return json.dump();
  });
}

std::string layers(const Game& game, bool values, const Budget& budget,
                   const nb::object& listener) {
  return watched(budget, listener,
                 [&](Job& job) { return to_json(game.layers(values, job)).dump(); });
}

std::string strong(const Game& game, const std::string& folder, const Budget& budget,
                   const nb::object& listener) {
  return watched(budget, listener,
                 [&](Job& job) { return to_json(game.strong(folder, job)).dump(); });
}

// Positions of one game that a worker solves one after the other; a line of JSON each.
class Solver {
 public:
  Solver(const Game& game, const std::string& question, const Budget& budget,
         std::optional<std::uint64_t> news_from)
      : question_(parse_question_kind(question)), solver_(game.session_of_parts(budget)) {
    if (news_from) solver_->note_from(*news_from);
  }

  std::string solve(const std::string& position, const Budget& budget, const nb::object& listener) {
    return watched(budget, listener, [&](Job& job) {
      return part_json(position, question_, solver_->solve(position, question(), job)).dump();
    });
  }
  nb::bytes news() {
    const std::string bytes = solver_->news(question_);
    return nb::bytes(bytes.data(), bytes.size());
  }
  void learn(const nb::bytes& news) { solver_->learn(question_, {news.c_str(), news.size()}); }

 private:
  Question question() const {
    Question asked;
    asked.kind = question_;
    return asked;
  }

  QuestionKind question_;
  std::unique_ptr<Session> solver_;
};

std::tuple<std::string, Value, std::uint64_t> read_part(const Game& game,
                                                        const std::string& question,
                                                        const std::string& line,
                                                        const std::string& place) {
  const SolvedPart part = harary::read_part(game, parse_question_kind(question), line, place);
  return {part.position, part.proved_value, part.positions};
}

void split(SplitGame& game, const std::string& position, const Budget& budget,
           const nb::object& listener) {
  watched(budget, listener, [&](Job& job) {
    game.split(position, job);
    return true;
  });
}

void split_all(SplitGame& game, int plies, const Budget& budget, const nb::object& listener) {
  watched(budget, listener, [&](Job& job) {
    game.split_all(plies, job);
    return true;
  });
}

std::optional<std::string> joined(const SplitGame& game) {
  if (!game.joined()) return std::nullopt;
  return to_json(game).dump();
}

}  // namespace

void bind_games(nb::module_& module) {
  module.def("games", &games, "The catalogue, as JSON.");
  module.def(
      "drawing", [](const std::string& game) { return name_of(describe_game(game).drawing); },
      nb::arg("game"), "How positions of a game are drawn: graph, cells, letters or formula.");
  module.def("parse_board", &parse_board_text, nb::arg("text"), "(order, edges) of a board.");
  module.def("board_text", &text_of_board, nb::arg("order"), nb::arg("edges"),
             "A name or a graph6 word that parse_board() reads back.");
  module.def("coloured_board", &coloured_board, nb::arg("options"),
             "(grid, cells, edges) of a board of a territory game.");
  module.def("flooded", &flooded, nb::arg("options"), nb::arg("position"),
             "(colour, conquered) of each cell after these calls of flood.");

  nb::class_<Solver>(module, "PositionSolver", "Solves positions of a game; answers are JSON.")
      .def("solve", &Solver::solve, nb::arg("position"), nb::arg("budget"),
           nb::arg("listener").none())
      .def("news", &Solver::news, "What was proved with much work since the last call.")
      .def("learn", &Solver::learn, nb::arg("news"), "Believes the news of another solver.");
  nb::class_<SplitGame>(
      module, "SplitGame",
      "A question, split into positions that are solved separately; their values answer it.")
      .def("split", &split, nb::arg("position"), nb::arg("budget"), nb::arg("listener").none(),
           "Splits a part into those after one more move.")
      .def("split_all", &split_all, nb::arg("plies"), nb::arg("budget"), nb::arg("listener").none(),
           "Splits all parts, and repeats that: `plies` times in all.")
      .def("parts", &SplitGame::parts, "The positions that are not split.")
      .def("has", &SplitGame::has, nb::arg("position"), "Whether a position was met.")
      .def("learn", &SplitGame::learn, nb::arg("position"), nb::arg("proved_value"),
           "The value of a position.")
      .def("open", &SplitGame::open, "The parts that can still matter, best asked first.")
      .def("joined", &joined, "What the values prove about the start; None until they do.");
  nb::class_<KeptCores>(module, "KeptCores",
                        "What answers about boards leave for the next board; for one thread.")
      .def(nb::init<const Budget&, double>(), nb::arg("budget"), nb::arg("share"),
           "Each kind of game gets this share of the memory.");
  nb::class_<Game>(module, "Game", "A game on a board; answers are JSON.")
      .def("solve", &solve, nb::arg("question"), nb::arg("method"), nb::arg("remoteness"),
           nb::arg("certificate"), nb::arg("certificate_of"), nb::arg("trim"), nb::arg("stats"),
           nb::arg("budget"), nb::arg("listener").none())
      .def("solve_next", &solve_next, nb::arg("question"), nb::arg("kept"), nb::arg("budget"),
           nb::arg("listener").none())
      .def("analyse", &analyse, nb::arg("position"), nb::arg("question"), nb::arg("stats"),
           nb::arg("budget"), nb::arg("listener").none())
      .def("suggest", &suggest, nb::arg("position"), nb::arg("player"), nb::arg("budget"),
           nb::arg("listener").none())
      .def("layers", &layers, nb::arg("values"), nb::arg("budget"), nb::arg("listener").none())
      .def("strong", &strong, nb::arg("folder"), nb::arg("budget"), nb::arg("listener").none())
      .def(
          "view",
          [](const Game& game, const std::string& position) {
            return to_json(game.view(position)).dump();
          },
          nb::arg("position"), nb::call_guard<nb::gil_scoped_release>())
      .def("play", &Game::play, nb::arg("position"), nb::arg("move"),
           nb::call_guard<nb::gil_scoped_release>())
      .def(
          "split",
          [](const Game& game, const std::string& question) {
            return std::make_unique<SplitGame>(game, parse_question_kind(question));
          },
          nb::arg("question"), nb::keep_alive<0, 1>())
      .def(
          "position_solver",
          [](const Game& game, const std::string& question, const Budget& budget,
             std::optional<std::uint64_t> news_from) {
            return std::make_unique<Solver>(game, question, budget, news_from);
          },
          nb::arg("question"), nb::arg("budget"), nb::arg("news_from").none(),
          nb::keep_alive<0, 1>())
      .def("read_part", &read_part, nb::arg("question"), nb::arg("line"), nb::arg("place"),
           "(position, proved_value, positions) of a PositionSolver's line, if it is of this game.")
      .def(
          "kernel", [](const Game& game) { return std::make_unique<Kernel>(game.kernel()); },
          nb::keep_alive<0, 1>())
      .def_prop_ro("name", &Game::name)
      .def_prop_ro("instance", [](const Game& game) { return game.options(); });
  module.def(
      "make_game",
      [](const std::string& name, const Texts& options) {
        return make_game(name, options_of(options));
      },
      nb::arg("name"), nb::arg("options"), nb::call_guard<nb::gil_scoped_release>());
}

}  // namespace harary::python
