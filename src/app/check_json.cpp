// SPDX-License-Identifier: MIT
#include "app/check_json.hpp"

#include <fmt/format.h>

#include "app/catalogue.hpp"
#include "app/certify/flood_certificate.hpp"

namespace harary {

namespace {

// Of a game of more than two players: the player who is proved to be able to be the last one.
std::optional<int> forcing_player(const CheckReport& report) {
  if (!report.holds) return std::nullopt;
  for (const CheckedStatement& checked : report.checked) {
    const Statement& statement = checked.statement;
    if (statement.player && statement.side == Side::first && statement.at_least > 0) {
      return statement.player;
    }
  }
  return std::nullopt;
}

}  // namespace

Json to_json(const CertificateReader& certificate, const CheckReport& report,
             const PlainGame& game) {
  const CertificateHeader& header = certificate.header();
  Json json = asked_json(header.game, header.options);
  json["holds"] = report.holds;
  json["certificate"] = certificate.path();
  if (header.kind != PositionKind::plain) {
    json["positions_of"] = header.kind == PositionKind::summands ? "sum"
                           : header.kind == PositionKind::sets   ? "sets"
                                                                 : "core";
  }
  if (header.sets) {
    json["points"] = header.sets->points.size();
    json["winning_sets"] = header.sets->sets[0].size();
    if (has_two_families(header.sets->rule)) {
      json["green_winning_sets"] = header.sets->sets[1].size();
    }
  }
  if (header.kind == PositionKind::one_sided_cores) json["one_sided"] = true;
  if (header.kind == PositionKind::raised_cores) json["raised"] = true;
  const auto add_role = [&](const std::optional<std::string>& role) {
    json["role"] = role ? Json(*role) : Json(nullptr);
  };
  if (report.winner) {
    json["winner"] = name_of(*report.winner);
    add_role(role_of(roles_in(header.game, header.options), *report.winner));
  }
  if (const auto player = forcing_player(report)) {
    const Verdict verdict{.winner = {}, .outcome = {}, .score = {}, .player = player};
    json["winner"] = winner_name(verdict);
    add_role(role_of({}, verdict));
  }
  if (report.value) {
    const Verdict verdict = game.verdict(*report.value);
    if (verdict.score) json["value"] = *verdict.score;
    if (verdict.outcome) json["outcome"] = {verdict.outcome->first, verdict.outcome->second};
  }
  json["statements"] = Json::array();
  std::uint64_t positions = 0;
  std::uint64_t moves = 0;
  for (std::size_t i = 0; i < report.checked.size(); ++i) {
    const CheckedStatement& checked = report.checked[i];
    Json entry;
    entry["side"] = name_of(checked.statement.side);
    if (checked.statement.player) entry["player"] = *checked.statement.player;
    entry["at_least"] = checked.statement.at_least;
    entry["meaning"] = checked.meaning;
    entry["positions"] = checked.positions;
    entry["moves"] = checked.moves;
    json["statements"].push_back(entry);
    positions += checked.positions;
    moves += checked.moves;
  }
  if (report.violation) {
    json["violation"] = {{"statement", report.violation->statement + 1},
                         {"position", report.violation->position},
                         {"move", report.violation->move},
                         {"reason", report.violation->reason}};
  }
  json["positions"] = positions;
  json["moves"] = moves;
  json["bytes"] = certificate.bytes();
  json["checksum"] = fmt::format("{:016x}", certificate.checksum());
  return json;
}

Json to_json(const Tablebase& tablebase, const std::string& folder, const TablebaseCheck& check) {
  Json json = asked_json(tablebase.manifest().game, tablebase.manifest().instance);
  json["holds"] = check.holds;
  json["tablebase"] = folder;
  json["positions"] = check.positions;
  json["moves"] = check.moves;
  if (!check.holds) {
    json["violation"] = {
        {"layer", check.layer}, {"position", check.position}, {"reason", check.reason}};
  }
  return json;
}

Json checked_certificate(const std::string& path, Job& job) {
  if (is_flood_certificate(path)) return to_json(check_flood_file(path, path, job), path);
  const CertificateReader certificate(path, job);
  const auto game_for = [&](const Statement& statement) {
    return certified_game(certificate, statement);
  };
  const CheckReport report =
      check_certificate(certificate, game_for, job,
                        roles_in(certificate.header().game, certificate.header().options));
  return to_json(certificate, report, *game_for(certificate.header().statements.front()));
}

Json to_json(const CheckedFlood& checked, const std::string& called) {
  const auto& [certificate, facts, report] = checked;
  Json json = asked_json(certificate.game, certificate.options);
  json["holds"] = report.holds;
  json["certificate"] = called;
  json["length"] = certificate.calls.size();
  json["optimal"] = report.holds && certificate.proof.has_value();
  json["meaning"] = report.meaning;
  if (certificate.proof) json["by"] = name_of(*certificate.proof);
  if (!report.layers.empty()) json["layers"] = report.layers;
  if (!report.holds) json["violation"] = {{"reason", report.reason}};
  json["positions"] = report.positions;
  json["bytes"] = facts.bytes;
  json["checksum"] = fmt::format("{:016x}", facts.checksum);
  return json;
}

}  // namespace harary
