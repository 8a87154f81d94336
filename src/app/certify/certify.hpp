// SPDX-License-Identifier: MIT
// Writes what a search has proved as a certificate: the strategy of a side meets certificate
// positions. The verifier reads them by plain_game_of_rules() or, where they are reduced, by
// GameParts::reduced.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/engines/engine.hpp"
#include "app/question.hpp"
#include "base/job.hpp"
#include "certificate/writer.hpp"

namespace harary {

// The statements that say who wins, given a value of the class that is proved (see cuts()): for the
// first side the next cut below, for the second side the next one above. Games without points have
// no values but +1, 0 and -1, and 0 only if there are two cuts.
std::vector<Statement> winner_statements(const RuntimeRules& rules, Value reached);

// The statements that say that the value for the first side is exactly this.
std::vector<Statement> value_statements(Value value);

// The certificate of one answer, from the request to the file. Without a request all members do
// nothing.
class CertificateJob {
 public:
  // `options`: those that describe the instance. An empty path: no certificate. Throws InputError
  // if the file cannot be written, before any search. So is what harary-check would not read, where
  // it should.
  CertificateJob(const Question& question, const std::string& game,
                 const std::map<std::string, std::string>& options);

  // The engine has proved the statements about these rules.
  void add_all(const RuntimeRules& rules, Engine& engine, const std::vector<Statement>& statements,
               Job& job);

  // Of all statements together.
  std::uint64_t positions() const;

  std::optional<CertificateSummary> finish(Job& job);

 private:
  void require_proved_checker(const Question& question);
  bool add_reduced(Engine& engine, const std::vector<Statement>& statements);

  CertifiedPositions of_;
  bool trim_;
  std::optional<CertificateWriter> writer_;
  CertificateHeader header_;
  std::vector<PositionSet> positions_;
};

}  // namespace harary
