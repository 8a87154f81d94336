// SPDX-License-Identifier: MIT
#include "graph/formats/xml_tags.hpp"

#include <fmt/format.h>

namespace harary {

std::string XmlTag::attribute(std::string_view key) const {
  const auto found = attributes.find(key);
  return found == attributes.end() ? "" : found->second;
}

// Comments, instructions and the like, which start with <! or <?.
bool XmlTags::skip_special(std::string& before) {
  const std::size_t at = text_.at();
  if (text_.take("<!--")) {
    text_.skip_past("-->", at, "a comment that does not end");
  } else if (text_.take("<![CDATA[")) {
    const std::size_t start = text_.at();
    text_.skip_past("]]>", at, "a CDATA section that does not end");
    before += text_.between(start, text_.at() - 3);
  } else if (text_.take("<?")) {
    text_.skip_past("?>", at, "an instruction that does not end");
  } else if (text_.take("<!DOCTYPE")) {
    text_.skip_past(">", at, "a document type that does not end");
    if (text_.between(at, text_.at()).find('[') != std::string_view::npos) {
      text_.refuse(at, "a document type with definitions of its own, which are not read");
    }
  } else {
    return false;
  }
  return true;
}

std::optional<XmlTag> XmlTags::next() {
  std::string before;
  for (;;) {
    const std::size_t start = text_.at();
    const std::size_t length = text_.rest().find('<');
    text_.advance(length == std::string_view::npos ? text_.rest().size() : length);
    before += without_entities(text_.between(start, text_.at()));
    if (text_.at_end()) {
      if (!open_.empty()) {
        text_.refuse(start, fmt::format("the text ends before </{}>", open_.back()));
      }
      return std::nullopt;
    }
    if (!skip_special(before)) break;
  }
  XmlTag tag;
  tag.at = text_.at();
  tag.before = before;
  text_.advance();
  tag.closes = text_.take("/");
  tag.opens = !tag.closes;
  tag.name = name();
  if (tag.closes) {
    if (open_.empty() || open_.back() != tag.name) {
      text_.refuse(tag.at, fmt::format("</{}> closes nothing that is open here", tag.name));
    }
    open_.pop_back();
    text_.skip_blanks();
  } else {
    read_attributes(tag);
    tag.closes = text_.take("/");
    constexpr std::size_t kDeepest = 256;
    if (open_.size() == kDeepest)
      text_.refuse(tag.at, fmt::format("tags deeper than {}", kDeepest));
    if (!tag.closes) open_.push_back(tag.name);
  }
  if (!text_.take(">")) text_.expected(">");
  return tag;
}

void XmlTags::read_attributes(XmlTag& tag) {
  for (text_.skip_blanks(); text_.peek() != '>' && text_.peek() != '/'; text_.skip_blanks()) {
    const std::string key = name();
    text_.skip_blanks();
    if (!text_.take("=")) text_.expected("=");
    text_.skip_blanks();
    const std::size_t at = text_.at();
    const char quote = text_.peek();
    if (quote != '"' && quote != '\'') text_.expected("a value in quotes");
    text_.advance();
    text_.skip_past(std::string_view(&quote, 1), at, "a value that does not end");
    tag.attributes[key] = without_entities(text_.between(at + 1, text_.at() - 1));
  }
}

// A name without its namespace: "y:Label" is "Label".
std::string XmlTags::name() {
  const std::size_t start = text_.at();
  std::size_t local = start;
  for (;;) {
    text_.word();
    if (text_.peek() == ':') {
      text_.advance();
      local = text_.at();
    } else if (text_.peek() == '.' || text_.peek() == '-') {
      text_.advance();
    } else {
      break;
    }
  }
  if (text_.at() == local) text_.expected("a name");
  return std::string(text_.between(local, text_.at()));
}

}  // namespace harary
