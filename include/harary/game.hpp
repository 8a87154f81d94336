// SPDX-License-Identifier: MIT
// A game on a board: questions about its start, its positions and moves.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <harary/answer.hpp>
#include <harary/job.hpp>
#include <harary/question.hpp>
#include <harary/rules.hpp>

namespace harary::v0 {

// Names and texts of options, as on the command line but without dashes: {"board", "K6"}. The text
// of a flag is "true".
using Options = std::map<std::string, std::string>;

// A game on the sets of a hypergraph: players take its points in turn, and what counts is who owns
// a whole set. Names of points are words of letters and digits. At most 512 open points and a
// million sets for each player.
struct WinningSets {
  std::vector<std::vector<std::string>> sets;  // of the first player, and of the second one if
                                               // `green_sets` is nothing
  std::optional<std::vector<std::vector<std::string>>> green_sets = {};
  std::vector<std::string> points = {};  // more of them than the sets have
  std::vector<std::string> red = {};     // taken at the start by the first player
  std::vector<std::string> green = {};   // and by the second one
};

// Positions and moves are texts; the empty text is the start. All members throw InputError for a
// text that is not a position or not a legal move, and LimitError. A game that was moved from may
// only be destroyed or assigned to.
class HARARY_API Game {
 public:
  // Throws InputError for an unknown game, for an option that it does not have, and for any
  // invalid option. Solves nothing yet.
  explicit Game(const std::string& name, const Options& options = {});
  // A game with a target on these winning sets: "maker-breaker", "achievement", "avoider-enforcer",
  // … (docs/formats.md). Throws as the constructor above.
  static Game on_sets(const std::string& name, const WinningSets& sets,
                      const Options& options = {});
  // A game of your own; `name` is what answers call it. Throws InputError if `rules` is null, and
  // what start() throws.
  static Game by_rules(const std::string& name, std::shared_ptr<const Rules> rules);
  ~Game();
  Game(Game&&) noexcept;
  Game& operator=(Game&&) noexcept;

  const std::string& name() const;
  // The options that describe the instance, defaults included, with the board in a readable form.
  const Options& instance() const;

  // What best play from the start leads to. Exponential in the number of moves in general; takes no
  // more memory than the job allows. When the job ends first, the answer has `stopped` and what is
  // known so far.
  Answer solve(Job& job, const Question& question = {}) const;
  // Every legal move of a position, with what it leads to: its outcome and the moves to the end, or
  // only who wins, which is often proved much sooner. Otherwise as solve(). Throws InputError for
  // other questions.
  Analysis analyse(const std::string& position, Job& job,
                   QuestionKind question = QuestionKind::outcome) const;
  // Best play of both sides from a position, by analyses of all positions that it meets. A Session
  // keeps what one of them has learned for the next.
  Line line(const std::string& position, Job& job) const;
  // A move of an unfinished position, chosen by a player: "searching" takes a best one where the
  // analysis ends within the job's time, one of them at random by the job's seed; otherwise the
  // best known. The others are "perfect", "ultra-strong", "learning", "greedy" and "random"
  // (docs/playground.md). Throws InputError if the game is over.
  SuggestedMove suggest_move(const std::string& position, Job& job,
                             const std::string& player = "searching") const;
  // The positions that play can reach, up to isomorphism, by number of moves; with_values: who wins
  // them, too. Time and memory grow with the positions, exponentially in the edges of the board.
  LayerTable layers(Job& job, bool with_values = false) const;

  // Fast: no search.
  Position view(const std::string& position = "") const;
  // The position after a move.
  std::string play(const std::string& position, const std::string& move) const;

  struct Inside;
  const Inside& inside() const { return *inside_; }  // for the library

 private:
  explicit Game(std::unique_ptr<Inside> inside);

  std::unique_ptr<Inside> inside_;
};

}  // namespace harary::v0
