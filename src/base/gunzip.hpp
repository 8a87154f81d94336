// SPDX-License-Identifier: MIT
// Reads gzip files (RFC 1952) as streams: lists of graphs are often compressed. zlib unpacks them;
// the engine for browsers is built without it and refuses them (wasm/gunzip.cpp).
#pragma once

#include <cstdint>
#include <istream>
#include <memory>
#include <streambuf>
#include <string>
#include <vector>

struct z_stream_s;  // of zlib

namespace harary {

// Does the stream begin as a gzip file does? No text begins with that byte. Takes nothing out.
bool is_gzip(std::istream& in);

// What a gzip file holds, several members in a row as one, a piece at a time. Reading throws
// InputError, which names `source`, where the file is damaged, cut off, or made to burst: where
// much comes out of very little. So the work for each byte of the file is bounded.
class GunzipBuffer : public std::streambuf {
 public:
  GunzipBuffer(std::istream& in, std::string source);
  ~GunzipBuffer() override;
  GunzipBuffer(const GunzipBuffer&) = delete;
  GunzipBuffer& operator=(const GunzipBuffer&) = delete;

 protected:
  int_type underflow() override;

 private:
  [[noreturn]] void refuse(const std::string& what) const;
  void read();
  bool next_member();

  std::istream& in_;
  std::string source_;
  std::unique_ptr<z_stream_s> zlib_;
  bool done_ = false;
  std::uint64_t taken_ = 0;
  std::uint64_t given_ = 0;
  std::vector<char> input_;
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
