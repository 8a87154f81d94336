// SPDX-License-Identifier: MIT
// Games that are written as a text: docs/written-games.md has the language.
#pragma once

#include <memory>
#include <string>

#include <harary/game.hpp>

namespace harary::v0 {

// The text of a game, read and found to mean something. At most 1 MiB, 512 points, 10^6 points in
// all sets and 8 marks. Reading takes time in proportion to the points of all sets. A game that was
// moved from may only be destroyed or assigned to.
class HARARY_API WrittenGame {
 public:
  // Throws InputError with line and column for what the language cannot mean, and with the nearest
  // word that it knows; LimitError for what is too large.
  explicit WrittenGame(std::string text);
  // The same from a file, whose name is in messages. Throws InputError also if it cannot be read.
  static WrittenGame from_file(const std::string& path);
  ~WrittenGame();
  WrittenGame(WrittenGame&&) noexcept;
  WrittenGame& operator=(WrittenGame&&) noexcept;

  // What the text calls the game, and the text.
  const std::string& name() const;
  const std::string& text() const;

  // The game, ready to be asked. The options are "board", which takes the place of the board that
  // the text names, "first", the player who starts, and the flag "as-written": no engine of a game
  // that it is known to be answers. Throws InputError for others, and LimitError.
  Game game(const Options& options = {}) const;

 private:
  struct Inside;
  explicit WrittenGame(std::unique_ptr<Inside> inside);

  std::unique_ptr<Inside> inside_;
};

}  // namespace harary::v0
