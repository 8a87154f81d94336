// SPDX-License-Identifier: MIT
#include "theory/arrowing/proof_file.hpp"

#include <unistd.h>

#include <cerrno>
#include <sstream>
#include <utility>

#include "store/output_file.hpp"

namespace harary {

void write_formula(const Formula& formula, const std::string& path) {
  std::ostringstream out;
  formula.write_dimacs(out);
  write_file_atomically(path, out.str());
}

ProofFile::ProofFile(const std::string& path)
    : pending_(path), stream_(std::fopen(pending_.temporary().c_str(), "we")) {
  if (stream_ == nullptr) pending_.refuse();
}

ProofFile::~ProofFile() {
  if (stream_ != nullptr) std::fclose(stream_);
}

void ProofFile::finish() {
  if (std::fflush(stream_) != 0) pending_.refuse();
  if (std::ferror(stream_) != 0) {
    // What the system said then is forgotten; it may still say it.
    if (::write(::fileno(stream_), "\n", 1) == 1) errno = EIO;
    pending_.refuse();
  }
  if (::fsync(::fileno(stream_)) != 0) pending_.refuse();
  std::fclose(std::exchange(stream_, nullptr));
  pending_.finish(Durability::kDisk);
}

}  // namespace harary
