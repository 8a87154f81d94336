// SPDX-License-Identifier: MIT
// Winning sets without a word about turns: one set a line, or the clauses of a positive formula.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "base/error.hpp"
#include "base/portable.hpp"
#include "games/positional/files/element_name.hpp"
#include "games/positional/files/pg_sections.hpp"
#include "games/positional/instance.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

constexpr int kMostListedPoints = 512;

class SetListReader {
 public:
  SetListReader(std::istream& in, const std::string& source) : lines_(in, source) {}

  WinningSets lines() {
    while (const std::optional<std::string_view> line = lines_.next()) {
      LineFields fields(line->substr(0, line->find_first_of("#%")));
      std::vector<int> set;
      while (const std::optional<Field> field = fields.next()) set.push_back(element(*field));
      if (!set.empty()) add(std::move(set));
    }
    if (result_.sets[0].empty()) throw InputError(lines_.place(), "there is no set");
    return std::move(result_);
  }

  WinningSets clauses() {
    int expected = -1;
    std::vector<int> clause;
    while (const std::optional<std::string_view> line = lines_.next()) {
      LineFields fields(*line);
      std::optional<Field> field = fields.next();
      if (!field || field->text == "c") continue;
      if (field->text == "p") {
        if (expected >= 0) refuse(field->column, "a second line 'p cnf'");
        expected = header(fields);
        continue;
      }
      if (expected < 0) refuse(field->column, "a clause before the line 'p cnf'");
      for (; field; field = fields.next()) {
        const int variables = static_cast<int>(result_.names.size());
        const std::optional<int> value = whole_number(field->text);
        if (!value || *value > variables) {
          refuse(field->column, fmt::format("expected a variable from 1 to {}, or 0, found {}; "
                                            "only positive clauses are winning sets",
                                            variables, in_quotes(field->text)));
        }
        if (*value > 0) {
          clause.push_back(*value - 1);
        } else if (clause.empty()) {
          refuse(field->column, "an empty clause: this set is complete from the start");
        } else {
          add(std::exchange(clause, {}));
        }
      }
    }
    if (!clause.empty()) refuse(0, "the last clause does not end with 0");
    if (static_cast<int>(result_.sets[0].size()) != expected) {
      refuse(0, fmt::format("the line 'p cnf' promises {} clauses, and there are {}", expected,
                            result_.sets[0].size()));
    }
    return std::move(result_);
  }

 private:
  int header(LineFields& fields) {
    const std::optional<Field> kind = fields.next();
    if (!kind || kind->text != "cnf") refuse(fields.column(), "expected 'p cnf'");
    const int variables = number(fields, "the number of variables", kMostListedPoints);
    const int clauses = number(fields, "the number of clauses", static_cast<int>(kMostFileSets));
    if (variables == 0) refuse(kind->column, "a formula without variables");
    for (int v = 1; v <= variables; ++v) result_.names.push_back(fmt::format("{}", v));
    return clauses;
  }

  int number(LineFields& fields, std::string_view what, int most) {
    const std::optional<Field> field = fields.next();
    const std::optional<int> value = field ? whole_number(field->text) : std::nullopt;
    if (!value) refuse(field ? field->column : fields.column(), fmt::format("expected {}", what));
    if (*value > most) {
      refuse_size(lines_.place(field->column), fmt::format("{} is at most {}", what, most));
    }
    return *value;
  }

  int element(const Field& field) {
    if (!is_element_name(field.text)) {
      refuse(field.column, in_quotes(field.text) + std::string(kNoElementName));
    }
    const auto [entry, fresh] =
        numbers_.emplace(std::string(field.text), static_cast<int>(numbers_.size()));
    if (fresh) {
      if (static_cast<int>(numbers_.size()) > kMostListedPoints) {
        refuse_size(lines_.place(field.column),
                    fmt::format("a game has at most {} points", kMostListedPoints));
      }
      result_.names.emplace_back(field.text);
    }
    return entry->second;
  }

  void add(std::vector<int> set) {
    portable::ranges::sort(set);
    set.erase(std::unique(set.begin(), set.end()), set.end());
    auto& sets = result_.sets[0];
    if (sets.size() == kMostFileSets) {
      refuse_size(lines_.place(), fmt::format("a player has at most {} sets", kMostFileSets));
    }
    sets.push_back(std::move(set));
  }

  [[noreturn]] void refuse(std::size_t column, const std::string& message) const {
    throw InputError(lines_.place(column), message);
  }

  LineReader lines_;
  std::map<std::string, int> numbers_;
  WinningSets result_;
};

WinningSets of_both(WinningSets sets, Owners owners) {
  keep_minimal(sets.sets[0]);
  if (owners == Owners::both) sets.sets[1] = sets.sets[0];
  return sets;
}

}  // namespace

WinningSets read_set_list(std::istream& in, const std::string& source, Owners owners) {
  return of_both(SetListReader(in, source).lines(), owners);
}

WinningSets read_positive_cnf(std::istream& in, const std::string& source, Owners owners) {
  return of_both(SetListReader(in, source).clauses(), owners);
}

}  // namespace harary
