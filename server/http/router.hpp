// SPDX-License-Identifier: MIT
// Which handler answers a request: by method and path, where "{id}" stands for any one part.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/http/message.hpp"

namespace harary::http {

template <class Handler>
class Router {
 public:
  void add(std::string method, std::string_view pattern, Handler handler) {
    routes_.push_back({std::move(method), parse_target(pattern)->path, std::move(handler)});
  }

  struct Found {
    const Handler* handler = nullptr;
    std::string id;  // what stands for "{id}"
    // Without a handler: the methods of this path; "" if there is no such path.
    std::string allowed;
  };
  // A HEAD request is answered as GET.
  Found find(std::string_view method, const std::vector<std::string>& path) const {
    if (method == "HEAD") method = "GET";
    Found found;
    for (const Route& route : routes_) {
      std::string id;
      if (!matches(route.path, path, id)) continue;
      if (route.method == method) return {&route.handler, id, ""};
      found.allowed += (found.allowed.empty() ? "" : ", ") + route.method;
    }
    return found;
  }

 private:
  struct Route {
    std::string method;
    std::vector<std::string> path;
    Handler handler;
  };

  static bool matches(const std::vector<std::string>& pattern, const std::vector<std::string>& path,
                      std::string& id) {
    if (pattern.size() != path.size()) return false;
    for (std::size_t i = 0; i < path.size(); ++i) {
      if (pattern[i] == "{id}") {
        id = path[i];
      } else if (pattern[i] != path[i]) {
        return false;
      }
    }
    return true;
  }

  std::vector<Route> routes_;
};

}  // namespace harary::http
