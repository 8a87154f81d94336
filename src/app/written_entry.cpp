// SPDX-License-Identifier: MIT
#include "app/written_entry.hpp"

#include <algorithm>
#include <fstream>
#include <utility>

#include "app/engines/engines_of.hpp"
#include "app/engines/forwarding_engines.hpp"
#include "app/engines/translated_engine.hpp"
#include "base/error.hpp"
#include "games/rules_of.hpp"
#include "games/written/family.hpp"
#include "games/written/reader.hpp"
#include "games/written/reasons.hpp"
#include "games/written/recognised.hpp"

namespace harary {

namespace {

// The engines of a game of the catalogue that has the same values. Remoteness and certificates are
// questions about the written rules themselves: a play of the other game may end earlier.
class RecognisedEngines final : public ForwardingEngines {
 public:
  RecognisedEngines(std::shared_ptr<const Engines> own, GameParts other,
                    TranslatedEngine::Translation translation)
      : ForwardingEngines(*own),
        own_(std::move(own)),
        other_(std::move(other)),
        translation_(std::move(translation)) {}

  Handle proof(Job& job, const std::string& about, double share) const override {
    return translated(other_.engines->proof(job, about, share), job);
  }
  Handle nimbers(Job& job, const std::string& about, double share) const override {
    return translated(other_.engines->nimbers(job, about, share), job);
  }
  Handle winning_sets(QuestionKind kind, Job& job, const std::string& about,
                      double share) const override {
    return translated(other_.engines->winning_sets(kind, job, about, share), job);
  }
  Handle core(QuestionKind kind, Job& job, const std::string& about, double share) const override {
    return translated(other_.engines->core(kind, job, about, share), job);
  }
  const Engines& for_certificates() const override { return *own_; }

 private:
  Handle translated(Handle other, Job& job) const {
    if (!other) return nullptr;
    constexpr double kShareOfOwn = 0.1;  // for positions that no play reaches
    return std::make_shared<TranslatedEngine>(
        std::move(other), translation_, [this, &job] { return own_->proof(job, "", kShareOfOwn); });
  }

  std::shared_ptr<const Engines> own_;
  GameParts other_;
  TranslatedEngine::Translation translation_;
};

// "red=0-1,1-2;green=": the points of each mark.
template <class Typed>
std::string text_there(const written::Recognised& known, const Typed& p) {
  std::string text;
  for (std::size_t m = 0; m < known.marks.size(); ++m) {
    std::string points;
    for (const int point : p.with_code(static_cast<int>(m) + 1)) {
      points += (points.empty() ? "" : ",") + known.points[static_cast<std::size_t>(point)];
    }
    text += (m == 0 ? "" : ";") + known.marks[m] + "=" + points;
  }
  return text;
}

// Null: the catalogue has no such game, or not on this board.
template <class R>
std::shared_ptr<const Engines> recognised_engines(const std::shared_ptr<const RulesOf<R>>& rules,
                                                  const std::shared_ptr<const Engines>& own,
                                                  PartsMaker make) {
  const Side starts = rules->mover(rules->start());
  const auto known = written::recognised(rules->typed().game(), starts);
  if (!known) return nullptr;
  GameOptions options;
  options.set_all(known->options);
  try {
    GameParts other = make(known->game, options);
    const auto translate = [known, rules,
                            there = other.rules](const Position& p) -> std::optional<Position> {
      try {
        const Position q = there->parse_position(text_there(*known, p.as<typename R::Position>()));
        const bool first = there->mover(q) == Side::first;
        if (first == ((rules->mover(p) == Side::first) == known->swapped)) return std::nullopt;
        return q;
      } catch (const InputError&) {  // a position that no play reaches
        return std::nullopt;
      }
    };
    TranslatedEngine::Translation translation{rules.get(), known->game, translate, other.rules};
    return std::make_shared<RecognisedEngines>(own, std::move(other), std::move(translation));
  } catch (const InputError&) {
  } catch (const LimitError&) {
  }
  return nullptr;
}

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

GameParts written_parts(const GameOptions& options, PartsMaker make) {
  return WrittenFamily::visit("", options, [&](auto rules) -> GameParts {
    using R = decltype(rules);
    const auto at_run_time = std::make_shared<const RulesOf<R>>(std::move(rules));
    std::shared_ptr<const Engines> engines = std::make_shared<const EnginesOf<R>>(at_run_time);
    if (!options.flag(kAsWritten)) {
      if (auto known = recognised_engines(at_run_time, engines, make)) engines = std::move(known);
    }
    return {at_run_time, std::move(engines)};
  });
}

std::vector<std::string> notes_on_written(const GameOptions& options) {
  if (!is_written(options)) return {};
  return written::notes_on(read_written(options));
}

std::optional<KnownGame> known_game(const GameOptions& options) {
  const WrittenSetup setup = read_written_setup(options);
  const auto known = written::recognised(setup.game, setup.starts);
  if (!known) return std::nullopt;
  KnownGame result{known->game, GameOptions()};
  result.options.set_all(known->options);
  return result;
}

std::shared_ptr<const GameDescription> written_description(const GameOptions& options) {
  return std::make_shared<const GameDescription>(written_description(read_written(options)));
}

}  // namespace harary
