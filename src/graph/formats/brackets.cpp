// SPDX-License-Identifier: MIT
#include "graph/formats/brackets.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "graph/formats/text_lines.hpp"

namespace harary {

namespace {

constexpr std::string_view kEndsOfWords = " \t\r\n,:;=[](){}\"'";

class BracketReader {
 public:
  explicit BracketReader(TextScanner& text) : text_(text) {}

  std::vector<Bracketed> read() {
    std::vector<Bracketed> items = items_until('\0');
    return items;
  }

 private:
  // Blanks, comments and signs between items.
  void skip(std::string_view between) {
    for (;;) {
      text_.skip_blanks();
      const std::size_t at = text_.at();
      const bool starts_line = at == 0 || text_.between(at - 1, at) == "\n";
      if (text_.peek() == '#' && starts_line) {
        while (!text_.at_end() && text_.peek() != '\n') text_.advance();
      } else if (!text_.at_end() && between.find(text_.peek()) != std::string_view::npos) {
        text_.advance();
      } else {
        return;
      }
    }
  }

  std::vector<Bracketed> items_until(char close) {
    std::vector<Bracketed> items;
    for (skip(",;"); text_.peek() != close || (close == '\0' && !text_.at_end()); skip(",;")) {
      if (text_.at_end()) text_.expected(fmt::format("a bracket {}", close));
      items.push_back(item());
      constexpr int kMostItems = 1'000'000;
      if (++items_ > kMostItems) text_.refuse(text_.at(), "too long for a board");
    }
    return items;
  }

  Bracketed item() {
    Bracketed first = primary();
    skip("");
    const auto [sign, kind] = sign_here();
    if (sign.empty()) return first;
    text_.advance(sign.size());
    skip("");
    if (sign == ":" && text_.at_end()) return first;  // the end of a command of Maple
    Bracketed result;
    result.kind = kind;
    result.sign = sign == ":=" ? "=" : sign;
    result.from = first.from;
    result.items.push_back(std::move(first));
    deeper();
    result.items.push_back(kind == Bracketed::Kind::edge ? primary() : item());
    --depth_;
    result.to = text_.at();
    return result;
  }

  std::pair<std::string_view, Bracketed::Kind> sign_here() const {
    using Kind = Bracketed::Kind;
    constexpr std::array<std::pair<std::string_view, Kind>, 8> kSigns{
        {{"<->", Kind::edge},
         {"--", Kind::edge},
         {"↔", Kind::edge},
         {"\\[UndirectedEdge]", Kind::edge},
         {"->", Kind::key},
         {":=", Kind::key},
         {":", Kind::key},
         {"=", Kind::key}}};
    for (const auto& one : kSigns) {
      if (text_.rest().starts_with(one.first)) return one;
    }
    return {"", Kind::word};
  }

  Bracketed primary() {
    Bracketed result;
    result.from = text_.at();
    const char first = text_.peek();
    if (first == '"' || first == '\'') {
      result.text = quoted(first);
      result.quoted = true;
    } else {
      result.text = word();
      const char open = text_.peek();
      const bool call = !result.text.empty() && (open == '(' || open == '[');
      const bool list = result.text.empty() && (open == '(' || open == '[' || open == '{');
      if (call || list) {
        read_list(result, open);
      } else if (result.text.empty()) {
        text_.expected("a vertex or a list");
      }
    }
    result.to = text_.at();
    return result;
  }

  void read_list(Bracketed& result, char open) {
    deeper();
    text_.advance();
    result.kind = Bracketed::Kind::list;
    result.open = open;
    result.items = items_until(open == '(' ? ')' : open == '[' ? ']' : '}');
    text_.advance();
    --depth_;
  }

  void deeper() {
    constexpr int kDeepest = 32;
    if (++depth_ > kDeepest) {
      text_.refuse(text_.at(), fmt::format("brackets deeper than {}", kDeepest));
    }
  }

  std::string word() {
    const std::size_t at = text_.at();
    while (!text_.at_end() && kEndsOfWords.find(text_.peek()) == std::string_view::npos) {
      if (!sign_here().first.empty()) break;
      text_.advance();
    }
    return std::string(text_.between(at, text_.at()));
  }

  std::string quoted(char quote) {
    const std::size_t at = text_.at();
    std::string result;
    for (text_.advance(); text_.peek() != quote || text_.at_end(); text_.advance()) {
      if (text_.at_end()) text_.refuse(at, "a text that does not end");
      if (text_.peek() != '\\') {
        result += text_.peek();
        continue;
      }
      text_.advance();
      result += escaped();
    }
    text_.advance();
    return result;
  }

  // What follows a backslash, of which the last byte is left.
  std::string escaped() {
    constexpr std::array<std::pair<char, char>, 5> kLetters{
        {{'n', '\n'}, {'t', '\t'}, {'r', '\r'}, {'b', '\b'}, {'f', '\f'}}};
    for (const auto& [letter, meant] : kLetters) {
      if (text_.peek() == letter) return std::string(1, meant);
    }
    if (text_.peek() != 'u') return std::string(1, text_.peek());
    unsigned code = hexadecimal(text_.rest().substr(1, 4));
    text_.advance(4);
    const bool high = code >= 0xd800 && code < 0xdc00;  // the first half of a character
    if (high && text_.rest().substr(1).starts_with("\\u")) {
      const unsigned low = hexadecimal(text_.rest().substr(3, 4));
      code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
      text_.advance(6);
    }
    return without_entities(fmt::format("&#{};", code));
  }

  static unsigned hexadecimal(std::string_view digits) {
    unsigned value = 0;
    for (const char c : digits) {
      const std::size_t digit =
          std::string_view("0123456789abcdef")
              .find(static_cast<char>(c >= 'A' && c <= 'F' ? c - 'A' + 'a' : c));
      if (digit == std::string_view::npos) return 0;
      value = 16 * value + static_cast<unsigned>(digit);
    }
    return value;
  }

  TextScanner& text_;
  int depth_ = 0;
  int items_ = 0;
};

}  // namespace

std::vector<Bracketed> read_brackets(TextScanner& text) {
  return BracketReader(text).read();
}

bool begins_with_bracket(std::string_view text) {
  constexpr std::string_view kOpen = "([{";
  constexpr std::string_view kName =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.";
  std::string_view line =
      first_line(text, [](std::string_view one) { return one.starts_with('#'); });
  // "edges = [", "G := Graph("
  const std::size_t name = std::min(line.find_first_not_of(kName), line.size());
  std::string_view rest = trimmed(line.substr(name));
  if (rest.starts_with(":=")) rest.remove_prefix(1);
  if (name > 0 && rest.starts_with('=')) line = trimmed(rest.substr(1));
  const std::size_t word = std::min(line.find_first_not_of(kName), line.size());
  return word < line.size() && kOpen.find(line[word]) != std::string_view::npos &&
         (word == 0 || line[word] != '{');
}

const Bracketed* value_of(const Bracketed& object, std::string_view key) {
  for (const Bracketed& item : object.items) {
    if (item.is_key(":") && item.items[0].text == key) return &item.items[1];
  }
  return nullptr;
}

}  // namespace harary
