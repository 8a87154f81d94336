// SPDX-License-Identifier: MIT
#include "base/printable.hpp"

#include <gtest/gtest.h>

#include "base/error.hpp"

namespace harary {
namespace {

TEST(Printable, KeepsWellFormedTextAsItIs) {
  for (const char* text : {"", "K6", "Größe.g6", "Erdős–Rényi", "日本", "🙂", "square:3×3"}) {
    EXPECT_EQ(printable(text), text);
  }
}

TEST(Printable, EscapesWhatATerminalWouldObey) {
  EXPECT_EQ(printable("a\nb\x1b[31m\x7f"), "a\\x0ab\\x1b[31m\\x7f");
  EXPECT_EQ(printable("a\xc2\x9b"
                      "31m"),
            "a\\u{9b}31m");                                       // CSI in one character
  EXPECT_EQ(printable("g6\xe2\x80\xae.exe"), "g6\\u{202e}.exe");  // right to left
  EXPECT_EQ(printable("\xef\xbb\xbfK6"), "\\u{feff}K6");
}

TEST(Printable, EscapesBrokenUtf8ByteByByte) {
  EXPECT_EQ(printable("K5\xff\xfe"), "K5\\xff\\xfe");
  EXPECT_EQ(printable("\xe2\x80"), "\\xe2\\x80");           // cut off
  EXPECT_EQ(printable("\xc0\xaf"), "\\xc0\\xaf");           // a longer form than needed
  EXPECT_EQ(printable("\xed\xa0\x80"), "\\xed\\xa0\\x80");  // half of a UTF-16 pair
  EXPECT_EQ(printable("\xf5\x80\x80\x80"), "\\xf5\\x80\\x80\\x80");
  EXPECT_EQ(printable(std::string_view("a\0b", 3)), "a\\x00b");
}

TEST(Printable, QuotesAreCutBetweenCharacters) {
  EXPECT_EQ(in_quotes("Grötzsch"), "'Grötzsch'");
  EXPECT_EQ(in_quotes("ööö", 5), "'öö…'");
  EXPECT_EQ(in_quotes("öö", 4), "'öö'");
}

TEST(TypingAdvice, NamesTheCharacterAndWhatToTypeInstead) {
  EXPECT_EQ(in_quotes("0–1"), "'0–1' (– is an en dash; type -)");
  EXPECT_EQ(in_quotes("—board"), "'—board' (— is an em dash; type -)");
  EXPECT_EQ(in_quotes("0−1"), "'0−1' (− is a minus sign; type -)");
  EXPECT_EQ(in_quotes("K3×3"), "'K3×3' (× is a multiplication sign; type x or a comma)");
  EXPECT_EQ(in_quotes("’K5’"), "'’K5’' (’ is a curly quotation mark; leave it out, or type ')");
  EXPECT_EQ(in_quotes("“K5”"), "'“K5”' (“ is a curly quotation mark; leave it out, or type \")");
  EXPECT_EQ(in_quotes("K5\xc2\xa0"), "'K5\xc2\xa0' (it has a no-break space; type a blank)");
  EXPECT_EQ(in_quotes("K₅"), "'K₅' (₅ is a character of print; type 5)");
  EXPECT_EQ(in_quotes("Ｋ５"), "'Ｋ５' (Ｋ is a character of print; type K)");
  EXPECT_EQ(typing_advice("Größe, K5"), "");
}

TEST(TypingAdvice, FollowsItself) {
  EXPECT_EQ(as_typed("0–1,1—2"), "0-1,1-2");
  EXPECT_EQ(as_typed("square:3×3＝0"), "square:3x3=0");
  EXPECT_EQ(as_typed("K₅\xc2\xa0ö\xff"), "K5 ö\xff");
}

}  // namespace
}  // namespace harary
