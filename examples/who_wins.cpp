// SPDX-License-Identifier: MIT
// Who wins Sim on a board? Prints the winner and the replies to a first move, with a progress line
// for long searches:
//   who_wins            K6
//   who_wins K5         any board that `harary solve sim --board` takes
// By CMake see CMakeLists.txt; by pkg-config
//   c++ -std=c++20 who_wins.cpp -o who_wins $(pkg-config --cflags --libs harary)
#include <chrono>
#include <iostream>
#include <string>

#include <harary/harary.hpp>

namespace {

const char* name_of(harary::Winner winner) {
  switch (winner) {
    case harary::Winner::first:
      return "the first player wins";
    case harary::Winner::second:
      return "the second player wins";
    case harary::Winner::tie:
      break;
  }
  return "no one wins";
}

void show(const harary::Progress& progress) {
  std::cerr << progress.phase << ": " << progress.done << ' ' << progress.unit << '\n';
}

int run(const std::string& text) {
  const harary::Graph board = harary::Graph::parse(text);
  const harary::Game sim("avoidance", {{"board", board.text()}, {"target", "K3"}});

  harary::Budget budget;
  budget.time = std::chrono::seconds(60);
  harary::Job job(budget, show);

  const harary::Answer answer = sim.solve(job);
  if (!answer.winner) {
    std::cout << "not proved within a minute; " << answer.positions << " positions were seen\n";
    return 1;
  }
  std::cout << "Sim on " << board.text() << ", " << board.edges().size()
            << " edges: " << name_of(*answer.winner) << '\n';

  const harary::Position start = sim.view();
  if (start.moves.empty()) return 0;
  const std::string position = sim.play(start.text, start.moves.front());
  std::cout << "after " << start.moves.front() << ":\n";
  for (const harary::MoveReport& move : sim.analyse(position, job).moves) {
    std::cout << "  " << move.move << ": " << name_of(move.verdict.winner) << '\n';
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc > 1 ? argv[1] : "K6");
  } catch (const harary::Error& error) {
    std::cerr << "who_wins: " << error.what() << '\n';
    return 2;
  }
}
