// SPDX-License-Identifier: MIT
// A game that is written as a text: who wins, and the best first moves.
//   written_game games/notakto.game
//   written_game games/cram.game grid:3x4      on another board
#include <iostream>
#include <string>

#include <harary/harary.hpp>

int main(int count, char** words) {
  if (count < 2) {
    std::cerr << "usage: written_game FILE.game [BOARD]\n";
    return 2;
  }
  try {
    const harary::WrittenGame written = harary::WrittenGame::from_file(words[1]);
    harary::Options options;
    if (count > 2) options["board"] = words[2];
    harary::Job job;
    const harary::Answer answer = written.game(options).solve(job);
    std::cout << written.name() << ": "
              << (!answer.winner                             ? "not proved"
                  : *answer.winner == harary::Winner::first  ? "the first player wins"
                  : *answer.winner == harary::Winner::second ? "the second player wins"
                                                             : "a draw")
              << '\n';
    for (const std::string& move : answer.best) std::cout << "  " << move << '\n';
    return 0;
  } catch (const harary::Error& error) {
    std::cerr << "written_game: " << error.what() << '\n';
    return 2;
  }
}
