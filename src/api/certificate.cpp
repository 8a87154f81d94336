// SPDX-License-Identifier: MIT
#include <harary/certificate.hpp>

#include "api/inside.hpp"
#include "app/catalogue.hpp"
#include "app/certify/flood_certificate.hpp"
#include "certificate/reader.hpp"
#include "verify/check.hpp"

namespace harary::v0 {

CertificateCheck verify_certificate(const std::string& path, Job& job) {
  return call([&] {
    if (is_flood_certificate(path)) {
      const CheckedFlood checked = check_flood_file(path, path, job.inside().job);
      CertificateCheck result;
      result.holds = checked.report.holds;
      result.game = checked.certificate.game;
      for (const auto& [name, text] : checked.certificate.options) result.instance[name] = text;
      result.positions = checked.report.positions;
      result.reason = checked.report.reason;
      return result;
    }
    const CertificateReader certificate(path, job.inside().job);
    const auto game_for = [&](const Statement& statement) {
      return certified_game(certificate, statement);
    };
    const CheckReport report =
        check_certificate(certificate, game_for, job.inside().job,
                          roles_in(certificate.header().game, certificate.header().options));
    CertificateCheck result;
    result.holds = report.holds;
    result.game = certificate.header().game;
    for (const auto& [name, text] : certificate.header().options) result.instance[name] = text;
    result.winner = published(report.winner);
    if (report.value) {
      const auto game = game_for(certificate.header().statements.front());
      result.value = game->verdict(*report.value).score;
    }
    for (const CheckedStatement& checked : report.checked) {
      result.positions += checked.positions;
      result.moves += checked.moves;
    }
    if (report.violation) {
      result.position = report.violation->position;
      result.reason = report.violation->reason;
    }
    return result;
  });
}

}  // namespace harary::v0
