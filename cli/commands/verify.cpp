// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <filesystem>

#include "app/certified_game.hpp"
#include "app/check_json.hpp"
#include "app/tablebase.hpp"
#include "base/error.hpp"
#include "cli/context.hpp"
#include "cli/text.hpp"
#include "verify/check.hpp"

namespace harary::cli {

namespace {

const char* positions_word(PositionKind kind) {
  if (kind == PositionKind::plain) return "positions";
  return kind == PositionKind::summands ? "summands" : "positions of the core";
}

std::string check_text(const CertificateReader& certificate, const CheckReport& report,
                       const PlainGame& game, double seconds) {
  const CertificateHeader& header = certificate.header();
  std::string text = (report.holds ? "holds: " : "does not hold: ") +
                     instance_text(header.game, header.options) + "\n";
  for (std::size_t i = 0; i < report.checked.size(); ++i) {
    const CheckedStatement& checked = report.checked[i];
    text += fmt::format("  {}: {} {}, {} moves checked\n", checked.meaning, checked.positions,
                        positions_word(header.kind), checked.moves);
  }
  if (report.violation) {
    const Violation& violation = *report.violation;
    text += fmt::format("  not proved: {}\n",
                        statement_text(header.statements[violation.statement], game));
    text += fmt::format("  position {}\n", violation.position);
    if (!violation.move.empty()) text += fmt::format("  move {}: ", violation.move);
    text += (violation.move.empty() ? "  " : "") + violation.reason + "\n";
  }
  if (report.value) {
    text += "  so the value is exact: " + verdict_text(game.verdict(*report.value)) + "\n";
  } else if (report.winner) {
    text += fmt::format("  so {}\n", *report.winner == Winner::tie     ? "the game is a tie"
                                     : *report.winner == Winner::first ? "the first player wins"
                                                                       : "the second player wins");
  }
  return text + fmt::format("  checksum {:016x}; {} bytes, {:.2f} s\n", certificate.checksum(),
                            certificate.bytes(), seconds);
}

int verify(Context& context, const std::string& path, Job& job) {
  const CertificateReader certificate(path, job);
  const auto game_for = [&](const Statement& statement) {
    return certified_game(certificate, statement);
  };
  const CheckReport report = check_certificate(certificate, game_for, job);
  const auto game = game_for(certificate.header().statements.front());
  if (context.json()) {
    Json json = to_json(certificate, report, *game);
    json["seconds"] = job.seconds();
    context.print(json);
  } else {
    context.out() << check_text(certificate, report, *game, job.seconds()) << std::flush;
  }
  return report.holds ? kAnswered : kNo;
}

// A tablebase proves itself: every value is checked against those of its successors.
int verify_tablebase(Context& context, const std::string& folder, Job& job) {
  const Tablebase tablebase(folder);
  const TablebaseCheck check = tablebase.game()->check(tablebase, job);
  if (context.json()) {
    Json json{{"holds", check.holds},
              {"tablebase", folder},
              {"game", tablebase.manifest().game},
              {"positions", check.positions},
              {"moves", check.moves}};
    if (!check.holds) {
      json["violation"] = {
          {"layer", check.layer}, {"position", check.position}, {"reason", check.reason}};
    }
    json["seconds"] = job.seconds();
    context.print(json);
  } else if (check.holds) {
    context.out() << fmt::format(
        "holds: {}, {} positions, {} moves checked in {:.2f} s\n",
        instance_text(tablebase.manifest().game, tablebase.manifest().instance), check.positions,
        check.moves, job.seconds());
  } else {
    context.out() << fmt::format("does not hold: layer {}{}{}: {}\n", check.layer,
                                 check.position.empty() ? "" : ", position ", check.position,
                                 check.reason);
  }
  return check.holds ? kAnswered : kNo;
}

}  // namespace

void add_verify_command(CLI::App& program, Context& context, Command& chosen) {
  auto path = std::make_shared<std::string>();
  CLI::App* command = program.add_subcommand(
      "verify",
      "checks a certificate or a tablebase by the plain rules; exit status 1 if it does not hold");
  context.add_shared_options(*command);
  command->add_option("certificate", *path, "the certificate's file, or the tablebase's folder")
      ->type_name("FILE")
      ->required();
  command->callback([&, path] {
    chosen = [&, path] {
      return context.with_job([&](Job& job) {
        return std::filesystem::is_directory(*path) ? verify_tablebase(context, *path, job)
                                                    : verify(context, *path, job);
      });
    };
  });
}

}  // namespace harary::cli
