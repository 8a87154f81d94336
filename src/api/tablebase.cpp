// SPDX-License-Identifier: MIT
#include <harary/tablebase.hpp>

#include <mutex>

#include "api/inside.hpp"
#include "app/tablebase/tablebase.hpp"

namespace harary::v0 {

struct Tablebase::Inside {
  explicit Inside(const std::string& folder)
      : tablebase(folder), game(make_game(tablebase)), prober(game->prober(tablebase)) {}

  harary::Tablebase tablebase;
  std::unique_ptr<harary::Game> game;
  std::unique_ptr<Prober> prober;
  std::mutex mutex;  // of the prober
};

Tablebase::Tablebase(const std::string& folder)
    : inside_(call([&] { return std::make_unique<Inside>(folder); })) {}
Tablebase::~Tablebase() = default;
Tablebase::Tablebase(Tablebase&&) noexcept = default;
Tablebase& Tablebase::operator=(Tablebase&&) noexcept = default;

const std::string& Tablebase::game() const {
  return inside_->game->name();
}
const Options& Tablebase::instance() const {
  return inside_->game->options();
}

std::vector<TablebaseEntry> Tablebase::probe(const std::string& position) const {
  return call([&] {
    const std::lock_guard lock(inside_->mutex);
    std::vector<TablebaseEntry> result;
    for (const ProbeReport::Entry& entry : inside_->prober->probe(position).values) {
      result.push_back({entry.name, published(entry.verdict), entry.remoteness});
    }
    return result;
  });
}

TablebaseCheck Tablebase::check(Job& job) const {
  return call([&] {
    const harary::TablebaseCheck check = inside_->game->check(inside_->tablebase, job.inside().job);
    return TablebaseCheck{check.holds, check.positions, check.moves, check.position, check.reason};
  });
}

TablebaseReport build_tablebase(const Game& game, const std::string& folder, Job& job) {
  return call([&] {
    const StrongReport report = game.inside().game->strong(folder, job.inside().job);
    return TablebaseReport{report.positions, report.bytes, report.seconds,
                           published(report.stopped)};
  });
}

}  // namespace harary::v0
