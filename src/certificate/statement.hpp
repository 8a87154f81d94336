// SPDX-License-Identifier: MIT
// What a certificate says and about which game; see docs/certificate-format.md.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/rules.hpp"

namespace harary {

// `side` can reach a value of at least `at_least` for itself.
struct Statement {
  Side side = Side::first;
  Value at_least = 0;
  std::optional<int> player;  // games of more than two: who is Side::first, counted from 1

  friend bool operator==(const Statement&, const Statement&) = default;
};

struct CertificateHeader {
  std::string game;
  std::map<std::string, std::string> options;  // as on the command line; none refers to a file
  std::string program;                         // who wrote it, for people
  std::vector<Statement> statements;
  bool cores = false;      // positions are those of the game's core
  bool one_sided = false;  // some may be of one side alone (only with cores)
};

// The version that a file with such positions has.
std::uint32_t format_version(const CertificateHeader& header);

// The text of the header; the same header has the same text.
std::string header_text(const CertificateHeader& header);
// Throws InputError if the text is not such a text.
CertificateHeader parse_header(std::string_view text);

}  // namespace harary
