// SPDX-License-Identifier: MIT
// The parts of the C++20 library that the project uses and some libraries lack: libc++ before 20
// has no std::jthread, that of Apple and Emscripten no std::atomic_ref, views::filter or
// ranges::sort either. If the library has a name, portable::name is that name; if not, it is our
// version of the part that the project needs. Other code uses no feature-test macros.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <charconv>
#include <cstring>
#include <ranges>
#include <string_view>
#include <thread>
#include <version>

#include "base/portable_ranges.hpp"
#include "base/portable_threads.hpp"

namespace harary::portable {

#ifdef __cpp_lib_bit_cast
using std::bit_cast;
#else
template <class To, class From>
constexpr To bit_cast(const From& from) {
  static_assert(sizeof(To) == sizeof(From));
  return __builtin_bit_cast(To, from);
}
#endif

// from_decimal(first, last, value): std::from_chars for digits with at most one point among them.
#ifdef __cpp_lib_to_chars
inline std::from_chars_result from_decimal(const char* first, const char* last, double& value) {
  return std::from_chars(first, last, value, std::chars_format::fixed);
}
#else
inline std::from_chars_result from_decimal(const char* first, const char* last, double& value) {
  double number = 0;
  double place = 0;  // of the next digit after the point
  bool digits = false;
  const char* at = first;
  for (; at != last; ++at) {
    if (*at == '.' && place == 0) {
      place = 0.1;
    } else if (*at >= '0' && *at <= '9') {
      digits = true;
      number = place == 0 ? number * 10 + (*at - '0') : number + place * (*at - '0');
      if (place != 0) place /= 10;
    } else {
      break;
    }
  }
  if (!digits) return {first, std::errc::invalid_argument};
  value = number;
  return {at, std::errc{}};
}
#endif

}  // namespace harary::portable
