// SPDX-License-Identifier: MIT
// The program's main job on real input: Sim and two tables of the papers, computed anew, each line
// compared with what the papers print.
#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "app/catalogue.hpp"
#include "app/tables.hpp"
#include "cli/context.hpp"
#include "cli/table_text.hpp"

namespace harary::cli {

namespace {

// Cambie & Provoost, Table 1.
constexpr std::array<ColexLine, 12> kColex{{
    {1, {1, 0}, {1, 0}, 2, {2, 0}},
    {2, {1, 1}, {1, 1}, 0, {1, 1}},
    {3, {2, 1}, {2, 1}, 1, {1, 0}},
    {4, {2, 2}, {2, 2}, 1, {2, 1}},
    {5, {2, 1}, {2, 1}, 2, {2, 0}},
    {6, {2, 2}, {2, 2}, 0, {2, 2}},
    {7, {2, 2}, {3, 2}, 1, {3, 2}},
    {8, {2, 2}, {3, 2}, 1, {2, 1}},
    {9, {4, 2}, {3, 2}, 1, {2, 1}},
    {10, {4, 4}, {3, 3}, 0, {1, 1}},
    {11, {4, 4}, {3, 3}, 2, {3, 1}},
    {12, {4, 4}, {3, 3}, 1, {2, 1}},
}};

// Gordinowicz & Prałat, Table 1.
struct PublishedSaturation {
  int order;
  int winner;
  int most_edges;
  std::uint64_t graphs;
};
constexpr std::array<PublishedSaturation, 8> kSaturation{{
    {3, 2, 2, 3},
    {4, 2, 4, 7},
    {5, 2, 6, 14},
    {6, 1, 9, 38},
    {7, 2, 12, 107},
    {8, 2, 16, 410},
    {9, 2, 20, 1897},
    {10, 1, 25, 12172},
}};

// Solves, prints and compares. Lines are compared as they are printed.
class Demo {
 public:
  explicit Demo(Context& context) : context_(context) {}

  int run(Job& job) {
    sim(job);
    colex(job);
    saturation(job);
    close(job);
    return mismatches_ == 0 ? kAnswered : kNo;
  }

 private:
  void heading(std::string_view title, std::string_view columns = "") {
    if (context_.json()) return;
    context_.out() << "\n" << title << "\n";
    if (!columns.empty()) context_.out() << columns << "\n";
  }

  void compare(const std::string& what, const std::string& here, const std::string& published) {
    const bool equal = here == published;
    ++(equal ? as_published_ : mismatches_);
    if (context_.json()) {
      context_.print(Json{{"check", what}, {"as_published", equal}});
    } else {
      context_.out() << here << (equal ? "  ✓" : "  ✗ published: " + published) << "\n"
                     << std::flush;
    }
  }

  void sim(Job& job) {
    heading("Sim: on K6, a player who completes a triangle in their own colour loses (Slany)");
    const Answer answer = make_game("sim", GameOptions())->solve({}, job);
    if (answer.stopped) throw JobStopped{*answer.stopped};
    compare("sim", fmt::format("  the {} player wins", name_of(answer.winner.value())),
            "  the second player wins");
  }

  void colex(Job& job) {
    heading("Colex boards with m edges, Alice first: outcomes (a,b) (Cambie & Provoost, Table 1)",
            kColexColumns);
    for (const ColexLine& published : kColex) {
      const ColexLine line = colex_line(published.edges, "", job);
      compare(fmt::format("colex {}", published.edges), colex_line_text(line),
              colex_line_text(published));
    }
  }

  void saturation(Job& job) {
    heading(
        "Triangle saturation on n vertices: winner w, most edges e, graphs h "
        "(Gordinowicz & Prałat, Table 1)",
        kSaturationColumns);
    for (const auto& [order, winner, most_edges, graphs] : kSaturation) {
      compare(fmt::format("saturation {}", order),
              saturation_line_text(saturation_line(order, "", job)),
              saturation_line_text({order, winner, most_edges, graphs, {}}));
    }
  }

  void close(const Job& job) {
    if (context_.json()) {
      context_.print(Json{{"as_published", as_published_},
                          {"mismatches", mismatches_},
                          {"seconds", job.seconds()}});
      return;
    }
    context_.out() << fmt::format(
        "\n{} of {} lines are as published; {:.1f} s.\n\n"
        "Play Sim against the program:  ./run play sim --as second\n"
        "All games:                     ./run games\n"
        "All commands:                  ./run --help\n",
        as_published_, as_published_ + mismatches_, job.seconds());
  }

  Context& context_;
  int as_published_ = 0;
  int mismatches_ = 0;
};

}  // namespace

void add_demo_command(CLI::App& program, Context& context, Command& chosen) {
  CLI::App* command = program.add_subcommand(
      "demo", "solve Sim and compute the papers' tables; exit status 1 if a line differs");
  context.add_shared_options(*command);
  command->callback([&] {
    chosen = [&] { return context.with_job([&](Job& job) { return Demo(context).run(job); }); };
  });
}

}  // namespace harary::cli
