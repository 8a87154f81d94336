// SPDX-License-Identifier: MIT
#include "base/printable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace harary {

namespace {

// How many bytes a character has that starts with this one; 0: none starts with it.
std::size_t length_after(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  if (lead >= 0xf0 && lead <= 0xf4) return 4;
  return 0;
}

// The code point of a character, if its bytes are well-formed UTF-8.
std::optional<char32_t> code_of(std::string_view character) {
  const auto lead = static_cast<unsigned char>(character.front());
  const std::size_t length = length_after(lead);
  if (length == 0 || character.size() < length) return std::nullopt;
  if (length == 1) return lead;
  char32_t code = lead & (0x7fU >> length);
  for (const char c : character.substr(1, length - 1)) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xc0U) != 0x80) return std::nullopt;
    code = code << 6 | (byte & 0x3fU);
  }
  // The shortest form only, and no halves of UTF-16 pairs.
  constexpr std::array<char32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xd800 && code <= 0xdfff;
  if (code < kLeast[length] || surrogate || code > 0x10ffff) return std::nullopt;
  return code;
}

// Takes no room, or turns the text around it.
bool is_invisible(char32_t code) {
  return code == 0xad || code == 0x61c || (code >= 0x200b && code <= 0x200f) ||
         (code >= 0x2028 && code <= 0x202e) || (code >= 0x2060 && code <= 0x206f) || code == 0xfeff;
}

struct Substitute {
  char32_t code;
  std::string_view name;
  std::string_view typed;  // as_typed() writes this
  std::string_view advice;
};

constexpr std::string_view kHyphen = "type -";
constexpr std::string_view kBlank = "type a blank";
constexpr std::string_view kNoQuote = "leave it out, or type '";
constexpr std::string_view kNoDoubleQuote = "leave it out, or type \"";

constexpr std::array kSubstitutes = {
    Substitute{0xa0, "a no-break space", " ", kBlank},
    Substitute{0xab, "a quotation mark", "\"", kNoDoubleQuote},
    Substitute{0xb4, "an accent", "'", kNoQuote},
    Substitute{0xbb, "a quotation mark", "\"", kNoDoubleQuote},
    Substitute{0xd7, "a multiplication sign", "x", "type x or a comma"},
    Substitute{0x2007, "a figure space", " ", kBlank},
    Substitute{0x2009, "a thin space", " ", kBlank},
    Substitute{0x200b, "a zero-width space", "", "leave it out"},
    Substitute{0x2010, "a typographic hyphen", "-", kHyphen},
    Substitute{0x2011, "a no-break hyphen", "-", kHyphen},
    Substitute{0x2012, "a figure dash", "-", kHyphen},
    Substitute{0x2013, "an en dash", "-", kHyphen},
    Substitute{0x2014, "an em dash", "-", kHyphen},
    Substitute{0x2015, "a horizontal bar", "-", kHyphen},
    Substitute{0x2018, "a curly quotation mark", "'", kNoQuote},
    Substitute{0x2019, "a curly quotation mark", "'", kNoQuote},
    Substitute{0x201a, "a curly quotation mark", "'", kNoQuote},
    Substitute{0x201c, "a curly quotation mark", "\"", kNoDoubleQuote},
    Substitute{0x201d, "a curly quotation mark", "\"", kNoDoubleQuote},
    Substitute{0x201e, "a curly quotation mark", "\"", kNoDoubleQuote},
    Substitute{0x2026, "an ellipsis", "...", "write what it stands for"},
    Substitute{0x202f, "a narrow no-break space", " ", kBlank},
    Substitute{0x2212, "a minus sign", "-", kHyphen},
    Substitute{0x2236, "a ratio sign", ":", "type :"},
    Substitute{0x2044, "a fraction slash", "/", "type /"},
    Substitute{0x2215, "a division slash", "/", "type /"},
    Substitute{0x3000, "a wide space", " ", kBlank},
    Substitute{0xfeff, "a byte-order mark", "", "leave it out"},
};

const Substitute* substitute_of(char32_t code) {
  const auto found = std::find_if(kSubstitutes.begin(), kSubstitutes.end(),
                                  [&](const Substitute& one) { return one.code == code; });
  return found == kSubstitutes.end() ? nullptr : &*found;
}

// The ASCII character of one in full width, and the digit of one that is raised or lowered.
std::optional<char> narrow_form(char32_t code) {
  if (code >= 0xff01 && code <= 0xff5e) return static_cast<char>(code - 0xff01 + '!');
  if (code == 0xb9) return '1';
  if (code == 0xb2 || code == 0xb3) return static_cast<char>(code - 0xb0 + '0');
  if (code == 0x2070 || (code >= 0x2074 && code <= 0x2079)) {
    return static_cast<char>(code - 0x2070 + '0');
  }
  if (code >= 0x2080 && code <= 0x2089) return static_cast<char>(code - 0x2080 + '0');
  return std::nullopt;
}

// Calls visit(character, its code) for each; nothing for the code of a broken byte.
template <class Visit>
void for_each_character(std::string_view text, Visit visit) {
  while (!text.empty()) {
    const std::string_view character = first_character(text);
    visit(character, code_of(character));
    text.remove_prefix(character.size());
  }
}

}  // namespace

std::string_view first_character(std::string_view text) {
  const std::optional<char32_t> code = code_of(text);
  return text.substr(0, code ? length_after(static_cast<unsigned char>(text.front())) : 1);
}

std::string printable(std::string_view text) {
  std::string result;
  for_each_character(text, [&](std::string_view character, std::optional<char32_t> code) {
    if (!code || *code < 0x20 || *code == 0x7f) {
      result += fmt::format("\\x{:02x}", static_cast<unsigned char>(character.front()));
    } else if ((*code >= 0x80 && *code < 0xa0) || is_invisible(*code)) {
      result += fmt::format("\\u{{{:x}}}", static_cast<std::uint32_t>(*code));
    } else {
      result += character;
    }
  });
  return result;
}

std::string typing_advice(std::string_view text) {
  std::string advice;
  for_each_character(text, [&](std::string_view character, std::optional<char32_t> code) {
    if (!code || *code < 0x80 || !advice.empty()) return;
    if (const Substitute* substitute = substitute_of(*code)) {
      const bool seen = substitute->typed != " " && !is_invisible(*code);
      advice = seen
                   ? fmt::format(" ({} is {}; {})", character, substitute->name, substitute->advice)
                   : fmt::format(" (it has {}; {})", substitute->name, substitute->advice);
    } else if (const std::optional<char> narrow = narrow_form(*code)) {
      advice = fmt::format(" ({} is a character of print; type {})", character, *narrow);
    }
  });
  return advice;
}

std::string as_typed(std::string_view text) {
  std::string result;
  for_each_character(text, [&](std::string_view character, std::optional<char32_t> code) {
    const Substitute* substitute = code ? substitute_of(*code) : nullptr;
    const std::optional<char> narrow = code ? narrow_form(*code) : std::nullopt;
    if (substitute != nullptr) {
      result += substitute->typed;
    } else if (narrow) {
      result += *narrow;
    } else {
      result += character;
    }
  });
  return result;
}

}  // namespace harary
