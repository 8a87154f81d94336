// SPDX-License-Identifier: MIT
// The contexts of the zstd library as values.
#pragma once

#include <zstd.h>

#include <memory>
#include <new>

namespace harary {

struct ZstdDeleter {
  void operator()(ZSTD_CCtx* context) const { ZSTD_freeCCtx(context); }
  void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
};

using ZstdCompressor = std::unique_ptr<ZSTD_CCtx, ZstdDeleter>;
using ZstdDecompressor = std::unique_ptr<ZSTD_DCtx, ZstdDeleter>;

// This thread's context for decompression.
inline ZSTD_DCtx* decompressor() {
  thread_local const ZstdDecompressor context(ZSTD_createDCtx());
  if (!context) throw std::bad_alloc();
  return context.get();
}

}  // namespace harary
