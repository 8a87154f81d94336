// SPDX-License-Identifier: MIT
// The rules of a written game at run time, on points in `Words` words and marks in `Planes` planes:
// what the description says, over bitsets.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/assert.hpp"
#include "base/error.hpp"
#include "games/packing.hpp"
#include "games/rules.hpp"
#include "games/rules_defaults.hpp"
#include "games/written/move_range.hpp"
#include "games/written/packed_progress.hpp"
#include "games/written/position.hpp"
#include "games/written/reasons.hpp"
#include "games/written/table.hpp"
#include "games/written/tables.hpp"
#include "games/written/texts.hpp"

namespace harary::written {

template <int Words, int Planes>
class WrittenRules : public RulesDefaults {
 public:
  using Edges = EdgeSet<Words>;
  using Position = written::Position<Words, Planes>;
  using Move = written::Move<Words>;
  // With a code more than there are marks: marked with what can no longer matter.
  static constexpr int kKeyPlanes = Planes == 1 ? 2 : Planes;
  using Key = written::Position<Words, kKeyPlanes>;
  static constexpr int kForgotten = (1 << kKeyPlanes) - (Planes == 1 ? 2 : 1);
  // Codes are below 2^Planes, and kForgotten is not the code of a mark.
  static constexpr int kMostMarksHere = Planes == 1 ? 1 : Planes == 2 ? 2 : kMostMarks;

  // `options`: those that describe the instance.
  WrittenRules(std::shared_ptr<const Tables<Words>> tables,
               std::map<std::string, std::string> options)
      : tables_(std::move(tables)),
        texts_(std::make_shared<const Texts>(tables_->game, tables_->turns)),
        options_(std::move(options)) {}

  const Game& game() const { return tables_->game; }
  const std::shared_ptr<const Tables<Words>>& tables() const { return tables_; }

  Position start() const {
    Position p;
    for (const auto& [point, mark] : game().start) p.put(Edges::single(point), mark + 1);
    p.progress = tables_->turns.start().packed();
    return p;
  }
  Side mover(const Position& p) const { return tables_->turns.mover(progress(p).turn); }

  std::optional<Value> result(const Position& p) const {
    const Ended ended = progress(p).ended;
    if (ended != Ended::no) return for_mover(p, value_of(ended));
    if (can_move(p)) return std::nullopt;
    if (game().last == Result::score) {
      const auto [first, second] = sums(p);
      return for_mover(p, (first - second) / tables_->common);
    }
    return for_mover(p, value_of(ended_by(game().last, mover(p))));
  }

  MoveRange<Words, Planes> moves(const Position& p) const { return {*tables_, p, mover(p)}; }

  Position after(const Position& p, const Move& m) const {
    HARARY_ASSERT(!p.marked().intersects(m.points), "a mark is put on open points");
    Position next = p;
    next.put(m.points, static_cast<int>(m.mark) + 1);
    Progress now = progress(p);
    const Side by = tables_->turns.mover(now.turn);
    tables_->turns.make_move(now);
    if (tables_->forgetting.counts_moves) ++now.made;
    now.ended = end_of(next, m, by);
    next.progress = now.packed();
    return next;
  }

  // Lemma. A mark can be forgotten, leaving only that its point is marked, if every set through it
  // that a rule watches is full or can never again fit that rule, and no open point next to it is
  // told apart by it: then no rule that looks at the position from now on gives another answer. In
  // games where moves are sets alone and nothing else is watched but fully marked sets, an open
  // point that lies in no open set of a move stays open for ever, so no set through it will be
  // full: it is as good as marked with what is forgotten.
  Key key(const Position& p) const {
    Codes& codes = scratch();
    const Edges marked = p.marked();
    codes_of(p, codes);
    const Edges kept = still_watched(p, marked);
    for (const int point : marked - kept) codes[static_cast<std::size_t>(point)] = kForgotten;
    if (tables_->forgetting.dead_points) {
      for (const int point : tables_->all - marked - playable(marked)) {
        codes[static_cast<std::size_t>(point)] = kForgotten;
      }
    }
    const std::uint64_t progress = with_first_to_move(p, codes);
    if (!tables_->symmetry.trivial()) tables_->symmetry.normalise(codes);
    return from_codes<Key>(codes, progress);
  }
  // Nothing that delays is forgotten.
  Key class_key(const Position& p) const { return key(p); }

  Position representative(const Position& p) const {
    if (tables_->symmetry.trivial() && !tables_->symmetry.players_alike()) return p;
    Codes& codes = scratch();
    codes_of(p, codes);
    const std::uint64_t progress = with_first_to_move(p, codes);
    if (!tables_->symmetry.trivial()) tables_->symmetry.normalise(codes);
    return from_codes<Position>(codes, progress);
  }

  // Sets that an end looks at and that the move brings nearer to being full, for or against the
  // mover; without ends, room for own sets and none for the opponent's.
  std::int32_t move_priority(const Position& p, const Move& m) const {
    const Side by = mover(p);
    Position next = p;
    next.put(m.points, static_cast<int>(m.mark) + 1);
    const Edges marked = next.marked();
    if (game().ends.empty()) return room(by, marked) - room(opponent(by), marked);
    std::int32_t promise = 0;
    for (const End& end : game().ends) {
      if (end.by && *end.by != by) continue;
      const FamilySets<Words>& family = tables_->family(end.family);
      const Edges others = marked - next.with_marks(marks_of(end.in, m, by));
      for (const int point : m.points) {
        for (const int number : family.through(point)) {
          const Edges& set = family.set(number);
          if (set.intersects(others)) continue;
          promise += worth_of(end, by, (set - marked).size());
        }
      }
    }
    return promise;
  }

  Edges open(const Position& p) const { return tables_->all - p.marked(); }
  // The moves made; where these have different numbers of points, the marks placed.
  int layer(const Position& p) const {
    const int placed = p.marked().size() - static_cast<int>(game().start.size());
    return placed / std::max(1, tables_->points_a_move);
  }

  // The positions from which a move of one point leads to p. None of games with other moves.
  std::vector<Position> predecessors(const Position& p) const {
    std::vector<Position> result;
    if (!has_table(game()) || layer(p) == 0) return result;
    const Progress before = tables_->turns.after(layer(p) - 1);
    const Side by = tables_->turns.mover(before.turn);
    for (const int point : p.marked()) {
      const Move move{Edges::single(point), static_cast<std::uint64_t>(p.code(point) - 1)};
      if ((tables_->placeable[static_cast<std::size_t>(by)] >> move.mark & 1) == 0) continue;
      Position q = p;
      for (Edges& plane : q.planes) plane -= move.points;
      q.progress = before.packed();
      const Legality<Words, Planes> legality(*tables_, q, by);
      if (legality.allows(move.points, static_cast<int>(move.mark)) && after(q, move) == p) {
        result.push_back(q);
      }
    }
    return result;
  }
  // Calls f(table); where this game has none, what f returns without a value.
  template <class F>
    requires(Words == 1 && Planes == 2)
  auto with_table(const RuntimeRules& rules, F&& f) const {
    if (!has_table(game())) return decltype(f(WrittenTable(*this, rules)))();
    return f(WrittenTable(*this, rules));
  }

  Verdict verdict(Value value) const {
    const Winner winner = value > 0 ? Winner::first : value < 0 ? Winner::second : Winner::tie;
    if (game().last != Result::score) return {winner, std::nullopt, value};
    if (std::abs(value) >= tables_->beyond) return {winner, std::nullopt, std::nullopt};
    return {winner, std::nullopt, value * tables_->common};
  }
  std::vector<Value> cuts() const {
    const auto draws = [](Result result) { return result == Result::draw; };
    const bool drawn = draws(game().last) || game().last == Result::score ||
                       std::any_of(game().ends.begin(), game().ends.end(),
                                   [&](const End& end) { return draws(end.result); });
    if (drawn) return {-1, 0};
    return {0};
  }

  // Positions as bytes, for certificates (docs/certificate-format.md): the code of each point, then
  // turn, moves left and moves made in two bytes each, then how it has ended.
  ColourLayout layout() const { return {}; }
  std::size_t packed_width() const { return game().points.size() + kPackedProgress; }
  void pack(const Position& p, MutableBytes to) const {
    Codes codes;
    codes_of(p, codes);
    std::copy(codes.begin(), codes.end(), to.begin());
    pack_progress(progress(p), to.subspan(codes.size()));
  }
  bool unpack(Bytes from, Position& p) const {
    if (from.size() != packed_width()) return false;
    const std::size_t points = game().points.size();
    const Codes codes(from.begin(), from.begin() + static_cast<std::ptrdiff_t>(points));
    const auto most = static_cast<std::uint8_t>(game().marks.size());
    if (std::any_of(codes.begin(), codes.end(), [&](std::uint8_t code) { return code > most; })) {
      return false;
    }
    const std::optional<Progress> progress = unpack_progress(from.subspan(points), tables_->turns);
    if (!progress) return false;
    p = from_codes<Position>(codes, progress->packed());
    return true;
  }

  std::string position_text(const Position& p) const {
    Codes codes;
    codes_of(p, codes);
    return texts_->position({codes, progress(p)});
  }
  Position parse_position(std::string_view text) const {
    const Reading reading = texts_->read_position(text);
    return from_codes<Position>(reading.codes, reading.progress.packed());
  }
  std::string move_text(const Position& p, const Move& m) const {
    Points points;
    for (const int point : m.points) points.push_back(point);
    return texts_->move(mover(p), points, static_cast<int>(m.mark));
  }
  Move parse_move(const Position& p, std::string_view text) const {
    const auto [points, mark] = texts_->read_move(mover(p), text);
    Move move{{}, static_cast<std::uint64_t>(mark)};
    for (const int point : points) move.points.insert(point);
    require_legal(p, points, move);
    return move;
  }
  std::string mover_name(const Position& p) const { return role_name(game(), mover(p)); }
  std::map<std::string, std::string> instance() const { return options_; }

  // Of a finished position.
  EndReason reason(const Position& p) const {
    Codes codes;
    codes_of(p, codes);
    return reason_of(game(), codes, progress(p), mover(p));
  }
  std::optional<Scores> scores(const Position& p) const {
    if (game().last != Result::score || progress(p).ended != Ended::no) return std::nullopt;
    const auto [first, second] = sums(p);
    return Scores{{.points = first}, {.points = second}};
  }

 private:
  static Progress progress(const Position& p) { return Progress::unpacked(p.progress); }
  // Of the first player.
  Value value_of(Ended ended) const {
    return ended == Ended::draw         ? 0
           : ended == Ended::first_wins ? tables_->beyond
                                        : -tables_->beyond;
  }
  Value for_mover(const Position& p, Value of_first) const {
    return mover(p) == Side::first ? of_first : -of_first;
  }
  static Codes& scratch() {
    static thread_local Codes codes;
    return codes;
  }

  // Where the players are alike, exchanges them so that the one who starts is to move; returns how
  // the turns stand then.
  std::uint64_t with_first_to_move(const Position& p, Codes& codes) const {
    Progress now = progress(p);
    if (!tables_->symmetry.players_alike() || now.turn == 0) return p.progress;
    tables_->symmetry.exchange_players(codes);
    now.turn = 0;
    if (now.ended == Ended::first_wins) {
      now.ended = Ended::second_wins;
    } else if (now.ended == Ended::second_wins) {
      now.ended = Ended::first_wins;
    }
    return now.packed();
  }

  void codes_of(const Position& p, Codes& codes) const {
    codes.assign(game().points.size(), 0);
    for (std::size_t b = 0; b < Planes; ++b) {
      for (const int point : p.planes[b]) {
        codes[static_cast<std::size_t>(point)] |= static_cast<std::uint8_t>(1U << b);
      }
    }
  }
  template <class P>
  static P from_codes(const Codes& codes, std::uint64_t progress) {
    P p;
    for (std::size_t i = 0; i < codes.size(); ++i) {
      for (std::size_t b = 0; codes[i] >> b != 0; ++b) {
        if ((codes[i] >> b & 1) != 0) p.planes[b].insert(static_cast<int>(i));
      }
    }
    p.progress = progress;
    return p;
  }

  // How many sets of a move of this player are open.
  std::int32_t room(Side side, const Edges& marked) const {
    const Place& place = game().place[static_cast<std::size_t>(side)];
    if (place.kind != Place::Kind::set) return 0;
    std::int32_t count = 0;
    for (const Edges& set : tables_->family(place.family).sets()) count += !set.intersects(marked);
    return count;
  }
  // Of a set of an end with so many open points, after a move of this player. Where both players
  // may fill it, the one who leaves a single open point lets the other one do it.
  std::int32_t worth_of(const End& end, Side by, int open) const {
    constexpr int kFar = 6;
    std::int32_t worth = 1 << 2 * std::max(0, kFar - open);
    const Ended ended = ended_by(end.result, by);
    if (ended == Ended::draw) return 0;
    if ((ended == Ended::first_wins) != (by == Side::first)) worth = -worth;
    return end.in.word != MarkWord::own && open == 1 && tables_->own[0] == 0 ? -worth : worth;
  }

  bool can_move(const Position& p) const {
    auto range = moves(p);
    Move move;
    return range.next(move);
  }

  // The first entry that fits a set through a point of the move.
  Ended end_of(const Position& p, const Move& m, Side by) const {
    for (const End& end : game().ends) {
      if (end.by && *end.by != by) continue;
      const FamilySets<Words>& family = tables_->family(end.family);
      const Edges marks = p.with_marks(marks_of(end.in, m, by));
      for (const int point : m.points) {
        for (const int number : family.through(point)) {
          if (marks.contains(family.set(number))) return ended_by(end.result, by);
        }
      }
    }
    return Ended::no;
  }
  // A set through a point of the move that is full of one mark is full of the mark of the move.
  Marks marks_of(const MarkTest& test, const Move& m, Side by) const {
    switch (test.word) {
      case MarkWord::own:
        return tables_->own[static_cast<std::size_t>(by)];
      case MarkWord::named:
        return Marks{1} << test.mark;
      case MarkWord::any:
        return (Marks{1} << game().marks.size()) - 1;
      default:
        return Marks{1} << m.mark;
    }
  }

  // The points in watched sets of which the marks still matter.
  Edges still_watched(const Position& p, const Edges& marked) const {
    Edges kept;
    const Edges open = tables_->all - marked;
    if (tables_->forgetting.neighbours) {
      for (const int point : open) kept |= tables_->near[static_cast<std::size_t>(point)];
    }
    for (const Watched& watched : tables_->forgetting.watched) {
      std::array<Edges, kMostMarks> with;
      std::size_t kinds = 0;
      if (watched.alive == Watched::While::one_mark) {
        for (std::size_t m = 0; m < game().marks.size(); ++m) {
          with[kinds++] = p.with_code(static_cast<int>(m) + 1) | open;
        }
      } else if (watched.alive != Watched::While::always) {
        for (const Marks marks : watched.allowed) with[kinds++] = p.with_marks(marks) | open;
      }
      for (const Edges& set : tables_->family(watched.family).sets()) {
        if (watched.alive == Watched::While::always) {
          kept |= set;
          continue;
        }
        if (!set.intersects(open)) continue;
        for (std::size_t i = 0; i < kinds; ++i) {
          if (!with[i].contains(set)) continue;
          kept |= set;
          break;
        }
      }
    }
    return kept;
  }

  // The open points in open sets of a move.
  Edges playable(const Edges& marked) const {
    Edges result;
    for (const Place& place : game().place) {
      for (const Edges& set : tables_->family(place.family).sets()) {
        if (!set.intersects(marked)) result |= set;
      }
    }
    return result;
  }

  std::pair<int, int> sums(const Position& p) const {
    std::array<int, 2> total{};
    const Edges marked = p.marked();
    for (const ScoreRule& score : game().scores) {
      int count = 0;
      if (score.as == ScoreRule::As::moves) {
        count = moves_made(p);
      } else {
        const Edges own = p.with_marks(tables_->own[static_cast<std::size_t>(score.player)]);
        for (const Edges& set : tables_->family(score.family).sets()) {
          const int of_own = (set & own).size();
          const int of_all = (set & marked).size();
          count += score.as == ScoreRule::As::full_of_own ? own.contains(set)
                   : score.as == ScoreRule::As::most_own  ? 2 * of_own > of_all
                                                          : of_all > 0;
        }
      }
      total[static_cast<std::size_t>(score.player)] += score.worth * count;
    }
    return {total[0], total[1]};
  }
  int moves_made(const Position& p) const {
    if (tables_->forgetting.counts_moves) return progress(p).made;
    return layer(p);
  }

  void require_legal(const Position& p, const Points& points, const Move& move) const {
    const Side by = mover(p);
    const Edges marked = p.marked();
    for (const int point : points) {
      if (!marked.contains(point)) continue;
      throw InputError("move: the point " + game().points[static_cast<std::size_t>(point)] +
                       " is marked already");
    }
    const Place& place = game().place[static_cast<std::size_t>(by)];
    if (!is_shape(game(), place, points)) {
      throw InputError("move: " + game().name_of(by) + " plays " + words_of(game(), place));
    }
    const Legality<Words, Planes> legality(*tables_, p, by);
    if (const Forbid* forbid = legality.forbidden_by(move.points, static_cast<int>(move.mark))) {
      throw InputError("move: " + words_of(game(), *forbid));
    }
  }

  std::shared_ptr<const Tables<Words>> tables_;
  std::shared_ptr<const Texts> texts_;
  std::map<std::string, std::string> options_;
};

}  // namespace harary::written
