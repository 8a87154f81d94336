// SPDX-License-Identifier: MIT
#include "server/certificates.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "app/catalogue.hpp"
#include "app/certify/flood_certificate.hpp"
#include "app/check_json.hpp"
#include "base/base64.hpp"
#include "base/error.hpp"
#include "base/job.hpp"
#include "base/temporary_folder.hpp"
#include "certificate/flood_certificate.hpp"
#include "certificate/reader.hpp"
#include "server/problem.hpp"
#include "verify/check.hpp"

namespace harary {

namespace {

const char* const kCalled = "the certificate";  // and no path of this machine

Budget certificate_budget() {
  Budget budget;
  budget.time = Certificates::kTime;
  budget.memory_bytes = Certificates::kMemory;
  budget.threads = 1;
  return budget;
}

std::string text_of_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string certificate_field(const Json& body) {
  const auto found = body.find("certificate");
  if (found == body.end()) throw Problem(422, "the field \"certificate\" is missing");
  if (!found->is_string()) throw Problem(422, "the field \"certificate\" must be a string");
  const auto& text = found->get_ref<const std::string&>();
  if (text.size() > Certificates::kLongestChecked) {
    throw Problem(422, fmt::format("the certificate is longer than {} bytes of base64; check it "
                                   "with harary verify FILE",
                                   Certificates::kLongestChecked));
  }
  const auto bytes = bytes_of_base64(text);
  if (!bytes) throw Problem(422, "the field \"certificate\" must be base64 (RFC 4648)");
  return *bytes;
}

// A board that the page would not show is not built for its certificate either. What the header
// lists itself is as short as the certificate.
void refuse_large_games(const CertificateHeader& header, Games& games) {
  if (header.sets && !header.options.contains("board")) return;
  games.of({header.game, Json(header.options)});
}

Json check_flood(const std::string& path, Games& games, Job& job) {
  FloodFileFacts facts;
  const FloodCertificate listed = read_flood_certificate(path, kCalled, facts);
  const bool named = listed.options.contains("board") || listed.options.contains("order");
  if (named) games.of({listed.game, Json(listed.options)});
  return to_json(check_flood_file(path, kCalled, job), kCalled);
}

}  // namespace

Json Certificates::write(const Json& body, const TimeSlice& slice) {
  const auto game = games_.of(game_field(body));
  Job job(certificate_budget());
  job.obey(&slice.abandoned);
  const TemporaryFolder folder;
  Question question;
  const bool alone = game->description().solitaire;
  question.kind = alone ? QuestionKind::outcome : QuestionKind::winner;
  question.certificate = folder.file("certificate");
  const Answer answer = game->solve(question, job);
  if (!answer.certificate) {
    throw Problem(422, fmt::format("no proof was found within {} seconds and {} MiB; ask harary "
                                   "solve --certificate FILE, which may take longer",
                                   kTime.count(), kMemory >> 20));
  }
  if (std::filesystem::file_size(question.certificate) > kLongestWritten) {
    throw Problem(422, fmt::format("the certificate is longer than {} MiB; write it with harary "
                                   "solve --certificate FILE",
                                   kLongestWritten >> 20));
  }
  const std::string bytes = text_of_file(question.certificate);
  Json json{{"game", answer.game},
            {"instance", answer.instance},
            {"bytes", bytes.size()},
            {"certificate", base64_of(bytes)}};
  if (answer.winner) {
    json["winner"] = name_of(*answer.winner);
    const auto role = role_of(answer.roles, *answer.winner);
    json["role"] = role && !answer.solution ? Json(*role) : Json(nullptr);
  }
  if (answer.solution) {
    json["length"] = answer.solution->length;
    json["optimal"] = answer.solution->optimal();
  }
  return json;
}

Json Certificates::check(const Json& body, const TimeSlice& slice) {
  const std::string bytes = certificate_field(body);
  Job job(certificate_budget());
  job.obey(&slice.abandoned);
  const TemporaryFolder folder;
  const std::string path = folder.file("certificate");
  {
    std::ofstream file(path, std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!file.flush()) throw Problem(503, "the server has no room for the certificate");
  }
  if (is_flood_certificate(path)) return check_flood(path, games_, job);
  const CertificateReader certificate(path, job, kCalled);
  refuse_large_games(certificate.header(), games_);
  const auto game_for = [&](const Statement& statement) {
    return certified_game(certificate, statement);
  };
  const CheckReport report =
      check_certificate(certificate, game_for, job,
                        roles_in(certificate.header().game, certificate.header().options));
  return to_json(certificate, report, *game_for(certificate.header().statements.front()));
}

}  // namespace harary
