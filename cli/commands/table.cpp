// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "app/tables.hpp"
#include "base/error.hpp"
#include "cli/context.hpp"
#include "cli/ramsey_table.hpp"
#include "cli/table_text.hpp"
#include "cli/whole_numbers.hpp"
#include "graph/graph.hpp"

namespace harary::cli {

namespace {

Json pair_json(const std::pair<int, int>& pair) {
  return Json::array({pair.first, pair.second});
}

void print_colex(Context& context, const ColexLine& line) {
  if (context.json()) {
    context.print(Json{{"m", line.edges},
                       {"colex", pair_json(line.colex)},
                       {"star", pair_json(line.star)},
                       {"capture", line.capture},
                       {"capture_outcome", pair_json(line.capture_outcome)}});
    return;
  }
  context.out() << colex_line_text(line) << "\n" << std::flush;
}

void print_saturation(Context& context, const SaturationLine& line) {
  if (!context.json()) {
    context.out() << saturation_line_text(line) << "\n" << std::flush;
    return;
  }
  Json json{{"n", line.order},
            {"w", line.winner},
            {"e", line.most_edges},
            {"h", std::to_string(line.graphs)}};
  json["layers"] = Json::array();
  for (const auto& layer : line.layers) {
    json["layers"].push_back({{"edges", layer.edges},
                              {"P", std::to_string(layer.previous)},
                              {"N", std::to_string(layer.next)}});
  }
  context.print(json);
}

// The folder of one line's tablebase; empty if none is to be kept.
std::string line_folder(const std::string& folder, const char* table, int line) {
  return folder.empty() ? "" : fmt::format("{}/{}-{}", folder, table, line);
}

int colex_table(Context& context, int least, int most, const std::string& folder) {
  if (!context.json()) {
    context.out() << "Colex boards with m edges, Alice first: outcomes (a,b), score of capture\n"
                  << kColexColumns << "\n";
  }
  return context.with_job([&](Job& job) {
    for (int m = least; m <= most; ++m) {
      print_colex(context, colex_line(m, line_folder(folder, "colex", m), job));
    }
    return kAnswered;
  });
}

int saturation_table(Context& context, int least, int most, const std::string& folder) {
  if (!context.json()) {
    context.out() << "Triangle saturation on n vertices: winner w, most edges e, graphs h\n"
                  << kSaturationColumns << "\n";
  }
  return context.with_job([&](Job& job) {
    for (int n = least; n <= most; ++n) {
      print_saturation(context, saturation_line(n, line_folder(folder, "saturation", n), job));
    }
    return kAnswered;
  });
}

}  // namespace

void add_table_command(CLI::App& program, Context& context, Command& chosen) {
  struct Table {
    std::string name;
    int least = 0;
    std::optional<int> most;
    std::string folder;
    RamseyTableOptions ramsey;
  };
  auto table = std::make_shared<Table>();
  CLI::App* command =
      program.add_subcommand("table", "a table of the papers, or of Ramsey game numbers, computed");
  context.add_shared_options(*command);
  context.add_list_option(*command, "ramsey-games");
  command->get_option("--time")->description(
      "time limit, such as 90s, 10m or 2h (default: none); ramsey-games: for each cell (default "
      "5s)");
  command->add_option("table", table->name, "colex, saturation or ramsey-games")
      ->type_name("{colex,saturation,ramsey-games}")
      ->required();
  constexpr std::uint64_t kMostLines = kMaxOrder * (kMaxOrder - 1) / 2;
  add_number(*command, "--min", table->least, {1, kMostLines}, "the first line");
  add_number(*command, "--max", table->most, {1, kMostLines},
             "the last line; ramsey-games: the order of the largest board (default 7)");
  command
      ->add_option("--out", table->folder,
                   "solve every position of each line, and keep the tablebases in this folder")
      ->type_name("FOLDER");
  command
      ->add_option("--target", table->ramsey.targets,
                   "ramsey-games: only this target; may be given several times")
      ->type_name("GRAPH")
      ->allow_extra_args(false);
  command
      ->add_option("--known", table->ramsey.known,
                   "ramsey-games: a file with what an earlier run printed with --json; what is "
                   "settled there is not asked again")
      ->type_name("FILE");
  command->callback([&, table] {
    chosen = [&, table] {
      const bool colex = table->name == "colex";
      const bool ramsey = table->name == "ramsey-games";
      if (!colex && !ramsey && table->name != "saturation") {
        throw InputError(in_quotes(table->name) +
                         " is not a table; the tables are colex, saturation, ramsey-games");
      }
      if (!ramsey) {
        context.require_no_time_total("ramsey-games");
        if (!table->ramsey.targets.empty()) throw InputError("--target: only with ramsey-games");
        if (!table->ramsey.known.empty()) throw InputError("--known: only with ramsey-games");
        if (!table->most) throw InputError("--max is required: the last line");
      }
      if (ramsey && table->least != 0) throw InputError("--min: not with ramsey-games");
      if (ramsey && !table->folder.empty()) throw InputError("--out: not with ramsey-games");
      const int first = ramsey ? 2 : (colex ? 1 : 3);
      const int last = colex ? kMaxOrder * (kMaxOrder - 1) / 2 : kMaxOrder;
      const int least = table->least == 0 ? first : table->least;
      const int most = table->most.value_or(7);
      if (least < first || most > last || least > most) {
        throw InputError(fmt::format("--min, --max: {} to {} is not a range within {} to {}", least,
                                     most, first, last));
      }
      if (ramsey) {
        table->ramsey.most = most;
        return ramsey_table(context, table->ramsey);
      }
      return colex ? colex_table(context, least, most, table->folder)
                   : saturation_table(context, least, most, table->folder);
    };
  });
}

}  // namespace harary::cli
