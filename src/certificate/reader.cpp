// SPDX-License-Identifier: MIT
#include "certificate/reader.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <xxhash.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string_view>

#include "base/error.hpp"
#include "base/input_file.hpp"

namespace harary {

namespace cert = certificate;

CertificateReader::CertificateReader(const std::string& path, Job& job, std::string called)
    : path_(called.empty() ? path : std::move(called)),
      file_(std::fopen(path.c_str(), "rb"), std::fclose) {
  struct stat status{};
  if (!file_ || ::fstat(::fileno(file_.get()), &status) != 0) {
    throw MissingFile(fmt::format("{}: cannot be read ({})", path_, std::strerror(errno)));
  }
  if (!S_ISREG(status.st_mode)) fail("is not a file");
  bytes_ = static_cast<std::uint64_t>(status.st_size);
  read_header(job);
  for (std::size_t i = 0; i < header_.statements.size(); ++i) read_section(i, job);
  read_footer();
  hash_file(job);
}

void CertificateReader::fail(const std::string& what) const {
  throw InputError(path_ + ": " + what);
}

cert::Buffer CertificateReader::read(std::uint64_t offset, std::uint64_t count) const {
  if (count > bytes_ || offset > bytes_ - count) {
    fail(fmt::format("the certificate is cut off at byte {}", bytes_));
  }
  cert::Buffer result(count);
  if (::fseeko(file_.get(), static_cast<off_t>(offset), SEEK_SET) != 0 ||
      std::fread(result.data(), 1, count, file_.get()) != count) {
    fail(fmt::format("cannot be read at byte {}", offset));
  }
  return result;
}

void CertificateReader::read_header(Job&) {
  const std::size_t head = cert::kMagicBytes + 8;
  if (bytes_ < head) fail("is not a certificate");
  const cert::Buffer start = read(0, head);
  if (!std::equal(start.begin(), start.begin() + cert::kMagicBytes, cert::kMagic)) {
    fail("is not a certificate");
  }
  const std::uint64_t version = cert::get_number(start, cert::kMagicBytes, 4);
  if (version == cert::kLastVersion + 1) {
    fail("is a certificate of flood, which has calls and no strategy; harary verify checks it");
  }
  if (version < cert::kFirstVersion || version > cert::kLastVersion) {
    fail(fmt::format("the certificate has format version {}, this program reads {} to {}", version,
                     cert::kFirstVersion, cert::kLastVersion));
  }
  const std::uint64_t length = cert::get_number(start, cert::kMagicBytes + 4, 4);
  if (length > cert::kMostHeaderText) fail("the header is damaged (length)");
  const cert::Buffer all = read(0, head + length + cert::kChecksum);
  const Bytes checked(all.data(), head + length);
  if (cert::get_number(all, head + length, cert::kChecksum) != cert::checksum(checked, 0)) {
    fail("the header is damaged (checksum)");
  }
  try {
    header_ = parse_header(
        std::string_view(reinterpret_cast<const char*>(checked.data()) + head, length));
  } catch (const InputError& error) {
    fail(error.what());
  }
  if (version != format_version(header_.kind)) {
    fail("the header does not match the format version");
  }
  at_ = all.size();
}

void CertificateReader::read_section(std::size_t number, Job& job) {
  const cert::Buffer head = read(at_, cert::kSectionHead + cert::kChecksum);
  const Bytes checked(head.data(), cert::kSectionHead);
  if (cert::get_number(head, cert::kSectionHead, cert::kChecksum) !=
      cert::checksum(checked, cert::kSectionSeed)) {
    fail(fmt::format("the head of statement {} is damaged (checksum)", number + 1));
  }
  SectionPlace place;
  place.width = cert::get_number(head, 4, 4);
  place.positions = cert::get_number(head, 8, 8);
  at_ += head.size();
  place.blocks_at = at_;
  if (cert::get_number(head, 0, 4) != number || place.width == 0 ||
      place.width > cert::kMostWidth ||
      // What is left of the file bounds the number of blocks, and that the number of positions.
      place.positions / cert::block_positions(place.width) >
          (bytes_ - at_) / cert::kSmallestBlock) {
    fail(fmt::format("the head of statement {} is damaged", number + 1));
  }
  sections_.push_back(place);
  std::uint64_t blocks = 0;
  for (std::uint64_t left = place.positions; left > 0;) {
    job.check();
    job.report("reading", at_, bytes_, "bytes");
    const cert::Buffer block = read_block(number, blocks++, at_, left);
    left -= cert::get_number(block, 0, 4);
    at_ += block.size() + cert::kChecksum;
  }
}

cert::Buffer CertificateReader::read_block(std::size_t section, std::uint64_t number,
                                           std::uint64_t offset, std::uint64_t left) const {
  const auto damaged = [&](const char* what) {
    fail(fmt::format("block {} of statement {} (byte {}) is damaged ({})", number + 1, section + 1,
                     offset, what));
  };
  const std::size_t width = sections_[section].width;
  const cert::Buffer head = read(offset, cert::kBlockHead);
  const std::uint64_t count = cert::get_number(head, 0, 4);
  const std::uint64_t length = cert::get_number(head, 4, 4);
  if (count != std::min<std::uint64_t>(left, cert::block_positions(width)) || length == 0 ||
      length > cert::most_compressed(count * width)) {
    damaged("length");
  }
  cert::Buffer block = read(offset, cert::kBlockHead + length + cert::kChecksum);
  const std::uint64_t sum = cert::get_number(block, cert::kBlockHead + length, cert::kChecksum);
  block.resize(cert::kBlockHead + length);
  if (sum != cert::checksum(block, cert::kFirstBlockSeed + number)) damaged("checksum");
  return block;
}

void CertificateReader::read_footer() {
  const cert::Buffer footer = read(at_, cert::kFooter);
  std::uint64_t total = 0;
  for (const SectionPlace& section : sections_) total += section.positions;
  if (!std::equal(footer.begin(), footer.begin() + cert::kMagicBytes, cert::kEndMagic) ||
      cert::get_number(footer, cert::kMagicBytes, 8) != total) {
    fail("the end of the certificate is damaged");
  }
  if (at_ + cert::kFooter != bytes_) {
    fail(fmt::format("the certificate ends at byte {}, but the file continues",
                     at_ + cert::kFooter));
  }
  checksum_ = cert::get_number(footer, cert::kMagicBytes + 8, cert::kChecksum);
}

void CertificateReader::hash_file(Job& job) {
  const std::unique_ptr<XXH3_state_t, XXH_errorcode (*)(XXH3_state_t*)> state(XXH3_createState(),
                                                                              XXH3_freeState);
  XXH3_64bits_reset(state.get());
  constexpr std::uint64_t kStep = std::uint64_t{1} << 16;
  const std::uint64_t end = bytes_ - cert::kChecksum;
  for (std::uint64_t at = 0; at < end; at += kStep) {
    job.check();
    const cert::Buffer part = read(at, std::min(kStep, end - at));
    XXH3_64bits_update(state.get(), part.data(), part.size());
  }
  if (XXH3_64bits_digest(state.get()) != checksum_) {
    fail("the certificate is damaged (checksum of the file)");
  }
}

CertificateReader::Section::Section(const CertificateReader& reader, std::size_t number)
    : reader_(&reader),
      number_(number),
      offset_(reader.sections_[number].blocks_at),
      left_(reader.sections_[number].positions) {}

const cert::Buffer& CertificateReader::Section::next_block() {
  rows_.clear();
  if (left_ == 0) return rows_;
  const std::size_t width = reader_->width(number_);
  const cert::Buffer block = reader_->read_block(number_, blocks_, offset_, left_);
  const std::size_t count = cert::get_number(block, 0, 4);
  rows_ = cert::uncompress_block(Bytes(block).subspan(cert::kBlockHead), width, count);
  const auto damaged = [&](const char* what) {
    reader_->fail(fmt::format("block {} of statement {} (byte {}) is damaged ({})", blocks_ + 1,
                              number_ + 1, offset_, what));
  };
  if (rows_.empty()) damaged("compression");
  for (std::size_t i = 0; i < count; ++i) {
    const Bytes row = Bytes(rows_).subspan(i * width, width);
    if (!last_row_.empty() &&
        !std::lexicographical_compare(last_row_.begin(), last_row_.end(), row.begin(), row.end())) {
      damaged("order");
    }
    last_row_.assign(row.begin(), row.end());
  }
  left_ -= count;
  ++blocks_;
  offset_ += block.size() + cert::kChecksum;
  return rows_;
}

}  // namespace harary
