// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <utility>

#include "base/error.hpp"
#include "base/portable.hpp"
#include "games/target/instance.hpp"
#include "graph/formats/line_reader.hpp"

namespace harary {

namespace {

constexpr std::size_t kMostElements = 100'000;
constexpr std::size_t kMostRows = 1'000'000;

struct Word {
  std::string text;
  TextPlace place;
};
using Row = std::vector<Word>;

class PgReader {
 public:
  PgReader(std::istream& in, const std::string& source, Builders builders)
      : lines_(in, source), builders_(builders) {}

  WinningSets read() {
    read_sections();
    number_elements();
    WinningSets result;
    const auto own = initials("#blackinitials");
    const auto other = initials("#whiteinitials");
    for (const int e : own) {
      if (portable::ranges::find(other, e) != other.end()) {
        throw InputError(lines_.place(), in_quotes(names_[static_cast<std::size_t>(e)]) +
                                             " belongs to both players from the start");
      }
    }
    // Taken elements leave the game: those of the player are given, those of the other spoil.
    std::vector<int> renamed(names_.size(), -1);
    for (std::size_t e = 0; e < names_.size(); ++e) {
      const int number = static_cast<int>(e);
      if (portable::ranges::find(own, number) != own.end()) continue;
      if (portable::ranges::find(other, number) != other.end()) continue;
      renamed[e] = static_cast<int>(result.names.size());
      result.names.push_back(names_[e]);
    }
    result.sets[0] = sets("#blackwins", own, other, renamed);
    result.sets[1] = sets("#whitewins", other, own, renamed);
    if (builders_ == Builders::red) result.sets[1].clear();
    check_turns(result.names.size());
    return result;
  }

 private:
  void read_sections() {
    std::vector<Row>* rows = nullptr;
    std::size_t count = 0;
    while (const std::optional<std::string_view> line = lines_.next()) {
      LineFields fields(*line);
      std::optional<Field> field = fields.next();
      if (!field) continue;
      if (field->text.starts_with('#')) {
        static const std::vector<std::string_view> kKnown{
            "#version",   "#times",         "#blackturns",    "#positions", "#blackwins",
            "#whitewins", "#blackinitials", "#whiteinitials", "#firstmoves"};
        if (portable::ranges::find(kKnown, field->text) == kKnown.end()) {
          throw InputError(lines_.place(field->column),
                           in_quotes(field->text) + " is not a section of a .pg file");
        }
        if (field->text == "#firstmoves") {
          throw InputError(lines_.place(field->column),
                           "#firstmoves is not supported: all moves are free here");
        }
        const auto [entry, fresh] = sections_.try_emplace(std::string(field->text));
        if (!fresh) {
          throw InputError(lines_.place(field->column),
                           in_quotes(field->text) + " is listed twice");
        }
        rows = &entry->second;
        continue;
      }
      if (rows == nullptr) {
        throw InputError(lines_.place(field->column), "expected a section such as #positions");
      }
      if (++count > kMostRows) throw InputError(lines_.place(), "too many lines");
      Row row;
      for (; field; field = fields.next()) {
        row.push_back({std::string(field->text), lines_.place(field->column)});
      }
      rows->push_back(std::move(row));
    }
  }

  void number_elements() {
    for (const Row& row : section("#positions")) {
      for (const Word& word : row) {
        const bool fine =
            word.text.size() <= 40 && portable::ranges::all_of(word.text, [](unsigned char c) {
              return std::isalnum(c) != 0 && c < 128;
            });
        if (!fine) {
          throw InputError(word.place,
                           in_quotes(word.text) + " is not a name made of letters and digits");
        }
        if (!numbers_.emplace(word.text, static_cast<int>(names_.size())).second) {
          throw InputError(word.place, in_quotes(word.text) + " is listed twice");
        }
        names_.push_back(word.text);
        if (names_.size() > kMostElements) throw InputError(word.place, "too many positions");
      }
    }
    if (names_.empty()) throw InputError(lines_.place(), "the section #positions is missing");
  }

  int element(const Word& word) const {
    const auto found = numbers_.find(word.text);
    if (found == numbers_.end()) {
      throw InputError(word.place, in_quotes(word.text) + " is not among the #positions");
    }
    return found->second;
  }

  std::vector<int> initials(const std::string& name) const {
    std::vector<int> result;
    for (const Row& row : section(name)) {
      for (const Word& word : row) result.push_back(element(word));
    }
    return result;
  }

  std::vector<std::vector<int>> sets(const std::string& name, const std::vector<int>& own,
                                     const std::vector<int>& other,
                                     const std::vector<int>& renamed) const {
    std::vector<std::vector<int>> result;
    for (const Row& row : section(name)) {
      std::vector<int> set;
      bool spoiled = false;
      for (const Word& word : row) {
        const int e = element(word);
        if (portable::ranges::find(other, e) != other.end()) spoiled = true;
        if (portable::ranges::find(own, e) == own.end() && !spoiled) {
          set.push_back(renamed[static_cast<std::size_t>(e)]);
        }
      }
      if (spoiled) continue;
      portable::ranges::sort(set);
      set.erase(std::unique(set.begin(), set.end()), set.end());
      if (set.empty()) {
        if (name == "#whitewins" && builders_ == Builders::red) continue;
        throw InputError(row.front().place, "this set is complete from the start");
      }
      result.push_back(std::move(set));
    }
    keep_minimal(result);
    return result;
  }

  // Turns must alternate, black first, until nothing is left: a shorter game is another one.
  void check_turns(std::size_t open) const {
    std::vector<std::string> times, turns;
    for (const Row& row : section("#times")) {
      for (const Word& word : row) times.push_back(word.text);
    }
    for (const Row& row : section("#blackturns")) {
      for (const Word& word : row) turns.push_back(word.text);
    }
    if (times.empty() && turns.empty()) return;
    std::vector<std::string> expected;
    for (std::size_t i = 0; i < times.size(); i += 2) expected.push_back(times[i]);
    if (turns != expected || times.size() != open) {
      throw InputError(lines_.place(),
                       fmt::format("#times and #blackturns must give {} turns, black's and white's "
                                   "one by one; others are not supported",
                                   open));
    }
  }

  const std::vector<Row>& section(const std::string& name) const {
    static const std::vector<Row> kNone;
    const auto found = sections_.find(name);
    return found == sections_.end() ? kNone : found->second;
  }

  LineReader lines_;
  Builders builders_;
  std::map<std::string, std::vector<Row>> sections_;
  std::vector<std::string> names_;
  std::map<std::string, int> numbers_;
};

}  // namespace

std::string pg_text(const WinningSets& sets) {
  std::string times, turns;
  for (std::size_t t = 1; t <= sets.names.size(); ++t) {
    times += fmt::format("{}t{}", t == 1 ? "" : " ", t);
    if (t % 2 == 1) turns += fmt::format("{}t{}", t == 1 ? "" : " ", t);
  }
  std::string text = fmt::format("#version\n1.0\n#times\n{}\n#blackturns\n{}\n#positions\n{}\n",
                                 times, turns, fmt::join(sets.names, " "));
  for (const std::size_t colour : {0U, 1U}) {
    text += colour == 0 ? "#blackwins\n" : "#whitewins\n";
    for (const auto& set : sets.sets[colour]) {
      std::vector<std::string> names;
      for (const int e : set) names.push_back(sets.names[static_cast<std::size_t>(e)]);
      text += fmt::format("{}\n", fmt::join(names, " "));
    }
  }
  return text;
}

WinningSets read_pg(std::istream& in, const std::string& source, Builders builders) {
  return PgReader(in, source, builders).read();
}

}  // namespace harary
