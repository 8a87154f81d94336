// SPDX-License-Identifier: MIT
#include "app/solving.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <limits>
#include <utility>
#include <vector>

#include "app/catalogue.hpp"
#include "app/certify/certified_game.hpp"
#include "app/certify/certify.hpp"
#include "app/game.hpp"
#include "app/last_player.hpp"
#include "app/number_of_answer.hpp"
#include "app/solving_alone.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "solve/proof/move_values.hpp"
#include "solve/table/table_file.hpp"
#include "store/left_behind.hpp"
#include "store/output_file.hpp"
#include "verify/check.hpp"

namespace harary {

namespace {

// Whether the engine, when it is asked for no more than that, says that the statement holds.
bool is_proved(const RuntimeRules& rules, Engine& engine, const Position& start,
               const Statement& statement) {
  const Value least = statement.at_least;
  if (rules.mover(start) == statement.side) return engine.value(start, least - 1, least) >= least;
  return engine.value(start, -least, 1 - least) <= -least;
}

// Proves the statements about `start` again, until the proof is no longer smaller by a twentieth.
// The search that comes after one tries first what that has proved; from the last one's table a
// certificate is written. False if the engine cannot.
bool trim(const RuntimeRules& rules, Engine& engine, const Position& start,
          const std::vector<Statement>& statements) {
  constexpr int kMostRounds = 12;
  std::uint64_t last = std::numeric_limits<std::uint64_t>::max();
  int round = 0;
  for (; round < kMostRounds && engine.begin_again(); ++round) {
    const std::uint64_t before = engine.positions();
    for (const Statement& statement : statements) is_proved(rules, engine, start, statement);
    const std::uint64_t took = engine.positions() - before;
    if (took >= last - last / 20) return true;
    last = took;
  }
  return round > 0;
}

void take_verdict(const Verdict& verdict, Answer& answer) {
  answer.winner = verdict.winner;
  answer.value = verdict.score;
  answer.outcome = verdict.outcome;
  answer.level = Level::ultra_weak;
  answer.proved = true;
}

// For smaller boards that may be harder than the question, where the time has no limit.
constexpr std::chrono::milliseconds kLongestWithin = std::chrono::minutes(1);

// One question about one position.
class Solving {
 public:
  Solving(const Game& game, const Engines& engines, const std::optional<Position>& part,
          const Question& question, Job& job)
      : game_(game),
        rules_(game.rules()),
        engines_(engines),
        part_(part),
        start_(part ? *part : rules_.start()),
        question_(question),
        job_(job) {
    answer_.game = game.name();
    answer_.instance = game.instance();
    answer_.ties = rules_.ties();
    answer_.up_to_isomorphism = game.has_symmetry();
  }

  Answer answer() {
    if (part_ && !question_.certificate.empty()) {
      throw InputError("--certificate: only for the start, not for a part");
    }
    const double begin = job_.seconds();
    try {
      const CurrentJob current(job_);
      if (rules_.players() > 2) {
        solve_for_each_player();
      } else if (!by_closed_form() && (question_.method == Method::search || !by_theorem())) {
        if (question_.method == Method::theorem) {
          throw InputError(question_.certificate.empty()
                               ? "--method: no theorem settles this instance; try --method search"
                               : "--certificate: not with --method theorem");
        }
        if (!by_board_within()) search();
      }
    } catch (const JobStopped& stop) {
      answer_.stopped = stop.reason;
    }
    answer_.seconds = job_.seconds() - begin;
    return std::move(answer_);
  }

 private:
  Verdict verdict(Value value) const { return game_.verdict(start_, value); }

  // A theorem that answers in every position.
  bool by_closed_form() {
    const auto found = engines_.closed_form(start_);
    if (!found) return false;
    if (question_.remoteness || question_.method == Method::search) {
      throw InputError(game_.name() + ": this board is answered by the closed form only");
    }
    if (!question_.certificate.empty()) {
      throw InputError("--certificate: not where the closed form answers");
    }
    take_verdict(verdict(found->value), answer_);
    answer_.proved_value = for_first(rules_.mover(start_), found->value);
    answer_.method = found->theorem;
    answer_.settlement = found->theorem;
    answer_.up_to_isomorphism = false;
    if (found->best) answer_.best.push_back(rules_.move_text(start_, *found->best));
    return true;
  }

  // A theorem about the start.
  bool by_theorem() {
    const auto settlement = rules_.settlement();
    if (!settlement || part_ || question_.remoteness || !question_.certificate.empty() ||
        question_.kind == QuestionKind::nimber) {
      return false;
    }
    take_verdict(rules_.verdict(settlement->value), answer_);
    answer_.proved_value = settlement->value;
    answer_.method = settlement->theorem;
    answer_.settlement = settlement->theorem;
    if (rules_.result(start_)) return true;
    const bool lost = for_first(rules_.mover(start_), settlement->value) < 0;
    for (const Move& move : first_moves(lost ? kMostListedMoves : 1)) {
      answer_.best.push_back(rules_.move_text(start_, move));
    }
    return true;
  }

  // A move to each class of positions after the start, if there are no more than `most`, else
  // nothing. A theorem says who wins and not how; but where all moves are alike, and where all
  // lose, they are the best.
  std::vector<Move> first_moves(std::size_t most) const {
    std::vector<Move> moves;
    std::vector<Key> seen;
    for (const Move& move : rules_.moves(start_)) {
      auto key = rules_.key(rules_.after(start_, move));
      if (std::find(seen.begin(), seen.end(), key) != seen.end()) continue;
      if (moves.size() == most) return {};
      seen.push_back(std::move(key));
      moves.push_back(move);
    }
    return moves;
  }

  // A win of the first side on a smaller board, found by a search there. These searches take nearly
  // all the time that is left, since the search of the larger board takes longer; half of it, where
  // colours of the start may make that easier.
  bool by_board_within() {
    if (question_.method != Method::automatic || part_ || question_.remoteness ||
        !question_.certificate.empty() || question_.kind == QuestionKind::nimber ||
        !job_.budget().checkpoint.empty()) {
      return false;
    }
    const std::vector<BoardWithin> boards = rules_.boards_within();
    if (boards.empty()) return false;
    const bool harder = boards.front().may_be_harder;
    Job part(job_, !harder              ? job_.slice(0.9)
                   : job_.budget().time ? job_.slice(0.5)
                                        : kLongestWithin);
    for (const BoardWithin& board : boards) {
      const Answer answer = answer_on(board, part);
      answer_.positions += answer.positions;
      if (answer.stopped) break;
      if (answer.winner != Winner::first) continue;
      take_verdict(rules_.verdict(1), answer_);
      answer_.proved_value = 1;
      answer_.settlement = board.theorem;
      answer_.method = board.theorem + " (" + answer.method + ")";
      return true;
    }
    job_.check();
    return false;
  }

  Answer answer_on(const BoardWithin& board, Job& job) const {
    GameOptions options(GameOptions::Files::forbidden);
    options.set_all(board.options);
    Question question;
    question.kind = QuestionKind::winner;
    try {
      const CurrentJob current(job);
      return make_game(game_.name(), options)->solve(question, job);
    } catch (const JobStopped& stop) {  // while the board was set up
      Answer answer;
      answer.stopped = stop.reason;
      return answer;
    }
  }

  void search() {
    // A certificate's positions want the other half.
    // To trim, the search keeps what it knew before.
    const double share = question_.certificate.empty() ? 1 : question_.trim ? 0.25 : 0.5;
    auto [engine, method] = engine_for(share);
    if (!question_.certificate.empty()) require_certifiable(*engine);
    if (question_.kind == QuestionKind::nimber && !engine->knows_nimbers()) {
      throw InputError("--question: nimbers are not available for " + game_.name());
    }
    if (job_.budget().fingerprints && !engine->confusion()) {
      throw InputError(
          "--fingerprints: not for " + game_.name() +
          " as it is asked here; only for games that split into sums, such as saturation");
    }
    if (!job_.budget().checkpoint.empty() && engine->table() == nullptr) {
      throw InputError("--checkpoint: not for " + game_.name());
    }
    // A search that ends soon writes none, so what a killed one left of its checkpoint goes now.
    if (!job_.budget().checkpoint.empty()) {
      const std::string path = output_target(job_.budget().checkpoint);
      for (const char* beside : {"", kSecondFile, kOneSidedFile}) remove_left_behind(path + beside);
    }
    answer_.method = std::move(method);
    search_value(*engine);
    engine.reset();  // and its table, before the next one is made
    if (question_.remoteness) answer_.remoteness = remoteness();
  }

  void require_certifiable(const Engine& engine) const {
    if (const auto sets = engine.lists_sets() ? engines_.listed_sets() : std::nullopt) {
      require_room_in_header(*sets);
    } else if (rules_.packed_width() == 0) {
      throw InputError(
          "--certificate: there are no certificates for " + game_.name() +
          (engines_.listed_sets() ? " on winning sets with these options" : " on this instance"));
    }
  }

  ChosenEngine engine_for(double share) const {
    if (question_.kept != nullptr && question_.certificate.empty() &&
        job_.budget().checkpoint.empty()) {
      if (auto engine = engines_.kept_core(question_.kind, *question_.kept, job_)) {
        return {std::move(engine), "proof"};
      }
    }
    const Engines& engines = question_.certificate.empty() ? engines_ : engines_.for_certificates();
    return chosen_engine(engines, question_.kind, job_, description(), share);
  }

  // What a checkpoint is about.
  std::string description() const {
    std::string text = described(game_.name(), game_.instance());
    if (part_) text += ", position " + rules_.position_text(*part_);
    return text;
  }

  void search_value(Engine& engine) {
    CertificateJob certificate(question_, game_.name(), game_.instance());
    const Answer unanswered = answer_;
    bool sure = !job_.budget().fingerprints;
    try {
      const std::vector<Statement> statements = take_answer(engine);
      certificate.add_all(rules_, engine, statements, job_);
      answer_.certificate = certificate.finish(job_);
      if (question_.trim) shorten_certificate(engine, statements);
      if (!sure) make_sure(engine);
      sure = true;
    } catch (const JobStopped&) {
      if (!sure) answer_ = unanswered;
      count_work(engine);
      throw;
    }
    count_work(engine);
  }
  // What was asked, as the engine finds it, and what a certificate of it states.
  std::vector<Statement> take_answer(Engine& engine) {
    answer_.best.clear();
    if (question_.kind == QuestionKind::winner) {
      answer_.proved_value = search_winner(engine);
      return winner_statements(rules_, *answer_.proved_value);
    }
    const Value value = engine.value(start_);
    take_verdict(verdict(value), answer_);
    // Without points, who wins is all there is to say.
    const Value of_first = for_first(rules_.mover(start_), value);
    answer_.proved_value = of_first;
    if (engine.knows_nimbers()) {
      // Lost means nimber 0; which other number it is costs more.
      if (value < 0) answer_.nimber = 0;
      if (value > 0 && question_.kind == QuestionKind::nimber) {
        answer_.nimber = engine.nimber(start_);
      }
    }
    if (!rules_.result(start_)) {
      for (const Move& move : moves_reaching(rules_, engine, start_, value)) {
        answer_.best.push_back(rules_.move_text(start_, move));
      }
    }
    const bool counts = answer_.outcome || (of_first > 0 && certifies_number(game_.name()));
    return counts ? value_statements(of_first) : winner_statements(rules_, of_first);
  }
  // A smaller proof may meet more positions: then the certificate stays as it is, and so it does
  // where the limits end this.
  void shorten_certificate(Engine& engine, const std::vector<Statement>& statements) {
    try {
      if (!trim(rules_, engine, start_, statements)) return;
      CertificateJob trimmed(question_, game_.name(), game_.instance());
      trimmed.add_all(rules_, engine, statements, job_);
      if (trimmed.positions() < answer_.certificate->positions) {
        answer_.certificate = trimmed.finish(job_);
      }
    } catch (const JobStopped&) {
    }
  }
  // Fingerprints may have been confused: either the certificate is verified, which says nothing of
  // a nimber above 0, or all is found again with others.
  void make_sure(Engine& engine) {
    if (answer_.certificate) {
      const CertificateReader reader(answer_.certificate->file, job_);
      const CheckReport report = check_certificate(
          reader, [&](const Statement& one) { return certified_game(reader, one); }, job_);
      if (!report.holds) throw_confused();
      if (answer_.nimber.value_or(0) == 0) return;
    }
    const double once = *engine.confusion();
    if (once == 0) return;  // all positions were whole
    engine.change_fingerprints();
    const Answer found = answer_;
    take_answer(engine);
    // Of the moves that win, a question about the winner names any.
    const bool same_moves = question_.kind == QuestionKind::winner || answer_.best == found.best;
    if (answer_.proved_value != found.proved_value || answer_.nimber != found.nimber ||
        !same_moves) {
      throw_confused();
    }
    answer_.confusion = once * (*engine.confusion() - once);
    answer_.level = Level::fingerprints;
  }
  [[noreturn]] void throw_confused() const {
    throw LimitError("two fingerprints were confused; ask again with another --seed");
  }
  // What the search took.
  void count_work(const Engine& engine) {
    answer_.positions += engine.positions();
    add_stats(answer_.stats, engine.stats());
  }

  // Who wins depends only on which cuts lie below the value: one yes-or-no search for each, from
  // the lowest for Side::first upwards, until one says no. The bound that the last search proved
  // lies in the same class as the value: not above the cut that it refused, above all others.
  // Returns that bound.
  Value search_winner(Engine& engine) {
    const std::vector<Value> cuts = rules_.cuts();  // for Side::first
    const bool first_moves = rules_.mover(start_) == Side::first;
    Value reached = 0;
    for (const Value cut : cuts) {
      reached =
          first_moves ? engine.value(start_, cut, cut + 1) : -engine.value(start_, -cut - 1, -cut);
      if (reached <= cut) break;
    }
    const Verdict proved = rules_.verdict(reached);
    take_verdict(proved, answer_);
    answer_.outcome.reset();
    const bool over = rules_.result(start_).has_value();
    // Only the winner is known, not the score, where there is more to win than the game.
    if (proved.outcome || certifies_number(game_.name()) ||
        (engine.by_depth() != nullptr && !over)) {
      answer_.value.reset();
    }
    if (!over) add_winning_move(engine, reached, cuts);
    return reached;
  }

  // One first move that keeps the class that was proved for the side to move, if that is worth
  // something.
  void add_winning_move(Engine& engine, Value reached, const std::vector<Value>& cuts) {
    // The class of `reached` lies above one cut and not above the next.
    const auto above = std::lower_bound(cuts.begin(), cuts.end(), reached);
    Value wanted = 0;
    if (rules_.mover(start_) == Side::second) {
      if (above == cuts.end()) return;
      wanted = -*above;
    } else {
      if (above == cuts.begin()) return;
      wanted = *std::prev(above) + 1;
    }
    auto move = proved_move(rules_, engine, start_, wanted);
    if (!move && engine.searches_for_moves()) move = move_reaching(engine, wanted);
    if (move) answer_.best.push_back(rules_.move_text(start_, *move));
  }
  std::optional<Move> move_reaching(Engine& engine, Value wanted) const {
    for (const Move& move : rules_.moves(start_)) {
      if (move_value(rules_, engine, start_, move, wanted - 1, wanted) >= wanted) return move;
    }
    return std::nullopt;
  }

  // Moves until the end from the start; nothing for a tie. Adds the positions it visited.
  std::optional<int> remoteness() {
    if (const auto left = rules_.remaining_moves(start_)) return left;
    const auto engine = engines_.remoteness(job_, 1);
    const int result = RemoteValuation<RuntimeRules>::remoteness_of(engine->value(start_));
    count_work(*engine);
    return result < 0 ? std::nullopt : std::optional(result);
  }

  // Which player, if any, can force to be the last against all the others together?
  void solve_for_each_player() {
    if (!job_.budget().checkpoint.empty()) {
      throw InputError("--checkpoint: not for games of more than two players");
    }
    answer_.players = rules_.players();
    answer_.method = "proof";
    CertificateJob certificate(question_, game_.name(), game_.instance());
    std::optional<CertificateJob> trimmed;
    if (question_.trim) trimmed.emplace(question_, game_.name(), game_.instance());
    for (int player = 0; player < rules_.players(); ++player) {
      const auto rules = rules_.with_hero(player);
      const auto engines = engines_.with_hero(player);
      const auto engine = engines->proof(job_, "", question_.trim ? 0.5 : 1);
      const Position start = rules->start();
      const Value value = for_first(rules->mover(start), engine->value(start));
      count_work(*engine);
      if (value > 0) {
        answer_.forcing_players.push_back(player + 1);
        if (!rules->result(start) && rules->mover(start) == Side::first) {
          for (const Move& move : moves_reaching(*rules, *engine, start, value)) {
            answer_.best.push_back(rules->move_text(start, move));
          }
        }
      }
      std::vector<Statement> statements = winner_statements(*rules, value);
      for (Statement& statement : statements) statement.player = player + 1;
      certificate.add_all(*rules, *engine, statements, job_);
      if (!trimmed) continue;
      trim(*rules, *engine, start, statements);
      trimmed->add_all(*rules, *engine, statements, job_);
    }
    const bool shorter = trimmed && trimmed->positions() < certificate.positions();
    answer_.certificate = (shorter ? *trimmed : certificate).finish(job_);
    answer_.level = Level::ultra_weak;
    answer_.proved = true;
    if (!question_.remoteness) return;
    LastPlayer last(game_, job_.budget(), Coding::remote);
    answer_.remoteness = last.from(start_, job_).remoteness;
    answer_.positions += last.positions();
  }

  const Game& game_;
  const RuntimeRules& rules_;
  const Engines& engines_;
  const std::optional<Position>& part_;
  const Position start_;
  const Question& question_;
  Job& job_;
  Answer answer_;
};

}  // namespace

std::string described(const std::string& game, const std::map<std::string, std::string>& instance) {
  std::string text = game;
  for (const auto& [option, value] : instance) {
    text.append(", ").append(option).append(" ").append(value);
  }
  return text;
}

ChosenEngine chosen_engine(const Engines& engines, QuestionKind kind, Job& job,
                           const std::string& about, double share) {
  if (auto engine = engines.nimbers(job, about, share)) return {std::move(engine), "nimber"};
  if (auto engine = engines.deepening(job, share)) return {std::move(engine), "deepening"};
  auto engine = engines.core(kind, job, about, share);
  if (!engine) engine = engines.proof(job, about, share);
  return {std::move(engine), "proof"};
}

Answer solved(const Game& game, const Engines& engines, const std::optional<Position>& part,
              const Question& question, Job& job) {
  if (game.rules().players() == 1) return solved_alone(game, engines, part, question, job);
  require_exact(question);
  return Solving(game, engines, part, question, job).answer();
}

}  // namespace harary
