// SPDX-License-Identifier: MIT
#include "app/erased/erased_search.hpp"

#include "app/erased/engine_of.hpp"
#include "solve/proof/search.hpp"

namespace harary {

template <int Size>
typename Engines<Size>::Handle erased_proof(const ErasedRules<Size>& rules, Job& job,
                                            const std::string& about, double share) {
  using R = ErasedRules<Size>;
  return std::make_shared<EngineOf<R, Size, ProofSearch<R>>>(rules, job, job, about, share);
}

template <int Size>
typename Engines<Size>::Handle erased_remoteness(const ErasedRules<Size>& rules, Job& job,
                                                 double share) {
  using R = ErasedRules<Size>;
  using Search = ProofSearch<R, RemoteValuation>;
  return std::make_shared<EngineOf<R, Size, Search>>(rules, job, job, "", share);
}

#define HARARY_ERASED_SEARCH(size)                                                  \
  template Engines<size>::Handle erased_proof<size>(const ErasedRules<size>&, Job&, \
                                                    const std::string&, double);    \
  template Engines<size>::Handle erased_remoteness<size>(const ErasedRules<size>&, Job&, double);
HARARY_ERASED_SEARCH(kMediumBlob)
HARARY_ERASED_SEARCH(kLargeBlob)
HARARY_ERASED_SEARCH(kLargestBlob)
#undef HARARY_ERASED_SEARCH

}  // namespace harary
