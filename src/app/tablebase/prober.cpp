// SPDX-License-Identifier: MIT
#include "app/tablebase/prober.hpp"

#include <chrono>
#include <utility>

namespace harary {

Prober::Prober(const Instance& game, const Tablebase& tablebase, std::unique_ptr<Tables> tables)
    : game_(game), tablebase_(tablebase), tables_(std::move(tables)) {
  tablebase.require(tables_->header());
}

ProbeReport Prober::probe(const std::string& text) {
  const RuntimeRules& rules = game_.rules();
  const Position p = game_.position(text);
  ProbeReport report;
  report.game = tablebase_.manifest().game;
  report.instance = tablebase_.manifest().instance;
  report.position = rules.position_text(p);
  report.representative = rules.position_text(rules.representative(p));
  report.mover = rules.mover(p);
  report.mover_name = rules.mover_name(p);
  report.roles = game_.roles();
  const auto begin = std::chrono::steady_clock::now();
  report.values = tables_->probe(tablebase_, p);
  report.microseconds =
      std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count();
  return report;
}

}  // namespace harary
