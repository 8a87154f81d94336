// SPDX-License-Identifier: MIT
// The certificate of a flood, a game of one player: the board, the calls of a solution and, where
// no fewer calls are possible, what proves that. docs/certificate-format.md, "Flood".
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/job.hpp"
#include "store/output_file.hpp"

namespace harary {

// In the order of docs/certificate-format.md.
enum class FloodProof : std::uint8_t {
  colours,  // every colour but one must go
  radius,   // how far away the farthest region is
  rounds,   // calls that win more than the rules allow
  search,   // through all positions
};

const char* name_of(FloodProof proof);

// Vertices count from 0, colours too.
struct FloodListing {
  std::vector<int> colours;
  std::vector<std::pair<int, int>> edges;
  std::optional<int> start;  // nothing: a move recolours the region of any vertex
  friend bool operator==(const FloodListing&, const FloodListing&) = default;
};

struct FloodCertificate {
  std::string game;
  std::map<std::string, std::string> options;  // as on the command line; none refers to a file
  std::string program;                         // who wrote it, for people
  FloodListing board;
  // A vertex of the region and its new colour; with a start the vertex is the start.
  std::vector<std::pair<int, int>> calls;
  std::optional<FloodProof> proof;      // that no fewer calls are possible, if the file says so
  std::vector<std::uint64_t> layers{};  // of FloodProof::search, how many positions; may be empty
};

// Of the file.
struct FloodFileFacts {
  std::uint64_t bytes = 0;
  std::uint64_t checksum = 0;
};

// Throws LimitError if a certificate cannot list the board.
void require_room(const FloodListing& board);

// Writes the file and gives it its name. Returns its size.
std::uint64_t write_flood_certificate(const FloodCertificate& certificate, OutputFile& file);

// Whether the file says that it is such a certificate; false also if it cannot be read.
bool is_flood_certificate(const std::string& path);
// Throws InputError, which names the file as `called`, if it is not such a certificate in order.
FloodCertificate read_flood_certificate(const std::string& path, const std::string& called,
                                        FloodFileFacts& facts);

}  // namespace harary
