// SPDX-License-Identifier: MIT
// The k-way merge of sorted runs with a reduction: what is known of one position from several
// places becomes one entry.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "store/run_file.hpp"
#include "store/table_key.hpp"

namespace harary {

// Calls emit(TableKey, std::span<const std::int16_t>) once for each distinct key, in increasing
// order. The codes of equal keys are joined by combine(std::span<std::int16_t> into,
// std::span<const std::int16_t> more), in the order of the runs. All runs have the same number of
// values and are at their beginning (no next() yet). Throws FileError on a damaged run.
template <class Combine, class Emit>
void merge_runs(std::vector<RunReader>& runs, Combine&& combine, Emit&& emit);

}  // namespace harary
