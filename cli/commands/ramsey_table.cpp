// SPDX-License-Identifier: MIT
#include "cli/ramsey_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <map>
#include <tuple>
#include <utility>

#include "app/list_progress.hpp"
#include "base/error.hpp"
#include "base/input_file.hpp"
#include "graph/formats/line_reader.hpp"
#include "papers/ramsey_games.hpp"

namespace harary::cli {

namespace {

constexpr std::chrono::milliseconds kTimeEach{5000};
constexpr int kSmallestBoard = 2;

// Cells that are settled, by the target's text, the game's name and the order.
class KnownCells {
 public:
  KnownCells() = default;
  explicit KnownCells(const std::string& path) {
    std::ifstream file = open_input_file(path);
    LineReader lines(file, path);
    while (const auto line = lines.next()) {
      try {
        read(Json::parse(line->begin(), line->end()));
      } catch (const Json::exception&) {
        throw InputError(lines.place(),
                         "this is not a line of `harary paper-table ramsey-games --json`");
      }
    }
  }

  KnownCell of(const RamseyTarget& target) const {
    return [this, text = target.text](RamseyGame game, int order) -> const RamseyCell* {
      const auto found = cells_.find({text, std::string(name_of(game)), order});
      return found == cells_.end() ? nullptr : &found->second;
    };
  }

 private:
  void read(const Json& row) {
    const auto target = row.at("target").get<std::string>();
    for (const Json& given : row.at("cells")) {
      RamseyCell cell;
      const auto game = given.at("game").get<std::string>();
      for (const RamseyGame one : kRamseyGames) {
        if (name_of(one) == game) cell.game = one;
      }
      cell.order = given.at("n").get<int>();
      for (const Winner winner : {Winner::first, Winner::second, Winner::tie}) {
        if (given.at("winner") == Json(name_of(winner))) cell.winner = winner;
      }
      if (given.contains("nimber")) cell.nimber = given.at("nimber").get<int>();
      if (given.contains("by")) cell.by = given.at("by").get<std::string>();
      cell.positions = given.at("positions").get<std::uint64_t>();
      cell.seconds = given.at("seconds").get<double>();
      if (cell.winner) cells_.insert_or_assign({target, game, cell.order}, cell);
    }
  }

  std::map<std::tuple<std::string, std::string, int>, RamseyCell> cells_;
};

Json least_json(const LeastOrder& order) {
  if (order.least()) return Json{{"least", *order.least()}};
  Json json{{"from", order.from}};
  json["to"] = order.at ? Json(*order.at) : Json(nullptr);
  return json;
}

Json row_json(const RamseyRow& row) {
  Json json{{"target", row.target.text},
            {"name", row.target.name},
            {"order", row.target.graph.order()},
            {"edges", row.target.graph.edge_count()},
            {"max", row.most},
            {"achievement", least_json(row.first_achieves)},
            {"maker_breaker", least_json(row.maker_wins)},
            {"cells", Json::array()}};
  for (const RamseyCell& cell : row.cells) {
    Json one{{"game", name_of(cell.game)}, {"n", cell.order}};
    one["winner"] = cell.winner ? Json(name_of(*cell.winner)) : Json(nullptr);
    if (cell.nimber) one["nimber"] = *cell.nimber;
    if (!cell.by.empty()) one["by"] = cell.by;
    one["positions"] = cell.positions;
    one["seconds"] = cell.seconds;
    json["cells"].push_back(std::move(one));
  }
  return json;
}

// "5", "5 to 7", "> 7".
std::string least_text(const LeastOrder& order) {
  if (order.least()) return fmt::format("{}", *order.least());
  if (order.at) return fmt::format("{} to {}", order.from, *order.at);
  return fmt::format("> {}", order.from - 1);
}

char letter(const std::optional<Winner>& winner) {
  if (!winner) return '?';
  return *winner == Winner::tie ? '=' : (*winner == Winner::first ? '1' : '2');
}

// A letter for each board from K2 on.
std::string series(const RamseyRow& row, RamseyGame game, bool nimbers) {
  const int least = row.target.graph.order();
  std::string text;
  for (int n = kSmallestBoard; n <= row.most; ++n) text += n < least ? '.' : '?';
  for (const RamseyCell& cell : row.cells) {
    if (cell.game != game) continue;
    char& at = text.at(static_cast<std::size_t>(cell.order - kSmallestBoard));
    if (!nimbers) {
      at = letter(cell.winner);
    } else if (cell.nimber) {
      at = "0123456789+"[std::min(*cell.nimber, 10)];
    }
  }
  return text;
}

constexpr std::string_view kRow = "{0:<10} {1:>5} {2:>9} {3:>7}  {4:<{8}} {5:<{8}} {6:<{8}} {7}\n";

int width(int most) {
  return std::max(10, most - kSmallestBoard + 1);
}

std::string heading(int most) {
  return fmt::format(
             "Games for a target on the complete graphs K_n, n = {} to {}. First wins, Maker wins: "
             "the\nleast such n. Then a letter for each n: 1 the first player wins, 2 the second, "
             "= a tie,\n. no room for the target, ? not settled. Nimbers: of saturation, + for "
             "more than 9.\n",
             kSmallestBoard, most) +
         fmt::format(fmt::runtime(kRow), "target", "edges", "1st wins", "Maker", "avoidance",
                     "misere", "saturation", "nimbers", width(most));
}

std::string row_text(const RamseyRow& row) {
  return fmt::format(fmt::runtime(kRow), row.target.name, row.target.graph.edge_count(),
                     least_text(row.first_achieves), least_text(row.maker_wins),
                     series(row, RamseyGame::avoidance, false),
                     series(row, RamseyGame::misere_avoidance, false),
                     series(row, RamseyGame::saturation, false),
                     series(row, RamseyGame::saturation, true), width(row.most));
}

// What the line shows as not settled counts, asked or not.
void count_cells(const RamseyRow& row, ListEnd& end) {
  for (const RamseyGame game :
       {RamseyGame::avoidance, RamseyGame::misere_avoidance, RamseyGame::saturation}) {
    for (const char c : series(row, game, false)) {
      if (c == '.') continue;
      ++end.boards;
      if (c == '?') ++end.undecided;
    }
  }
  for (const LeastOrder& order : {row.first_achieves, row.maker_wins}) {
    ++end.boards;
    // Beyond the largest board nothing was asked.
    if (!order.least() && order.from <= row.most) ++end.undecided;
  }
}

}  // namespace

int ramsey_table(Context& context, const RamseyTableOptions& options) {
  std::vector<RamseyTarget> targets;
  for (const std::string& text : options.targets) targets.push_back(ramsey_target(text));
  if (targets.empty()) targets = ramsey_targets();
  const KnownCells known = options.known.empty() ? KnownCells() : KnownCells(options.known);
  if (!context.json()) context.out() << heading(options.most) << std::flush;
  ListEnd end;
  end.thing = "cell";
  return context.with_list_job([&](Job& job, std::optional<std::chrono::milliseconds> each) -> int {
    ListProgress progress(job, targets.size(), "row");
    for (const RamseyTarget& target : targets) {
      Job one(job.budget(), progress.listener_with_phase());
      one.follow(&job);
      const RamseyRow row =
          ramsey_row(target, options.most, each.value_or(kTimeEach), known.of(target), one);
      progress.count();
      if (context.json()) {
        context.print(row_json(row));
      } else {
        context.out() << row_text(row) << std::flush;
      }
      count_cells(row, end);
      end.stopped = row.stopped;
      if (end.stopped) break;
    }
    return context.ended(end);
  });
}

}  // namespace harary::cli
