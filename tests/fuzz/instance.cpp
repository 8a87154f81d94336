// SPDX-License-Identifier: MIT
// Instances of target games on boards of any size, and winning sets (.pg).
#include <sstream>

#include "games/positional/instance.hpp"
#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

// The first line is "pg" for winning sets.
void read_target_instance(std::string_view input) {
  const bool sets = take_line(input) == "pg";
  std::istringstream in{std::string(input)};
  if (sets) {
    const WinningSets read = read_pg(in, "file");
    std::istringstream again(pg_text(read));
    must(read_pg(again, "again").sets == read.sets);
  } else {
    const TargetInstance read = read_instance(in, "file");
    std::istringstream again(instance_text(read));
    must(instance_text(read_instance(again, "again")) == instance_text(read));
  }
}
const Target kInstanceTarget("instance", read_target_instance);

}  // namespace harary::fuzz
