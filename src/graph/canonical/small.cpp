// SPDX-License-Identifier: MIT
#include "graph/canonical/small.hpp"

#include "graph/canonical/small_search.hpp"

namespace harary {

namespace {

// Up to 8 vertices fit one block of lanes, which halves the work.
template <int Planes, typename Answer>
auto with_search(const SmallColouredGraph<Planes>& graph, Answer answer) {
  if (graph.order <= Lanes<1>::kCount) {
    small_form::Search<Planes, 1> search(graph);
    return answer(search);
  }
  small_form::Search<Planes, 2> search(graph);
  return answer(search);
}

}  // namespace

template <int Planes>
SmallLabelling canonical_labelling(const SmallColouredGraph<Planes>& graph) {
  return with_search(graph, [](auto& search) {
    search.run(small_form::Goal::kLabelling);
    return search.labelling();
  });
}

template <int Planes>
bool has_trivial_group(const SmallColouredGraph<Planes>& graph) {
  return with_search(graph, [](auto& search) {
    search.run(small_form::Goal::kFirstAutomorphism);
    return search.group_is_trivial();
  });
}

template <int Planes>
SmallSymmetry canonical_symmetry(const SmallColouredGraph<Planes>& graph) {
  return with_search(graph, [](auto& search) {
    search.run(small_form::Goal::kGroup);
    return search.symmetry();
  });
}

template SmallLabelling canonical_labelling(const SmallColouredGraph<1>&);
template SmallLabelling canonical_labelling(const SmallColouredGraph<2>&);
template SmallLabelling canonical_labelling(const SmallColouredGraph<3>&);
template bool has_trivial_group(const SmallColouredGraph<1>&);
template bool has_trivial_group(const SmallColouredGraph<2>&);
template bool has_trivial_group(const SmallColouredGraph<3>&);
template SmallSymmetry canonical_symmetry(const SmallColouredGraph<1>&);
template SmallSymmetry canonical_symmetry(const SmallColouredGraph<2>&);
template SmallSymmetry canonical_symmetry(const SmallColouredGraph<3>&);

}  // namespace harary
