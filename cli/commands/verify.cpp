// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "app/catalogue.hpp"
#include "app/certify/flood_certificate.hpp"
#include "app/check_json.hpp"
#include "app/tablebase/tablebase.hpp"
#include "app/verdict_words.hpp"
#include "base/error.hpp"
#include "base/printable.hpp"
#include "cli/certificate_input.hpp"
#include "cli/context.hpp"
#include "cli/text.hpp"
#include "verify/check.hpp"

namespace harary::cli {

namespace {

const char* positions_word(PositionKind kind) {
  if (kind == PositionKind::plain) return "positions";
  if (kind == PositionKind::sets) return "positions on winning sets";
  return kind == PositionKind::summands ? "summands" : "positions of the core";
}

// What the file itself lists.
std::string listed_text(const SetInstance& sets) {
  const auto some = [](std::size_t count, const char* of) {
    return fmt::format("{} {}{}", count, of, count == 1 ? "" : "s");
  };
  std::string text =
      fmt::format("the listed game: {} on {}, {}", name_of(sets.rule),
                  some(sets.points.size(), "point"), some(sets.sets[0].size(), "winning set"));
  if (has_two_families(sets.rule)) text += fmt::format(" and {}", sets.sets[1].size());
  return text;
}

std::string check_text(const CertificateReader& certificate, const CheckReport& report,
                       const PlainGame& game, double seconds) {
  const CertificateHeader& header = certificate.header();
  const Roles roles = roles_in(header.game, header.options);
  std::string text = (report.holds ? "holds: " : "does not hold: ") +
                     instance_text(header.game, header.options) + "\n";
  if (header.sets) text += "  " + listed_text(*header.sets) + "\n";
  for (std::size_t i = 0; i < report.checked.size(); ++i) {
    const CheckedStatement& checked = report.checked[i];
    text += fmt::format("  {}: {} {}, {} moves checked\n", checked.meaning, checked.positions,
                        positions_word(header.kind), checked.moves);
  }
  if (report.violation) {
    const Violation& violation = *report.violation;
    text += fmt::format("  not proved: {}\n",
                        statement_text(header.statements[violation.statement], game, roles));
    text += fmt::format("  position {}\n", violation.position);
    if (!violation.move.empty()) text += fmt::format("  move {}: ", violation.move);
    text += (violation.move.empty() ? "  " : "") + violation.reason + "\n";
  }
  if (report.value) {
    text += "  so the value is exact: " + verdict_text(roles, game.verdict(*report.value)) + "\n";
  } else if (report.winner) {
    text += fmt::format("  so {}\n", *report.winner == Winner::tie
                                         ? "the game is a tie"
                                         : winner_text(roles, *report.winner));
  }
  return text + fmt::format("  checksum {:016x}; {} bytes, {:.2f} s\n", certificate.checksum(),
                            certificate.bytes(), seconds);
}

std::string check_text(const CheckedFlood& checked, double seconds) {
  const auto& [certificate, facts, report] = checked;
  std::string text =
      (report.holds ? "holds: " : "does not hold: ") +
      instance_text(certificate.game, certificate.options) + "\n  " +
      (report.holds ? report.meaning : "not proved: " + report.meaning + "\n  " + report.reason);
  if (report.holds && certificate.proof == FloodProof::search) {
    text += fmt::format(": a search through {} positions in {} layers", report.positions,
                        report.layers.size());
  } else if (report.holds && certificate.proof) {
    text += fmt::format(": the bound by {}", name_of(*certificate.proof));
  }
  return text + fmt::format("\n  checksum {:016x}; {} bytes, {:.2f} s\n", facts.checksum,
                            facts.bytes, seconds);
}

int verify_flood(Context& context, const CertificateFile& file, const std::string& title,
                 Job& job) {
  const CheckedFlood checked = check_flood_file(file.path, file.called, job);
  if (context.json()) {
    Json json = to_json(checked, file.called);
    json["seconds"] = job.seconds();
    context.print(json);
  } else {
    context.out() << title << check_text(checked, job.seconds()) << std::flush;
  }
  return checked.report.holds ? kAnswered : kNo;
}

int verify(Context& context, const std::string& path, const std::string& title, Job& job) {
  const CertificateFile file = certificate_file(context, path, job);
  if (is_flood_certificate(file.path)) return verify_flood(context, file, title, job);
  const CertificateReader certificate(file.path, job, file.called);
  const auto game_for = [&](const Statement& statement) {
    return certified_game(certificate, statement);
  };
  const CheckReport report =
      check_certificate(certificate, game_for, job,
                        roles_in(certificate.header().game, certificate.header().options));
  const auto game = game_for(certificate.header().statements.front());
  if (context.json()) {
    Json json = to_json(certificate, report, *game);
    json["seconds"] = job.seconds();
    context.print(json);
  } else {
    context.out() << title << check_text(certificate, report, *game, job.seconds()) << std::flush;
  }
  return report.holds ? kAnswered : kNo;
}

// A tablebase proves itself: every value is checked against those of its successors.
int verify_tablebase(Context& context, const std::string& folder, const std::string& title,
                     Job& job) {
  const Tablebase tablebase(folder);
  const TablebaseCheck check = make_game(tablebase)->check(tablebase, job);
  if (context.json()) {
    Json json = to_json(tablebase, folder, check);
    json["seconds"] = job.seconds();
    context.print(json);
  } else if (check.holds) {
    context.out() << title
                  << fmt::format(
                         "holds: {}, {} positions, {} moves checked in {:.2f} s\n",
                         instance_text(tablebase.manifest().game, tablebase.manifest().instance),
                         check.positions, check.moves, job.seconds());
  } else {
    context.out() << title
                  << fmt::format("does not hold: layer {}{}{}: {}\n", check.layer,
                                 check.position.empty() ? "" : ", position ", check.position,
                                 check.reason);
  }
  return check.holds ? kAnswered : kNo;
}

int verify_one(Context& context, const std::string& path, const std::string& title, Job& job) {
  return std::filesystem::is_directory(path) ? verify_tablebase(context, path, title, job)
                                             : verify(context, path, title, job);
}

// One after the other, in their order. A file that is not a certificate is reported, and the others
// are checked; the exit status is that of the worst.
int verify_all(Context& context, const std::vector<std::string>& paths, Job& job) {
  if (std::count(paths.begin(), paths.end(), kStandardInput) > 1) {
    throw InputError("certificate: - is given twice; standard input can be read once");
  }
  if (paths.size() == 1) return verify_one(context, paths.front(), "", job);
  int worst = kAnswered;
  const auto refused = [&](const char* message) {
    context.err() << "harary: " << message << '\n';
    worst = std::max(worst, kBadInput);
  };
  for (const std::string& path : paths) {
    try {
      worst = std::max(worst, verify_one(context, path, printable(path) + ": ", job));
    } catch (const InputError& error) {
      refused(error.what());
    } catch (const FileError& error) {
      refused(error.what());
    } catch (const LimitError& error) {
      refused(error.what());
    }
  }
  return worst;
}

}  // namespace

void add_verify_command(CLI::App& program, Context& context, Command& chosen) {
  auto paths = std::make_shared<std::vector<std::string>>();
  CLI::App* command = program.add_subcommand(
      "verify",
      "checks a certificate or a tablebase by the plain rules; exit status 1 if it does not hold");
  context.add_shared_options(*command);
  command
      ->add_option(
          "certificate", *paths,
          "files of certificates, or folders of tablebases; - is a certificate on standard input")
      ->type_name("FILE")
      ->required();
  command->callback([&, paths] {
    chosen = [&, paths] {
      return context.with_job([&](Job& job) { return verify_all(context, *paths, job); });
    };
  });
}

}  // namespace harary::cli
