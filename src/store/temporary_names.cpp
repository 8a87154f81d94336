// SPDX-License-Identifier: MIT
#include "store/temporary_names.hpp"

#include <limits.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>

namespace harary {

namespace {

// No lock and no allocation: the handler of a signal can do with neither.
enum class State { free, being_noted, noted };
struct Place {
  std::atomic<State> state{State::free};
  std::array<char, PATH_MAX> name{};
};
static_assert(std::atomic<State>::is_always_lock_free);

constexpr std::size_t kPlaces = 64;
std::array<Place, kPlaces> places;

}  // namespace

TemporaryName::TemporaryName(std::string_view name) : place_(kPlaces) {
  if (name.size() >= PATH_MAX) return;
  for (place_ = 0; place_ < kPlaces; ++place_) {
    Place& place = places[place_];
    State expected = State::free;
    if (!place.state.compare_exchange_strong(expected, State::being_noted)) continue;
    *std::copy(name.begin(), name.end(), place.name.begin()) = '\0';
    place.state.store(State::noted);
    return;
  }
}

TemporaryName::~TemporaryName() {
  if (place_ < kPlaces) places[place_].state.store(State::free);
}

void remove_temporary_files() noexcept {
  for (const Place& place : places) {
    if (place.state.load() == State::noted) ::unlink(place.name.data());
  }
}

}  // namespace harary
