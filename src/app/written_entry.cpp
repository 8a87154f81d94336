// SPDX-License-Identifier: MIT
#include "app/written_entry.hpp"

#include <algorithm>
#include <fstream>
#include <utility>

#include "app/engines/engine_of.hpp"
#include "app/engines/sum_engine.hpp"
#include "app/engines/wide_search.hpp"
#include "base/error.hpp"
#include "games/rules_of.hpp"
#include "games/written/family.hpp"
#include "games/written/reader.hpp"

namespace harary {

namespace {

// The proof search over rules at run time, and the nimber search for impartial games on boards of
// one word.
template <PlayableRules R>
class WrittenEngines final : public Engines {
 public:
  explicit WrittenEngines(std::shared_ptr<const RulesOf<R>> rules) : rules_(std::move(rules)) {}

  Handle proof(Job& job, const std::string& about, double share) const override {
    return wide_proof(*rules_, job, about, share);
  }
  Handle remoteness(Job& job, double share) const override {
    return wide_remoteness(*rules_, job, share);
  }
  Handle nimbers(Job& job, const std::string& about, double share) const override {
    Handle handle;
    if constexpr (R::Edges::kCapacity <= 64) {
      with_sum(rules_->typed(), [&](auto sums, auto to_sum) {
        using Search = SumEngine<R, decltype(sums), decltype(to_sum)>;
        handle = std::make_shared<EngineOf<R, Search>>(rules_->typed(), job, std::move(sums),
                                                       std::move(to_sum), job, about, share);
      });
    }
    return handle;
  }

 private:
  std::shared_ptr<const RulesOf<R>> rules_;
};

}  // namespace

WrittenText read_written_file(const std::string& path, const std::string& board) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw InputError(shortened(path) + ": the file of a written game cannot be opened");
  // One byte more than is allowed shows the reader that there are too many.
  std::string text(written::kMostTextBytes + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
  if (file.bad() || (text.empty() && !file.eof())) {
    throw InputError(shortened(path) + ": the file of a written game cannot be read");
  }
  std::string name = written::read_game(text, path, board).name;
  return {std::move(name), std::move(text)};
}

void set_written(GameOptions& options, const WrittenText& written) {
  options.set(kWrittenText, written.text);
}

bool is_written(const GameOptions& options) {
  return options.has(kWrittenText);
}

GameParts written_parts(const GameOptions& options) {
  return WrittenFamily::visit("", options, [](auto rules) -> GameParts {
    using R = decltype(rules);
    const auto at_run_time = std::make_shared<const RulesOf<R>>(std::move(rules));
    return {at_run_time, std::make_shared<const WrittenEngines<R>>(at_run_time)};
  });
}

std::shared_ptr<const GameDescription> written_description(const GameOptions& options) {
  return std::make_shared<const GameDescription>(written_description(read_written(options)));
}

}  // namespace harary
