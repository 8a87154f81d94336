// SPDX-License-Identifier: MIT
// Files for checkers of DRAT proofs: the formula, and the proof while the solver writes it.
#pragma once

#include <cstdio>
#include <string>

#include "store/output_file.hpp"
#include "theory/arrowing/formula.hpp"

namespace harary {

// In DIMACS form. Throws FileError.
void write_formula(const Formula& formula, const std::string& path);

// The proof while the solver writes it, as a stream of C. An error of a write is kept by the
// stream, also one in the middle of the proof. Without finish() there is no file in the end.
class ProofFile {
 public:
  // Throws FileError.
  explicit ProofFile(const std::string& path);
  ~ProofFile();
  ProofFile(const ProofFile&) = delete;
  ProofFile& operator=(const ProofFile&) = delete;

  std::FILE* stream() { return stream_; }
  // Throws FileError.
  void finish();

 private:
  PendingFile pending_;
  std::FILE* stream_;
};

}  // namespace harary
