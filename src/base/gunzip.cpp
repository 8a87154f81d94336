// SPDX-License-Identifier: MIT
#include "base/gunzip.hpp"

#include <zlib.h>

#include <new>

#include "base/error.hpp"

namespace harary {

namespace {

constexpr std::size_t kPiece = std::size_t{1} << 15;
constexpr int kGzipOnly = 15 + 16;  // the largest window, and a gzip header: see inflateInit2
// Deflate makes at most 1,032 bytes of one. Lists of graphs are far from that.
constexpr std::uint64_t kMostOfOneByte = 500;
constexpr std::uint64_t kAlwaysAllowed = std::uint64_t{64} << 20;

}  // namespace

GunzipBuffer::GunzipBuffer(std::istream& in, std::string source)
    : in_(in),
      source_(std::move(source)),
      zlib_(std::make_unique<z_stream_s>()),
      input_(kPiece),
      output_(kPiece) {
  if (inflateInit2(zlib_.get(), kGzipOnly) != Z_OK) throw std::bad_alloc();
}

GunzipBuffer::~GunzipBuffer() {
  inflateEnd(zlib_.get());
}

void GunzipBuffer::refuse(const std::string& what) const {
  throw InputError({source_}, "the gzip file is damaged: " + what);
}

void GunzipBuffer::read() {
  const std::streamsize count =
      in_.rdbuf()->sgetn(input_.data(), static_cast<std::streamsize>(input_.size()));
  if (count <= 0) refuse("it is cut off");
  taken_ += static_cast<std::uint64_t>(count);
  zlib_->next_in = reinterpret_cast<Bytef*>(input_.data());
  zlib_->avail_in = static_cast<uInt>(count);
}

// After a member comes another one, the end, or the zeros that fill the block of a tape.
bool GunzipBuffer::next_member() {
  if (zlib_->avail_in == 0) {
    if (in_.rdbuf()->sgetc() == traits_type::eof()) return false;
    read();
  }
  return *zlib_->next_in != 0 && inflateReset(zlib_.get()) == Z_OK;
}

GunzipBuffer::int_type GunzipBuffer::underflow() {
  zlib_->next_out = reinterpret_cast<Bytef*>(output_.data());
  zlib_->avail_out = static_cast<uInt>(output_.size());
  while (!done_ && zlib_->avail_out == output_.size()) {
    if (zlib_->avail_in == 0) read();
    switch (inflate(zlib_.get(), Z_NO_FLUSH)) {
      case Z_OK:
      case Z_BUF_ERROR:  // it needs more input
        break;
      case Z_STREAM_END:
        done_ = !next_member();
        break;
      case Z_MEM_ERROR:
        throw std::bad_alloc();
      case Z_NEED_DICT:
        refuse("it needs a dictionary");
      default:
        refuse(zlib_->msg == nullptr ? "its data make no sense" : zlib_->msg);
    }
  }
  const std::size_t count = output_.size() - zlib_->avail_out;
  if (count == 0) return traits_type::eof();
  given_ += count;
  if (given_ > kAlwaysAllowed && given_ / kMostOfOneByte > taken_) {
    throw InputError({source_}, "the gzip file becomes more than " +
                                    std::to_string(kMostOfOneByte) +
                                    " times as long when it is unpacked; unpack it first");
  }
  setg(output_.data(), output_.data(), output_.data() + count);
  return traits_type::to_int_type(*gptr());
}

}  // namespace harary
