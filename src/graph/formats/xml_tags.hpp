// SPDX-License-Identifier: MIT
// The tags and texts of an XML document, one after the other.
#pragma once

#include <cstddef>
#include <istream>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "graph/formats/text_scanner.hpp"

namespace harary {

struct XmlTag {
  std::string name;  // without the prefix of a namespace
  std::map<std::string, std::string, std::less<>> attributes;
  std::size_t at = 0;   // where it starts
  std::string before;   // the text between the tag before it and this one
  bool opens = false;   // <a> and <a/>
  bool closes = false;  // </a> and <a/>

  std::string attribute(std::string_view key) const;
};

class XmlTags {
 public:
  XmlTags(std::istream& in, const std::string& source) : text_(in, source) {}

  // The next tag; nothing at the end. Comments, instructions and the document type are skipped.
  // Throws InputError for bad syntax, tags that do not match, and entities of the document's own.
  std::optional<XmlTag> next();

  [[noreturn]] void refuse(std::size_t at, const std::string& message) const {
    text_.refuse(at, message);
  }
  TextPlace place(std::size_t at) const { return text_.place(at); }
  std::size_t at() const { return text_.at(); }

 private:
  bool skip_special(std::string& before);
  void read_attributes(XmlTag& tag);
  std::string name();

  TextScanner text_;
  std::vector<std::string> open_;
};

}  // namespace harary
