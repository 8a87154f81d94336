// SPDX-License-Identifier: MIT
// Joins the tables of a game with retrograde analysis and the store.
#pragma once

#include <array>
#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/answer.hpp"
#include "app/tablebase/layer_kernel.hpp"
#include "app/tablebase/strong_tables.hpp"
#include "app/tablebase/tablebase.hpp"
#include "base/error.hpp"
#include "solve/retrograde/retrograde.hpp"

namespace harary {

template <Tabulated T>
class StrongSolution final : public Tables {
 public:
  using Typed = typename T::Position;

  // The instance with the board spelled in the one way that files use.
  StrongSolution(const T& table, const std::string& game,
                 const std::map<std::string, std::string>& instance, const RuntimeRules& rules)
      : table_(table), worker_(table.worker()), game_(game), instance_(instance), rules_(rules) {}

  LayerHeader header() const override { return {game_, instance_, 0, table_.value_names()}; }

  std::unique_ptr<LayerKernel> kernel() const override {
    return std::make_unique<TableKernel<T>>(table_, header(), rules_);
  }

  StrongReport solve(const std::string& folder, Job& job) override {
    StrongReport report;
    report.game = game_;
    report.instance = instance_;
    report.folder = folder;
    report.values = table_.value_names();
    const double begin = job.seconds();
    Retrograde<T> analysis(table_, folder, header(), job);
    try {
      analysis.run();
      const Tablebase tablebase(folder);
      for (const ManifestLayer& layer : tablebase.manifest().layers) {
        report.layers.push_back(layer.summary.positions);
        report.positions += layer.summary.positions;
        report.bytes += layer.summary.bytes;
      }
      report.start = entries(tablebase, table_.start());
    } catch (const JobStopped& stop) {
      report.stopped = stop.reason;
    }
    add_stats(report.stats, analysis.stats());
    report.seconds = job.seconds() - begin;
    return report;
  }

  // Throws InputError if the position is not in the tablebase.
  std::vector<ProbeReport::Entry> probe(const Tablebase& tablebase, const Position& p) override {
    return entries(tablebase, p.as<Typed>());
  }

  LayerTable layers(const Tablebase& tablebase, Job& job) const override {
    LayerTable result;
    result.game = game_;
    result.instance = instance_;
    result.with_values = true;
    tablebase.require(header());
    const double begin = job.seconds();
    try {
      for (const ManifestLayer& layer : tablebase.manifest().layers) {
        result.plies.push_back(count(*tablebase.layer(layer.layer), layer.layer, job));
      }
    } catch (const JobStopped& stop) {
      result.stopped = stop.reason;
    }
    result.seconds = job.seconds() - begin;
    return result;
  }

 private:
  std::vector<ProbeReport::Entry> entries(const Tablebase& tablebase, const Typed& p) {
    std::array<Code, T::kValues> codes{};
    const LayerReader* layer = tablebase.layer(table_.layer(p));
    if (layer == nullptr || !layer->find(table_key(table_.key(worker_, p)), codes)) {
      throw InputError("position: not reachable from the tablebase's start");
    }
    std::vector<ProbeReport::Entry> entries;
    const std::vector<std::string> names = table_.value_names();
    for (int v = 0; v < T::kValues; ++v) {
      const Code code = codes[static_cast<std::size_t>(v)];
      entries.push_back({names[static_cast<std::size_t>(v)], table_.verdict(v, code),
                         table_.remoteness(p, code)});
    }
    return entries;
  }

  LayerCount count(const LayerReader& layer, int number, Job& job) const {
    LayerCount count{.ply = number};
    const bool first_moves = table_.first_chooses(number);
    LayerReader::Block block;
    for (std::uint64_t b = 0; b < layer.block_count(); ++b) {
      job.check();
      layer.read_block(b, block);
      for (std::size_t i = 0; i < block.keys.size(); ++i) {
        const Typed p = table_.position(packed_key<typename T::Key>(block.keys[i]));
        ++(table_.finished(p) ? count.finished : count.open);
        const Winner winner = table_.verdict(0, block.codes[i]).winner;
        if (winner == Winner::tie) {
          ++count.ties;
        } else {
          ++((winner == Winner::first) == first_moves ? count.next_wins : count.previous_wins);
        }
      }
    }
    return count;
  }

  T table_;
  typename T::Worker worker_;
  std::string game_;
  std::map<std::string, std::string> instance_;
  const RuntimeRules& rules_;
};

template <Tabulated T>
std::unique_ptr<Tables> make_tables(const T& table, const std::string& game,
                                    const std::map<std::string, std::string>& instance,
                                    const RuntimeRules& rules) {
  return std::make_unique<StrongSolution<T>>(table, game, instance, rules);
}

// Compiles make_tables() for one table.
#define HARARY_TABLES(...)                                                               \
  template std::unique_ptr<Tables> make_tables<__VA_ARGS__>(                             \
      const __VA_ARGS__&, const std::string&, const std::map<std::string, std::string>&, \
      const RuntimeRules&);

}  // namespace harary
