// SPDX-License-Identifier: MIT
#include "app/certify/certify.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/engines/engine_lock.hpp"
#include "base/error.hpp"
#include "certificate/proved_checker.hpp"
#include "certificate/strategy_set.hpp"
#include "graph/board_text.hpp"
#include "graph/formats/graph6.hpp"
#include "solve/proof/strategy.hpp"

namespace harary {

namespace {

// An engine as several threads ask it: see EngineLock.
class SharedEngine {
 public:
  explicit SharedEngine(Engine& engine) : engine_(engine) {}

  Value value(const Position& p, Value alpha, Value beta) {
    return lock_.searched([&] { return engine_.value(p, alpha, beta); });
  }
  bool known_to_reach(const Position& q, Value target, Side side) {
    return lock_.known([&] { return engine_.known_to_reach(q, target, side); });
  }
  Coding coding() const { return engine_.coding(); }

 private:
  Engine& engine_;
  EngineLock lock_;
};

// Follows the strategy of a statement in plain positions, by their representatives.
class PlainStrategy {
 public:
  PlainStrategy(const RuntimeRules& rules, SharedEngine& engine, const Statement& statement)
      : rules_(rules),
        statement_(statement),
        strategy_(rules, engine, statement.side, statement.at_least),
        bytes_(rules.packed_width()),
        has_classes_(rules.board() != nullptr || rules.vertex_board() != nullptr) {}

  void begin(StrategySet& set) { follow(set, rules_.start()); }
  void answer(StrategySet& set, Bytes position) {
    Position p;
    rules_.unpack(position, p);
    for (const Move& move : rules_.moves(p)) follow(set, rules_.after(p, move));
  }

 private:
  void follow(StrategySet& set, const Position& p) {
    const auto ended = [&](const Position& q) {
      const auto value = rules_.assured(q, statement_.side);
      return value && *value >= statement_.at_least;
    };
    const auto known = [&](const Position& q) { return set.has_met(packed(q)); };
    const auto before = [&](const Position& q) {
      return set.has_begun_again() && set.was_met(packed(q));
    };
    if (const auto met = strategy_.until_opponent(p, ended, known, before)) set.meet(packed(*met));
  }
  Bytes packed(const Position& p) {
    rules_.pack(has_classes_ ? rules_.representative(p) : p, bytes_);
    return bytes_;
  }

  const RuntimeRules& rules_;
  const Statement& statement_;
  ProvedStrategy<RuntimeRules, SharedEngine> strategy_;
  std::vector<std::uint8_t> bytes_;
  bool has_classes_;  // as the verifier sees it: positions of other games are equal or different
};

// All positions with the opponent to move that the strategy meets. The set keeps within half of the
// job's memory; the other half is the engine's table's.
PositionSet strategy_positions(const RuntimeRules& rules, Engine& engine,
                               const Statement& statement, bool trim, Job& job) {
  SharedEngine shared(engine);
  StrategySet set(rules.packed_width(), {job.budget().memory_bytes / 2, 0}, job.budget().threads);
  const auto worker = [&] { return PlainStrategy(rules, shared, statement); };
  set.close(job, worker, [] {}, trim ? StrategySet::Closing::tightly : StrategySet::Closing::once);
  return set.take();
}

}  // namespace

std::vector<Statement> winner_statements(const RuntimeRules& rules, Value reached) {
  const std::vector<Value> cuts = rules.cuts();
  const Value tie = cuts.size() == 1 && !rules.verdict(cuts[0]).outcome ? 1 : 0;
  std::vector<Statement> result;
  for (const Value cut : cuts) {
    if (cut < reached) {
      if (!result.empty()) result.clear();
      result.push_back({Side::first, cut + 1, std::nullopt});
    } else {
      result.push_back({Side::second, tie - cut, std::nullopt});
      break;
    }
  }
  return result;
}

std::vector<Statement> value_statements(Value value) {
  return {{Side::first, value, std::nullopt}, {Side::second, -value, std::nullopt}};
}

CertificateJob::CertificateJob(const Question& question, const std::string& game,
                               const std::map<std::string, std::string>& options)
    : of_(question.certificate_of), trim_(question.trim) {
  if (question.certificate.empty()) return;
  const bool checked = of_ == CertifiedPositions::checked;
  header_ = {game, {}, "harary " HARARY_VERSION, {}, PositionKind::plain};
  for (const auto& [name, text] : options) {
    // A file that the rules do not describe in their own words is a green target that is the
    // target.
    if (text.starts_with('@')) continue;
    const bool respelled =
        checked && (name == "board" || name == "target") && !is_known_to_proved_checker(text);
    header_.options[name] = respelled ? "g6:" + encode_graph6(parse_board(text, name)) : text;
  }
  if (checked) require_proved_checker(question);
  writer_.emplace(question.certificate);
}

void CertificateJob::require_proved_checker(const Question& question) {
  const std::optional<PositionKind> kind = proved_kind(header_.game);
  CertificateHeader wanted = header_;
  wanted.kind = kind.value_or(PositionKind::plain);
  if (const auto why = why_not_proved(wanted)) {
    throw InputError("--certificate-of: harary-check reads no certificate of this game: " + *why +
                     "; without checked, harary verify reads it");
  }
  if (only_winner_is_proved(header_.game) && question.kind != QuestionKind::winner) {
    throw InputError("--certificate-of: of " + header_.game +
                     " harary-check reads who wins; add --question winner");
  }
  of_ = kind == PositionKind::plain ? CertifiedPositions::positions : CertifiedPositions::cores;
}

void CertificateJob::add_all(const RuntimeRules& rules, Engine& engine,
                             const std::vector<Statement>& statements, Job& job) {
  if (!writer_) return;
  header_.statements.insert(header_.statements.end(), statements.begin(), statements.end());
  if ((of_ != CertifiedPositions::positions || engine.lists_sets()) &&
      add_reduced(engine, statements)) {
    return;
  }
  for (const Statement& statement : statements) {
    positions_.push_back(strategy_positions(rules, engine, statement, trim_, job));
  }
}

// What was proved on a core or of a sum is certified there, unless one of the statements cannot be:
// a certificate has positions of one kind, but cores may have some of one side alone among them.
bool CertificateJob::add_reduced(Engine& engine, const std::vector<Statement>& statements) {
  std::vector<PositionSet> found;
  PositionKind kind = PositionKind::plain;
  for (const Statement& statement : statements) {
    auto reduced = engine.reduced_positions(statement, of_);
    if (!reduced) return false;
    found.push_back(std::move(reduced->positions));
    kind = std::max(kind, reduced->kind);
    if (reduced->sets) header_.sets = std::move(reduced->sets);
  }
  header_.kind = kind;
  positions_.insert(positions_.end(), std::make_move_iterator(found.begin()),
                    std::make_move_iterator(found.end()));
  return !found.empty();
}

std::uint64_t CertificateJob::positions() const {
  std::uint64_t sum = 0;
  for (const PositionSet& positions : positions_) sum += positions.size();
  return sum;
}

std::optional<CertificateSummary> CertificateJob::finish(Job& job) {
  if (!writer_) return std::nullopt;
  // The sets themselves say what a file of them says.
  if (header_.sets) header_.options.erase("instance");
  writer_->write_header(header_);
  for (PositionSet& positions : positions_) writer_->write_positions(positions, job);
  positions_.clear();
  CertificateSummary summary = writer_->finish();
  summary.why_not_proved = why_not_proved(header_);
  return summary;
}

}  // namespace harary
