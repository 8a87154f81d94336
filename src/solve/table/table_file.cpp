// SPDX-License-Identifier: MIT
#include "solve/table/table_file.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <numeric>

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

Bytes view_of(std::span<const std::uint64_t> words) {
  return {reinterpret_cast<const std::uint8_t*>(words.data()), words.size_bytes()};
}

ByteString header_bytes(const TableFileHeader& header) {
  ByteString bytes;
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
    ByteString bytes = header_bytes(header);
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
    ByteString bytes;
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
  Bytes take(std::uint64_t count) {
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
  const Bytes magic = source_->take(kMagic.size());
  if (!std::equal(magic.begin(), magic.end(), kMagic.begin())) {
    throw FileError(path, "is not a checkpoint; check the path");
  }
  header_.entries = source_->number<std::uint64_t>();
  const auto about = source_->number<std::uint32_t>();
  if (about > kMostAbout) source_->damaged();
  const Bytes text = source_->take(about);
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
  const Bytes bytes = source_->take(words * std::uint64_t{8});
  chunk_.resize(words);
  if (words != 0) std::memcpy(chunk_.data(), bytes.data(), bytes.size());
  if (source_->number<std::uint64_t>() != checksum_of(view_of(chunk_))) source_->damaged();
  if (words == 0 && source_->left() != 0) source_->damaged();
  return words != 0;
}

namespace {

// What is written: entries with at least this width of work, and how many they are, about.
struct Kept {
  int least_width = 0;
  std::uint64_t entries = 0;
};

Kept kept_of(const AnyTable& table, const CheckpointContents& contents) {
  if (contents.whole) return {0, table.entries()};
  std::array<std::uint64_t, 257> entries{};
  table.for_each_entry([&](std::span<const std::uint64_t> words) {
    ++entries[static_cast<std::size_t>(AnyTable::work_width(words))];
  });
  // Those that took most work, as many as fit into a file that travels.
  const std::uint64_t most = kTravellingBytes * 9 / 10 / (table.entry_words() * 8);
  const int least = contents.least_work == 0 ? 0 : std::bit_width(contents.least_work);
  Kept kept{256, 0};
  while (kept.least_width > least) {
    const std::uint64_t next = entries[static_cast<std::size_t>(kept.least_width) - 1];
    if (contents.least_work == 0 && kept.entries + next > most) break;
    kept.entries += next;
    --kept.least_width;
  }
  return kept;
}

}  // namespace

void save_table(const AnyTable& table, const std::string& path, const std::string& about,
                const SearchProgress& progress, const CheckpointContents& contents) {
  const Kept kept = kept_of(table, contents);
  TableFileWriter writer(
      path, {about, {progress.positions, table.entry_words(), progress.questions}, kept.entries});
  table.for_each_entry([&](std::span<const std::uint64_t> words) {
    if (AnyTable::work_width(words) >= kept.least_width) writer.add(words);
  });
  writer.finish();
}

namespace {

[[noreturn]] void refuse_other(const std::string& path, const std::string& about,
                               const std::string& wanted) {
  throw FileError(path, "is about " + in_quotes(about, 200) + ", not about " +
                            in_quotes(wanted, 200) + "; choose another file");
}

// Files of older versions have fewer counters.
SearchProgress progress_of(const TableFileHeader& header) {
  const auto counter = [&](std::size_t i) {
    return i < header.counters.size() ? header.counters[i] : 0;
  };
  return {counter(kPositionsCounter), counter(kQuestionsCounter)};
}

}  // namespace

SearchProgress load_table(AnyTable& table, const std::string& path, const std::string& about) {
  TableFileReader reader(path);
  const TableFileHeader& header = reader.header();
  if (header.about != about) refuse_other(path, header.about, about);
  // The entries come in the order of buckets, so the table must have its full size at once.
  table.reserve(table.entries() + header.entries);
  reader.for_each(table.entry_words(),
                  [&](std::span<const std::uint64_t> words) { table.put(words); });
  return progress_of(header);
}

JoinedTables join_tables(const std::vector<std::string>& paths, const std::string& out) {
  constexpr std::size_t kMostWords = std::size_t{1} << 27;
  JoinedTables joined;
  std::size_t entry_words = 0;
  std::uint64_t questions = 0;
  std::vector<std::uint64_t> all;
  for (const std::string& path : paths) {
    TableFileReader reader(path);
    const TableFileHeader& header = reader.header();
    if (header.counters.size() <= kWordsCounter || header.counters[kWordsCounter] == 0 ||
        header.counters[kWordsCounter] > 64) {
      throw FileError(path,
                      "does not say how long its entries are, as checkpoints before version "
                      "0.2; resume from it once, then join");
    }
    if (entry_words == 0) {
      joined.about = header.about;
      entry_words = static_cast<std::size_t>(header.counters[kWordsCounter]);
    }
    if (header.about != joined.about || header.counters[kWordsCounter] != entry_words) {
      refuse_other(path, header.about, joined.about);
    }
    joined.positions += progress_of(header).positions;
    questions += progress_of(header).questions;
    reader.for_each(entry_words, [&](std::span<const std::uint64_t> words) {
      if (all.size() >= kMostWords) {
        throw FileError(path,
                        "has more entries than can be joined; write checkpoints with "
                        "--checkpoint-of work");
      }
      all.insert(all.end(), words.begin(), words.end());
      all.back() &= ~(std::uint64_t{0xff} << 48);  // its generation, which only its table knew
    });
  }
  // By keys, so that equal entries meet; two entries of one key are merged when they are read.
  std::vector<std::uint32_t> order(entry_words == 0 ? 0 : all.size() / entry_words);
  std::iota(order.begin(), order.end(), std::uint32_t{0});
  const auto entry = [&](std::uint32_t i) {
    return std::span<const std::uint64_t>(all).subspan(i * entry_words, entry_words);
  };
  std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
    const auto first = entry(a);
    const auto second = entry(b);
    return std::lexicographical_compare(first.begin(), first.end(), second.begin(), second.end());
  });
  order.erase(std::unique(order.begin(), order.end(),
                          [&](std::uint32_t a, std::uint32_t b) {
                            const auto first = entry(a);
                            return std::equal(first.begin(), first.end(), entry(b).begin());
                          }),
              order.end());
  joined.entries = order.size();
  TableFileWriter writer(
      out, {joined.about, {joined.positions, entry_words, questions}, joined.entries});
  for (const std::uint32_t i : order) writer.add(entry(i));
  writer.finish();
  return joined;
}

}  // namespace harary
