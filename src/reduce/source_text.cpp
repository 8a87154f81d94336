// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <set>
#include <string_view>

#include "base/error.hpp"
#include "base/printable.hpp"
#include "graph/formats/digraph6.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/whole_number.hpp"
#include "reduce/source_problems.hpp"

namespace harary {

namespace {

constexpr int kMostVertices = 100'000;
constexpr int kMostInLine = 2'500;  // of digraph6: a line has at most kMaxLineBytes
constexpr int kMostArcs = 1'000'000;
constexpr int kMostBound = 1'000'000;
constexpr std::size_t kMostSequences = 10'000;
constexpr std::size_t kMostLetters = 1'000'000;

// What the two kinds of files share: comments, one p line, places in messages.
class ProblemReader {
 public:
  ProblemReader(std::istream& in, const std::string& source, std::string kind)
      : lines_(in, source), kind_(std::move(kind)) {}

 protected:
  // Calls header(fields) for the p line and line(first field, fields) for the others. A line in
  // place of all these may be the instance: whole(first field) says so.
  template <class Header, class Line, class Whole>
  void read_lines(Header header, Line line, Whole whole) {
    bool seen = false;
    bool in_a_line = false;
    while (const auto text = lines_.next()) {
      LineFields fields(*text);
      const auto first = fields.next();
      if (!first || first->text == "c") continue;
      if (!seen && whole(*first)) {
        in_a_line = true;
      } else if (in_a_line) {
        refuse(first->column, "a line after the digraph");
      } else if (first->text == "p") {
        if (seen) refuse(first->column, "a second p line");
        const auto kind = fields.next();
        if (!kind || kind->text != kind_) {
          refuse(kind ? kind->column : fields.column(),
                 fmt::format("expected '{}' after 'p'", kind_));
        }
        header(fields);
        seen = true;
      } else {
        if (!seen) {
          refuse(first->column,
                 fmt::format("{} before the line 'p {} …'", in_quotes(first->text), kind_));
        }
        line(*first, fields);
      }
      if (const auto extra = fields.next()) {
        refuse(extra->column, "unexpected " + in_quotes(extra->text) + " at the end of the line");
      }
    }
    if (!seen && !in_a_line) {
      refuse(0, fmt::format("the text ended without a line 'p {} …'", kind_));
    }
  }

  int number(LineFields& fields, std::string_view what, int least, int most) const {
    const auto field = fields.next();
    if (!field) refuse(fields.column(), fmt::format("the line ends where {} should be", what));
    const auto value = whole_number(field->text);
    if (!value || *value < least || *value > most) {
      refuse(field->column, fmt::format("expected {} from {} to {}, found {}", what, least, most,
                                        in_quotes(field->text)));
    }
    return *value;
  }

  TextPlace place(std::size_t column) const { return lines_.place(column); }
  [[noreturn]] void refuse(std::size_t column, const std::string& message) const {
    throw InputError(place(column), message);
  }

 private:
  LineReader lines_;
  std::string kind_;
};

class FeedbackReader : ProblemReader {
 public:
  FeedbackReader(std::istream& in, const std::string& source, std::optional<int> bound)
      : ProblemReader(in, source, "fvs"), bound_(bound) {}

  FeedbackProblem read() {
    FeedbackProblem& problem = problem_;
    int promised = 0;
    std::set<std::pair<int, int>> seen;
    read_lines(
        [&](LineFields& fields) {
          problem.vertices = number(fields, "the number of vertices", 1, kMostVertices);
          promised = number(fields, "the number of arcs", 0, kMostArcs);
          problem.bound = number(fields, "the bound t", 0, problem.vertices - 1);
          if (bound_) refuse(0, "the file has its own bound t; leave the other one out");
        },
        [&](const Field& first, LineFields& fields) {
          if (first.text != "a") {
            refuse(first.column, in_quotes(first.text) +
                                     " begins no line of an fvs file; they "
                                     "start with c, p or a");
          }
          const int u = number(fields, "a vertex", 1, problem.vertices) - 1;
          const int v = number(fields, "a vertex", 1, problem.vertices) - 1;
          if (u == v) refuse(first.column, "a loop; no removal but that of its vertex helps");
          if (!seen.insert({u, v}).second) refuse(first.column, "this arc is listed twice");
          if (static_cast<int>(problem.arcs.size()) == promised) {
            refuse(first.column, fmt::format("more arcs than the {} of the p line", promised));
          }
          problem.arcs.emplace_back(u, v);
        },
        [&](const Field& word) { return take_digraph(word); });
    if (digraph_) return std::move(problem_);
    if (problem.vertices == 0) refuse(0, "the text ended after the header; a digraph is missing");
    if (static_cast<int>(problem.arcs.size()) != promised) {
      refuse(0, fmt::format("the text ended after {} arcs; the p line says {}", problem.arcs.size(),
                            promised));
    }
    return std::move(problem_);
  }

 private:
  // digraph6, or its header alone.
  bool take_digraph(const Field& word) {
    if (word.text == kDigraph6Format.header && !digraph_) return true;
    const bool digraph = word.text.starts_with(kDigraph6Format.first) ||
                         word.text.starts_with(kDigraph6Format.header);
    if (!digraph || digraph_) return false;
    Digraph read = decode_arcs(word.text, place(word.column), kMostInLine);
    if (read.order == 0) refuse(word.column, "the digraph has no vertices");
    for (const auto& [u, v] : read.arcs) {
      if (u == v) {
        refuse(word.column, fmt::format("a loop at vertex {}; no removal but that of its vertex "
                                        "helps",
                                        u));
      }
    }
    if (!bound_) refuse(0, "digraph6 has no bound t; give one (--bound T)");
    if (*bound_ < 0 || *bound_ >= read.order) {
      refuse(0, fmt::format("the bound t is 0 to {} here, not {}", read.order - 1, *bound_));
    }
    problem_ = {read.order, std::move(read.arcs), *bound_};
    digraph_ = true;
    return true;
  }

  std::optional<int> bound_;
  FeedbackProblem problem_;
  bool digraph_ = false;
};

class SequenceReader : ProblemReader {
 public:
  SequenceReader(std::istream& in, const std::string& source, bool modified)
      : ProblemReader(in, source, modified ? "mscs" : "scs"), modified_(modified) {}

  SequenceProblem read() {
    std::size_t letters = 0;
    read_lines(
        [&](LineFields& fields) { problem_.bound = number(fields, "the bound t", 1, kMostBound); },
        [&](const Field& first, LineFields&) {
          letters += first.text.size();
          if (letters > kMostLetters || problem_.sequences.size() == kMostSequences) {
            refuse(first.column, "the sequences are too many or too long");
          }
          add(first);
        },
        [](const Field&) { return false; });
    if (problem_.sequences.empty()) refuse(0, "the text ended without a sequence");
    return std::move(problem_);
  }

 private:
  void add(const Field& field) {
    Letters letters;
    const char most = modified_ ? '3' : '1';
    for (std::size_t i = 0; i < field.text.size(); ++i) {
      const char c = field.text[i];
      if (c < '0' || c > most) {
        refuse(field.column + i,
               fmt::format("{} is not a letter; use 0 to {}",
                           in_quotes(first_character(field.text.substr(i))), most));
      }
      letters.push_back(static_cast<std::uint8_t>(c - '0'));
    }
    modified_ ? check_modified(field, letters) : check_plain(field, letters);
    problem_.sequences.push_back(std::move(letters));
  }
  void check_modified(const Field& field, const Letters& letters) const {
    if (letters.front() >= 2) refuse(field.column, "a sequence starts with 0 or 1");
    for (std::size_t i = 1; i < letters.size(); ++i) {
      if (letters[i] == letters[i - 1]) {
        refuse(field.column + i, "two neighbours are equal");
      }
    }
  }
  void check_plain(const Field& field, const Letters& letters) const {
    if (!problem_.sequences.empty() && problem_.sequences.front().size() != letters.size()) {
      refuse(field.column, fmt::format("a sequence of length {}; the first one has {}",
                                       letters.size(), problem_.sequences.front().size()));
    }
    int ones = 0;
    for (std::size_t i = 0; i < letters.size(); ++i) {
      if (letters[i] != 1) continue;
      ++ones;
      if (i > 0 && letters[i - 1] == 1) {
        refuse(field.column + i, "the two 1s must have a 0 between them");
      }
    }
    if (ones != 2) refuse(field.column, fmt::format("{} letters 1 instead of two", ones));
    if (letters.back() != 0) {
      refuse(field.column + letters.size() - 1, "a sequence must end with 0");
    }
  }

  bool modified_;
  SequenceProblem problem_;
};

}  // namespace

FeedbackProblem read_feedback(std::istream& in, const std::string& source,
                              std::optional<int> bound) {
  return FeedbackReader(in, source, bound).read();
}
SequenceProblem read_scs(std::istream& in, const std::string& source) {
  return SequenceReader(in, source, false).read();
}
SequenceProblem read_mscs(std::istream& in, const std::string& source) {
  return SequenceReader(in, source, true).read();
}

std::string problem_text(const FeedbackProblem& problem) {
  std::string text =
      fmt::format("p fvs {} {} {}\n", problem.vertices, problem.arcs.size(), problem.bound);
  for (const auto& [u, v] : problem.arcs) text += fmt::format("a {} {}\n", u + 1, v + 1);
  return text;
}

std::string problem_text(const SequenceProblem& problem, const std::string& kind) {
  std::string text = fmt::format("p {} {}\n", kind, problem.bound);
  for (const Letters& letters : problem.sequences) text += letters_text(letters) + "\n";
  return text;
}

std::string letters_text(const Letters& letters) {
  std::string text;
  for (const int letter : letters) text += static_cast<char>('0' + letter);
  return text;
}

}  // namespace harary
