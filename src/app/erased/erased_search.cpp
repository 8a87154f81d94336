// SPDX-License-Identifier: MIT
#include "app/erased/erased_search.hpp"

#include "app/erased/engine_of.hpp"
#include "solve/proof/search.hpp"

namespace harary {

template <int Size>
void with_erased_proof(const ErasedRules<Size>& rules, Job& job, const std::string& about,
                       double share, const typename Engines<Size>::Use& use) {
  using R = ErasedRules<Size>;
  ProofSearch<R> search(rules, job, about, share);
  EngineOf<R, Size, ProofSearch<R>> engine(rules, job, search);
  use(engine);
}

template <int Size>
void with_erased_remoteness(const ErasedRules<Size>& rules, Job& job,
                            const typename Engines<Size>::Use& use) {
  using R = ErasedRules<Size>;
  ProofSearch<R, RemoteValuation> search(rules, job);
  EngineOf<R, Size, ProofSearch<R, RemoteValuation>> engine(rules, job, search);
  use(engine);
}

#define HARARY_ERASED_SEARCH(size)                                                          \
  template void with_erased_proof<size>(const ErasedRules<size>&, Job&, const std::string&, \
                                        double, const Engines<size>::Use&);                 \
  template void with_erased_remoteness<size>(const ErasedRules<size>&, Job&,                \
                                             const Engines<size>::Use&);
HARARY_ERASED_SEARCH(kMediumBlob)
HARARY_ERASED_SEARCH(kLargeBlob)
HARARY_ERASED_SEARCH(kLargestBlob)
#undef HARARY_ERASED_SEARCH

}  // namespace harary
