// SPDX-License-Identifier: MIT
#include "app/large_connect.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <string_view>

#include "base/error.hpp"
#include "graph/graph.hpp"

namespace harary {

namespace {

std::optional<std::int32_t> number(std::string_view text) {
  std::int32_t result = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
  if (error == std::errc::result_out_of_range) return ConnectPlayer::kLargestOrder + 1;
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return result;
}

VertexPair parse_pair(std::string_view text) {
  const std::size_t dash = text.find('-');
  if (dash != std::string_view::npos) {
    const auto u = number(text.substr(0, dash));
    const auto v = number(text.substr(dash + 1));
    if (u && v) return {*u, *v};
  }
  throw InputError(fmt::format("{} is not an edge; write it as 0-1", in_quotes(text)));
}

std::string pair_text(VertexPair pair) {
  return fmt::format("{}-{}", pair.first, pair.second);
}

constexpr std::string_view kField = "edges=";

}  // namespace

std::optional<std::int32_t> order_of_large_connect(const GameOptions& options) {
  const std::string board = options.text("board");
  const bool complete = board.starts_with('K') || board.starts_with('k');
  const auto order = options.has("order") ? number(options.text("order"))
                     : complete           ? number(std::string_view(board).substr(1))
                                          : std::nullopt;
  if (!order || *order <= kMaxOrder) return std::nullopt;
  if (*order > ConnectPlayer::kLargestOrder) {
    throw InputError(fmt::format("--{}: the connected graph game is played on at most {} vertices",
                                 options.has("order") ? "order" : "board",
                                 ConnectPlayer::kLargestOrder));
  }
  return order;
}

LargeConnectGame::LargeConnectGame(std::int32_t order, const GameOptions& options)
    : Game("connect", {{"board", fmt::format("K{}", order)}}),
      order_(order),
      variant_(options.flag("misere") ? ConnectVariant::misere : ConnectVariant::normal),
      starter_(options.first()) {
  if (options.has("red")) {
    throw InputError("--red: not on boards of more than 64 vertices; give a --position instead");
  }
}

ConnectPlayer LargeConnectGame::player(const std::string& position) const {
  ConnectPlayer result(order_, variant_);
  std::string_view rest = position;
  if (rest.empty()) return result;
  if (!rest.starts_with(kField)) {
    throw InputError("position: write the drawn edges as edges=0-1,1-2");
  }
  rest.remove_prefix(kField.size());
  while (!rest.empty()) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    result.record(parse_pair(rest.substr(0, comma)));
    rest.remove_prefix(std::min(comma + 1, rest.size()));
  }
  return result;
}

Side LargeConnectGame::mover(const ConnectPlayer& player) const {
  return player.moves_made() % 2 == 0 ? starter_ : opponent(starter_);
}

Verdict LargeConnectGame::verdict(const ConnectPlayer& player) const {
  const Side winner = player.mover_wins() ? mover(player) : opponent(mover(player));
  return {winner == Side::first ? Winner::first : Winner::second, std::nullopt,
          winner == Side::first ? 1 : -1};
}

Answer LargeConnectGame::solve(const Question& question, Job& job) const {
  require_exact(question);
  if (question.remoteness || question.method == Method::search) {
    throw InputError(
        "connect: boards of more than 64 vertices are answered by the closed form only");
  }
  if (!question.certificate.empty()) {
    throw InputError("--certificate: not on boards of more than 64 vertices");
  }
  const double begin = job.seconds();
  ConnectPlayer start(order_, variant_);
  const Verdict found = verdict(start);
  Answer answer;
  answer.game = name();
  answer.instance = instance();
  answer.winner = found.winner;
  answer.value = found.score;
  answer.level = Level::ultra_weak;
  answer.proved = true;
  answer.method = variant_ == ConnectVariant::normal
                      ? "closed form (Csirmaz, Theorem 4)"
                      : "closed form (Csirmaz, Theorem 5, corrected)";
  if (const auto move = start.move()) answer.best.push_back(pair_text(*move));
  answer.seconds = job.seconds() - begin;
  return answer;
}

Analysis LargeConnectGame::analyse(const std::string& position, Job& job) const {
  const double begin = job.seconds();
  ConnectPlayer now = player(position);
  Analysis result;
  result.game = name();
  result.instance = instance();
  result.position = position;
  result.mover = mover(now);
  result.mover_name = result.mover == Side::first ? "first" : "second";
  result.finished = now.over();
  result.verdict = verdict(now);
  if (const auto move = now.move()) {
    result.moves.push_back({pair_text(*move), result.verdict, std::nullopt, true});
  }
  result.seconds = job.seconds() - begin;
  return result;
}

LayerTable LargeConnectGame::layers(bool, Job&) const {
  throw InputError("layers: boards of more than 64 vertices have too many positions");
}

PlayView LargeConnectGame::view(const std::string& position) const {
  ConnectPlayer now = player(position);
  PlayView result;
  result.position = position.empty() ? std::string(kField) : position;
  result.mover = mover(now);
  result.mover_name = result.mover == Side::first ? "first" : "second";
  result.more_moves = !now.over();
  if (now.over()) {
    result.verdict = verdict(now);
  } else {
    result.moves.push_back(pair_text(*now.move()));
  }
  return result;
}

std::string LargeConnectGame::play(const std::string& position, const std::string& move) const {
  ConnectPlayer now = player(position);
  const VertexPair pair = parse_pair(move);
  now.record(pair);
  const bool empty = position.empty() || position == kField;
  return (empty ? std::string(kField) : position + ",") + pair_text(pair);
}

}  // namespace harary
