// SPDX-License-Identifier: MIT
#include "base/nearest.hpp"

#include <algorithm>
#include <numeric>

namespace harary {

namespace {

char small_letter(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

int edit_distance(std::string_view a, std::string_view b) {
  // Distances of a beginning of `a` to all beginnings of `b`: of the last beginning, and of those
  // that are one and two letters shorter.
  std::vector<int> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  std::vector<int> shorter = row;
  std::vector<int> shortest = row;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    shortest.swap(shorter);
    shorter.swap(row);
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const char last = small_letter(a[i - 1]);
      const char other = small_letter(b[j - 1]);
      row[j] = std::min({shorter[j] + 1, row[j - 1] + 1, shorter[j - 1] + (last == other ? 0 : 1)});
      if (i > 1 && j > 1 && last == small_letter(b[j - 2]) && other == small_letter(a[i - 2])) {
        row[j] = std::min(row[j], shortest[j - 2] + 1);
      }
    }
  }
  return row.back();
}

std::string nearest_word(std::string_view written, const std::vector<std::string>& words) {
  constexpr std::size_t kLongestTypo = 40;
  if (written.empty() || written.size() > kLongestTypo) return "";
  std::string nearest;
  int least = static_cast<int>(written.size()) / 3;
  for (const std::string& word : words) {
    const int distance = edit_distance(written, word);
    if (distance < least || (distance == least && nearest.empty())) {
      nearest = word;
      least = distance;
    }
  }
  return nearest;
}

}  // namespace harary
