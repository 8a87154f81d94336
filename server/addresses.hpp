// SPDX-License-Identifier: MIT
// Where people reach the server: what a listening socket is bound to is often no address that
// anyone can type.
#pragma once

#include <string>
#include <vector>

namespace harary {

// For the person at this machine: "http://localhost:8080/" where it listens at all addresses.
std::string address_here(const std::string& bound, int port);

// For other machines, those of version 4 first; none where it listens on this machine alone.
// `bound`: an address or a name, as the server was told.
std::vector<std::string> addresses_elsewhere(const std::string& bound, int port);

}  // namespace harary
