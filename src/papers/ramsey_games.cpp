// SPDX-License-Identifier: MIT
#include "papers/ramsey_games.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "app/catalogue.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "graph/board_text.hpp"

namespace harary {

namespace {

// Name, and a text for --target where the name is none. Those with at most four and five
// vertices by the number of edges.
constexpr std::array<std::pair<std::string_view, std::string_view>, 41> kTargets{{
    {"K2", ""},
    {"P3", ""},
    {"K3", ""},
    {"2K2", "matching:2"},
    {"P4", ""},
    {"K1,3", ""},
    {"C4", ""},
    {"paw", ""},
    {"diamond", ""},
    {"K4", ""},
    {"K2+P3", "g6:D`C"},
    {"K2+K3", "g6:D`K"},
    {"P5", ""},
    {"fork", "g6:DsC"},
    {"K1,4", ""},
    {"C5", ""},
    {"bull", ""},
    {"cricket", "g6:D{_"},
    {"banner", "g6:DlC"},
    {"tadpole", "g6:DxC"},
    {"K2,3", ""},
    {"house", ""},
    {"bowtie", ""},
    {"dart", "g6:DzG"},
    {"kite", "g6:DzC"},
    {"K1,1,3", ""},
    {"gem", "g6:Dh{"},
    {"K4+tail", "g6:D~C"},
    {"W4-spoke", "g6:D{["},
    {"W4", ""},
    {"K5-P3", "g6:D~K"},
    {"K5-e", "g6:D~w"},
    {"K5", ""},
    {"P6", ""},
    {"P7", ""},
    {"C6", ""},
    {"C7", ""},
    {"K1,5", ""},
    {"K1,6", ""},
    {"3K2", "matching:3"},
    {"4K2", "matching:4"},
}};

// One row in the making.
class RowMaker {
 public:
  RowMaker(RamseyRow& row, std::optional<std::chrono::milliseconds> each, const KnownCell& known,
           Job& job)
      : row_(row), each_(each), known_(known), job_(job) {}

  void make() {
    maker_breaker();
    achievement();
    for (const RamseyGame game : {RamseyGame::avoidance, RamseyGame::misere_avoidance}) {
      for (int n = least(); n <= row_.most; ++n) {
        if (!settle(game, n)) break;
      }
    }
    saturation();
  }

 private:
  int least() const { return row_.target.graph.order(); }

  // Where Maker wins on K_n he wins on every larger board: he keeps to n of its vertices, and when
  // Breaker colours an edge elsewhere, he colours any edge, which never harms him.
  void maker_breaker() {
    LeastOrder& maker = row_.maker_wins;
    maker.from = least();
    for (int n = least(); n <= row_.most; ++n) {
      if (maker.at) {
        imply(RamseyGame::maker_breaker, n, Winner::first,
              fmt::format("Maker wins on K{}", *maker.at));
        continue;
      }
      const auto winner = settle(RamseyGame::maker_breaker, n);
      if (winner == Winner::first) maker.at = n;
      // Breaker's win on K_n is one on every smaller board, by the same reason.
      if (winner == Winner::second) {
        maker.from = n + 1;
        for (RamseyCell& cell : row_.cells) {
          if (cell.winner) continue;
          cell.winner = Winner::second;
          cell.by = fmt::format("Breaker wins on K{}", n);
        }
      }
    }
  }

  // The second player never wins `achievement`: the first would play that strategy, after any first
  // edge, and an edge too many never harms (strategy stealing). So where Breaker stops Maker, the
  // second player stops the first in the same way, and the game is a tie. A win on K_n says nothing
  // about larger boards: the opponent has more room for threats, too.
  void achievement() {
    LeastOrder& first = row_.first_achieves;
    first.from = row_.maker_wins.from;
    for (int n = least(); n < first.from; ++n) {
      imply(RamseyGame::achievement, n, Winner::tie, "Breaker wins maker-breaker");
    }
    for (int n = first.from; n <= row_.most && !first.at; ++n) {
      const auto winner = settle(RamseyGame::achievement, n);
      if (winner == Winner::first) first.at = n;
      if (winner == Winner::tie && first.from == n) first.from = n + 1;
    }
  }

  // The nimber as long as it can be had in time, and then the winner.
  void saturation() {
    bool nimbers = true;
    for (int n = least(); n <= row_.most; ++n) {
      if (nimbers && settle(RamseyGame::saturation, n, QuestionKind::nimber)) continue;
      if (nimbers) row_.cells.pop_back();
      nimbers = false;
      if (!settle(RamseyGame::saturation, n)) break;
    }
  }

  void imply(RamseyGame game, int order, Winner winner, std::string by) {
    RamseyCell cell;
    cell.game = game;
    cell.order = order;
    cell.winner = winner;
    cell.by = std::move(by);
    row_.cells.push_back(std::move(cell));
  }

  std::optional<Winner> settle(RamseyGame game, int order,
                               QuestionKind kind = QuestionKind::winner) {
    const RamseyCell* known = known_ ? known_(game, order) : nullptr;
    const bool enough =
        known != nullptr && known->winner && (kind != QuestionKind::nimber || known->nimber);
    row_.cells.push_back(enough ? *known : asked(game, order, kind));
    return row_.cells.back().winner;
  }

  RamseyCell asked(RamseyGame game, int order, QuestionKind kind) {
    RamseyCell cell;
    cell.game = game;
    cell.order = order;
    GameOptions options;
    options.set("order", std::to_string(order));
    options.set("target", row_.target.text);
    Question question;
    question.kind = kind;
    Budget budget = job_.budget();
    budget.time = each_;
    Job one(budget);
    one.follow(&job_);
    const Answer answer = answered(std::string(name_of(game)), options, question, one);
    if (answer.stopped) job_.check();  // the whole table's time, or Ctrl-C
    cell.winner = answer.winner;
    cell.nimber = kind == QuestionKind::nimber ? answer.nimber : std::nullopt;
    // Saturation is solved by nimbers, always.
    if (game != RamseyGame::saturation && answer.method != "proof") cell.by = answer.method;
    cell.positions = answer.positions;
    cell.seconds = answer.seconds;
    return cell;
  }

  static Answer answered(const std::string& game, const GameOptions& options,
                         const Question& question, Job& one) {
    try {
      const CurrentJob current(one);
      return make_game(game, options)->solve(question, one);
    } catch (const JobStopped& stop) {
      Answer answer;
      answer.stopped = stop.reason;
      return answer;
    }
  }

  RamseyRow& row_;
  std::optional<std::chrono::milliseconds> each_;
  const KnownCell& known_;
  Job& job_;
};

}  // namespace

std::string_view name_of(RamseyGame game) {
  switch (game) {
    case RamseyGame::maker_breaker:
      return "maker-breaker";
    case RamseyGame::achievement:
      return "achievement";
    case RamseyGame::avoidance:
      return "avoidance";
    case RamseyGame::misere_avoidance:
      return "misere-avoidance";
    case RamseyGame::saturation:
      return "saturation";
  }
  return "";
}

const std::vector<RamseyTarget>& ramsey_targets() {
  static const std::vector<RamseyTarget> targets = [] {
    std::vector<RamseyTarget> made;
    for (const auto& [name, text] : kTargets) {
      Graph graph = parse_board(text.empty() ? name : text, "--target");
      std::string written = board_text(graph);
      made.push_back({std::string(name), std::move(written), std::move(graph)});
    }
    return made;
  }();
  return targets;
}

RamseyTarget ramsey_target(const std::string& text) {
  const auto listed = [](const std::string& words) -> const RamseyTarget* {
    for (const RamseyTarget& target : ramsey_targets()) {
      if (target.name == words || target.text == words) return &target;
    }
    return nullptr;
  };
  if (const RamseyTarget* target = listed(text)) return *target;
  Graph graph = parse_board(text, "--target");
  if (const RamseyTarget* target = listed(board_text(graph))) return *target;
  if (graph.edge_count() == 0) {
    throw InputError(fmt::format("--target: {} has no edge", in_quotes(text)));
  }
  const std::string name = board_text(graph);
  return {name, name, std::move(graph)};
}

RamseyRow ramsey_row(const RamseyTarget& target, int most,
                     std::optional<std::chrono::milliseconds> each, const KnownCell& known,
                     Job& job) {
  RamseyRow row;
  row.target = target;
  row.most = most;
  row.maker_wins.from = row.first_achieves.from = target.graph.order();
  try {
    RowMaker(row, each, known, job).make();
  } catch (const JobStopped& stop) {
    row.stopped = stop.reason;
    row.first_achieves.from = std::max(row.first_achieves.from, row.maker_wins.from);
  }
  return row;
}

}  // namespace harary
