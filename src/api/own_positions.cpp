// SPDX-License-Identifier: MIT
#include "api/own_positions.hpp"

#include <algorithm>

#include "app/json.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "base/job.hpp"

namespace harary::v0 {

namespace {

// Values are small numbers, so that searches may add to them.
constexpr int kLargestValue = 1'000'000;
constexpr std::string_view kTurn = ";turn=";
constexpr std::size_t kBytesOfEntry = 128;  // of the map

bool is_word(const std::string& text) {
  return !text.empty() && std::none_of(text.begin(), text.end(), [](char letter) {
    return static_cast<unsigned char>(letter) < ' ' || letter == '\x7f';
  });
}

}  // namespace

void OwnPositions::count_bytes(std::size_t bytes) {
  bytes_ += bytes;
  if (bytes_ > CurrentJob::memory_share(1)) throw harary::JobStopped{harary::StopReason::memory};
}

OwnPositions::Number OwnPositions::number_of(const std::string& text, harary::Side side, int ply,
                                             const char* function) {
  if (ply > kMostMoves) {
    throw harary::LimitError("rules: a play does not end within " + std::to_string(kMostMoves) +
                             " moves; positions must not come again");
  }
  const auto found = numbers_.find({text, side});
  if (found != numbers_.end()) {
    int& longest = nodes_[found->second].ply;
    longest = std::max(longest, ply);
    return found->second;
  }
  if (!is_word(text)) {
    throw harary::InputError(std::string(function) + ": the position " + in_quotes(text) +
                             " is empty or has control characters");
  }
  // One step of the rules may take long, so each new position looks at the clock.
  CurrentJob::check();
  count_bytes(sizeof(Node) + kBytesOfEntry + 2 * text.size());
  if (nodes_.size() >= kUnknown - 1) throw harary::LimitError("rules: too many positions");
  const auto number = static_cast<Number>(nodes_.size());
  Node node;
  node.text = text;
  node.side = side;
  node.ply = ply;
  nodes_.push_back(std::move(node));
  numbers_.emplace(std::pair(text, side), number);
  return number;
}

harary::Side OwnPositions::side_of(const std::string& text, harary::Side otherwise) const {
  const auto side = rules_->mover(text);
  if (!side) return otherwise;
  return *side == Side::first ? harary::Side::first : harary::Side::second;
}

OwnPositions::Number OwnPositions::start() {
  const Lock lock(mutex_);
  const std::string text = rules_->start();
  return number_of(text, side_of(text, harary::Side::first), 0, "start");
}

harary::Side OwnPositions::mover(Number p) {
  const Lock lock(mutex_);
  return nodes_[p].side;
}

std::optional<Value> OwnPositions::result(Number p) {
  const Lock lock(mutex_);
  if (nodes_[p].has_result) return nodes_[p].result;
  const std::string text = nodes_[p].text;
  const std::optional<int> result = rules_->result(text);
  if (result && std::abs(static_cast<long>(*result)) > kLargestValue) {
    throw harary::InputError("result: " + std::to_string(*result) +
                             " is not from -1000000 to 1000000");
  }
  if (!result && move_count(p) == 0) {
    throw harary::InputError("moves: there is none in " + in_quotes(text) +
                             ", where result() says that the game is not over");
  }
  if (result) nodes_[p].result = *result;
  nodes_[p].has_result = true;
  return nodes_[p].result;
}

void OwnPositions::ask_moves(Number p) {
  if (nodes_[p].has_moves) return;
  std::vector<std::string> moves = rules_->moves(nodes_[p].text);
  std::size_t bytes = moves.size() * (sizeof(std::string) + sizeof(Number));
  std::vector<std::string> sorted = moves;
  std::sort(sorted.begin(), sorted.end());
  const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
  if (twice != sorted.end()) {
    throw harary::InputError("moves: " + in_quotes(*twice) + " is there twice in " +
                             in_quotes(nodes_[p].text));
  }
  for (const std::string& move : moves) {
    if (!is_word(move)) {
      throw harary::InputError("moves: the move " + in_quotes(move) +
                               " is empty or has control characters");
    }
    bytes += move.size();
  }
  count_bytes(bytes);
  nodes_[p].after.assign(moves.size(), kUnknown);
  nodes_[p].moves = std::move(moves);
  nodes_[p].has_moves = true;
}

std::uint32_t OwnPositions::move_count(Number p) {
  const Lock lock(mutex_);
  ask_moves(p);
  return static_cast<std::uint32_t>(nodes_[p].moves.size());
}

OwnPositions::Number OwnPositions::after(Number p, std::uint32_t move) {
  const Lock lock(mutex_);
  ask_moves(p);
  const int ply = nodes_[p].ply + 1;
  if (const Number known = nodes_[p].after[move]; known != kUnknown) {
    if (ply <= kMostMoves && nodes_[known].ply >= ply) return known;
    const std::string text = nodes_[known].text;
    return number_of(text, nodes_[known].side, ply, "after");
  }
  const harary::Side next = opponent(nodes_[p].side);
  const std::string then = rules_->after(nodes_[p].text, nodes_[p].moves[move]);
  const Number number = number_of(then, side_of(then, next), ply, "after");
  nodes_[p].after[move] = number;
  return number;
}

// Numbers of keys that the rules name count from the top, so that none is that of a position.
OwnPositions::Number OwnPositions::key(Number p) {
  const Lock lock(mutex_);
  if (nodes_[p].key != kUnknown) return nodes_[p].key;
  const auto key = rules_->key(nodes_[p].text);
  if (!key) return nodes_[p].key = p;
  const auto number = kUnknown - 1 - static_cast<Number>(keys_.size());
  const auto [found, fresh] = keys_.emplace(*key, number);
  if (fresh) count_bytes(kBytesOfEntry + key->size());
  return nodes_[p].key = found->second;
}

std::string OwnPositions::position_text(Number p) {
  const Lock lock(mutex_);
  return nodes_[p].text + std::string(kTurn) + std::string(name_of(nodes_[p].side));
}

OwnPositions::Number OwnPositions::parse_position(const std::string& text) {
  const Lock lock(mutex_);
  const std::size_t turn = text.rfind(kTurn);
  const std::string side = turn == std::string::npos ? "" : text.substr(turn + kTurn.size());
  if (side != "first" && side != "second") {
    throw harary::InputError("position: " + in_quotes(text) +
                             " does not end in ;turn=first or ;turn=second");
  }
  const std::string own = text.substr(0, turn);
  const harary::Side to_move = side == "first" ? harary::Side::first : harary::Side::second;
  if (const auto found = numbers_.find({own, to_move}); found != numbers_.end()) {
    return found->second;
  }
  if (!rules_->is_position(own)) {
    throw harary::InputError("position: " + in_quotes(text) +
                             " was not met so far; play to it, or give the rules is_position()");
  }
  if (side_of(own, to_move) != to_move) {
    throw harary::InputError("position: " + in_quotes(text) + ": the other player is to move");
  }
  return number_of(own, to_move, 0, "is_position");
}

std::string OwnPositions::move_text(Number p, std::uint32_t move) {
  const Lock lock(mutex_);
  ask_moves(p);
  return nodes_[p].moves[move];
}

std::uint32_t OwnPositions::parse_move(Number p, std::string_view text) {
  const Lock lock(mutex_);
  ask_moves(p);
  const std::vector<std::string>& moves = nodes_[p].moves;
  const auto found = std::find(moves.begin(), moves.end(), text);
  if (found == moves.end()) {
    throw harary::InputError("move: " + in_quotes(text) + " is not legal here");
  }
  return static_cast<std::uint32_t>(found - moves.begin());
}

}  // namespace harary::v0
