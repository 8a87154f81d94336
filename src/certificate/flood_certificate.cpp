// SPDX-License-Identifier: MIT
#include "certificate/flood_certificate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>
#include <string_view>

#include "base/bytes.hpp"
#include "base/doubled_name.hpp"
#include "base/error.hpp"
#include "certificate/blocks.hpp"

namespace harary {

namespace cert = certificate;

namespace {

using FloodJson = nlohmann::json;

// The version after those of files with positions.
constexpr std::uint32_t kFloodVersion = cert::kLastVersion + 1;
constexpr std::size_t kFloodHead = cert::kMagicBytes + 8;
constexpr std::array<const char*, 4> kFloodProofs = {"colours", "radius", "rounds", "search"};
constexpr int kMostFloodColours = 64;
constexpr int kMostFloodVertices = 1 << 16;
constexpr std::size_t kMostFloodCalls = 1 << 16;

[[noreturn]] void refuse_flood(const std::string& what) {
  throw InputError("header: " + what);
}

const FloodJson& flood_member(const FloodJson& object, const char* name) {
  if (!object.is_object() || !object.contains(name)) {
    refuse_flood(fmt::format("there is no {}", name));
  }
  return object[name];
}

std::string flood_text(const FloodJson& object, const char* name) {
  const FloodJson& value = flood_member(object, name);
  if (!value.is_string()) refuse_flood(fmt::format("{} is not a text", name));
  return value.get<std::string>();
}

int flood_number(const FloodJson& value, const char* what, std::size_t end) {
  if (!value.is_number_unsigned()) refuse_flood(fmt::format("{}: not a whole number", what));
  const auto number = value.get<std::uint64_t>();
  if (number >= end) refuse_flood(fmt::format("{}: out of range", what));
  return static_cast<int>(number);
}

const FloodJson& flood_list(const FloodJson& object, const char* name, std::size_t most) {
  const FloodJson& list = flood_member(object, name);
  if (!list.is_array()) refuse_flood(fmt::format("{} is not a list", name));
  if (list.size() > most) refuse_flood(fmt::format("{} has more than {} entries", name, most));
  return list;
}

std::pair<int, int> flood_pair(const FloodJson& value, const char* what, std::size_t first_end,
                               std::size_t second_end) {
  if (!value.is_array() || value.size() != 2) {
    refuse_flood(fmt::format("{}: not two numbers", what));
  }
  return {flood_number(value[0], what, first_end), flood_number(value[1], what, second_end)};
}

FloodListing parse_listing(const FloodJson& json) {
  FloodListing board;
  for (const FloodJson& colour : flood_list(json, "colours", kMostFloodVertices)) {
    board.colours.push_back(flood_number(colour, "colours", kMostFloodColours));
  }
  const std::size_t order = board.colours.size();
  if (order == 0) refuse_flood("colours is empty");
  std::set<std::pair<int, int>> met;
  for (const FloodJson& edge : flood_list(json, "edges", cert::kMostHeaderText)) {
    board.edges.push_back(flood_pair(edge, "edges", order, order));
    const auto [u, v] = board.edges.back();
    if (u >= v) refuse_flood("edges: the first vertex is not the smaller one");
    if (!met.insert(board.edges.back()).second) refuse_flood("edges: one is there twice");
  }
  const FloodJson& start = flood_member(json, "start");
  if (start != "free") board.start = flood_number(start, "start", order);
  return board;
}

FloodCertificate parse_flood(std::string_view text) {
  DoubledName doubled;
  const auto watch = [&](int depth, FloodJson::parse_event_t event, const FloodJson& parsed) {
    doubled.see(depth, event, parsed);
    return true;
  };
  const FloodJson json = FloodJson::parse(text, watch, false);
  if (json.is_discarded()) refuse_flood("this is not JSON");
  if (doubled.found()) refuse_flood(in_quotes(*doubled.found()) + " is there twice");
  FloodCertificate result;
  result.game = flood_text(json, "game");
  result.program = flood_text(json, "program");
  const FloodJson& options = flood_member(json, "options");
  if (!options.is_object()) refuse_flood("options is not an object");
  for (const auto& [name, value] : options.items()) {
    if (!value.is_string()) refuse_flood("an option is not a text");
    result.options[name] = value.get<std::string>();
  }
  result.board = parse_listing(flood_member(json, "flood"));
  const std::size_t order = result.board.colours.size();
  for (const FloodJson& call : flood_list(json, "calls", kMostFloodCalls)) {
    result.calls.push_back(
        result.board.start
            ? std::pair(*result.board.start, flood_number(call, "calls", kMostFloodColours))
            : flood_pair(call, "calls", order, kMostFloodColours));
  }
  if (!json.contains("no_fewer")) return result;
  const FloodJson& proof = json["no_fewer"];
  const std::string name = flood_text(proof, "by");
  const auto found = std::find(kFloodProofs.begin(), kFloodProofs.end(), name);
  if (found == kFloodProofs.end()) {
    refuse_flood("no_fewer must be by colours, radius, rounds or search");
  }
  result.proof = static_cast<FloodProof>(found - kFloodProofs.begin());
  if (!proof.contains("layers")) return result;
  if (result.proof != FloodProof::search) refuse_flood("only a search has layers");
  for (const FloodJson& size : flood_list(proof, "layers", kMostFloodCalls)) {
    if (!size.is_number_unsigned()) refuse_flood("layers: not a whole number");
    result.layers.push_back(size.get<std::uint64_t>());
  }
  return result;
}

nlohmann::ordered_json listing_json(const FloodListing& board) {
  nlohmann::ordered_json json;
  json["colours"] = board.colours;
  json["edges"] = board.edges;
  json["start"] = board.start ? nlohmann::ordered_json(*board.start) : "free";
  return json;
}

std::string flood_header(const FloodCertificate& certificate) {
  nlohmann::ordered_json json;
  json["game"] = certificate.game;
  json["options"] = nlohmann::ordered_json::object();
  for (const auto& [name, text] : certificate.options) json["options"][name] = text;
  json["program"] = certificate.program;
  json["flood"] = listing_json(certificate.board);
  json["calls"] = nlohmann::ordered_json::array();
  for (const auto& [vertex, colour] : certificate.calls) {
    if (certificate.board.start) {
      json["calls"].push_back(colour);
    } else {
      json["calls"].push_back({vertex, colour});
    }
  }
  if (certificate.proof) {
    json["no_fewer"] = {{"by", name_of(*certificate.proof)}};
    if (!certificate.layers.empty()) json["no_fewer"]["layers"] = certificate.layers;
  }
  return json.dump();
}

// Nothing beyond the largest file that there can be.
std::optional<cert::Buffer> flood_bytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  constexpr std::size_t kMost =
      kFloodHead + cert::kMostHeaderText + cert::kChecksum + cert::kFooter + 1;
  cert::Buffer bytes(kMost);
  file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(kMost));
  bytes.resize(static_cast<std::size_t>(file.gcount()));
  return bytes;
}

}  // namespace

const char* name_of(FloodProof proof) {
  return kFloodProofs[static_cast<std::size_t>(proof)];
}

void require_room(const FloodListing& board) {
  constexpr std::size_t kRest = 1 << 18;  // options, calls and layers
  const std::size_t size = listing_json(board).dump().size();
  if (size + kRest <= cert::kMostHeaderText) return;
  throw LimitError(
      fmt::format("--certificate: the board takes {} bytes of text, and a certificate lists at "
                  "most {}",
                  size, cert::kMostHeaderText - kRest));
}

std::uint64_t write_flood_certificate(const FloodCertificate& certificate, OutputFile& file) {
  const std::string text = flood_header(certificate);
  if (text.size() > cert::kMostHeaderText) {
    throw LimitError("the description of the game is too long for a certificate");
  }
  cert::Buffer bytes(cert::kMagic, cert::kMagic + cert::kMagicBytes);
  cert::put_number(bytes, kFloodVersion, 4);
  cert::put_number(bytes, text.size(), 4);
  bytes.insert(bytes.end(), text.begin(), text.end());
  cert::put_number(bytes, cert::checksum(bytes, 0), cert::kChecksum);
  bytes.insert(bytes.end(), cert::kEndMagic, cert::kEndMagic + cert::kMagicBytes);
  cert::put_number(bytes, 0, 8);
  cert::put_number(bytes, cert::checksum(bytes, 0), cert::kChecksum);
  file.write(bytes);
  file.finish();
  return bytes.size();
}

bool is_flood_certificate(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  cert::Buffer head(kFloodHead);
  file.read(reinterpret_cast<char*>(head.data()), static_cast<std::streamsize>(kFloodHead));
  return static_cast<std::size_t>(file.gcount()) == kFloodHead &&
         std::equal(head.begin(), head.begin() + cert::kMagicBytes, cert::kMagic) &&
         cert::get_number(head, cert::kMagicBytes, 4) == kFloodVersion;
}

FloodCertificate read_flood_certificate(const std::string& path, const std::string& called,
                                        FloodFileFacts& facts) {
  const auto fail = [&](const std::string& what) { throw InputError(called + ": " + what); };
  const auto read = flood_bytes(path);
  if (!read) fail("cannot be read");
  const Bytes bytes(*read);
  if (bytes.size() < kFloodHead ||
      !std::equal(bytes.begin(), bytes.begin() + cert::kMagicBytes, cert::kMagic) ||
      cert::get_number(bytes, cert::kMagicBytes, 4) != kFloodVersion) {
    fail("is not a certificate of a flood");
  }
  const std::uint64_t length = cert::get_number(bytes, cert::kMagicBytes + 4, 4);
  if (length > cert::kMostHeaderText) fail("the header is damaged (length)");
  const std::size_t end = kFloodHead + length;
  const std::size_t footer = end + cert::kChecksum;
  if (bytes.size() < footer + cert::kFooter) {
    fail(fmt::format("the certificate is cut off at byte {}", bytes.size()));
  }
  if (cert::get_number(bytes, end, cert::kChecksum) != cert::checksum(bytes.first(end), 0)) {
    fail("the header is damaged (checksum)");
  }
  const std::size_t sum = footer + cert::kMagicBytes + 8;
  if (!std::equal(bytes.begin() + static_cast<std::ptrdiff_t>(footer),
                  bytes.begin() + static_cast<std::ptrdiff_t>(footer + cert::kMagicBytes),
                  cert::kEndMagic) ||
      cert::get_number(bytes, footer + cert::kMagicBytes, 8) != 0) {
    fail("the end of the certificate is damaged");
  }
  if (bytes.size() > footer + cert::kFooter) {
    fail(fmt::format("the certificate ends at byte {}, but the file continues",
                     footer + cert::kFooter));
  }
  facts.bytes = bytes.size();
  facts.checksum = cert::get_number(bytes, sum, cert::kChecksum);
  if (facts.checksum != cert::checksum(bytes.first(sum), 0)) {
    fail("the certificate is damaged (checksum of the file)");
  }
  try {
    return parse_flood(
        std::string_view(reinterpret_cast<const char*>(bytes.data()) + kFloodHead, length));
  } catch (const InputError& error) {
    throw InputError(called + ": " + error.what());
  }
}

}  // namespace harary
