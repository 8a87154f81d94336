// SPDX-License-Identifier: MIT
#include "server/hosts.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "base/small_letters.hpp"

namespace harary {

namespace {

bool is_address(int family, const std::string& text) {
  in6_addr any{};  // the longer of the two kinds
  return inet_pton(family, text.c_str(), &any) == 1;
}

std::string own_name() {
  std::array<char, 256> name{};
  return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

// Without a port and a dot at the end; "" if it is not in that form.
std::string name_in(const std::string& host) {
  std::string name = host;
  std::string port;
  if (host.starts_with('[')) {
    const std::size_t end = host.find(']');
    if (end == std::string::npos) return "";
    name = host.substr(1, end - 1);
    port = host.substr(end + 1);
    if (!is_address(AF_INET6, name)) return "";
  } else if (const std::size_t colon = host.find(':'); colon != std::string::npos) {
    name = host.substr(0, colon);
    port = host.substr(colon);
  }
  const bool good_port = port.empty() || (port.starts_with(':') && port.size() <= 6 &&
                                          std::all_of(port.begin() + 1, port.end(),
                                                      [](char c) { return c >= '0' && c <= '9'; }));
  if (!good_port) return "";
  if (name.ends_with('.')) name.pop_back();
  return small_letters(name);
}

}  // namespace

Hosts::Hosts(const std::string& bound, const std::vector<std::string>& names)
    : names_{"localhost", small_letters(bound)} {
  // The machine's own name is for those who may connect from elsewhere.
  const bool here_only = bound == "localhost" || bound == "::1" || bound.starts_with("127.");
  if (const std::string own = small_letters(own_name()); !here_only && !own.empty()) {
    names_.push_back(own);
    names_.push_back(own + ".local");
    names_.push_back(own.substr(0, own.find('.')));
  }
  for (const std::string& name : names) names_.push_back(small_letters(name));
}

bool Hosts::answer_to(const std::string& host) const {
  const std::string name = name_in(host);
  if (name.empty()) return false;
  return is_address(AF_INET, name) || is_address(AF_INET6, name) || name.ends_with(".localhost") ||
         std::find(names_.begin(), names_.end(), name) != names_.end();
}

}  // namespace harary
