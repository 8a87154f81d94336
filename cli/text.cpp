// SPDX-License-Identifier: MIT
#include "cli/text.hpp"
#include "base/printable.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>

#include "app/catalogue.hpp"
#include "app/conway_report.hpp"
#include "app/json.hpp"
#include "app/number_of_answer.hpp"
#include "app/verdict_words.hpp"
#include "games/written/written_game.hpp"

namespace harary::cli {

namespace {

// What the level of an answer says.
std::string_view level_text(const Answer& answer) {
  switch (answer.level) {
    case Level::ultra_weak:
      return answer.certificate ? "who wins is proved, and the certificate has the moves"
                                : "who wins is proved, the moves on the way are not stored";
    case Level::weak:
      return "best moves from the start to the end are known";
    case Level::strong:
      return "the value of every position is stored";
    case Level::ultra_strong:
    case Level::fingerprints:
    case Level::none:
      break;
  }
  return "";
}

std::string forcing_text(const Answer& answer) {
  if (answer.forcing_players.empty()) {
    return "no player can force to be the last against all the others";
  }
  return fmt::format("player {} can force to be the last", fmt::join(answer.forcing_players, ", "));
}

std::string not_proved_text(const std::optional<StopReason>& stopped) {
  return stopped ? fmt::format("not decided: the {}",
                               *stopped == StopReason::interrupt
                                   ? std::string("work was interrupted")
                                   : std::string(name_of(*stopped)) + " limit was reached")
                 : "not decided";
}

std::string certificate_text(const CertificateSummary& certificate) {
  std::string text = fmt::format("  certificate: {} ({} positions, {} bytes)\n", certificate.file,
                                 certificate.positions, certificate.bytes);
  text += certificate.why_not_proved
              ? "  read by harary verify, not by harary-check: " + *certificate.why_not_proved
              : "  read by harary verify and by harary-check";
  return text;
}

// Of a game of one player.
std::string solution_text(const Solution& solution) {
  return fmt::format("{} calls{}\n  calls: {}", solution.length,
                     solution.optimal() ? ", no fewer are possible"
                                        : fmt::format("; at least {} are needed", solution.lower),
                     solution.calls);
}

}  // namespace

std::string instance_text(const std::string& game,
                          const std::map<std::string, std::string>& instance) {
  std::string text = game;
  // A board may be spelled out, cell by cell.
  constexpr std::size_t kMost = 60;
  const auto shown = [](const std::string& value) {
    return value.size() <= kMost ? value : value.substr(0, kMost) + "…";
  };
  const bool written = instance.contains(kWrittenText);
  const GameDescription* description = written ? nullptr : find_game(game);
  // Flags by their name alone, and the player who starts by the name that answers use.
  const auto said = [&](const std::string& name, const std::string& value) {
    const OptionSpec* option = description == nullptr ? nullptr : description->option(name);
    if (name == kAsWritten || (option != nullptr && option->type == OptionType::flag)) return name;
    const auto starter = name == "first" && !written ? Roles().side_of(value) : std::nullopt;
    return name + " " + (starter ? roles_in(game, instance).of(*starter) : shown(value));
  };
  const auto board = instance.find("board");
  if (board != instance.end()) text += " on " + shown(board->second);
  for (const auto& [name, value] : instance) {
    if (name != "board" && name != kWrittenText) text += ", " + said(name, value);
  }
  return text;
}

namespace {

// Who wins, or what number the game is about.
std::string winner_or_number(const Answer& answer) {
  const std::string wins = winner_text(answer.roles, *answer.winner, answer.starter);
  if (const auto number = number_of(answer)) {
    return number->needed() ? wins + " with " + number->text()
                            : starter_text(answer.roles, answer.starter) + ": " + number->text();
  }
  return answer.outcome ? wins + ", outcome " + outcome_text(*answer.outcome)
                        : wins + margin_text(answer.value);
}

// What the game says of this instance, with the outcome where a number stands for it above.
std::string remark_text(const Answer& answer) {
  if (answer.instance.contains(kWrittenText)) return "";
  const Remark remark = describe_game(answer.game).remark;
  const std::string said = remark ? remark(answer.instance) : "";
  const auto number = number_of(answer);
  const bool left_out = number && !number->needed() && answer.outcome;
  if (said.empty()) return "";
  return fmt::format("  {}{}\n", said, left_out ? ": " + outcome_text(*answer.outcome) : "");
}

}  // namespace

std::string answer_text(const Answer& answer, QuestionKind asked) {
  std::string text = instance_text(answer.game, answer.instance) + ": ";
  if (answer.solution) {
    text += solution_text(*answer.solution);
  } else if (answer.players > 2) {
    text += answer.proved ? forcing_text(answer) : not_proved_text(answer.stopped);
    if (answer.remoteness) text += ", in " + moves_text(*answer.remoteness);
  } else if (answer.winner) {
    text += winner_or_number(answer);
    if (asked == QuestionKind::nimber && answer.nimber) {
      text += fmt::format(", nimber {}", *answer.nimber);
    }
    if (answer.remoteness) text += ", in " + moves_text(*answer.remoteness);
  } else {
    text += not_proved_text(answer.stopped);
  }
  text += "\n";
  if (!answer.best.empty() && !answer.solution) {
    constexpr std::size_t kMost = 20;
    const auto shown = std::min(answer.best.size(), kMost);
    text += fmt::format("  best first moves{}: {}{}\n",
                        answer.up_to_isomorphism ? " (up to isomorphism)" : "",
                        fmt::join(answer.best.begin(),
                                  answer.best.begin() + static_cast<std::ptrdiff_t>(shown), "  "),
                        shown < answer.best.size() ? "  …" : "");
  }
  // Where it is not the usual rule of turns of one edge.
  if (answer.ties && answer.instance.contains("bias") && !answer.instance.contains("ties")) {
    text += fmt::format("  with equal points: {}\n", *answer.ties == Winner::tie
                                                         ? "a draw"
                                                         : winner_text(answer.roles, *answer.ties));
  }
  text += remark_text(answer) + "  ";
  if (!answer.method.empty()) {
    const bool same =
        answer.engine.empty() || answer.engine == answer.method || answer.engine == "theorem";
    text += fmt::format("method: {}{}; ", answer.method, same ? "" : " (" + answer.engine + ")");
  }
  text += work_text(answer.positions, answer.seconds);
  if (answer.confusion) {
    text +=
        fmt::format("; solved twice with fingerprints, both wrong with probability {:.0e} at most",
                    *answer.confusion);
  } else if (answer.proved) {
    text += fmt::format("; solved {}ly: {}", name_of(answer.level), level_text(answer));
  }
  if (answer.certificate) {
    text += "\n" + certificate_text(*answer.certificate);
  }
  return text + "\n";
}

namespace {

// The least number with which the first player of the game wins.
std::string least_number_text(const SeriesAnswer& answer) {
  const std::string who = as_name(answer.roles.of(Side::first));
  const auto counted = [&](int number) { return counted_text(number, *answer.counted); };
  if (answer.number) return fmt::format("{} needs {}", who, counted(*answer.number));
  std::string said =
      answer.stopped
          ? fmt::format("{}; {} needs at least {}", not_proved_text(answer.stopped), who,
                        counted(answer.at_least))
          : fmt::format("{} does not win with {} or fewer", who, counted(answer.at_least - 1));
  if (answer.at_most) said += fmt::format(", and wins with {}", counted(*answer.at_most));
  return said;
}

// Who wins for either starter.
std::string class_text(const SeriesAnswer& answer) {
  const std::string known = answer.outcome_class();
  const auto by = [&](Side starter, Winner winner) {
    return fmt::format("if {} starts, {}", as_name(answer.roles.of(starter)),
                       winner == Winner::tie ? "it is a tie" : winner_text(answer.roles, winner));
  };
  const std::string_view meaning = known == "first"    ? " (who starts wins)"
                                   : known == "second" ? " (who starts loses)"
                                                       : "";
  return fmt::format("{}{}; {}",
                     known.empty() ? "" : "class " + known + std::string(meaning) + ": ",
                     by(Side::first, *answer.red_starts), by(Side::second, *answer.green_starts));
}

}  // namespace

std::string work_text(std::uint64_t positions, double seconds) {
  return fmt::format("{} position{} in {:.2f} s", positions, positions == 1 ? "" : "s", seconds);
}

std::string series_text(const SeriesAnswer& answer) {
  const bool either = answer.red_starts && answer.green_starts;
  const std::string said = answer.kind == SeriesKind::number ? least_number_text(answer)
                           : either                          ? class_text(answer)
                                                             : not_proved_text(answer.stopped);
  return fmt::format("{}: {}\n  {}{}\n", instance_text(answer.game, answer.instance), said,
                     work_text(answer.positions, answer.seconds),
                     answer.certificate ? "\n" + certificate_text(*answer.certificate) : "");
}

std::string end_text(const Roles& roles, const Verdict& verdict, int players) {
  return players == 1 ? "done" : "the game is over: " + verdict_text(roles, verdict);
}

namespace {

// Who plays alone cannot but win; what counts is how long it takes.
std::string worth_text(const Roles& roles, const Verdict& verdict, std::optional<int> remoteness,
                       int players) {
  const std::string length = remoteness ? moves_text(*remoteness) + " to the end" : "";
  if (players == 1) return length;
  return verdict_text(roles, verdict) + (remoteness ? ", " + length : "");
}

}  // namespace

std::string labels_text(const std::vector<std::string>& labels) {
  std::string text;
  for (std::size_t v = 0; v < labels.size(); ++v) {
    text += fmt::format("{} {} = {}", v == 0 ? "  vertices:" : ",", v, printable(labels[v]));
  }
  return labels.empty() ? "" : text + '\n';
}

std::string analysis_text(const Analysis& analysis) {
  std::string text =
      fmt::format("{}\nposition {}\n", instance_text(analysis.game, analysis.instance),
                  analysis.position.empty() ? "(start)" : analysis.position);
  const bool known = analysis.question == QuestionKind::winner && analysis.winner_known();
  if (analysis.stopped && !known) {
    text += "not decided: a limit was reached first\n";
  } else if (analysis.finished) {
    return text + end_text(analysis.roles, analysis.verdict, analysis.players) + "\n";
  } else {
    text += fmt::format(
        "{} to move: {}\n", as_name(mover_role(analysis)),
        worth_text(analysis.roles, analysis.verdict, analysis.remoteness, analysis.players));
  }
  const auto report = conway_report(analysis);
  if (report) text += fmt::format("value {}\n", report->value);
  for (std::size_t i = 0; i < analysis.moves.size(); ++i) {
    const MoveReport& move = analysis.moves[i];
    const std::string remark = report ? report->remarks[i] : "";
    text += fmt::format("  {} {:<12} {}{}{}\n", move.best ? '*' : ' ', move.move,
                        worth_text(analysis.roles, move.verdict, move.remoteness, analysis.players),
                        remark.empty() ? "" : "; ", remark);
  }
  for (const std::string& move : analysis.undecided) {
    text += fmt::format("    {:<12} not decided within the limit\n", move);
  }
  return text;
}

std::string begin_text(const Game& game, const PlayView& view) {
  return fmt::format("{}\nposition {}\n{} to move, {}\n",
                     instance_text(game.name(), game.options()),
                     view.position.empty() ? "(start)" : view.position, as_name(mover_role(view)),
                     moves_text(static_cast<int>(view.moves.size())));
}

namespace {

std::string estimate_text(const PlayoutEstimate& estimate) {
  const auto percent = [](const Share& share, std::string_view word) {
    return fmt::format("{:.0f} % {} ({:.0f} to {:.0f} %)", 100 * share.share, word, 100 * share.low,
                       100 * share.high);
  };
  return fmt::format("{} random plays: {}, {}, {}", estimate.plays, percent(estimate.won, "won"),
                     percent(estimate.tied, "tied"), percent(estimate.lost, "lost"));
}
std::string estimate_text(const SearchEstimate& estimate) {
  return fmt::format("{:.1f} points {}, {} ahead", std::abs(estimate.points),
                     estimate.points < 0 ? "behind" : "in front", moves_text(estimate.depth));
}

}  // namespace

std::string news_text(const MoveNews& news) {
  if (news.verdict) {
    return fmt::format("  {:<12} {}\n", news.move,
                       worth_text(news.roles, *news.verdict, news.remoteness, 2));
  }
  std::string text;
  if (news.winner) {
    text = winner_text(news.roles, *news.winner);
  } else if (news.estimate) {
    text = "estimate: " +
           std::visit([](const auto& estimate) { return estimate_text(estimate); }, *news.estimate);
  }
  return fmt::format("  {:<12} {}\n", news.move, text);
}

namespace {

std::string entry_text(const Roles& roles, const ProbeReport::Entry& entry) {
  return fmt::format("  {:<8} {}\n", entry.name,
                     worth_text(roles, entry.verdict, entry.remoteness, 2));
}

}  // namespace

std::string probe_text(const ProbeReport& report) {
  std::string text = fmt::format("{}, {} to move\n", report.position, as_name(mover_role(report)));
  for (const auto& entry : report.values) text += entry_text(report.roles, entry);
  return text;
}

std::string strong_text(const StrongReport& report) {
  if (report.stopped) return "";
  std::string text = fmt::format(
      "{}: {} positions, {} bytes ({:.2f} a position), in {:.2f} s\n",
      instance_text(report.game, report.instance), report.positions, report.bytes,
      static_cast<double>(report.bytes) / static_cast<double>(report.positions), report.seconds);
  text += fmt::format("  tablebase: {}\n", report.folder);
  for (const auto& entry : report.start) text += entry_text(report.roles, entry);
  return text;
}

std::string layers_text(const LayerTable& table) {
  std::string text = instance_text(table.game, table.instance) + ": positions" +
                     (table.up_to_isomorphism ? " up to isomorphism\n" : "\n") +
                     fmt::format("{:>5} {:>14} {:>14}", "ply", "open", "finished");
  if (table.with_values && table.players > 2) {
    text += fmt::format(" {:>14}", "none");
    for (int player = 1; player <= table.players; ++player) {
      text += fmt::format(" {:>14}", fmt::format("player {}", player));
    }
  } else if (table.with_values) {
    text += fmt::format(" {:>14} {:>14} {:>14}", "P", "N", "ties");
  }
  text += "\n";
  std::uint64_t open = 0;
  std::uint64_t finished = 0;
  for (const LayerCount& count : table.plies) {
    text += fmt::format("{:>5} {:>14} {:>14}", count.ply, count.open, count.finished);
    for (const std::uint64_t positions : count.last) text += fmt::format(" {:>14}", positions);
    if (table.with_values && table.players <= 2) {
      text +=
          fmt::format(" {:>14} {:>14} {:>14}", count.previous_wins, count.next_wins, count.ties);
    }
    text += "\n";
    open += count.open;
    finished += count.finished;
  }
  return text +
         fmt::format("{:>5} {:>14} {:>14}  together {}\n", "sum", open, finished, open + finished);
}

}  // namespace harary::cli
