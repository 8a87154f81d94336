// SPDX-License-Identifier: MIT
#include "verify/check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <string_view>
#include <utility>
#include <vector>

#include "base/batch.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "base/portable.hpp"
#include "verify/position_check.hpp"

namespace harary {

namespace {

constexpr std::uint64_t kPositionsBetweenChecks = 64;

// Some positions of a statement, one after the other, in the order of the file.
struct Piece {
  std::uint64_t first = 0;  // the number of the first one
  std::vector<std::uint8_t> rows;
};

// The positions of a statement, piece by piece. Only one thread at a time asks for the next.
class Pieces {
 public:
  Pieces(const CertificateReader& certificate, std::size_t number)
      : section_(certificate.section(number)), width_(certificate.width(number)) {}

  // Pieces for that number of positions, about, at least one: the last of a block may be small.
  static std::uint64_t count(std::uint64_t positions, std::size_t width) {
    return positions / positions_in_piece(width) + 1;
  }

  std::optional<Piece> next() {
    if (block_.empty()) block_ = section_.next_block();
    if (block_.empty()) return std::nullopt;
    const Bytes rows = block_.first(std::min(block_.size(), positions_in_piece(width_) * width_));
    block_ = block_.subspan(rows.size());
    Piece piece{first_, {rows.begin(), rows.end()}};
    first_ += rows.size() / width_;
    return piece;
  }

 private:
  // Small enough that all threads have work and a violation ends the check soon.
  static std::size_t positions_in_piece(std::size_t width) {
    return std::max<std::size_t>(1, 8192 / width);
  }

  CertificateReader::Section section_;
  std::size_t width_;
  Bytes block_;
  std::uint64_t first_ = 0;
};

// Checks one statement, with all threads of the job. What is found does not depend on their number.
class Checker {
 public:
  Checker(const CertificateReader& certificate, std::size_t number, const PlainGame& game, Job& job,
          const Roles& roles)
      : certificate_(certificate),
        number_(number),
        statement_(certificate.header().statements[number]),
        game_(game),
        job_(job),
        roles_(roles),
        set_(game.class_width()) {
    if (certificate.width(number) != game.width()) {
      throw InputError(
          fmt::format("{}: the positions of statement {} have {} bytes, those of the "
                      "game {}",
                      certificate.path(), number + 1, certificate.width(number), game.width()));
    }
  }

  std::optional<Violation> check() {
    load();
    std::optional<PositionFault> found = position_check().check_start();
    struct Checked {
      std::optional<PositionFault> found;
      std::uint64_t positions = 0;
      std::uint64_t moves = 0;
    };
    // After a violation, which is the first one in the order of the file, no piece is begun.
    std::atomic<bool> over{found.has_value()};
    Pieces pieces(certificate_, number_);
    run_batch(
        threads(), [&] { return over ? std::nullopt : pieces.next(); },
        [&](const Piece& piece) {
          Checked checked;
          PositionCheck check = position_check();
          for_each_position(piece, [&](std::uint64_t, Bytes position) {
            if (checked.found) return;
            checked.found = check.check(position);
            ++checked.positions;
          });
          checked.moves = check.moves();
          return checked;
        },
        [&](const Checked& checked) {
          if (found) return;
          found = checked.found;
          over = found.has_value();
          positions_ += checked.positions;
          moves_ += checked.moves;
          report("checking", positions_);
        },
        [] {});
    if (!found) return std::nullopt;
    return Violation{number_, found->position, found->move, found->reason};
  }

  std::uint64_t positions() const { return positions_; }
  std::uint64_t moves() const { return moves_; }

 private:
  // No more than there are pieces.
  int threads() const {
    const std::uint64_t pieces = Pieces::count(certificate_.positions(number_), game_.width());
    const std::uint64_t wanted = static_cast<std::uint64_t>(std::max(job_.budget().threads, 1));
    return static_cast<int>(std::min(wanted, pieces));
  }
  PositionCheck position_check() const {
    return {game_,
            statement_,
            set_,
            job_,
            job_.budget().memory_bytes / 2 / static_cast<std::uint64_t>(threads()),
            roles_};
  }

  void report(const char* what, std::uint64_t done) {
    job_.report(fmt::format("{} (statement {} of {})", what, number_ + 1,
                            certificate_.header().statements.size()),
                done, certificate_.positions(number_), "positions");
  }

  // Calls f(number of the position, position).
  template <class F>
  void for_each_position(const Piece& piece, F&& f) const {
    const CurrentJob current(job_);
    std::uint64_t number = piece.first;
    for (std::size_t at = 0; at < piece.rows.size(); at += game_.width(), ++number) {
      if (number % kPositionsBetweenChecks == 0) job_.check();
      f(number, Bytes(piece.rows).subspan(at, game_.width()));
    }
  }

  // The set, by classes that are computed here, whatever representatives the file has.
  void load() {
    const std::uint64_t count = certificate_.positions(number_);
    constexpr std::uint64_t kBytesEach = 12;
    if (count > job_.budget().memory_bytes / (game_.class_width() + kBytesEach)) {
      throw JobStopped{StopReason::memory};
    }
    set_.reserve(count);
    struct Classes {
      std::vector<std::uint64_t> invariants;
      std::vector<std::uint8_t> rows;
    };
    const std::size_t width = game_.class_width();
    std::uint64_t done = 0;
    Pieces pieces(certificate_, number_);
    run_batch(
        threads(), [&] { return pieces.next(); },
        [&](const Piece& piece) {
          Classes classes;
          for_each_position(piece, [&](std::uint64_t number, Bytes position) {
            if (!game_.well_formed(position)) {
              throw InputError(fmt::format("{}: position {} of statement {} is not one of the game",
                                           certificate_.path(), number + 1, number_ + 1));
            }
            classes.invariants.push_back(game_.invariant(position));
            classes.rows.resize(classes.rows.size() + width);
            game_.class_of(position, MutableBytes(classes.rows).last(width));
          });
          return classes;
        },
        [&](const Classes& classes) {
          for (std::size_t i = 0; i < classes.invariants.size(); ++i) {
            set_.insert(classes.invariants[i], Bytes(classes.rows).subspan(i * width, width));
          }
          report("reading", done += classes.invariants.size());
        },
        [] {});
  }

  const CertificateReader& certificate_;
  std::size_t number_;
  Statement statement_;
  const PlainGame& game_;
  Job& job_;
  const Roles& roles_;
  PositionSet set_;
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

std::string statement_text(const Statement& statement, const PlainGame& game, const Roles& roles) {
  const bool first = statement.side == Side::first;
  const Winner worst = game.verdict(first ? statement.at_least : -statement.at_least).winner;
  std::string text = fmt::format("{} can reach a value of at least {}", side_text(statement, roles),
                                 statement.at_least);
  const std::string_view verb = statement.player && !first ? "win" : "wins";
  if (worst == (first ? Winner::first : Winner::second)) {
    text += fmt::format(", and so {}", verb);
  } else if (worst == Winner::tie) {
    text += ", and so does not lose";
  }
  return text;
}

CheckReport check_certificate(const CertificateReader& certificate, const GameFor& game_for,
                              Job& job, const Roles& roles) {
  CheckReport report;
  const auto& statements = certificate.header().statements;
  Bounds known;
  std::unique_ptr<PlainGame> game;
  for (std::size_t i = 0; i < statements.size(); ++i) {
    game = game_for(statements[i]);
    Checker checker(certificate, i, *game, job, roles);
    report.violation = checker.check();
    if (report.violation) return report;
    report.checked.push_back({statements[i], checker.positions(), checker.moves(),
                              statement_text(statements[i], *game, roles)});
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
