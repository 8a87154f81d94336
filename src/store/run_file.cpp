// SPDX-License-Identifier: MIT
#include "store/run_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "base/error.hpp"
#include "store/block_decoder.hpp"
#include "store/block_encoder.hpp"
#include "store/input_file.hpp"
#include "store/layer_format.hpp"
#include "store/output_file.hpp"

namespace harary {

namespace {

constexpr std::uint32_t kRunVersion = 1;
constexpr Magic kRunMagic = {0x89, 'H', 'R', 'Y', 'R', '\r', '\n', 0x1a};
constexpr std::size_t kRunHeaderBytes = 16;

// What precedes the entries of a chunk.
struct ChunkHead {
  static constexpr std::size_t kBytes = 32;
  std::uint64_t checksum = 0;  // of the rest of the head and of the entries
  std::uint32_t count = 0;
  std::uint32_t bytes = 0;
  TableKey first;
};

ChunkHead load_chunk_head(const std::uint8_t* from) {
  return {load<std::uint64_t>(from),
          load<std::uint32_t>(from + 8),
          load<std::uint32_t>(from + 12),
          {load<std::uint64_t>(from + 16), load<std::uint64_t>(from + 24)}};
}

// Without the checksum.
void append_chunk_head(const ChunkHead& head, ByteString& out) {
  append(out, head.count);
  append(out, head.bytes);
  append(out, head.first.high);
  append(out, head.first.low);
}

}  // namespace

class RunWriter::Implementation {
 public:
  Implementation(const std::string& path, std::size_t values)
      : values_(values), encoder_(BlockEncoder::Effort::kFast), file_(path) {
    append_beginning(kRunMagic, kRunVersion, bytes_);
    append(bytes_, static_cast<std::uint32_t>(values));
    file_.write(bytes_);
  }

  void add(TableKey key, std::span<const std::int16_t> codes) {
    if (entries_ > 0 && key <= last_) throw std::logic_error("keys of a run must increase");
    if (codes.size() != values_) throw std::logic_error("an entry with too few or too many codes");
    last_ = key;
    ++entries_;
    keys_.push_back(key);
    codes_.insert(codes_.end(), codes.begin(), codes.end());
    if (keys_.size() == kBlockPositions) write_chunk();
  }

  void finish() {
    if (!keys_.empty()) write_chunk();
    bytes_.clear();
    write_with_head({0, 0, 0, {values_, entries_}});
    file_.finish(OutputFile::Durability::kProcess);
  }

 private:
  void write_chunk() {
    bytes_.clear();
    encoder_.encode(keys_, codes_, values_, bytes_);
    write_with_head({0, static_cast<std::uint32_t>(keys_.size()),
                     static_cast<std::uint32_t>(bytes_.size()), keys_.front()});
    keys_.clear();
    codes_.clear();
  }

  void write_with_head(const ChunkHead& head) {
    chunk_.clear();
    append_chunk_head(head, chunk_);
    chunk_.insert(chunk_.end(), bytes_.begin(), bytes_.end());
    const std::uint64_t sum = checksum_of(chunk_);
    bytes_.clear();
    append(bytes_, sum);
    file_.write(bytes_);
    file_.write(chunk_);
  }

  std::size_t values_;
  BlockEncoder encoder_;
  OutputFile file_;
  std::vector<TableKey> keys_;       // of the chunk in the making
  std::vector<std::int16_t> codes_;  // entry by entry
  TableKey last_;
  std::uint64_t entries_ = 0;
  ByteString bytes_;
  ByteString chunk_;
};

RunWriter::RunWriter(const std::string& path, std::size_t values) {
  if (values > kMaxValues) throw std::logic_error("too many values for a run");
  implementation_ = std::make_unique<Implementation>(path, values);
}
RunWriter::~RunWriter() = default;
RunWriter::RunWriter(RunWriter&&) noexcept = default;
RunWriter& RunWriter::operator=(RunWriter&&) noexcept = default;

void RunWriter::add(TableKey key, std::span<const std::int16_t> codes) {
  implementation_->add(key, codes);
}

void RunWriter::finish() {
  implementation_->finish();
}

class RunReader::Source {
 public:
  explicit Source(const std::string& path) : file_(path) {}

  void open(std::uint64_t& size, std::size_t& values) {
    guarded([&] {
      const Bytes head = file_.read(
          static_cast<std::size_t>(std::min<std::uint64_t>(kRunHeaderBytes, file_.left())));
      ByteReader in(head);
      read_beginning(in, kRunMagic, kRunVersion, file_.path(), "a sorted run");
      values_ = values = in.number<std::uint32_t>();
      if (values > kMaxValues) throw BytesDamaged{"it has too many values"};
      if (file_.left() < ChunkHead::kBytes) throw BytesDamaged{"it ends too early"};
      const ByteString bytes = file_.read_at(file_.size() - ChunkHead::kBytes, ChunkHead::kBytes);
      const ChunkHead end = load_chunk_head(bytes.data());
      if (end.checksum != checksum_of(Bytes(bytes).subspan(8)) || end.count != 0 ||
          end.bytes != 0 || end.first.high != values) {
        throw BytesDamaged{"its end is missing or damaged"};
      }
      size = size_ = end.first.low;
    });
  }

  // The next chunk, entry by entry; false at the end.
  bool next(std::vector<TableKey>& keys, std::vector<std::int16_t>& codes) {
    bool more = true;
    guarded([&] { more = read_chunk(keys, codes); });
    return more;
  }

 private:
  template <class Action>
  void guarded(Action&& action) {
    try {
      action();
    } catch (const BytesDamaged& damage) {
      throw FileError(file_.path(), fmt::format("is damaged at offset {}: {}; remove the file and "
                                                "start again",
                                                chunk_begin_, damage.what));
    }
  }

  bool read_chunk(std::vector<TableKey>& keys, std::vector<std::int16_t>& codes) {
    chunk_begin_ = file_.offset();
    if (file_.left() == ChunkHead::kBytes) {
      if (read_ != size_) throw BytesDamaged{"the number of its entries is wrong"};
      keys.clear();
      return false;
    }
    const std::uint64_t left = file_.left() - ChunkHead::kBytes;  // without the end
    if (left < ChunkHead::kBytes) throw BytesDamaged{"a chunk is too short"};
    const ByteString peek = file_.read_at(chunk_begin_, ChunkHead::kBytes);
    const ChunkHead head = load_chunk_head(peek.data());
    if (head.count == 0 || head.count > kBlockPositions || head.bytes > max_block_bytes(values_) ||
        head.bytes > left - ChunkHead::kBytes) {
      throw BytesDamaged{"the length of a chunk is wrong"};
    }
    const Bytes bytes = file_.read(ChunkHead::kBytes + head.bytes);
    if (checksum_of(bytes.subspan(8)) != head.checksum) throw BytesDamaged{"the checksum is wrong"};
    if (read_ > 0 && head.first <= last_) throw BytesDamaged{"its keys do not increase"};
    keys.resize(head.count);
    codes.resize(head.count * values_);
    decode_block({bytes.subspan(ChunkHead::kBytes), head.first, head.count, values_}, keys.data(),
                 codes.data(), {values_, 1});
    last_ = keys.back();
    read_ += head.count;
    return true;
  }

  InputFile file_;
  std::size_t values_ = 0;
  std::uint64_t size_ = 0;
  std::uint64_t read_ = 0;  // entries so far
  TableKey last_;
  std::uint64_t chunk_begin_ = 0;
};

RunReader::RunReader(const std::string& path) : source_(std::make_unique<Source>(path)) {
  source_->open(size_, values_);
}
RunReader::~RunReader() = default;
RunReader::RunReader(RunReader&&) noexcept = default;
RunReader& RunReader::operator=(RunReader&&) noexcept = default;

bool RunReader::next_chunk() {
  at_ = 0;
  return source_->next(keys_, codes_);
}

}  // namespace harary
