// SPDX-License-Identifier: MIT
#include "games/formulas/formula_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <sstream>
#include <utility>

#include "base/error.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

enum class Kind : std::uint8_t { cnf, dnf, qbf };

// Reads one DIMACS or QDIMACS text; an object holds what has been seen so far.
class FormulaReader {
 public:
  FormulaReader(std::istream& in, const std::string& source, Kind kind)
      : lines_(in, source), kind_(kind) {}

  void read() {
    while (const std::optional<std::string_view> line = lines_.next()) {
      LineFields fields(*line);
      std::optional<Field> field = fields.next();
      if (!field || field->text.front() == 'c') continue;
      if (header_ && field->text == "%") break;  // so files of SATLIB end
      if (field->text == "p") {
        read_header(*field, fields);
        continue;
      }
      if (!header_) {
        refuse(field->column, fmt::format("{} before the line 'p {} VARIABLES CLAUSES'",
                                          in_quotes(field->text), word()));
      }
      if (kind_ == Kind::qbf && (field->text == "e" || field->text == "a")) {
        read_block(*field, fields);
        continue;
      }
      for (; field; field = fields.next()) add_number(*field);
    }
    finish();
  }

  int variables() const { return variables_; }
  std::vector<Clause>& clauses() { return clauses_; }
  std::vector<QuantifiedVariable>& prefix() { return prefix_; }

 private:
  std::string_view word() const { return kind_ == Kind::dnf ? "dnf" : "cnf"; }
  std::string_view part() const { return kind_ == Kind::dnf ? "term" : "clause"; }

  void read_header(const Field& p, LineFields& fields) {
    if (header_) refuse(p.column, "a second p line");
    const std::optional<Field> format = fields.next();
    if (!format || format->text != word()) {
      refuse(format ? format->column : fields.column(),
             fmt::format("expected '{}' after 'p'", word()));
    }
    variables_ = header_number(fields, "the number of variables", kMostFormulaVariables);
    promised_ =
        header_number(fields, fmt::format("the number of {}s", part()), kMostFormulaClauses);
    if (const std::optional<Field> extra = fields.next()) {
      refuse(extra->column,
             fmt::format("unexpected {} at the end of the line", in_quotes(extra->text)));
    }
    header_ = true;
    quantified_.assign(static_cast<std::size_t>(variables_) + 1, 0);
  }

  int header_number(LineFields& fields, std::string_view what, int most) {
    const std::optional<Field> field = fields.next();
    if (!field) refuse(fields.column(), fmt::format("the line ends where {} should be", what));
    const std::optional<int> value = whole_number(field->text);
    if (!value) {
      refuse(field->column, fmt::format("expected {}, found {}", what, in_quotes(field->text)));
    }
    if (*value < 1 || *value > most) {
      refuse(field->column, fmt::format("{} must be from 1 to {}", what, most));
    }
    return *value;
  }

  // "e 1 2 0": the 0 must be on the same line.
  void read_block(const Field& kind, LineFields& fields) {
    if (!clauses_.empty() || !clause_.empty()) {
      refuse(kind.column, "a quantifier after the first clause");
    }
    const Quantifier quantifier = kind.text == "e" ? Quantifier::exists : Quantifier::for_all;
    const std::size_t before = prefix_.size();
    while (const std::optional<Field> field = fields.next()) {
      const Literal literal = number(*field);
      if (literal == 0) {
        if (const std::optional<Field> extra = fields.next()) {
          refuse(extra->column, fmt::format("unexpected {} after the 0", in_quotes(extra->text)));
        }
        if (prefix_.size() == before) refuse(kind.column, "a quantifier without variables");
        return;
      }
      if (literal < 0) refuse(field->column, "a quantifier has variables, not negations");
      if (std::exchange(quantified_[static_cast<std::size_t>(literal)], 1) != 0) {
        refuse(field->column, fmt::format("variable {} is quantified a second time", literal));
      }
      prefix_.push_back({quantifier, literal});
    }
    refuse(fields.column(), "the line ends without 0");
  }

  void add_number(const Field& field) {
    const Literal literal = number(field);
    if (literal == 0) {
      if (clause_.empty()) refuse(field.column, fmt::format("an empty {}", part()));
      for (const Literal x : clause_) marked(x) = 0;
      clauses_.push_back(std::move(clause_));
      clause_.clear();
      return;
    }
    if (static_cast<int>(clauses_.size()) == promised_) {
      refuse(field.column, fmt::format("more than the {} {}s of the p line", promised_, part()));
    }
    if (kind_ != Kind::qbf && literal < 0) {
      refuse(field.column,
             fmt::format("{} is negative; a positive formula has no negations", literal));
    }
    const auto variable = static_cast<std::size_t>(std::abs(literal));
    if (kind_ == Kind::qbf && std::exchange(quantified_[variable], 1) == 0) {
      free_.push_back({Quantifier::exists, std::abs(literal)});
    }
    if (marked(literal) != 0) {
      refuse(field.column, fmt::format("{} is listed twice in its {}", literal, part()));
    }
    marked(literal) = 1;
    clause_.push_back(literal);
  }

  // Does the clause that is being read hold this literal?
  char& marked(Literal literal) {
    const auto index = static_cast<std::size_t>(2 * std::abs(literal) + (literal < 0 ? 1 : 0));
    if (marks_.size() <= index) marks_.resize(index + 1, 0);
    return marks_[index];
  }

  Literal number(const Field& field) {
    const bool negative = field.text.starts_with('-');
    const std::optional<int> value = whole_number(field.text.substr(negative ? 1 : 0));
    if (!value || (negative && *value == 0)) {
      refuse(field.column, fmt::format("expected a literal or 0, found {}", in_quotes(field.text)));
    }
    if (*value > variables_) {
      refuse(field.column, fmt::format("{} is out of range: variables are 1 to {}",
                                       in_quotes(field.text), variables_));
    }
    return negative ? -*value : *value;
  }

  void finish() {
    if (!header_) {
      refuse(0, fmt::format("the line 'p {} VARIABLES CLAUSES' is missing", word()));
    }
    if (!clause_.empty()) refuse(0, fmt::format("the text ended within a {}: no 0", part()));
    if (static_cast<int>(clauses_.size()) != promised_) {
      refuse(0, fmt::format("the text ended after {} {}s; the p line says {}", clauses_.size(),
                            part(), promised_));
    }
    // Of free variables QDIMACS 1.1 says that they are existential, before all others.
    std::sort(free_.begin(), free_.end(),
              [](const auto& x, const auto& y) { return x.variable < y.variable; });
    prefix_.insert(prefix_.begin(), free_.begin(), free_.end());
  }

  [[noreturn]] void refuse(std::size_t column, const std::string& message) const {
    throw InputError(lines_.place(column), message);
  }

  LineReader lines_;
  Kind kind_;
  bool header_ = false;
  int variables_ = 0;
  int promised_ = 0;
  std::vector<char> quantified_;
  std::vector<char> marks_;
  std::vector<QuantifiedVariable> prefix_;
  std::vector<QuantifiedVariable> free_;  // that no quantifier binds
  std::vector<Clause> clauses_;
  Clause clause_;
};

// A formula in one word becomes the DIMACS text that says the same on a line each, so that there is
// one set of checks; `most` is the largest variable.
struct Unfolded {
  std::string text;
  int most = 0;
  int clauses = 0;
};

Unfolded unfold(std::string_view word, const std::string& source, std::size_t column) {
  Unfolded result;
  std::string clause;
  std::size_t begin = 0;
  for (std::size_t at = 0; at <= word.size(); ++at) {
    const char c = at < word.size() ? word[at] : '/';
    if (c != '/' && c != ',') continue;
    const std::string_view field = word.substr(begin, at - begin);
    const auto value = whole_number(field.substr(field.starts_with('-') ? 1 : 0));
    if (!value || *value == 0 || *value > kMostFormulaVariables) {
      throw InputError({source, 1, static_cast<int>(column + begin)},
                       fmt::format("expected a literal from 1 to {}, found {}",
                                   kMostFormulaVariables, in_quotes(field)));
    }
    result.most = std::max(result.most, *value);
    clause += fmt::format("{} ", field);
    if (c == '/') {
      result.text += clause + "0\n";
      clause.clear();
      ++result.clauses;
    }
    begin = at + 1;
  }
  return result;
}

// The name of the place in a message about a word: its lines are not those of the text.
std::string within(const std::string& source) {
  return source + ": read as DIMACS";
}

}  // namespace

PositiveFormula read_positive_formula(std::istream& in, const std::string& source,
                                      NormalForm form) {
  FormulaReader reader(in, source, form == NormalForm::cnf ? Kind::cnf : Kind::dnf);
  reader.read();
  return {form, reader.variables(), std::move(reader.clauses())};
}

QuantifiedFormula read_quantified_formula(std::istream& in, const std::string& source) {
  FormulaReader reader(in, source, Kind::qbf);
  reader.read();
  return {std::move(reader.prefix()), std::move(reader.clauses())};
}

PositiveFormula parse_positive_word(std::string_view text, const std::string& source,
                                    NormalForm form) {
  const std::size_t colon = text.find(':');
  const std::size_t begin = colon == std::string_view::npos ? 0 : colon + 1;
  const Unfolded parts = unfold(text.substr(begin), source, begin + 1);
  int variables = parts.most;
  if (begin > 0) {
    const std::string_view number = text.substr(0, colon);
    variables = whole_number(number).value_or(0);
    if (variables < parts.most || variables > kMostFormulaVariables) {
      throw InputError({source, 1, 1},
                       fmt::format("expected the number of variables before ':', from {} to {}, "
                                   "found {}",
                                   parts.most, kMostFormulaVariables, in_quotes(number)));
    }
  }
  std::istringstream in(fmt::format("p {} {} {}\n{}", form == NormalForm::cnf ? "cnf" : "dnf",
                                    variables, parts.clauses, parts.text));
  return read_positive_formula(in, within(source), form);
}

QuantifiedFormula parse_quantified_word(std::string_view text, const std::string& source) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) {
    throw InputError({source, 1, 1}, "no ':' after the quantifiers; write for example e1,a2:1,-2");
  }
  const Unfolded parts = unfold(text.substr(colon + 1), source, colon + 2);
  std::string prefix;
  int most = parts.most;
  for (std::size_t begin = 0; begin <= colon;) {
    const std::size_t end = std::min(text.find(',', begin), colon);
    const std::string_view field = text.substr(begin, end - begin);
    const auto value = whole_number(field.substr(std::min<std::size_t>(1, field.size())));
    if (!value || (field[0] != 'e' && field[0] != 'a') || *value > kMostFormulaVariables) {
      throw InputError({source, 1, static_cast<int>(begin) + 1},
                       fmt::format("expected a quantified variable such as e1 or a2, found {}",
                                   in_quotes(field)));
    }
    most = std::max(most, *value);
    prefix += fmt::format("{} {} 0\n", field[0], *value);
    begin = end + 1;
  }
  std::istringstream in(fmt::format("p cnf {} {}\n{}{}", most, parts.clauses, prefix, parts.text));
  return read_quantified_formula(in, within(source));
}

std::string formula_text(const PositiveFormula& formula) {
  std::string text = fmt::format("p {} {} {}\n", formula.form == NormalForm::cnf ? "cnf" : "dnf",
                                 formula.variables, formula.clauses.size());
  for (const Clause& clause : formula.clauses)
    text += fmt::format("{} 0\n", fmt::join(clause, " "));
  return text;
}

std::string formula_text(const QuantifiedFormula& formula) {
  int most = 0;
  for (const auto& [quantifier, variable] : formula.prefix) most = std::max(most, variable);
  std::string text = fmt::format("p cnf {} {}\n", most, formula.clauses.size());
  for (std::size_t i = 0; i < formula.prefix.size();) {
    const Quantifier quantifier = formula.prefix[i].quantifier;
    text += quantifier == Quantifier::exists ? "e" : "a";
    for (; i < formula.prefix.size() && formula.prefix[i].quantifier == quantifier; ++i) {
      text += fmt::format(" {}", formula.prefix[i].variable);
    }
    text += " 0\n";
  }
  for (const Clause& clause : formula.clauses)
    text += fmt::format("{} 0\n", fmt::join(clause, " "));
  return text;
}

namespace {

std::string clauses_word(const std::vector<Clause>& clauses) {
  std::string word;
  for (const Clause& clause : clauses) {
    word += fmt::format("{}{}", word.empty() ? "" : "/", fmt::join(clause, ","));
  }
  return word;
}

}  // namespace

std::string formula_word(const PositiveFormula& formula) {
  const std::vector<int> unused = unused_variables(formula);
  const bool last_unused = !unused.empty() && unused.back() == formula.variables;
  return (last_unused ? fmt::format("{}:", formula.variables) : "") + clauses_word(formula.clauses);
}

std::string formula_word(const QuantifiedFormula& formula) {
  std::string prefix;
  for (const auto& [quantifier, variable] : formula.prefix) {
    prefix += fmt::format("{}{}{}", prefix.empty() ? "" : ",",
                          quantifier == Quantifier::exists ? 'e' : 'a', variable);
  }
  return prefix + ":" + clauses_word(formula.clauses);
}

}  // namespace harary
