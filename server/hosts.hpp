// SPDX-License-Identifier: MIT
// The names under which the server answers. A page of another site may have a name of its own that
// leads to this machine (DNS rebinding); its browser then takes the server for a part of that site.
// The header Host still has the foreign name, so that is refused. Addresses are safe: they are no
// names that another site could own.
#pragma once

#include <string>
#include <vector>

namespace harary {

class Hosts {
 public:
  // `bound`: the address or name that the server listens at; `names`: others, by the user's word.
  Hosts(const std::string& bound, const std::vector<std::string>& names);

  // `host` as the header has it: a name or an address, perhaps with a port.
  bool answer_to(const std::string& host) const;

 private:
  std::vector<std::string> names_;  // in lower case
};

// An address or name as an URL has it: version 6, which alone has colons, in brackets.
inline std::string in_url(const std::string& host) {
  return host.find(':') == std::string::npos ? host : "[" + host + "]";
}

}  // namespace harary
