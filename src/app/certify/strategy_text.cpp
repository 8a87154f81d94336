// SPDX-License-Identifier: MIT
#include "app/certify/strategy_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstddef>

#include "base/error.hpp"

namespace harary {

namespace {

using End = StrategyNode::End;

std::string listed_words(const std::vector<std::string>& moves) {
  return fmt::format("{}", fmt::join(moves, ", "));
}
std::string replies_in(const std::vector<std::string>& moves) {
  return moves.empty() ? "no move" : fmt::format("{}", fmt::join(moves, " "));
}

// " and the 14 moves like it": a symmetry of the board makes one of them of the other, and of the
// reply the reply to it.
std::string like_text(const StrategyNode::Branch& branch) {
  if (branch.like == 0) return "";
  return fmt::format(" and the {} like {}",
                     branch.like == 1 ? "move" : fmt::format("{} moves", branch.like),
                     branch.moves.size() == 1 ? "it" : "them");
}

// What is said of a node behind the reply that leads to it; the branches follow on lines below.
std::string remark(const StrategyNode& node) {
  switch (node.end) {
    case End::none:
      return node.met_again ? fmt::format(" [{}]", node.number) : "";
    case End::reached:
      return ": done";
    case End::settled:
      return ": held by pairs and potential";
    case End::met:
      return fmt::format(": {} [{}]", node.turned ? "like" : "as", node.number);
    case End::cut:
      return " …";
  }
  return "";
}

// Calls f(depth, branch) in the order of the text.
template <class F>
void each_branch(const StrategyNode& node, int depth, F&& f) {
  for (const StrategyNode::Branch& branch : node.branches) {
    f(depth, branch);
    each_branch(*branch.next, depth + 1, f);
  }
}

std::string as_text(const std::string& title, const std::vector<StrategyTree>& strategies) {
  std::string text = title + "\n";
  for (const StrategyTree& strategy : strategies) {
    text += strategy.meaning + "\n";
    text += "start" + (strategy.opening.empty() ? "" : ": " + replies_in(strategy.opening)) +
            remark(*strategy.root) + "\n";
    each_branch(*strategy.root, 1, [&](int depth, const StrategyNode::Branch& branch) {
      text += std::string(static_cast<std::size_t>(2 * depth), ' ') + listed_words(branch.moves) +
              " -> " + replies_in(branch.replies) + like_text(branch) + remark(*branch.next) + "\n";
    });
  }
  return text;
}

std::string in_latex(const std::string& text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '\\':
        result += "\\textbackslash{}";
        break;
      case '~':
        result += "\\textasciitilde{}";
        break;
      case '^':
        result += "\\textasciicircum{}";
        break;
      case '&':
      case '%':
      case '$':
      case '#':
      case '_':
      case '{':
      case '}':
        result += '\\';
        [[fallthrough]];
      default:
        result += c;
    }
  }
  return result;
}

// A document of lines, which no depth of lists limits.
std::string as_latex(const std::string& title, const std::vector<StrategyTree>& strategies) {
  std::string text =
      "\\documentclass{article}\n\\usepackage[T1]{fontenc}\n\\usepackage[utf8]{inputenc}\n"
      "\\setlength{\\parindent}{0pt}\n\\begin{document}\n\\raggedright\n";
  text += in_latex(title) + "\\par\n";
  const auto tail = [](const StrategyNode& node) {
    return node.end == End::cut ? std::string(" \\ldots") : in_latex(remark(node));
  };
  for (const StrategyTree& strategy : strategies) {
    text += "\\medskip\\textbf{" + in_latex(strategy.meaning) + "}\\par\n";
    text += "start" +
            (strategy.opening.empty() ? "" : ": " + in_latex(replies_in(strategy.opening))) +
            tail(*strategy.root) + "\\par\n";
    each_branch(*strategy.root, 1, [&](int depth, const StrategyNode::Branch& branch) {
      text += fmt::format(
          "\\hspace*{{{}em}}{} $\\to$ {}{}{}\\par\n", depth, in_latex(listed_words(branch.moves)),
          in_latex(replies_in(branch.replies)), like_text(branch), tail(*branch.next));
    });
  }
  return text + "\\end{document}\n";
}

std::string in_dot(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c;
  }
  return "\"" + result + "\"";
}

// One graph: a node a position with the opponent to move, an edge a move with its answer.
class DotGraph {
 public:
  std::string of(const std::string& title, const std::vector<StrategyTree>& strategies) {
    text_ = "digraph strategy {\n  label = " + in_dot(title) + ";\n  node [shape = box];\n";
    for (std::size_t i = 0; i < strategies.size(); ++i) {
      statement_ = i;
      const StrategyTree& strategy = strategies[i];
      const std::string root = name(*strategy.root);
      text_ += fmt::format("  s{} [label = {}, shape = plaintext];\n", i, in_dot(strategy.meaning));
      text_ += fmt::format("  s{} -> {} [label = {}];\n", i, root,
                           in_dot(strategy.opening.empty() ? "" : replies_in(strategy.opening)));
      edges_of(*strategy.root, root);
    }
    return text_ + "}\n";
  }

 private:
  void edges_of(const StrategyNode& node, const std::string& from) {
    for (const StrategyNode::Branch& branch : node.branches) {
      const std::string to = name(*branch.next);
      text_ += fmt::format("  {} -> {} [label = {}];\n", from, to,
                           in_dot(listed_words(branch.moves) + " / " + replies_in(branch.replies) +
                                  like_text(branch)));
      edges_of(*branch.next, to);
    }
  }
  // Writes the node, unless it is there already.
  std::string name(const StrategyNode& node) {
    if (node.end == End::met) return fmt::format("n{}_{}", statement_, node.number);
    std::string name = node.end == End::none ? fmt::format("n{}_{}", statement_, node.number)
                                             : fmt::format("e{}", ++ends_);
    const char* label = node.end == End::reached   ? "done"
                        : node.end == End::settled ? "held by pairs and potential"
                        : node.end == End::cut     ? "…"
                                                   : nullptr;
    text_ +=
        fmt::format("  {} [label = {}];\n", name,
                    in_dot(label != nullptr ? std::string(label) : std::to_string(node.number)));
    return name;
  }

  std::string text_;
  std::size_t statement_ = 0;
  std::size_t ends_ = 0;
};

}  // namespace

StrategyForm parse_strategy_form(const std::string& text) {
  if (text == "text") return StrategyForm::text;
  if (text == "latex") return StrategyForm::latex;
  if (text == "dot") return StrategyForm::dot;
  throw InputError("--format: " + in_quotes(text) + " must be text, latex or dot");
}

std::string strategy_text(const std::string& title, const std::vector<StrategyTree>& strategies,
                          StrategyForm form) {
  switch (form) {
    case StrategyForm::latex:
      return as_latex(title, strategies);
    case StrategyForm::dot:
      return DotGraph().of(title, strategies);
    case StrategyForm::text:
      break;
  }
  return as_text(title, strategies);
}

}  // namespace harary
