// SPDX-License-Identifier: MIT
#include "certificate/writer.hpp"

#include <xxhash.h>

#include <algorithm>

#include "base/error.hpp"

namespace harary {

namespace cert = certificate;

CertificateWriter::CertificateWriter(std::string path)
    : path_(std::move(path)),
      file_(path_),
      hash_(XXH3_createState(), [](XXH3_state_t* state) { XXH3_freeState(state); }) {
  XXH3_64bits_reset(hash_.get());
}

void CertificateWriter::write(Bytes bytes) {
  file_.write(bytes);
  XXH3_64bits_update(hash_.get(), bytes.data(), bytes.size());
}

void CertificateWriter::write_header(const CertificateHeader& header) {
  const std::string text = header_text(header);
  if (text.size() > cert::kMostHeaderText) {
    throw LimitError("the description of the game is too long for a certificate");
  }
  cert::Buffer buffer(cert::kMagic, cert::kMagic + cert::kMagicBytes);
  cert::put_number(buffer, format_version(header.kind), 4);
  cert::put_number(buffer, text.size(), 4);
  buffer.insert(buffer.end(), text.begin(), text.end());
  cert::put_number(buffer, cert::checksum(buffer, 0), cert::kChecksum);
  write(buffer);
}

void CertificateWriter::write_positions(PositionSet& positions, Job& job) {
  const std::size_t width = positions.width();
  cert::Buffer head;
  cert::put_number(head, sections_++, 4);
  cert::put_number(head, width, 4);
  cert::put_number(head, positions.size(), 8);
  cert::put_number(head, cert::checksum(head, cert::kSectionSeed), cert::kChecksum);
  write(head);

  const std::vector<std::uint32_t> order = positions.sort();
  const std::size_t most = cert::block_positions(width);
  std::uint64_t number = 0;
  for (std::size_t from = 0; from < order.size(); from += most) {
    job.check();
    job.report("writing the certificate", from, order.size(), "positions");
    const std::size_t count = std::min(most, order.size() - from);
    cert::Buffer rows;
    rows.reserve(count * width);
    for (std::size_t i = from; i < from + count; ++i) {
      const Bytes row = positions[order[i]];
      rows.insert(rows.end(), row.begin(), row.end());
    }
    const cert::Buffer compressed = cert::compress_block(rows, width);
    cert::Buffer block;
    cert::put_number(block, count, 4);
    cert::put_number(block, compressed.size(), 4);
    block.insert(block.end(), compressed.begin(), compressed.end());
    cert::put_number(block, cert::checksum(block, cert::kFirstBlockSeed + number++),
                     cert::kChecksum);
    write(block);
  }
  positions_ += order.size();
}

CertificateSummary CertificateWriter::finish() {
  cert::Buffer footer(cert::kEndMagic, cert::kEndMagic + cert::kMagicBytes);
  cert::put_number(footer, positions_, 8);
  write(footer);
  cert::Buffer sum;
  cert::put_number(sum, XXH3_64bits_digest(hash_.get()), cert::kChecksum);
  write(sum);
  file_.finish();
  return {path_, file_.offset(), positions_};
}

}  // namespace harary
