// SPDX-License-Identifier: MIT
// The problems that reductions start from.
#include <sstream>

#include "reduce/source_problems.hpp"
#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

// The first line is "fvs", "scs" or "mscs".
void read_problem(std::string_view input) {
  const std::string kind = take_line(input);
  std::istringstream in{std::string(input)};
  if (kind == "fvs") {
    const FeedbackProblem problem = read_feedback(in, "file");
    std::istringstream again(problem_text(problem));
    must(read_feedback(again, "again").arcs == problem.arcs);
  } else {
    const bool modified = kind == "mscs";
    const SequenceProblem problem = modified ? read_mscs(in, "file") : read_scs(in, "file");
    std::istringstream again(problem_text(problem, modified ? "mscs" : "scs"));
    must((modified ? read_mscs(again, "again") : read_scs(again, "again")).sequences ==
         problem.sequences);
  }
}
const Target kProblemTarget("problem", read_problem);

}  // namespace harary::fuzz
