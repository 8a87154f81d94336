// SPDX-License-Identifier: MIT
#include "base/gunzip.hpp"

#include <algorithm>
#include <fstream>
#include <utility>

#include "base/error.hpp"
#include "base/input_file.hpp"

namespace harary {

namespace {

constexpr int kFirstByte = 0x1f;
constexpr auto kEndOfFile = std::char_traits<char>::eof();

// RFC 1951, 3.2.5: the least length or distance of each symbol, and how many bits are added to it.
constexpr std::array<std::uint16_t, 29> kLengths{3,  4,  5,  6,   7,   8,   9,   10,  11, 13,
                                                 15, 17, 19, 23,  27,  31,  35,  43,  51, 59,
                                                 67, 83, 99, 115, 131, 163, 195, 227, 258};
constexpr std::array<std::uint8_t, 29> kLengthBits{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                                   2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
constexpr std::array<std::uint16_t, 30> kDistances{
    1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
    193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
constexpr std::array<std::uint8_t, 30> kDistanceBits{0, 0, 0,  0,  1,  1,  2,  2,  3,  3,
                                                     4, 4, 5,  5,  6,  6,  7,  7,  8,  8,
                                                     9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

// CRC-32 of RFC 1952, a byte at a time.
constexpr std::array<std::uint32_t, 256> crc_table() {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t n = 0; n < 256; ++n) {
    std::uint32_t c = n;
    for (int k = 0; k < 8; ++k) c = (c & 1) != 0 ? 0xedb88320U ^ (c >> 1) : c >> 1;
    table[n] = c;
  }
  return table;
}
constexpr auto kCrcTable = crc_table();

// A file and what it holds, which live equally long.
class GunzippedFile : public std::istream {
 public:
  GunzippedFile(std::ifstream file, const std::string& path)
      : std::istream(nullptr), file_(std::move(file)), buffer_(file_, path) {
    rdbuf(&buffer_);
  }

 private:
  std::ifstream file_;
  GunzipBuffer buffer_;
};

}  // namespace

bool is_gzip(std::istream& in) {
  return in.rdbuf()->sgetc() == kFirstByte;
}

std::unique_ptr<std::istream> open_text_file(const std::string& path) {
  std::ifstream file = open_input_file(path);
  if (is_gzip(file)) return std::make_unique<GunzippedFile>(std::move(file), path);
  return std::make_unique<std::ifstream>(std::move(file));
}

GunzipBuffer::GunzipBuffer(std::istream& in, std::string source)
    : in_(in), source_(std::move(source)) {}

void GunzipBuffer::refuse(const char* what) const {
  throw InputError({source_}, std::string("the gzip file is damaged: ") + what);
}

std::uint32_t GunzipBuffer::byte() {
  const auto c = in_.rdbuf()->sbumpc();
  if (c == kEndOfFile) refuse("it is cut off");
  return static_cast<std::uint32_t>(c);
}

std::uint32_t GunzipBuffer::bits(int count) {
  while (held_count_ < count) {
    held_ |= byte() << held_count_;
    held_count_ += 8;
  }
  const std::uint32_t result = held_ & ((1U << count) - 1);
  held_ >>= count;
  held_count_ -= count;
  return result;
}

GunzipBuffer::Code GunzipBuffer::code_of(const std::vector<std::uint8_t>& lengths) {
  Code code;
  for (const std::uint8_t length : lengths) ++code.count[length];
  code.count[0] = 0;
  std::array<std::size_t, 17> start{};
  for (std::size_t i = 1; i < 16; ++i) start[i + 1] = start[i] + code.count[i];
  code.symbols.resize(start[16]);
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    if (lengths[i] != 0) code.symbols[start[lengths[i]]++] = static_cast<std::uint16_t>(i);
  }
  return code;
}

// The codes of each length follow those of the length before, doubled.
std::uint32_t GunzipBuffer::symbol(const Code& code) {
  int value = 0;
  int first = 0;
  int index = 0;
  for (std::size_t length = 1; length < 16; ++length) {
    value |= static_cast<int>(bits(1));
    const int count = code.count[length];
    if (value - first < count) return code.symbols[static_cast<std::size_t>(index + value - first)];
    index += count;
    first = (first + count) * 2;
    value *= 2;
  }
  refuse("a code that does not exist");
}

void GunzipBuffer::put(std::uint32_t value) {
  window_[written_++ % kWindow] = static_cast<std::uint8_t>(value);
  checksum_ = kCrcTable[(checksum_ ^ value) & 255] ^ (checksum_ >> 8);
  output_.push_back(static_cast<char>(value));
}

void GunzipBuffer::read_member_header() {
  const auto first = in_.rdbuf()->sgetc();
  if (any_member_ && (first == kEndOfFile || first == 0)) {  // padding of tapes
    state_ = State::done;
    return;
  }
  any_member_ = true;
  if (byte() != 0x1f || byte() != 0x8b) refuse("its first bytes are not 1f 8b");
  if (byte() != 8) refuse("its method is not 8, deflate");
  const std::uint32_t flags = byte();
  for (int i = 0; i < 6; ++i) byte();  // time, level, system
  if ((flags & 4) != 0) {
    std::uint32_t length = byte();
    length |= byte() << 8;
    for (std::uint32_t i = 0; i < length; ++i) byte();
  }
  if ((flags & 8) != 0) {  // name
    while (byte() != 0) {
    }
  }
  if ((flags & 16) != 0) {  // comment
    while (byte() != 0) {
    }
  }
  if ((flags & 2) != 0) {
    byte();
    byte();
  }
  held_ = 0;
  held_count_ = 0;
  written_ = 0;
  checksum_ = 0xffffffffU;
  state_ = State::block;
}

void GunzipBuffer::read_block_header() {
  last_block_ = bits(1) != 0;
  switch (bits(2)) {
    case 0: {
      held_ = 0;
      held_count_ = 0;
      std::uint32_t length = byte();
      length |= byte() << 8;
      std::uint32_t inverse = byte();
      inverse |= byte() << 8;
      if ((length ^ inverse) != 0xffff) refuse("the length of a stored block");
      stored_left_ = length;
      state_ = State::stored;
      return;
    }
    case 1: {
      std::vector<std::uint8_t> lengths(288, 8);
      std::fill(lengths.begin() + 144, lengths.begin() + 256, std::uint8_t{9});
      std::fill(lengths.begin() + 256, lengths.begin() + 280, std::uint8_t{7});
      literals_ = code_of(lengths);
      distances_ = code_of(std::vector<std::uint8_t>(30, 5));
      break;
    }
    case 2:
      read_codes();
      break;
    default:
      refuse("a block of an unknown kind");
  }
  state_ = State::codes;
}

void GunzipBuffer::read_codes() {
  constexpr std::array<std::uint8_t, 19> kOrder{16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                11, 4,  12, 3, 13, 2, 14, 1, 15};
  const std::uint32_t literals = bits(5) + 257;
  const std::uint32_t distances = bits(5) + 1;
  const std::uint32_t given = bits(4) + 4;
  std::vector<std::uint8_t> lengths(19, 0);
  for (std::uint32_t i = 0; i < given; ++i) lengths[kOrder[i]] = static_cast<std::uint8_t>(bits(3));
  const Code of_lengths = code_of(lengths);
  lengths.clear();
  while (lengths.size() < literals + distances) {
    const std::uint32_t next = symbol(of_lengths);
    if (next < 16) {
      lengths.push_back(static_cast<std::uint8_t>(next));
      continue;
    }
    if (next == 16 && lengths.empty()) refuse("a length is repeated before the first");
    const std::uint8_t length = next == 16 ? lengths.back() : std::uint8_t{0};
    const std::uint32_t times = next == 16 ? 3 + bits(2) : next == 17 ? 3 + bits(3) : 11 + bits(7);
    lengths.insert(lengths.end(), times, length);
  }
  if (lengths.size() != literals + distances) refuse("more lengths than it says");
  const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(literals);
  literals_ = code_of({lengths.begin(), middle});
  distances_ = code_of({middle, lengths.end()});
}

void GunzipBuffer::read_member_end() {
  held_ = 0;
  held_count_ = 0;
  const auto word = [&] {
    std::uint32_t value = 0;
    for (int shift = 0; shift < 32; shift += 8) value |= byte() << shift;
    return value;
  };
  if (word() != (checksum_ ^ 0xffffffffU)) refuse("its checksum is wrong");
  if (word() != static_cast<std::uint32_t>(written_)) refuse("its length is wrong");
  state_ = State::member;
}

void GunzipBuffer::step() {
  switch (state_) {
    case State::member:
      return read_member_header();
    case State::block:
      return read_block_header();
    case State::stored:
      if (stored_left_ > 0) {
        --stored_left_;
        return put(byte());
      }
      break;
    case State::codes: {
      const std::uint32_t next = symbol(literals_);
      if (next < 256) return put(next);
      if (next > 256) {
        if (next - 257 >= kLengths.size()) refuse("a length that does not exist");
        const std::uint32_t length = kLengths[next - 257] + bits(kLengthBits[next - 257]);
        const std::uint32_t code = symbol(distances_);
        if (code >= kDistances.size()) refuse("a distance that does not exist");
        const std::uint32_t distance = kDistances[code] + bits(kDistanceBits[code]);
        if (distance > written_) refuse("a distance before the start");
        for (std::uint32_t i = 0; i < length; ++i) put(window_[(written_ - distance) % kWindow]);
        return;
      }
      break;  // the end of the block
    }
    case State::done:
      return;
  }
  if (last_block_) {
    read_member_end();
  } else {
    state_ = State::block;
  }
}

GunzipBuffer::int_type GunzipBuffer::underflow() {
  constexpr std::size_t kPiece = 4096;
  output_.clear();
  while (output_.size() < kPiece && state_ != State::done) step();
  if (output_.empty()) return traits_type::eof();
  setg(output_.data(), output_.data(), output_.data() + output_.size());
  return traits_type::to_int_type(*gptr());
}

}  // namespace harary
