// SPDX-License-Identifier: MIT
// Finds a name that one object of a JSON text has twice. RFC 8259 leaves open which of the two
// values counts, so two readers of such a text may see two different things; here it is refused.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace harary {

// Watches nlohmann's parser: call see() from its callback.
class DoubledName {
 public:
  template <class Event, class Json>
  void see(int depth, Event event, const Json& parsed) {
    const auto level = static_cast<std::size_t>(depth);
    if (event == Event::object_start) {
      // By depth and not by the ends of objects, of which the parser tells only where it keeps
      // them.
      names_.resize(level + 1);
      names_[level].clear();
    } else if (event == Event::key && !found_) {
      const std::string& name = parsed.template get_ref<const std::string&>();
      if (!names_[level - 1].insert(name).second) found_ = name;
    }
  }
  // The first such name.
  const std::optional<std::string>& found() const { return found_; }

 private:
  std::vector<std::set<std::string>> names_;  // of the objects that are open, outermost first
  std::optional<std::string> found_;
};

}  // namespace harary
