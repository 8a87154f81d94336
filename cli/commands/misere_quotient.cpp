// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>
#include <string>

#include "app/misere/quotient_question.hpp"
#include "base/error.hpp"
#include "cli/context.hpp"
#include "cli/whole_numbers.hpp"

namespace harary::cli {

namespace {

struct QuotientOptions {
  std::string game;
  std::string octal;
  int most = 0;
  int least = 1;
  int most_elements = 1'000;
};

std::string row_text(const QuotientLine& line) {
  if (const auto& quotient = line.answer.quotient) {
    return fmt::format("{:>5} {:>6} {:>5}  {}\n", line.heaps, quotient->order(),
                       quotient->p_portion.size(), quotient->values.back());
  }
  return fmt::format("{:>5}  not found; {} elements and more\n", line.heaps, line.answer.elements);
}

std::string quotient_text(const MisereQuotient& quotient) {
  const auto joined = [](const std::vector<std::string>& texts) {
    return fmt::format("{}", fmt::join(texts, ", "));
  };
  std::string values;
  for (std::size_t i = 0; i < quotient.values.size(); ++i) {
    values += fmt::format("{}{}: {}", i == 0 ? "" : ", ", i + 1, quotient.values[i]);
  }
  return fmt::format("order {}\n  generators {}\n  relations {}\n  P-portion {}\n  heaps {}\n",
                     quotient.order(), joined(quotient.generators), joined(quotient.relations),
                     joined(quotient.p_portion), values);
}

int print_quotients(Context& context, const QuotientOptions& options) {
  if (options.game.empty() == options.octal.empty()) {
    throw InputError("misere-quotient: give a game, such as kayles, or --octal 0.77");
  }
  if (options.least > options.most) throw InputError("--min: it is larger than --max");
  const std::string code = options.octal.empty() ? octal_code_of(options.game) : options.octal;
  QuotientSolver solver(code, static_cast<std::size_t>(options.most_elements), context.budget());
  return context.with_job([&](Job& job) {
    if (!context.json()) context.out() << "heaps  order     P  value of the largest\n";
    std::optional<MisereQuotient> last;
    for (int heaps = 1; heaps <= options.most; ++heaps) {
      const QuotientLine line = solver.next(job);
      if (heaps < options.least && line.answer.quotient) continue;
      if (context.json()) {
        context.print(to_json(line));
      } else {
        context.out() << row_text(line) << std::flush;
      }
      if (line.too_large) {
        context.err() << "harary: the quotient is larger than --most-elements allows\n";
        return kBudgetEnded;
      }
      if (line.stopped) return context.stopped(*line.stopped, "", "the quotient");
      last = line.answer.quotient;
    }
    if (!context.json()) context.out() << quotient_text(*last);
    return kAnswered;
  });
}

}  // namespace

void add_misere_quotient_command(CLI::App& program, Context& context, Command& chosen) {
  auto options = std::make_shared<QuotientOptions>();
  CLI::App* command = program.add_subcommand(
      "misere-quotient", "who wins sums of paths or heaps in misère play, for all sums at once");
  context.add_shared_options(*command);
  command->add_option("game", options->game, "kayles: sums of the paths P1 to P<max>")
      ->type_name("GAME");
  command->add_option("--octal", options->octal, "instead: heaps by an octal code, such as 0.77")
      ->type_name("CODE");
  add_number(*command, "--max", options->most, {1, kMostQuotientHeaps}, "the largest heap")
      ->required();
  add_number(*command, "--min", options->least, {1, kMostQuotientHeaps},
             "the largest heap of the first line (default 1)");
  add_number(*command, "--most-elements", options->most_elements, {1, 20'000},
             "end at a quotient with more elements (default 1000)");
  command->callback(
      [&, options] { chosen = [&, options] { return print_quotients(context, *options); }; });
}

}  // namespace harary::cli
