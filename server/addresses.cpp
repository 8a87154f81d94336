// SPDX-License-Identifier: MIT
#include "server/addresses.hpp"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <memory>

#include "server/hosts.hpp"

namespace harary {

namespace {

bool is_everywhere(const std::string& bound) {
  return bound == "0.0.0.0" || bound == "::" || bound.empty();
}

bool is_here_only(const std::string& bound) {
  return bound == "localhost" || bound == "::1" || bound.starts_with("127.");
}

std::string url(const std::string& host, int port) {
  return fmt::format("http://{}:{}/", in_url(host), port);
}

// The text of an address that other machines may know; empty for one that only its own link does.
std::string shown(const sockaddr& address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (address.sa_family == AF_INET) {
    const auto& four = reinterpret_cast<const sockaddr_in&>(address);
    inet_ntop(AF_INET, &four.sin_addr, text.data(), text.size());
  } else if (address.sa_family == AF_INET6) {
    const auto& six = reinterpret_cast<const sockaddr_in6&>(address);
    if (IN6_IS_ADDR_LINKLOCAL(&six.sin6_addr)) return "";
    inet_ntop(AF_INET6, &six.sin6_addr, text.data(), text.size());
  }
  return text.data();
}

// Of all interfaces that are up, without those that lead back to this machine.
std::vector<std::string> own_addresses() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, freeifaddrs);
  std::vector<std::string> found;
  for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
    const bool serves = (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_LOOPBACK) == 0;
    if (!serves || one->ifa_addr == nullptr) continue;
    if (std::string text = shown(*one->ifa_addr); !text.empty()) found.push_back(std::move(text));
  }
  std::stable_partition(found.begin(), found.end(),
                        [](const std::string& text) { return text.find(':') == text.npos; });
  return found;
}

}  // namespace

std::string address_here(const std::string& bound, int port) {
  return url(is_everywhere(bound) ? "localhost" : bound, port);
}

std::vector<std::string> addresses_elsewhere(const std::string& bound, int port) {
  if (is_here_only(bound)) return {};
  if (!is_everywhere(bound)) return {url(bound, port)};
  std::vector<std::string> found;
  for (const std::string& address : own_addresses()) {
    // All addresses of version 4 are no addresses of version 6.
    if (bound == "0.0.0.0" && address.find(':') != std::string::npos) continue;
    found.push_back(url(address, port));
  }
  return found;
}

}  // namespace harary
