// SPDX-License-Identifier: MIT
// How a family of games presents itself to the catalogue. A family is a class with
//   static std::vector<GameDescription> games();
//   template <class Visitor>
//   static decltype(auto) visit(const std::string& game, const GameOptions& options, Visitor&& v);
// visit() reads the options, checks them, and calls v(rules, board text) with a model of Rules.
#pragma once

#include <string>
#include <vector>

namespace harary {

struct GameDescription {
  std::string name;                  // the word on the command line
  std::string summary;               // one line
  std::vector<std::string> options;  // names without dashes, those that the family reads
  std::string example;               // options that make a small instance, "--board K5 --target K3"
};

}  // namespace harary
