// SPDX-License-Identifier: MIT
// The rounds of flood_rounds.hpp, compiled for the widest instruction set that this processor has.
#pragma once

#include "games/flood/slices.hpp"

namespace harary::flood {

// The processor decides at run time. (A variant for AVX2 was half as fast as plain SSE with
// gcc 12.)
enum class Machine { plain, avx512 };

Machine this_machine();

// `stride` slices an item of FloodCalls.
void find_calls(const Shape& shape, Slices<Narrow>& slices, int stride, Machine machine);
void find_calls(const Shape& shape, Slices<Wide>& slices, int stride, Machine machine);
void find_borders(const Shape& shape, Slices<Narrow>& slices, Machine machine);
void find_borders(const Shape& shape, Slices<Wide>& slices, Machine machine);
// `gates` may be null.
void find_bounds(const Shape& shape, Slices<Narrow>& slices, int budget, const Narrow* gates,
                 Machine machine);
void find_bounds(const Shape& shape, Slices<Wide>& slices, int budget, const Wide* gates,
                 Machine machine);
// Keeps of `lanes` those that are in the slices of all kRareVertices vertices of the list. False if
// none is left.
bool common_lanes(const Wide* slices, const std::uint16_t* vertices, Wide& lanes, Machine machine);

}  // namespace harary::flood
