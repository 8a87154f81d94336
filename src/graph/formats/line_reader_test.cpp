// SPDX-License-Identifier: MIT
#include "graph/formats/line_reader.hpp"

#include <gtest/gtest.h>

#include <ios>
#include <sstream>
#include <streambuf>

#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  LineReader lines(in, "file");
  std::vector<std::string> result;
  while (const auto line = lines.next()) result.emplace_back(*line);
  EXPECT_EQ(lines.next(), std::nullopt);
  return result;
}

// A source that never ends: the same byte for ever.
class Endless : public std::streambuf {
 public:
  explicit Endless(char byte) : byte_(byte) {}

 protected:
  int_type underflow() override {
    setg(&byte_, &byte_, &byte_ + 1);
    return traits_type::to_int_type(byte_);
  }

 private:
  char byte_;
};

TEST(LineReader, SplitsAtBothKindsOfLineEnds) {
  EXPECT_EQ(lines_of(""), (std::vector<std::string>{}));
  EXPECT_EQ(lines_of("a"), (std::vector<std::string>{"a"}));
  EXPECT_EQ(lines_of("a\n"), (std::vector<std::string>{"a"}));
  EXPECT_EQ(lines_of("a\r\n\nb"), (std::vector<std::string>{"a", "", "b"}));
  EXPECT_EQ(lines_of("a\rb\r\rc\r"), (std::vector<std::string>{"a", "b", "", "c"}));
}

TEST(LineReader, RefusesNulBytesWithTheirPlace) {
  EXPECT_EQ(refusal([] { lines_of(std::string("ab\nc\0d", 6)); }),
            "file:2:2: a NUL byte; this is not a text file");
}

TEST(LineReader, RefusesAnEndlessLineWithoutReadingItAll) {
  Endless endless('x');
  std::istream in(&endless);
  LineReader lines(in, "pipe", LineReader::Size::kUnbounded);
  EXPECT_EQ(refusal([&] { lines.next(); }), "pipe:1: the line is longer than 1048576 bytes");
  EXPECT_EQ(lines.next(), std::nullopt);
}

TEST(LineReader, RefusesAnEndlessTextUnlessItIsAStream) {
  Endless endless('\n');
  std::istream in(&endless);
  LineReader lines(in, "pipe");
  EXPECT_EQ(refusal([&] {
              while (lines.next()) {
              }
            }),
            "pipe:67108865: the text is longer than 67108864 bytes");
}

// As a file's buffer of libstdc++ does when the system refuses to read.
class Refused final : public std::streambuf {
  int_type underflow() override { throw std::ios_base::failure("refused"); }
};

TEST(LineReader, ReportsWhatCannotBeRead) {
  Refused refused;
  std::istream in(&refused);
  LineReader lines(in, "tape");
  EXPECT_EQ(refusal([&] { lines.next(); }), "tape: cannot be read");
}

TEST(LineFields, AreSplitAtBlanksAndKnowTheirColumns) {
  LineFields fields(" e\t12  3 ");
  const auto first = fields.next();
  EXPECT_EQ(first->text, "e");
  EXPECT_EQ(first->column, 2U);
  EXPECT_EQ(fields.next()->column, 4U);
  EXPECT_EQ(fields.next()->text, "3");
  EXPECT_FALSE(fields.next());
  EXPECT_FALSE(fields.next());
}

TEST(LineReader, NamesItsSourceOnOneLine) {
  const auto source_of = [](const std::string& source) {
    std::istringstream in(std::string(1, '\0'));
    LineReader lines(in, source);
    return refusal([&] { lines.next(); });
  };
  EXPECT_TRUE(source_of("a\nb\x1b[31m.g6").starts_with("a\\x0ab\\x1b[31m.g6:1:1: "));
  EXPECT_TRUE(source_of("Größe.g6").starts_with("Größe.g6:1:1: "));
}

TEST(LineReader, SkipsAByteOrderMarkAtTheStartOnly) {
  EXPECT_EQ(lines_of("\xef\xbb\xbfp cnf\r\n1 0\n"), (std::vector<std::string>{"p cnf", "1 0"}));
  EXPECT_EQ(lines_of("\xef\xbb\xbf"), (std::vector<std::string>{""}));
  EXPECT_EQ(lines_of("a\n\xef\xbb\xbf"
                     "b\n"),
            (std::vector<std::string>{"a",
                                      "\xef\xbb\xbf"
                                      "b"}));
}

TEST(LineReader, SaysThatTextIsInUtf16) {
  for (const std::string& text : {std::string("\xff\xfe"
                                              "D\0~\0",
                                              6),
                                  std::string("\xfe\xff\0D", 4)}) {
    std::istringstream in(text);
    LineReader lines(in, "k5.g6");
    EXPECT_EQ(refusal([&] { lines.next(); }), "k5.g6:1: text in UTF-16; save the file as UTF-8");
  }
}

}  // namespace
}  // namespace harary
