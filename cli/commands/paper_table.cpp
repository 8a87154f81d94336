// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/list_progress.hpp"
#include "base/error.hpp"
#include "cli/context.hpp"
#include "cli/forms_table.hpp"
#include "cli/ramsey_table.hpp"
#include "cli/whole_numbers.hpp"
#include "graph/graph.hpp"
#include "papers/paper_tables.hpp"
#include "papers/ramsey_games.hpp"
#include "theory/clutters/clutter.hpp"

namespace harary::cli {

namespace {

constexpr const char* kRamseyTable = "ramsey-games";
constexpr const char* kFormsTable = "forms";
constexpr const char* kAllTargets = "all";

// The folder of one line's tablebase; empty if none is to be kept.
std::string line_folder(const std::string& folder, const std::string& table, int line) {
  return folder.empty() ? "" : fmt::format("{}/{}-{}", folder, table, line);
}

// The targets as --target takes them; "all" is every one of ramsey-games.
std::vector<std::string> all_of(const std::vector<std::string>& targets) {
  std::vector<std::string> all;
  for (const std::string& target : targets) {
    if (target != kAllTargets) {
      all.push_back(target);
      continue;
    }
    for (const RamseyTarget& one : ramsey_targets()) all.push_back(one.text);
  }
  return all;
}

// The name that people know a target of ramsey-games by; --json has what --target takes.
std::string known_name(const std::string& target) {
  for (const RamseyTarget& one : ramsey_targets()) {
    if (one.text == target) return one.name;
  }
  return target;
}

struct PaperDetails {
  std::string folder;  // for tablebases
  // The table once for each; where it has none, one text for what else its lines are told.
  std::vector<std::string> targets;
};

int print_table(Context& context, const PaperTable& table, int least, int most,
                const PaperDetails& of) {
  const bool keeps = table.told == PaperTable::Told::folder;
  if (table.require) {
    for (const std::string& target : of.targets) table.require(target);
  }
  if (table.exists) {
    const auto is_there = [&](const std::string& target) { return table.exists(most, target); };
    if (std::none_of(of.targets.begin(), of.targets.end(), is_there)) {
      throw InputError(fmt::format("--max: {} has no line up to {} for {}", table.name, most,
                                   fmt::join(of.targets, ", ")));
    }
  }
  // Several targets have a column of their own.
  std::size_t width = 0;
  if (of.targets.size() > 1) {
    width = std::string_view("target").size();
    for (const std::string& target : of.targets) width = std::max(width, known_name(target).size());
  }
  const auto with_target = [&](const std::string& target, const std::string& line) {
    return width == 0 ? line : fmt::format("{:<{}} {}", target, width, line);
  };
  if (!context.json()) {
    context.out() << table.title << "\n" << with_target("target", table.columns) << "\n";
  }
  return context.with_job([&](Job& job) {
    const std::size_t rows = of.targets.size() * static_cast<std::size_t>(most - least + 1);
    ListProgress progress(job, rows, "row");
    for (const std::string& target : of.targets) {
      for (int i = least; i <= most; ++i) {
        if (table.exists && !table.exists(i, target)) {
          progress.count();
          continue;
        }
        Job row(job.budget(), progress.listener_with_phase());
        row.follow(&job);
        const PaperLine line =
            table.line(i, keeps ? line_folder(of.folder, table.name, i) : target, row);
        progress.count();
        if (context.json()) {
          context.print(line.json);
        } else {
          context.out() << with_target(known_name(target), line.text) << "\n" << std::flush;
        }
      }
    }
    return kAnswered;
  });
}

struct Table {
  std::string name;
  int least = 0;
  std::optional<int> most;
  std::string folder;
  std::optional<int> set_size;
  RamseyTableOptions ramsey;
  std::string game;
};

// What the table of values does not take.
void refuse_other_options(const Table& table) {
  const auto refuse = [](bool given, const std::string& option) {
    if (given) throw InputError(option + ": not with " + kFormsTable);
  };
  refuse(!table.ramsey.targets.empty(), "--target");
  refuse(!table.ramsey.known.empty(), "--known");
  refuse(!table.folder.empty(), "--out");
  refuse(table.set_size.has_value(), "--uniform");
}

// The table of this name; null for that of Ramsey game numbers.
const PaperTable* table_called(const std::string& name) {
  std::string names;
  for (const PaperTable& table : paper_tables()) {
    if (table.name == name) return &table;
    names += table.name + ", ";
  }
  if (name == kRamseyTable) return nullptr;
  throw InputError(in_quotes(name) + " is not a table; the tables are " + names + kFormsTable +
                   ", " + kRamseyTable);
}

}  // namespace

void add_paper_table_command(CLI::App& program, Context& context, Command& chosen) {
  auto table = std::make_shared<Table>();
  CLI::App* command = program.add_subcommand(
      "paper-table", "a table of the papers, or of Ramsey game numbers, computed");
  context.add_shared_options(*command);
  context.add_list_option(*command, kRamseyTable);
  command->get_option("--time")->description(
      "time limit, such as 90s, 10m or 2h (default: none); ramsey-games: for each cell (default "
      "5s)");
  const auto told = [](PaperTable::Told what) {
    std::vector<std::string> names;
    for (const PaperTable& one : paper_tables()) {
      if (one.told == what) names.push_back(one.name);
    }
    return fmt::format("{}", fmt::join(names, ", "));
  };
  std::string names;
  for (const PaperTable& one : paper_tables()) names += one.name + ",";
  command->add_option("table", table->name, "which table")
      ->type_name("{" + names + kFormsTable + "," + kRamseyTable + "}")
      ->required();
  constexpr std::uint64_t kMostLines = kMaxOrder * (kMaxOrder - 1) / 2;
  add_number(*command, "--min", table->least, {1, kMostLines}, "the first line");
  add_number(*command, "--max", table->most, {1, kMostLines},
             "the last line; ramsey-games: the order of the largest board (default 7)");
  command
      ->add_option("--out", table->folder,
                   told(PaperTable::Told::folder) +
                       ": solve every position of each line, and keep "
                       "the tablebases in this folder")
      ->type_name("FOLDER");
  command
      ->add_option("--target", table->ramsey.targets,
                   "may be given several times; ramsey-games: only these targets; " +
                       told(PaperTable::Told::target) +
                       ": the table of each of these (default K3); all: every target of "
                       "ramsey-games")
      ->type_name("GRAPH")
      ->allow_extra_args(false);
  add_number(
      *command, "--uniform", table->set_size, {1, kMostClutterPoints},
      told(PaperTable::Told::set_size) + ": only those whose sets all have this many points");
  command
      ->add_option("--known", table->ramsey.known,
                   "ramsey-games: a file with what an earlier run printed with --json; what is "
                   "settled there is not asked again")
      ->type_name("FILE");
  command
      ->add_option("--game", table->game,
                   "forms: col or snort, on all connected graphs with --min to --max vertices")
      ->type_name("GAME");
  command->callback([&, table] {
    chosen = [&, table] {
      if (table->name == kFormsTable) {
        refuse_other_options(*table);
        context.require_no_time_total(kRamseyTable);
        return forms_table(context,
                           {table->game, std::max(table->least, 1), table->most.value_or(6)});
      }
      if (!table->game.empty()) throw InputError("--game: only with forms");
      const PaperTable* const of_paper = table_called(table->name);
      const bool ramsey = of_paper == nullptr;
      if (!ramsey) {
        context.require_no_time_total(kRamseyTable);
        if (of_paper->told != PaperTable::Told::target && !table->ramsey.targets.empty()) {
          throw InputError("--target: not with " + of_paper->name);
        }
        if (of_paper->told != PaperTable::Told::folder && !table->folder.empty()) {
          throw InputError("--out: not with " + of_paper->name + ", which keeps no tablebase");
        }
        if (of_paper->told != PaperTable::Told::set_size && table->set_size) {
          throw InputError("--uniform: not with " + of_paper->name);
        }
        if (!table->ramsey.known.empty()) throw InputError("--known: only with ramsey-games");
        if (!table->most) throw InputError("--max is required: the last line");
      }
      if (ramsey && table->least != 0) throw InputError("--min: not with ramsey-games");
      if (ramsey && !table->folder.empty()) throw InputError("--out: not with ramsey-games");
      if (ramsey && table->set_size) throw InputError("--uniform: not with ramsey-games");
      const int first = ramsey ? 2 : of_paper->first;
      const int last = ramsey ? kMaxOrder : of_paper->last;
      const int least = table->least == 0 ? first : table->least;
      const int most = table->most.value_or(7);
      if (least < first || most > last || least > most) {
        throw InputError(fmt::format("--min, --max: {} to {} is not a range within {} to {}", least,
                                     most, first, last));
      }
      table->ramsey.targets = all_of(table->ramsey.targets);
      if (ramsey) {
        table->ramsey.most = most;
        return ramsey_table(context, table->ramsey);
      }
      std::vector<std::string> targets = table->ramsey.targets;
      if (targets.empty()) {
        const std::string size = table->set_size ? std::to_string(*table->set_size) : "";
        targets.push_back(of_paper->told == PaperTable::Told::target ? "K3" : size);
      }
      return print_table(context, *of_paper, least, most, {table->folder, std::move(targets)});
    };
  });
}

}  // namespace harary::cli
