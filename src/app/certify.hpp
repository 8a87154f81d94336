// SPDX-License-Identifier: MIT
// Writes what a search has proved as a certificate: the strategy of a side meets certificate
// positions. The verifier reads them by plain_game_of_rules() or, where they are reduced, by
// GameParts::reduced.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/engine.hpp"
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
  // Empty path: no certificate. Throws InputError if the file cannot be written, before any search.
  explicit CertificateJob(const Question& question)
      : of_(question.certificate_of), trim_(question.trim) {
    if (!question.certificate.empty()) writer_.emplace(question.certificate);
  }

  // The engine has proved the statements about these rules.
  void add_all(const RuntimeRules& rules, Engine& engine, const std::vector<Statement>& statements,
               Job& job);

  // `options`: those that describe the instance.
  std::optional<CertificateSummary> finish(const std::string& game,
                                           const std::map<std::string, std::string>& options,
                                           Job& job);

 private:
  bool add_reduced(Engine& engine, const std::vector<Statement>& statements);

  CertifiedPositions of_;
  bool trim_;
  PositionKind kind_ = PositionKind::plain;
  std::optional<CertificateWriter> writer_;
  std::vector<Statement> statements_;
  std::optional<SetInstance> sets_;
  std::vector<PositionSet> positions_;
};

}  // namespace harary
