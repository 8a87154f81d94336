// SPDX-License-Identifier: MIT
// The checkpoint of a long search.
#include "solve/table/table_file.hpp"
#include "tests/fuzz/file_of_bytes.hpp"
#include "tests/fuzz/sealed.hpp"

namespace harary::fuzz {

void read_checkpoint(std::string_view input) {
  const FileOfBytes file(sealed_checkpoint(input));
  TableFileReader table(file.path());
  std::uint64_t words = 0;
  table.for_each(3, [&](std::span<const std::uint64_t> entry) { words += entry.size(); });
  must(words * 8 <= input.size());
}
const Target kCheckpointTarget("checkpoint", read_checkpoint);

}  // namespace harary::fuzz
