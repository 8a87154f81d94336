// SPDX-License-Identifier: MIT
// A sorted run: what retrograde analysis writes aside and merges.
#include "store/run_file.hpp"
#include "tests/fuzz/file_of_bytes.hpp"
#include "tests/fuzz/sealed.hpp"

namespace harary::fuzz {

void read_sorted_run(std::string_view input) {
  const FileOfBytes file(sealed_run(input));
  RunReader run(file.path());
  std::uint64_t entries = 0;
  TableKey before;
  while (run.next()) {
    must(entries == 0 || before < run.key());
    must(run.codes().size() == run.values());
    before = run.key();
    ++entries;
  }
  must(entries == run.size());
}
const Target kSortedRunTarget("sorted_run", read_sorted_run);

}  // namespace harary::fuzz
