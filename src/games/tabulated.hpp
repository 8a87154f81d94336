// SPDX-License-Identifier: MIT
// The contract between layered games and retrograde analysis: positions as packed keys, values as
// small codes, both without meaning to the engine. A family offers it for boards small enough to
// enumerate.
//
// A code is what Side::first makes of a position, as a number that orders like it: larger is better
// for the first side. Several values (clique, star, capture of one board) share the layers of one
// enumeration; each has a code of its own.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <string>
#include <vector>

#include "games/rules.hpp"
#include "games/runtime_rules.hpp"

namespace harary {

using Code = std::int16_t;

// Unsigned integers that hold a packed position; pedantic compilers want a name for the wide one.
__extension__ typedef unsigned __int128 WideKey;

template <class K>
concept PackedKey = std::same_as<K, std::uint64_t> || std::same_as<K, WideKey>;

//   kValues                 how many codes a position has
//   value_names()           their names
//   worker()                scratch for one thread (caches); what takes a worker is a pure function
//                           of its other arguments
//   key(worker, p)          the packed normal form: equal for isomorphic positions, different for
//                           others
//   position(key)           the normal form itself
//   layer(p), start(), finished(p), final_codes(p)
//                           of the rules
//   earlier(code)           a code one move earlier, before the choice between moves (remoteness)
//   first_chooses(layer)    whether the side to move in this layer prefers larger codes
//   for_each_successor(p, f), for_each_predecessor(p, f)
//                           call f for every position one move on or before
//   backward_complete()     every predecessor of a position that play can reach can be reached too,
//                           back to the start, and only the last layer is finished: then the layers
//                           need not be generated forward
//   last_layer()            the number of that layer
//   for_each_last(worker, f)
//                           calls f for the keys of that layer
template <class T>
concept Tabulated = PackedKey<typename T::Key> &&
                    requires(const T& table, typename T::Worker& worker,
                             const typename T::Position& p, typename T::Key key, Code code) {
                      { T::kValues } -> std::convertible_to<int>;
                      { table.value_names() } -> std::same_as<std::vector<std::string>>;
                      { table.worker() } -> std::same_as<typename T::Worker>;
                      { table.key(worker, p) } -> std::same_as<typename T::Key>;
                      { table.position(key) } -> std::same_as<typename T::Position>;
                      { table.start() } -> std::same_as<typename T::Position>;
                      { table.layer(p) } -> std::same_as<int>;
                      { table.finished(p) } -> std::same_as<bool>;
                      { table.final_codes(p) } -> std::same_as<std::array<Code, T::kValues>>;
                      { table.earlier(code) } -> std::same_as<Code>;
                      { table.first_chooses(0) } -> std::same_as<bool>;
                      { table.backward_complete() } -> std::same_as<bool>;
                      { table.last_layer() } -> std::same_as<int>;
                      table.for_each_successor(p, [](const typename T::Position&) {});
                      table.for_each_predecessor(p, [](const typename T::Position&) {});
                      table.for_each_last(worker, [](typename T::Key) {});
                    };

// Rules that have such a table: rules.with_table(runtime, f) calls f(table); `runtime` are the same
// rules at run time.
template <class R>
concept Tabulable = Rules<R> && requires(const R& rules, const RuntimeRules& runtime) {
  rules.with_table(runtime, [](const auto&) {});
};

}  // namespace harary
