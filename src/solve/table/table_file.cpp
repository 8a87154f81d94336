// SPDX-License-Identifier: MIT
#include "solve/table/table_file.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/error.hpp"
#include "store/bytes.hpp"
#include "store/input_file.hpp"
#include "store/output_file.hpp"

namespace harary {

namespace {

constexpr std::string_view kMagic = "harary table 1\n";
constexpr std::size_t kChunkWords = std::size_t{1} << 13;
constexpr std::uint32_t kMostAbout = 1 << 16;
constexpr std::uint32_t kMostCounters = 1 << 10;

static_assert(std::endian::native == std::endian::little,
              "words are written in their memory layout");

ByteView view_of(std::span<const std::uint64_t> words) {
  return {reinterpret_cast<const std::uint8_t*>(words.data()), words.size_bytes()};
}

Bytes header_bytes(const TableFileHeader& header) {
  Bytes bytes;
  append(bytes, header.entries);
  append(bytes, static_cast<std::uint32_t>(header.about.size()));
  for (const char letter : header.about) append(bytes, static_cast<std::uint8_t>(letter));
  append(bytes, static_cast<std::uint32_t>(header.counters.size()));
  for (const std::uint64_t counter : header.counters) append(bytes, counter);
  return bytes;
}

}  // namespace

class TableFileWriter::Implementation {
 public:
  Implementation(const std::string& path, const TableFileHeader& header) : file_(path) {
    file_.write(bytes_of(std::string(kMagic)));
    Bytes bytes = header_bytes(header);
    const std::uint64_t checksum = checksum_of(bytes);
    append(bytes, checksum);
    file_.write(bytes);
    chunk_.reserve(2 * kChunkWords);
  }

  void add(std::span<const std::uint64_t> words) {
    chunk_.insert(chunk_.end(), words.begin(), words.end());
    if (chunk_.size() >= kChunkWords) end_chunk();
  }

  void finish() {
    if (!chunk_.empty()) end_chunk();
    end_chunk();
    file_.finish();
  }

 private:
  void end_chunk() {
    Bytes bytes;
    append(bytes, static_cast<std::uint32_t>(chunk_.size()));
    file_.write(bytes);
    file_.write(view_of(chunk_));
    bytes.clear();
    append(bytes, checksum_of(view_of(chunk_)));
    file_.write(bytes);
    chunk_.clear();
  }

  OutputFile file_;
  std::vector<std::uint64_t> chunk_;
};

TableFileWriter::TableFileWriter(const std::string& path, const TableFileHeader& header)
    : implementation_(std::make_unique<Implementation>(path, header)) {}
TableFileWriter::~TableFileWriter() = default;

void TableFileWriter::add(std::span<const std::uint64_t> words) {
  implementation_->add(words);
}
void TableFileWriter::finish() {
  implementation_->finish();
}

class TableFileReader::Source {
 public:
  explicit Source(const std::string& path) : file_(path) {}

  std::uint64_t left() const { return file_.left(); }
  ByteView take(std::uint64_t count) {
    if (count > file_.left()) damaged();
    return file_.read(static_cast<std::size_t>(count));
  }
  template <class T>
  T number() {
    return load<T>(take(sizeof(T)).data());
  }
  [[noreturn]] void damaged() const {
    throw FileError(file_.path(), "is damaged or incomplete; remove it and start again");
  }

 private:
  InputFile file_;
};

TableFileReader::TableFileReader(const std::string& path)
    : source_(std::make_unique<Source>(path)) {
  if (source_->left() < kMagic.size()) source_->damaged();
  const ByteView magic = source_->take(kMagic.size());
  if (!std::equal(magic.begin(), magic.end(), kMagic.begin())) {
    throw FileError(path, "is not a checkpoint; check the path");
  }
  header_.entries = source_->number<std::uint64_t>();
  const auto about = source_->number<std::uint32_t>();
  if (about > kMostAbout) source_->damaged();
  const ByteView text = source_->take(about);
  header_.about.assign(text.begin(), text.end());
  const auto counters = source_->number<std::uint32_t>();
  if (counters > kMostCounters) source_->damaged();
  for (std::uint32_t i = 0; i < counters; ++i) {
    header_.counters.push_back(source_->number<std::uint64_t>());
  }
  if (source_->number<std::uint64_t>() != checksum_of(header_bytes(header_))) source_->damaged();
}
TableFileReader::~TableFileReader() = default;

bool TableFileReader::next_chunk(std::size_t count) {
  const auto words = source_->number<std::uint32_t>();
  if (words % count != 0 || words > 2 * kChunkWords) source_->damaged();
  const ByteView bytes = source_->take(words * std::uint64_t{8});
  chunk_.resize(words);
  if (words != 0) std::memcpy(chunk_.data(), bytes.data(), bytes.size());
  if (source_->number<std::uint64_t>() != checksum_of(view_of(chunk_))) source_->damaged();
  if (words == 0 && source_->left() != 0) source_->damaged();
  return words != 0;
}

void save_table(const AnyTable& table, const std::string& path, TableFileHeader header) {
  header.entries = table.entries();
  TableFileWriter writer(path, header);
  table.for_each_entry([&](std::span<const std::uint64_t> words) { writer.add(words); });
  writer.finish();
}

std::vector<std::uint64_t> load_table(AnyTable& table, const std::string& path,
                                      const std::string& about) {
  TableFileReader reader(path);
  const TableFileHeader& header = reader.header();
  if (header.about != about) {
    throw FileError(path, "is about " + in_quotes(header.about, 200) + ", not about " +
                              in_quotes(about, 200) + "; choose another file");
  }
  // The entries come in the order of buckets, so the table must have its full size at once.
  table.reserve(table.entries() + header.entries);
  reader.for_each(table.entry_words(),
                  [&](std::span<const std::uint64_t> words) { table.put(words); });
  return header.counters;
}

}  // namespace harary
