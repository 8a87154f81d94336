// SPDX-License-Identifier: MIT
// The manual page, in man(7). What the parser and the catalogue know is read off them; the rest
// stands here, and the examples are run by a test.
#include "cli/manual.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "app/catalogue.hpp"
#include "graph/formats/board_formats.hpp"

namespace harary::cli {

namespace {

// The word {0} stands for the endings of files.
constexpr const char* kDescription = R"(.SH DESCRIPTION
.B harary
solves colouring games on graphs exactly: Sim and its relatives, the clique, star and capture games, triangle
saturation, the connected graph game, Flood and Honey\-Bee.
It says who wins under best play and what every move is worth, counts positions, writes the value of every
position into a tablebase, and proves its answers by certificates, which
.B harary verify
checks by the plain rules.
.B harary serve
opens a page to play on.
.PP
Boards and targets are graphs:
.BR K6 ", " K3,3 ", " C5 ", " P4 ", " W5 ", " Q3 ", " star:4 ", " colex:17 ", " petersen ,
.BR grid:7x3 ", " torus:5x5 ", " queens:6x6 ", " knights:6x6 ", " petersen:7,2 ,
complements
.BR \(tiC5 ,
unions
.BR 2*K5 " and " K6+P3 ,
products
.BR P4xC5 ,
in graph6, sparse6 or digraph6 after
.BR g6: ", " s6: " or " d6: ,
or from a file:
.BI @ FILE
that ends in {0}.
Vertices are numbered from 0.
A position names the edges of each colour:
.BR red=0\-1,0\-2;green=1\-2 .
The boards of flood and honeybee are grids, such as
.BR hex:flower:7 " and " square:14x14:1 .
.PP
Times are written
.BR 90s ", " 10m " or " 2h ,
sizes
.BR 512M " or " 8G .
)";

struct ManualExample {
  const char* command;
  const char* text;
};

// In this order in an empty folder.
constexpr std::array kExamples{
    ManualExample{"harary solve sim", "Who wins Sim?"},
    ManualExample{"harary analyse sim --position \"red=0-1,0-2;green=1-2,3-4\"",
                  "What is each move worth in this position?"},
    ManualExample{"harary solve star --board petersen --question winner --json",
                  "Who wins the star game on Petersen's graph? For a program:"},
    ManualExample{"harary solve clique --board K6 --certificate k6.cert",
                  "Write a proof of an answer:"},
    ManualExample{"harary verify k6.cert", "Check it:"},
    ManualExample{"harary tablebase clique --board K5 --out k5", "The value of every position:"},
    ManualExample{"harary probe k5 --position \"red=0-1;green=1-2\"", "Look one up:"},
    ManualExample{"harary solve saturation --order 7 --question nimber",
                  "The nimber of triangle saturation on seven vertices:"},
    ManualExample{"harary solve flood --board hex:flower:1",
                  "The fewest colour calls of a Flood board:"},
    ManualExample{"harary arrows K6 K3",
                  "Does each colouring of K6 have a triangle of one colour?"},
};

constexpr const char* kEnd = R"(.SH FILES
.TP
.I harary\-data/playground.sqlite
matches, experience and hall of fame of
.BR "harary serve" ,
in the folder in which it was started;
.B \-\-data
names another folder.
.TP
.IR FILE .tmp\- NUMBER
An output is written to such a file in the same folder first, and takes its name when it is whole.
One that an end by force left behind may be deleted.
.PP
Nothing else is read or written than what the command line names.
.SH EXIT STATUS
.TP
.B 0
answered
.TP
.B 1
the answer is \(lqno\(rq: a certificate does not hold
.RB ( verify ),
both sides of a reduction differ
.RB ( "reduce \-\-solve" ),
or a line differs from the paper
.RB ( demo );
or a file or standard output could not be written
.TP
.B 2
bad usage or bad input; one line on standard error says what and where
.TP
.B 3
the time or the memory ended before an answer; what is known so far is printed
.TP
.B 130
interrupted
.SH SEE ALSO
.BR nauty\-geng (1)
makes lists of graphs for
.BR \-\-boards ,
.BR depqbf (1)
solves what
.B harary export qdimacs
writes.
)";

// Dots and apostrophes at the start of a line are requests, backslashes and hyphens mean something.
std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (c == '\\') {
      result += "\\e";
    } else if (c == '-') {
      result += "\\-";
    } else if (c == '~') {
      result += "\\(ti";
    } else if (c == '^') {
      result += "\\(ha";
    } else if (c == '`') {
      result += "\\(ga";
    } else if (c == '\'') {
      result += "\\(aq";
    } else {
      result += c;
    }
  }
  if (!result.empty() && result[0] == '.') result = "\\&" + result;
  return result;
}

std::string entry(const std::string& term, const std::string& text) {
  return fmt::format(".TP\n{}\n{}\n", term, escaped(text));
}

// "a|b|c"; "" if that is longer than a line, which cannot be broken there. The help lists the
// words.
std::string alternatives(const std::vector<std::string>& choices) {
  constexpr std::size_t kLongest = 60;
  const std::string result = fmt::format("{}", fmt::join(choices, "|"));
  return result.size() > kLongest ? "" : escaped(result);
}

std::string term_of(const OptionDefinition& option) {
  if (option.names.empty()) {
    const std::string words = alternatives(option.choices);
    return fmt::format("\\fI{}\\fR{}{}", escaped(option.positional), words.empty() ? "" : ": ",
                       words);
  }
  std::string term = "\\fB";
  for (std::size_t i = 0; i < option.names.size(); ++i) {
    term += (i == 0 ? "" : "\\fR, \\fB") + escaped(option.names[i]);
  }
  std::string value = alternatives(option.choices);
  if (value.empty()) value = escaped(option.value);
  return value.empty() ? term + "\\fR" : term + " \\fI" + value + "\\fR";
}

// "harary solve [OPTIONS] GAME": the arguments without a name.
std::string synopsis_of(const CommandDefinition& command) {
  std::string line = fmt::format(".B harary {}\n[\\fIOPTIONS\\fR]", escaped(command.name));
  for (const OptionDefinition& option : command.options) {
    if (!option.names.empty()) continue;
    line += fmt::format(" {}\\fI{}\\fR{}", option.required ? "" : "[", escaped(option.positional),
                        option.many ? " ..." : "");
    if (!option.required) line += "]";
  }
  return line + "\n";
}

std::string examples() {
  std::string text = ".SH EXAMPLES\n";
  for (const ManualExample& example : kExamples) {
    text += fmt::format(".PP\n{}\n.PP\n.RS 4\n.EX\n{}\n.EE\n.RE\n", escaped(example.text),
                        escaped(example.command));
  }
  return text;
}

using Commands = std::vector<CommandDefinition>;

// The options that the condition takes, each once, although several commands have them.
template <class Condition>
std::string options_of(const Commands& commands, Condition&& condition) {
  std::string text;
  std::vector<std::string> said;
  for (const CommandDefinition& command : commands) {
    for (const OptionDefinition& option : command.options) {
      const std::string term = term_of(option);
      if (!condition(option) || std::find(said.begin(), said.end(), term) != said.end()) continue;
      said.push_back(term);
      text += entry(term, option.description);
    }
  }
  return text;
}

}  // namespace

std::string manual_page(const Commands& commands) {
  // What most commands have is said once, and so are the options of games.
  std::map<std::string, std::size_t> uses;
  for (const CommandDefinition& command : commands) {
    for (const OptionDefinition& option : command.options) ++uses[term_of(option)];
  }
  const auto shared = [&](const OptionDefinition& option) {
    return !option.names.empty() && !option.of_game && 2 * uses[term_of(option)] > commands.size();
  };
  std::string page = fmt::format(
      ".TH HARARY 1 \"\" \"harary {}\" \"User Commands\"\n.SH NAME\nharary \\- {}\n"
      ".SH SYNOPSIS\n.B harary\n.I COMMAND\n.RI [ ARGUMENTS ...]\n{}.SH COMMANDS\n",
      HARARY_VERSION, "exact solver, analyser and playground for colouring games on graphs",
      fmt::format(kDescription, file_endings()));
  for (const CommandDefinition& command : commands) {
    if (command.name.empty()) continue;
    std::string names = command.name;
    for (const std::string& alias : command.aliases) names += ", " + alias;
    page += entry(".B " + escaped(names), command.description);
  }
  page += ".SH GAMES\n";
  for (const GameDescription& game : catalogue()) {
    page += entry(".B " + escaped(game.name),
                  fmt::format("{}. {} {}", game.about.title, rules_text(game.about, "the target"),
                              game.about.ties));
  }
  page += ".SH OPTIONS OF MOST COMMANDS\n" + options_of(commands, shared);
  page +=
      ".SH OPTIONS OF GAMES\nFor all commands that take a game.\n.B harary games\n"
      "says which game has which.\n" +
      options_of(commands, [](const OptionDefinition& option) { return option.of_game; });
  page += ".SH ARGUMENTS AND OPTIONS OF EACH COMMAND\n";
  for (const CommandDefinition& command : commands) {
    std::string options;
    for (const OptionDefinition& option : command.options) {
      if (!shared(option) && !option.of_game) options += entry(term_of(option), option.description);
    }
    if (command.name.empty() || options.empty()) continue;
    page += fmt::format(".SS {}\n{}", escaped(command.name), synopsis_of(command)) + options;
  }
  return page + examples() + kEnd;
}

}  // namespace harary::cli
