// SPDX-License-Identifier: MIT
// What the searches use beside the plain rules. Answers do not depend on it; tests compare answers
// with each technique switched off, and docs/performance.md says what each is worth.
#pragma once

namespace harary {

struct Techniques {
  bool twins = true;
  bool components = true;
  bool potential = true;  // Erdős and Selfridge
  bool pairs = true;      // pairs and potential together
  bool table = true;
  bool canonical = true;  // of the table's keys
  bool threats = true;
  bool domination = true;
  bool makers_zones = true;
  bool breakers_zones = true;
  bool relaxation = true;  // of strong games
  bool root_pairing = true;
};

}  // namespace harary
