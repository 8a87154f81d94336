// SPDX-License-Identifier: MIT
#include "app/solving_alone.hpp"

#include "app/analysing.hpp"
#include "app/certify/flood_certificate.hpp"
#include "app/instance.hpp"
#include "base/error.hpp"

namespace harary {

namespace {

void require_length(const std::string& game, QuestionKind question) {
  if (question != QuestionKind::outcome) {
    throw InputError("--question: the only question of " + game +
                     " is the smallest number of moves");
  }
}

// What is asked of games for two makes no sense for one.
void require_length(const std::string& game, const Question& question, const Job& job) {
  require_length(game, question.kind);
  if (question.remoteness) {
    throw InputError("--remoteness: the length of " + game + " is its remoteness");
  }
  if (!job.budget().checkpoint.empty()) throw InputError("--checkpoint: not for " + game);
}

}  // namespace

Answer solved_alone(const Instance& game, const Engines& engines,
                    const std::optional<Position>& part, const Question& question, Job& job) {
  require_length(game.name(), question, job);
  const double begin = job.seconds();
  FloodCertificateJob certificate(game, engines, !part, question);
  const Position start = part ? *part : game.rules().start();
  const ShortestWay way = engines.shortest(start, question.method, job);
  Answer answer;
  answer.game = game.name();
  answer.instance = game.options();
  answer.question = question.name();
  answer.players = 1;
  answer.solution = Solution{way.moves, way.length, way.lower};
  answer.method = way.method;
  answer.engine = way.method == "heuristic" ? "heuristic"
                  : way.stats               ? engine_name(way.stats->search)
                                            : "theorem";
  answer.positions = way.positions;
  if (way.stats) add_stats(answer.stats, *way.stats);
  answer.stopped = way.stopped;
  answer.proved = way.optimal();
  if (answer.proved) {
    answer.level = Level::weak;
    answer.winner = Winner::first;
    answer.remoteness = way.length;
    if (way.first) answer.best.push_back(game.rules().move_text(start, *way.first));
  }
  answer.certificate = certificate.finish(game, way, job.seconds() - begin, job);
  answer.seconds = job.seconds() - begin;
  return answer;
}

Analysis analysed_alone(const Instance& game, const Engines& engines, const Position& p,
                        QuestionKind question, Job& job) {
  require_length(game.name(), question);
  const double begin = job.seconds();
  const RuntimeRules& rules = game.rules();
  Analysis result = begun_analysis(game, p);
  result.players = 1;
  result.verdict = rules.verdict(1);
  int fewest = 0;
  if (!result.finished) {
    for (const Move& move : rules.moves(p)) {
      const ShortestWay rest = engines.shortest(rules.after(p, move), Method::automatic, job);
      result.positions += rest.positions;
      if (rest.stats) add_stats(result.stats, *rest.stats);
      if (!rest.optimal()) {
        result.stopped = rest.stopped;
        break;
      }
      const int length = 1 + rest.length;
      if (result.moves.empty() || length < fewest) fewest = length;
      result.moves.push_back({rules.move_text(p, move), result.verdict, length, false});
    }
  }
  if (!result.stopped) {
    result.remoteness = fewest;
    for (MoveReport& move : result.moves) move.best = move.remoteness == fewest;
  }
  result.seconds = job.seconds() - begin;
  return result;
}

}  // namespace harary
