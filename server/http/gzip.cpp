// SPDX-License-Identifier: MIT
#include "server/http/gzip.hpp"

#include <array>
#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/crc.hpp>
#include <cstdint>
#include <stdexcept>

namespace harary::http {

namespace {

void append_number(std::string& text, std::uint32_t number) {
  for (int shift = 0; shift < 32; shift += 8) text += static_cast<char>(number >> shift & 0xff);
}

}  // namespace

std::string gzip(std::string_view bytes) {
  // No name, no time, no flags; written on Unix.
  constexpr std::array<char, 10> kHead{'\x1f', '\x8b', 8, 0, 0, 0, 0, 0, 0, 3};
  std::string result(kHead.data(), kHead.size());

  boost::beast::zlib::deflate_stream deflate;
  const std::size_t begin = result.size();
  result.resize(begin + deflate.upper_bound(bytes.size()));
  boost::beast::zlib::z_params state;
  state.next_in = bytes.data();
  state.avail_in = bytes.size();
  state.next_out = result.data() + begin;
  state.avail_out = result.size() - begin;
  boost::system::error_code error;
  deflate.write(state, boost::beast::zlib::Flush::finish, error);
  if (error != boost::beast::zlib::error::end_of_stream) {
    throw std::runtime_error("compression failed: " + error.message());
  }
  result.resize(begin + state.total_out);

  boost::crc_32_type crc;
  crc.process_bytes(bytes.data(), bytes.size());
  append_number(result, crc.checksum());
  append_number(result, static_cast<std::uint32_t>(bytes.size()));
  return result;
}

}  // namespace harary::http
