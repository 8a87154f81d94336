// SPDX-License-Identifier: MIT
// Reads gzip files (RFC 1952) of deflated data (RFC 1951) as streams: lists of graphs are often
// compressed. It is small and slow beside zlib, and needs no library, in the browser either.
#pragma once

#include <array>
#include <cstdint>
#include <istream>
#include <memory>
#include <streambuf>
#include <string>
#include <vector>

namespace harary {

// Does the stream begin as a gzip file does? No text begins with that byte. Takes nothing out.
bool is_gzip(std::istream& in);

// What a gzip file holds, several members in a row as one. Reading throws InputError, which names
// `source`, where the file is damaged or cut off.
class GunzipBuffer : public std::streambuf {
 public:
  GunzipBuffer(std::istream& in, std::string source);

 protected:
  int_type underflow() override;

 private:
  // Canonical Huffman code: how many codes there are of each length, and the symbols in their
  // order.
  struct Code {
    std::array<std::uint16_t, 16> count{};
    std::vector<std::uint16_t> symbols;
  };
  enum class State { member, block, stored, codes, done };

  static Code code_of(const std::vector<std::uint8_t>& lengths);
  [[noreturn]] void refuse(const char* what) const;
  std::uint32_t byte();
  std::uint32_t bits(int count);
  std::uint32_t symbol(const Code& code);
  void put(std::uint32_t value);
  void read_member_header();
  void read_block_header();
  void read_codes();
  void read_member_end();
  void step();

  static constexpr std::size_t kWindow = 32768;

  std::istream& in_;
  std::string source_;
  State state_ = State::member;
  bool last_block_ = false;
  bool any_member_ = false;
  std::uint32_t held_ = 0;  // bits read and not used, the lowest first
  int held_count_ = 0;
  std::uint32_t stored_left_ = 0;
  Code literals_;
  Code distances_;
  std::array<std::uint8_t, kWindow> window_{};
  std::uint64_t written_ = 0;  // in this member
  std::uint32_t checksum_ = 0;
  std::vector<char> output_;
};

// A stream over such a buffer.
class GunzipStream : public std::istream {
 public:
  GunzipStream(std::istream& packed, const std::string& source)
      : std::istream(nullptr), buffer_(packed, source) {
    rdbuf(&buffer_);
  }

 private:
  GunzipBuffer buffer_;
};

// The file, opened to read (base/input_file.hpp), and what it holds if it is a gzip file.
std::unique_ptr<std::istream> open_text_file(const std::string& path);

}  // namespace harary
