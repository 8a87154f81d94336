// SPDX-License-Identifier: MIT
// A game of your own: a heap of counters, one to three a move; the player who takes the last one
// wins.
// Prints who wins for each size, and best play:
//   own_game 12
#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include <harary/harary.hpp>

namespace {

class Subtraction : public harary::Rules {
 public:
  explicit Subtraction(int counters) : counters_(counters) {}

  std::string start() const override { return std::to_string(counters_); }
  std::vector<std::string> moves(const std::string& heap) const override {
    std::vector<std::string> result;
    for (int n = 1; n <= std::min(3, std::stoi(heap)); ++n) result.push_back(std::to_string(n));
    return result;
  }
  std::string after(const std::string& heap, const std::string& taken) const override {
    return std::to_string(std::stoi(heap) - std::stoi(taken));
  }
  std::optional<int> result(const std::string& heap) const override {
    if (heap != "0") return std::nullopt;
    return -1;  // the other player took the last one
  }

 private:
  int counters_;
};

}  // namespace

int main(int argc, char** argv) {
  try {
    const int most = argc > 1 ? std::stoi(argv[1]) : 12;
    harary::Job job;
    for (int counters = 1; counters <= most; ++counters) {
      const auto game =
          harary::Game::by_rules("subtraction", std::make_shared<Subtraction>(counters));
      harary::Session session(game);
      const bool first = session.solve("", job).winner == harary::Winner::first;
      std::cout << counters << ": the " << (first ? "first" : "second") << " player wins;";
      for (const std::string& move : session.line("", job).moves) std::cout << ' ' << move;
      std::cout << '\n';
    }
  } catch (const std::exception& error) {
    std::cerr << "own_game: " << error.what() << '\n';
    return 2;
  }
  return 0;
}
