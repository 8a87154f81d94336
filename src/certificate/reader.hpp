// SPDX-License-Identifier: MIT
// Reads a certificate file and trusts nothing in it: opening it checks every checksum and every
// length, so that all later reading is of a well-formed file. Does not look at the meaning of the
// positions. Holds one block at a time.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "base/job.hpp"
#include "certificate/blocks.hpp"
#include "certificate/statement.hpp"

namespace harary {

class CertificateReader {
 public:
  // Throws InputError, which names the file and the place, if it is not a certificate in order.
  // `called`: the name of the file for people, if it is not its path.
  CertificateReader(const std::string& path, Job& job, std::string called = "");

  // As people call it.
  const std::string& path() const { return path_; }
  const CertificateHeader& header() const { return header_; }
  std::uint64_t bytes() const { return bytes_; }
  // Of the whole file.
  std::uint64_t checksum() const { return checksum_; }

  // Of the statement number i of the header: the bytes of a position, and how many there are.
  std::size_t width(std::size_t i) const { return sections_[i].width; }
  std::uint64_t positions(std::size_t i) const { return sections_[i].positions; }

  // The positions of one statement, block by block.
  class Section {
   public:
    // The next block, one position after the other; empty at the end. Throws InputError as above.
    const certificate::Buffer& next_block();

   private:
    friend class CertificateReader;
    Section(const CertificateReader& reader, std::size_t number);
    const CertificateReader* reader_;
    std::size_t number_;
    std::uint64_t offset_;
    std::uint64_t left_;
    std::uint64_t blocks_ = 0;
    certificate::Buffer rows_;
    certificate::Buffer last_row_;
  };
  Section section(std::size_t i) const { return Section(*this, i); }

 private:
  struct SectionPlace {
    std::size_t width = 0;
    std::uint64_t positions = 0;
    std::uint64_t blocks_at = 0;  // offset of the first block
  };

  void read_header(Job& job);
  void read_section(std::size_t number, Job& job);
  void read_footer();
  void hash_file(Job& job);
  // `count` bytes from `offset` on.
  certificate::Buffer read(std::uint64_t offset, std::uint64_t count) const;
  // A block's head and payload from `offset` on, with its checksum checked; `left` positions are
  // still to come.
  certificate::Buffer read_block(std::size_t section, std::uint64_t number, std::uint64_t offset,
                                 std::uint64_t left) const;
  [[noreturn]] void fail(const std::string& what) const;

  std::string path_;
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
  CertificateHeader header_;
  std::vector<SectionPlace> sections_;
  std::uint64_t bytes_ = 0;
  std::uint64_t at_ = 0;  // while opening: what is read so far
  std::uint64_t checksum_ = 0;
};

}  // namespace harary
