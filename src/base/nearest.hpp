// SPDX-License-Identifier: MIT
// "Did you mean …?": the known word that is closest to one that was written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace harary {

// How many letters must be inserted, removed, replaced, or exchanged with their neighbour to make
// `b` of `a` (Damerau 1964, Levenshtein 1966; no letter is touched twice), where capital letters
// count as small ones. O(|a| |b|).
int edit_distance(std::string_view a, std::string_view b);

// The word with the smallest distance, the first of several; empty unless it is at most a third of
// the letters, so that what is proposed resembles what was written.
std::string nearest_word(std::string_view written, const std::vector<std::string>& words);

}  // namespace harary
