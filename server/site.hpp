// SPDX-License-Identifier: MIT
// The files of the page as answers, compressed once.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "server/http/message.hpp"

namespace harary {

class Site {
 public:
  Site();

  // nullptr if there is no such file. The path as it was sent.
  const http::Response* find(const http::Request& request) const;

 private:
  struct File {
    http::Response plain;
    http::Response compressed;
  };
  void add(const std::string& path, http::Response response);

  std::map<std::vector<std::string>, File> files_;
};

// The files that the binary carries: the page and the description of the interface, by path.
const std::map<std::string, std::string_view>& page_files();

}  // namespace harary
