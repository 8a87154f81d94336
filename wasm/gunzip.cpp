// SPDX-License-Identifier: MIT
// There is no zlib in the browser: the page unpacks files itself, and programs do so before they
// ask.
#include "base/gunzip.hpp"

#include "base/error.hpp"

struct z_stream_s {};

namespace harary {

GunzipBuffer::GunzipBuffer(std::istream& in, std::string source)
    : in_(in), source_(std::move(source)) {}

GunzipBuffer::~GunzipBuffer() = default;

GunzipBuffer::int_type GunzipBuffer::underflow() {
  throw InputError({source_},
                   "is a gzip file, which the engine for browsers does not read; unpack it first");
}

}  // namespace harary
