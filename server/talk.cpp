// SPDX-License-Identifier: MIT
#include "server/talk.hpp"

namespace harary {

namespace {

std::size_t number_of(Side side) {
  return side == Side::first ? 0 : 1;
}

}  // namespace

// The match that was silent for longest is forgotten where there are too many.
Talk::Kept& Talk::kept(const std::string& match) {
  auto [found, fresh] = matches_.try_emplace(match);
  if (!fresh) {
    order_.splice(order_.begin(), order_, found->second.place);
    return found->second;
  }
  order_.push_front(match);
  found->second.place = order_.begin();
  if (matches_.size() > kMostMatches) {
    matches_.erase(order_.back());
    order_.pop_back();
  }
  return found->second;
}

Talk::Said Talk::of(const std::string& match, std::size_t ply) {
  const std::lock_guard lock(mutex_);
  const auto found = matches_.find(match);
  if (found == matches_.end()) return {};
  Said said = found->second.said;
  if (found->second.ply != ply) said.wants_undo.reset();
  return said;
}

void Talk::is_there(const std::string& match, Side side, std::int64_t now) {
  const std::lock_guard lock(mutex_);
  kept(match).said.seen[number_of(side)] = now;
}

bool Talk::agree_to_undo(const std::string& match, Side side, std::size_t ply) {
  const std::lock_guard lock(mutex_);
  Kept& known = kept(match);
  const bool agreed = known.ply == ply && known.said.wants_undo == opponent(side);
  known.said.wants_undo = agreed ? std::nullopt : std::optional(side);
  known.ply = ply;
  return agreed;
}

bool Talk::agree_to_rematch(const std::string& match, Side side) {
  const std::lock_guard lock(mutex_);
  Said& said = kept(match).said;
  const bool agreed = said.wants_rematch == opponent(side);
  said.wants_rematch = agreed ? std::nullopt : std::optional(side);
  return agreed;
}

void Talk::rematched(const std::string& match, const std::string& next) {
  const std::lock_guard lock(mutex_);
  kept(match).said.rematch = next;
}

}  // namespace harary
