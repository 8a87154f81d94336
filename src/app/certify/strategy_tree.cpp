// SPDX-License-Identifier: MIT
#include "app/certify/strategy_tree.hpp"

#include <fmt/format.h>

#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

#include "base/current_job.hpp"
#include "base/error.hpp"
#include "verify/check.hpp"

namespace harary {

namespace {

using Row = std::vector<std::uint8_t>;

constexpr std::size_t kMostBranches = 1'000'000;

class StrategyWalk {
 public:
  StrategyWalk(const CertificateReader& certificate, std::size_t number, const PlainGame& game,
               const Roles& roles, int depth, Job& job)
      : certificate_(certificate),
        statement_(certificate.header().statements[number]),
        game_(game),
        roles_(roles),
        depth_(depth),
        job_(job),
        set_(game.class_width()) {
    load(number);
  }

  StrategyTree walk() {
    StrategyTree result;
    result.meaning = statement_text(statement_, game_, roles_);
    Row start(game_.width());
    game_.start(start);
    auto [moves, next] = answered(start);
    result.opening = std::move(moves);
    result.root = node(next, 1);
    return result;
  }

 private:
  // Where the side's moves lead: to the opponent's turn, or to an end.
  struct Place {
    Row position;
    bool over = false;
    std::string mark;  // equal for what is one node
  };
  struct Answered {
    std::vector<std::string> moves;
    Place next;
  };

  // Moves of the opponent with their answer, and how many moves symmetry makes of these.
  struct AnsweredMoves {
    std::vector<std::string> moves;
    std::size_t like = 0;
    Answered answer;
  };

  void load(std::size_t number) {
    constexpr std::uint64_t kBytesEach = 12;
    if (certificate_.width(number) != game_.width()) {
      throw InputError(certificate_.path() + ": the positions are not those of the game");
    }
    const std::uint64_t count = certificate_.positions(number);
    if (count > job_.budget().memory_bytes / 2 / (game_.class_width() + kBytesEach)) {
      throw JobStopped{StopReason::memory};
    }
    auto section = certificate_.section(number);
    Row shape(game_.class_width());
    std::uint64_t done = 0;
    for (Bytes rows = section.next_block(); !rows.empty(); rows = section.next_block()) {
      for (std::size_t at = 0; at < rows.size(); at += game_.width()) {
        if (done++ % 64 == 0) job_.check();
        const Bytes row = rows.subspan(at, game_.width());
        if (!game_.well_formed(row)) {
          throw InputError(fmt::format("{}: position {} of statement {} is not one of the game",
                                       certificate_.path(), done, number + 1));
        }
        game_.class_of(row, shape);
        set_.insert(game_.invariant(row), Bytes(shape));
      }
    }
  }

  bool ended(Bytes position) const {
    const auto value = game_.assured(position, statement_.side);
    return value && *value >= statement_.at_least;
  }

  // The place of a position that is held and needs no move of the side.
  std::optional<Place> as_it_is(Bytes position, Side mover) {
    if (ended(position)) return Place{Row(position.begin(), position.end()), true, ""};
    if (mover == statement_.side) return std::nullopt;
    Row room(game_.class_width());
    if (!game_.is_in(set_, position, room)) return std::nullopt;
    std::string mark(room.begin(), room.end());
    if (game_.holds_by_position()) return Place{std::move(room), false, std::move(mark)};
    game_.class_of(position, room);
    return Place{Row(position.begin(), position.end()), false, {room.begin(), room.end()}};
  }

  // Moves of the side until the opponent's turn; one of them if there are several.
  std::optional<Answered> through_turn(Bytes position, Side mover, std::set<Row>& met) {
    if (auto place = as_it_is(position, mover)) return Answered{{}, *std::move(place)};
    if (mover != statement_.side || game_.finished(position)) return std::nullopt;
    if (!met.insert(Row(position.begin(), position.end())).second) return std::nullopt;
    job_.check();
    std::optional<Answered> found;
    // What needs one move first.
    for (const bool one_move : {true, false}) {
      if (found) break;
      game_.each_successor(position, [&](const PlainGame::Successor& next) {
        if (auto place = as_it_is(next.position, next.mover)) {
          found = Answered{{}, *std::move(place)};
        } else if (!one_move && next.mover == statement_.side) {
          found = through_turn(next.position, next.mover, met);
        }
        if (!found) return true;
        found->moves.insert(found->moves.begin(), game_.move_text(position, next.move));
        return false;
      });
    }
    return found;
  }

  Answered answered(Bytes position) {
    std::set<Row> met;
    Row weaker(game_.width());
    if (game_.weakened(position, weaker)) {
      if (auto found = through_turn(weaker, game_.mover(weaker), met)) return *std::move(found);
      met.clear();
    }
    if (auto found = through_turn(position, game_.mover(position), met)) return *std::move(found);
    throw InputError(
        fmt::format("{}: the certificate does not hold: there is no answer in {}; "
                    "`harary verify` says more",
                    certificate_.path(), game_.position_text(position)));
  }

  std::unique_ptr<StrategyNode> node(const Place& place, int depth) {
    auto result = std::make_unique<StrategyNode>();
    if (place.over) {
      result->end = StrategyNode::End::reached;
      return result;
    }
    if (const auto known = nodes_.find(place.mark); known != nodes_.end()) {
      result->end = StrategyNode::End::met;
      result->number = known->second->number;
      result->turned = game_.position_text(place.position) != known->second->position;
      known->second->met_again = true;
      return result;
    }
    result->position = game_.position_text(place.position);
    if (game_.settled(place.position)) {
      result->end = StrategyNode::End::settled;
      return result;
    }
    if (depth_ > 0 && depth > depth_) {
      result->end = StrategyNode::End::cut;
      return result;
    }
    result->number = nodes_.size() + 1;
    nodes_.emplace(place.mark, result.get());
    for (const auto& [moves, like, answer] : branches(place.position)) {
      result->branches.push_back({moves, like, answer.moves, node(answer.next, depth + 1)});
      job_.check();
    }
    return result;
  }

  // The opponent's moves, those with one answer and those that symmetry exchanges together.
  std::vector<AnsweredMoves> branches(Bytes position) {
    std::vector<AnsweredMoves> result;
    std::map<Row, std::size_t> by_class;
    std::map<std::pair<std::vector<std::string>, std::string>, std::size_t> by_answer;
    game_.each_successor(position, [&](const PlainGame::Successor& next) {
      if (++branches_ > kMostBranches) {
        throw LimitError(
            fmt::format("the strategy has more than {} branches; write --depth 3, or "
                        "another number of moves",
                        kMostBranches));
      }
      const std::string move = game_.move_text(position, next.move);
      Row shape(game_.class_width());
      game_.class_of(next.position, shape);
      if (const auto same = by_class.find(shape); same != by_class.end()) {
        ++result[same->second].like;
        return true;
      }
      Answered answer = answered(next.position);
      const auto [place, is_new] =
          by_answer.emplace(std::pair(answer.moves, answer.next.mark), result.size());
      by_class.emplace(std::move(shape), place->second);
      if (is_new) result.push_back({{}, 0, std::move(answer)});
      result[place->second].moves.push_back(move);
      return true;
    });
    return result;
  }

  const CertificateReader& certificate_;
  const Statement statement_;
  const PlainGame& game_;
  const Roles& roles_;
  const int depth_;
  Job& job_;
  PositionSet set_;
  std::unordered_map<std::string, StrategyNode*> nodes_;
  std::size_t branches_ = 0;
};

}  // namespace

StrategyTree strategy_of(const CertificateReader& certificate, std::size_t statement,
                         const PlainGame& game, const Roles& roles, int depth, Job& job) {
  if (certificate.header().kind == PositionKind::summands) {
    throw InputError(
        certificate.path() +
        ": a certificate of summands has no strategy to print: its positions are parts "
        "of sums, not those between moves; write one with --certificate-of positions");
  }
  const CurrentJob current(job);
  return StrategyWalk(certificate, statement, game, roles, depth, job).walk();
}

}  // namespace harary
