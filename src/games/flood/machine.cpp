// SPDX-License-Identifier: MIT
#include "games/flood/machine.hpp"

#include "games/flood/rounds.hpp"

namespace harary::flood {

namespace {

void calls_plain(const Shape& shape, Slices<Wide>& slices, int stride) {
  call_rounds(shape, slices, stride);
}
void borders_plain(const Shape& shape, Slices<Wide>& slices) {
  border_rounds(shape, slices);
}
void bounds_plain(const Shape& shape, Slices<Wide>& slices, int budget, const Wide* gates) {
  bound_rounds(shape, slices, budget, gates);
}
bool common_plain(const Wide* slices, const std::uint16_t* vertices, Wide& lanes) {
  return common_round(slices, vertices, lanes);
}
#if defined(__x86_64__)
[[gnu::target("avx512f,avx512vl")]] void calls_avx512(const Shape& shape, Slices<Wide>& slices,
                                                      int stride) {
  call_rounds(shape, slices, stride);
}
[[gnu::target("avx512f,avx512vl")]] void borders_avx512(const Shape& shape, Slices<Wide>& slices) {
  border_rounds(shape, slices);
}
[[gnu::target("avx512f,avx512vl")]] void bounds_avx512(const Shape& shape, Slices<Wide>& slices,
                                                       int budget, const Wide* gates) {
  bound_rounds(shape, slices, budget, gates);
}
[[gnu::target("avx512f,avx512vl")]] bool common_avx512(const Wide* slices,
                                                       const std::uint16_t* vertices, Wide& lanes) {
  return common_round(slices, vertices, lanes);
}
#endif

}  // namespace

Machine this_machine() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl")) {
    return Machine::avx512;
  }
#endif
  return Machine::plain;
}

void find_calls(const Shape& shape, Slices<Narrow>& slices, int stride, Machine) {
  call_rounds(shape, slices, stride);
}
void find_calls(const Shape& shape, Slices<Wide>& slices, int stride, Machine machine) {
#if defined(__x86_64__)
  if (machine == Machine::avx512) return calls_avx512(shape, slices, stride);
#endif
  (void)machine;
  calls_plain(shape, slices, stride);
}
void find_borders(const Shape& shape, Slices<Narrow>& slices, Machine) {
  border_rounds(shape, slices);
}
void find_borders(const Shape& shape, Slices<Wide>& slices, Machine machine) {
#if defined(__x86_64__)
  if (machine == Machine::avx512) return borders_avx512(shape, slices);
#endif
  (void)machine;
  borders_plain(shape, slices);
}
void find_bounds(const Shape& shape, Slices<Narrow>& slices, int budget, const Narrow* gates,
                 Machine) {
  bound_rounds(shape, slices, budget, gates);
}
void find_bounds(const Shape& shape, Slices<Wide>& slices, int budget, const Wide* gates,
                 Machine machine) {
#if defined(__x86_64__)
  if (machine == Machine::avx512) return bounds_avx512(shape, slices, budget, gates);
#endif
  (void)machine;
  bounds_plain(shape, slices, budget, gates);
}
bool common_lanes(const Wide* slices, const std::uint16_t* vertices, Wide& lanes, Machine machine) {
#if defined(__x86_64__)
  if (machine == Machine::avx512) return common_avx512(slices, vertices, lanes);
#endif
  (void)machine;
  return common_plain(slices, vertices, lanes);
}

}  // namespace harary::flood
