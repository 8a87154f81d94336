// SPDX-License-Identifier: MIT
// Shared by the two estimators: the classes, with what can be said about each without drawing.
#pragma once

#include "theory/estimating/estimate.hpp"
#include "theory/estimating/sampling.hpp"

namespace harary {

struct EstimationClass {
  ColourClass size;
  mpz_class bound;                    // colourings up to isomorphism, or a little more
  Magnitude isomorphism_classes = 0;  // the bound as a floating point number
  // The number of labelled colourings divided by n!: what the bound would be if no colouring had a
  // symmetry. Never more than the bound, and close to it in all large classes.
  Magnitude labelled_share = 0;
  bool exact = true;          // the bound is Pólya's count
  bool always_legal = false;  // too few edges of each colour for a copy of its target
};

// Fill in everything of `result` but the bounds of the classes and their sum.
void estimate_by_orbits(const std::vector<EstimationClass>& classes, const TargetPair& targets,
                        Job& job, Estimation& result);
void estimate_by_ratio(const std::vector<EstimationClass>& classes, const TargetPair& targets,
                       Job& job, Estimation& result);

// Takes the numbers of draws over into the result; true if every class was drawn from.
bool record_draws(const SamplingResult& samples, Estimation& result);

}  // namespace harary
