// SPDX-License-Identifier: MIT
#include "app/engines/kept_engines.hpp"

namespace harary {

Engines::Handle KeptEngines::proof(Job& job, const std::string&, double) const {
  return kept(proof_, job, [&] { return others().proof(own_, "", shares_.proof); });
}
Engines::Handle KeptEngines::remoteness(Job& job, double) const {
  return kept(remoteness_, job, [&] { return others().remoteness(own_, shares_.remoteness); });
}
Engines::Handle KeptEngines::nimbers(Job& job, const std::string&, double) const {
  return kept(nimbers_, job, [&] { return others().nimbers(own_, "", shares_.reduced); });
}
Engines::Handle KeptEngines::winning_sets(QuestionKind kind, Job& job, const std::string&,
                                          double) const {
  return kept(winning_sets_[kind], job,
              [&] { return others().winning_sets(kind, own_, "", shares_.reduced); });
}
Engines::Handle KeptEngines::core(QuestionKind kind, Job& job, const std::string&, double) const {
  return kept(cores_[kind], job, [&] { return others().core(kind, own_, "", shares_.reduced); });
}
Engines::Handle KeptEngines::deepening(Job& job, double) const {
  return kept(deepening_, job, [&] { return others().deepening(own_, shares_.deepening); });
}

Engines::Handle KeptEngines::kept(Kept& place, Job& job,
                                  const std::function<Handle()>& make) const {
  own_.follow(&job);
  if (!place.asked) {
    place.engine = make();
    place.asked = true;
  }
  if (place.engine) place.engine->begin_question();
  return place.engine;
}

}  // namespace harary
