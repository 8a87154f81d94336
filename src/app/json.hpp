// SPDX-License-Identifier: MIT
// Answers as JSON objects, the same for the command line, the server and Python. "game" and
// "instance" (an object of the options) say what was asked about; the "board" of the instance is
// also a member next to them.
#pragma once

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "app/answer.hpp"
#include "app/following.hpp"
#include "app/instance.hpp"
#include "app/question.hpp"
#include "app/solving_series.hpp"
#include "app/split.hpp"
#include "app/suggestion/suggestion.hpp"
#include "games/family.hpp"

namespace harary {

using Json = nlohmann::ordered_json;

// The beginning of an object: what was asked about.
Json asked_json(const std::string& game, const std::map<std::string, std::string>& instance);
Json to_json(const Answer& answer);
void add_certificate(Json& json, const CertificateSummary& certificate);
Json to_json(const Analysis& analysis);
// What the searches of an answer did: {"searches": [{"search": "proof", …}]}. A search that helped
// another one is a member of it.
Json stats_json(const std::vector<SearchStats>& searches);
// An answer of any kind with what its searches did, as "stats", if that is wanted.
enum class WithStats { no, yes };
template <class Answered>
Json to_json(const Answered& answered, WithStats stats) {
  Json json = to_json(answered);
  if (stats == WithStats::yes) json["stats"] = stats_json(answered.stats);
  return json;
}
// The lines of an analysis that is followed: {"event":"begin"}, {"event":"move"} and
// {"event":"end"}, the last with the whole analysis.
Json begin_json(const Instance& game, const PlayView& view);
Json to_json(const MoveNews& news);
Json end_json(const Analysis& analysis);
Json to_json(const LayerTable& table);
Json to_json(const PlayView& view);
// {"first":"maker","second":"breaker"}
Json to_json(const Roles& roles);
// Null where there is nothing to say.
Json to_json(const std::optional<EndReason>& reason);
Json to_json(const std::optional<Scores>& scores);
Json to_json(const ProbeReport& report);
Json to_json(const StrongReport& report);
Json to_json(const OptionSpec& option);
Json to_json(const GameDescription& game);
// A part of a game that was solved separately (Game::solve_part).
Json part_json(const std::string& position, QuestionKind question, const Answer& answer);
// A line that part_json() wrote, read back for a question. Throws InputError, which begins with
// `place`, if it is none, about another game or board, or says too little.
struct SolvedPart {
  std::string position;
  Value proved_value = 0;
  std::uint64_t positions = 0;  // that its search visited
};
SolvedPart read_part(const Instance& game, QuestionKind question, std::string_view line,
                     const std::string& place);
// What the parts that are known prove, or which can still matter.
Json to_json(const SplitGame& game);

// {"how":"searched","depth":5}
Json to_json(const HowChosen& choice);

// What is not known, or not there, is null.
template <class T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}
inline Json text_or_null(std::string_view text) {
  return text.empty() ? Json(nullptr) : Json(text);
}

std::string_view name_of(Side side);      // "first", "second"
std::string_view name_of(Winner winner);  // "first", "second", "tie"
// The same; of more than two players "player 3", or "none" where no player can force to be the
// last.
std::string winner_name(const Verdict& verdict);
// Who wins with equal points: "first", "second", "draw".
std::string_view ties_text(Winner of_ties);
std::string_view name_of(Level level);        // "ultra-weak", …
std::string_view name_of(StopReason reason);  // "time", "memory", "interrupt"

// What a game says about itself. {"board": "K5"}.
Json options_json(const Example& example);
// The object "about" of a game in the catalogue.
Json about_json(const GameDescription& game);
// The groups of games in their order: [{"group": "avoid", "title": "Do not complete it"}, …].
Json groups_json();

// What else than who wins can be asked about a game, for a page, which asks without knowing the
// game: a list of {"question", "asks", "counts", "needs"}: the text of --question, the sentence for
// people, what the number in the answer counts, and the flag that the game must have; the last two
// are null where there are none.
Json questions_json(const GameDescription& game);

// The answer to a series of questions: the fields of an answer, with "class" and "by_starter", or
// "number".
Json to_json(const SeriesAnswer& answer);

}  // namespace harary
