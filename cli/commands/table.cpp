// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "app/tables.hpp"
#include "base/error.hpp"
#include "cli/context.hpp"
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
  struct Range {
    std::string name;
    int least = 0;
    int most = 0;
    std::string folder;
  };
  auto range = std::make_shared<Range>();
  CLI::App* command = program.add_subcommand("table", "a table of the papers, computed");
  context.add_shared_options(*command);
  command->add_option("table", range->name, "colex or saturation")
      ->type_name("{colex,saturation}")
      ->required();
  constexpr std::uint64_t kMostLines = kMaxOrder * (kMaxOrder - 1) / 2;
  add_number(*command, "--min", range->least, {1, kMostLines}, "the first line");
  add_number(*command, "--max", range->most, {1, kMostLines}, "the last line")->required();
  command
      ->add_option("--out", range->folder,
                   "solve every position of each line, and keep the tablebases in this folder")
      ->type_name("FOLDER");
  command->callback([&, range] {
    chosen = [&, range] {
      const bool colex = range->name == "colex";
      if (!colex && range->name != "saturation") {
        throw InputError(in_quotes(range->name) +
                         " is not a table; the tables are colex, saturation");
      }
      const int first = colex ? 1 : 3;
      const int last = colex ? kMaxOrder * (kMaxOrder - 1) / 2 : kMaxOrder;
      const int least = range->least == 0 ? first : range->least;
      if (least < first || range->most > last || least > range->most) {
        throw InputError(fmt::format("--min, --max: {} to {} is not a range within {} to {}", least,
                                     range->most, first, last));
      }
      return colex ? colex_table(context, least, range->most, range->folder)
                   : saturation_table(context, least, range->most, range->folder);
    };
  });
}

}  // namespace harary::cli
