// SPDX-License-Identifier: MIT
// What a certificate says and about which game; see docs/certificate-format.md.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "certificate/set_instance.hpp"
#include "games/rules.hpp"

namespace harary {

// `side` can reach a value of at least `at_least` for itself.
struct Statement {
  Side side = Side::first;
  Value at_least = 0;
  std::optional<int> player;  // games of more than two: who is Side::first, counted from 1

  friend bool operator==(const Statement&, const Statement&) = default;
};

// What the positions of a certificate are, in the order of the format's versions.
enum class PositionKind : std::uint8_t {
  plain,            // positions of the game
  cores,            // positions of the game's core
  one_sided_cores,  // the same, some of one side alone
  summands,         // parts of games that are sums, with heaps
  raised_cores,     // as one_sided_cores, but the start counts unavoidable points
  sets,             // of a game on winning sets, which the header lists
};

// As headers spell it.
std::string_view name_of(PositionKind kind);

struct CertificateHeader {
  std::string game;
  std::map<std::string, std::string> options;  // as on the command line; none refers to a file
  std::string program;                         // who wrote it, for people
  std::vector<Statement> statements;
  PositionKind kind = PositionKind::plain;
  std::optional<SetInstance> sets = {};  // with PositionKind::sets, and only then
};

// The version that a file with such positions has.
std::uint32_t format_version(PositionKind kind);

// The text of the header; the same header has the same text.
std::string header_text(const CertificateHeader& header);
// Throws LimitError if a header cannot list the sets.
void require_room_in_header(const SetInstance& sets);
// Throws InputError if the text is not such a text.
CertificateHeader parse_header(std::string_view text);

}  // namespace harary
