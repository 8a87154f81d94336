// SPDX-License-Identifier: MIT
#include "verify/check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <unordered_set>

#include "base/error.hpp"
#include "base/portable.hpp"

namespace harary {

namespace {

constexpr std::uint64_t kPositionsBetweenChecks = 64;

std::string side_text(const Statement& statement) {
  if (!statement.player) {
    return statement.side == Side::first ? "the first player" : "the second player";
  }
  return statement.side == Side::first
             ? fmt::format("player {}", *statement.player)
             : fmt::format("all players but player {}", *statement.player);
}

// Checks one statement.
class Checker {
 public:
  Checker(const CertificateReader& certificate, std::size_t number, const PlainGame& game, Job& job)
      : certificate_(certificate),
        number_(number),
        statement_(certificate.header().statements[number]),
        game_(game),
        job_(job),
        set_(game.class_width()),
        class_(game.class_width()),
        weakened_(game.width()) {
    if (certificate.width(number) != game.width()) {
      throw InputError(
          fmt::format("{}: the positions of statement {} have {} bytes, those of the "
                      "game {}",
                      certificate.path(), number + 1, certificate.width(number), game.width()));
    }
  }

  std::optional<Violation> check() {
    load();
    std::vector<std::uint8_t> start(game_.width());
    game_.start(start);
    if (!held(start, game_.mover(start)))
      return violation(start, "", "the start is not held: " + why_not(start));
    auto section = certificate_.section(number_);
    while (true) {
      const Bytes rows = section.next_block();
      if (rows.empty()) return std::nullopt;
      for (std::size_t at = 0; at < rows.size(); at += game_.width()) {
        if (auto found = check_position(rows.subspan(at, game_.width()))) return found;
        ++positions_;
      }
    }
  }

  std::uint64_t positions() const { return positions_; }
  std::uint64_t moves() const { return moves_; }

 private:
  Violation violation(Bytes position, std::string move, std::string reason) const {
    return {number_, game_.position_text(position), std::move(move), std::move(reason)};
  }

  void tick(const char* what, std::uint64_t done) {
    if (done % kPositionsBetweenChecks != 0) return;
    job_.check();
    job_.report(fmt::format("{} (statement {} of {})", what, number_ + 1,
                            certificate_.header().statements.size()),
                done, certificate_.positions(number_), "positions");
  }

  Bytes class_of(Bytes position) {
    game_.class_of(position, class_);
    return class_;
  }

  // The set, by classes that are computed here, whatever representatives the file has.
  void load() {
    const std::uint64_t count = certificate_.positions(number_);
    constexpr std::uint64_t kBytesEach = 12;
    if (count > job_.budget().memory_bytes / (game_.class_width() + kBytesEach)) {
      throw JobStopped{StopReason::memory};
    }
    set_.reserve(count);
    auto section = certificate_.section(number_);
    std::uint64_t done = 0;
    for (Bytes rows = section.next_block(); !rows.empty(); rows = section.next_block()) {
      for (std::size_t at = 0; at < rows.size(); at += game_.width(), ++done) {
        tick("reading", done);
        const Bytes position = rows.subspan(at, game_.width());
        if (!game_.well_formed(position)) {
          throw InputError(fmt::format("{}: position {} of statement {} is not one of the game",
                                       certificate_.path(), done + 1, number_ + 1));
        }
        set_.insert(game_.invariant(position), class_of(position));
      }
    }
  }

  std::optional<Violation> check_position(Bytes position) {
    tick("checking", positions_);
    if (game_.finished(position)) return violation(position, "", "the game is over there");
    if (game_.mover(position) == statement_.side) {
      return violation(position, "", side_text(statement_) + " is to move there");
    }
    std::optional<Violation> found;
    bool any = false;
    game_.each_successor(position, [&](const PlainGame::Successor& next) {
      any = true;
      ++moves_;
      if (held(next.position, next.mover)) return true;
      found = violation(position, game_.move_text(position, next.move),
                        fmt::format("it leads to {}, {}", game_.position_text(next.position),
                                    why_not(next.position)));
      return false;
    });
    if (!found && !any)
      return violation(position, "", "there is no move, but the game is not over");
    return found;
  }

  bool in_set(Bytes position) {
    return set_.contains(game_.invariant(position), [&] { return class_of(position); });
  }

  bool ended(Bytes position) const {
    const auto value = game_.assured(position, statement_.side);
    return value && *value >= statement_.at_least;
  }

  // A finished position is in no set that passes check_position(), so that it may be looked up
  // before it is known to be one: what is wrong with the set comes out there.
  bool held(Bytes position, Side mover) {
    if (held_as_it_is(position, mover)) return true;
    return game_.weakened(position, weakened_) && held_as_it_is(weakened_, mover);
  }
  bool held_as_it_is(Bytes position, Side mover) {
    turn_.clear();
    if (mover != statement_.side) return in_set(position) || ended(position);
    return ended(position) || move_into_set(position) || held_in_turn(position);
  }

  // The commonest case first: a single move of the side leads back into the set.
  bool move_into_set(Bytes position) {
    if (game_.finished(position)) return false;
    return !game_.each_successor(position, [&](const PlainGame::Successor& next) {
      return next.mover == statement_.side || !in_set(next.position);
    });
  }

  // The search through one turn of the side, which may have several moves.
  bool held_in_turn(Bytes position) {
    if (ended(position)) return true;
    if (game_.finished(position)) return false;
    return !game_.each_successor(position, [&](const PlainGame::Successor& next) {
      if (next.mover != statement_.side) return !in_set(next.position) && !ended(next.position);
      return !is_new_in_turn(next.position) || !held_in_turn(next.position);
    });
  }

  // Several orders of the same moves lead to a position; it is searched once.
  bool is_new_in_turn(Bytes position) {
    if (!turn_.emplace(position.begin(), position.end()).second) return false;
    constexpr std::uint64_t kBytesEach = 80;
    if (turn_.size() > job_.budget().memory_bytes / 2 / (kBytesEach + game_.width())) {
      throw JobStopped{StopReason::memory};
    }
    job_.check();
    return true;
  }

  std::string why_not(Bytes position) const {
    if (game_.finished(position)) {
      return fmt::format("where the game is over with a value of {} for {}, below {}",
                         game_.assured(position, statement_.side).value(), side_text(statement_),
                         statement_.at_least);
    }
    if (game_.mover(position) != statement_.side) return "which is not in the set";
    return fmt::format("where {} has no move to a position of the set or to a sufficient end",
                       side_text(statement_));
  }

  const CertificateReader& certificate_;
  std::size_t number_;
  Statement statement_;
  const PlainGame& game_;
  Job& job_;
  PositionSet set_;
  std::vector<std::uint8_t> class_;
  std::vector<std::uint8_t> weakened_;
  std::unordered_set<std::string> turn_;  // positions met in this turn of the side
  std::uint64_t positions_ = 0;
  std::uint64_t moves_ = 0;
};

// What is proved about the value for Side::first: at least lower, at most upper.
void conclude(const Bounds& known, const PlainGame& game, CheckReport& report) {
  if (known.lower == known.upper) report.value = known.lower;
  const auto winner = [&](Value value) { return game.verdict(value).winner; };
  // The winner does not go from first to second with larger values.
  if (known.lower != -kInfinity && winner(known.lower) == Winner::first) {
    report.winner = Winner::first;
  } else if (known.upper != kInfinity && winner(known.upper) == Winner::second) {
    report.winner = Winner::second;
  } else if (known.lower != -kInfinity && known.upper != kInfinity &&
             winner(known.lower) == winner(known.upper)) {
    report.winner = winner(known.lower);
  }
}

}  // namespace

std::string statement_text(const Statement& statement, const PlainGame& game) {
  const bool first = statement.side == Side::first;
  const Winner worst = game.verdict(first ? statement.at_least : -statement.at_least).winner;
  std::string text =
      fmt::format("{} can reach a value of at least {}", side_text(statement), statement.at_least);
  const std::string_view verb = statement.player && !first ? "win" : "wins";
  if (worst == (first ? Winner::first : Winner::second)) {
    text += fmt::format(", and so {}", verb);
  } else if (worst == Winner::tie) {
    text += ", and so does not lose";
  }
  return text;
}

CheckReport check_certificate(const CertificateReader& certificate, const GameFor& game_for,
                              Job& job) {
  CheckReport report;
  const auto& statements = certificate.header().statements;
  Bounds known;
  std::unique_ptr<PlainGame> game;
  for (std::size_t i = 0; i < statements.size(); ++i) {
    game = game_for(statements[i]);
    Checker checker(certificate, i, *game, job);
    report.violation = checker.check();
    if (report.violation) return report;
    report.checked.push_back({statements[i], checker.positions(), checker.moves(),
                              statement_text(statements[i], *game)});
    if (statements[i].side == Side::first) {
      known.lower = std::max(known.lower, statements[i].at_least);
    } else {
      known.upper = std::min(known.upper, -statements[i].at_least);
    }
  }
  report.holds = true;
  const bool same_player = portable::ranges::all_of(
      statements, [&](const Statement& s) { return s.player == statements.front().player; });
  if (same_player) conclude(known, *game, report);
  return report;
}

}  // namespace harary
