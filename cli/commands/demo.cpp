// SPDX-License-Identifier: MIT
// The program's main job on real input: Sim and two tables of the papers, computed anew, each line
// compared with what the papers print.
#include <fmt/format.h>

#include <string>
#include <string_view>

#include "cli/context.hpp"
#include "papers/paper_tables.hpp"

namespace harary::cli {

namespace {

// Solves, prints and compares. Lines are compared as they are printed.
class Demo {
 public:
  explicit Demo(Context& context) : context_(context) {}

  int run(Job& job) {
    for (const PublishedLines& published : published_lines()) {
      heading(published.title, published.columns);
      for (const auto& line : published.lines) {
        compare(line.name, line.computed(job), line.published);
      }
    }
    close(job);
    return mismatches_ == 0 ? kAnswered : kNo;
  }

 private:
  void heading(std::string_view title, std::string_view columns) {
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
