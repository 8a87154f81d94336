// SPDX-License-Identifier: MIT
#include "server/http/message.hpp"

namespace harary::http {

namespace {

int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

enum class Plus { itself, space };

std::optional<std::string> decoded(std::string_view text, Plus plus) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%') {
      if (i + 2 >= text.size()) return std::nullopt;
      const int high = digit_of(text[i + 1]);
      const int low = digit_of(text[i + 2]);
      if (high < 0 || low < 0) return std::nullopt;
      result += static_cast<char>(high * 16 + low);
      i += 2;
    } else {
      result += text[i] == '+' && plus == Plus::space ? ' ' : text[i];
    }
  }
  return result;
}

// Calls `take` with each piece between separators; false if one of the calls says so.
template <class Take>
bool for_each_piece(std::string_view text, char separator, Take&& take) {
  while (true) {
    const std::size_t end = text.find(separator);
    if (!take(text.substr(0, end))) return false;
    if (end == std::string_view::npos) return true;
    text.remove_prefix(end + 1);
  }
}

}  // namespace

std::string Request::header(std::string_view name) const {
  std::string joined;
  for (const auto& [key, value] : headers) {
    if (key == name) joined += (joined.empty() ? "" : ", ") + value;
  }
  return joined;
}

std::string Request::parameter(std::string_view name) const {
  for (const auto& [key, value] : query) {
    if (key == name) return value;
  }
  return "";
}

std::optional<Target> parse_target(std::string_view text) {
  if (!text.starts_with('/')) return std::nullopt;
  Target target;
  const std::size_t question = text.find('?');
  const bool path =
      for_each_piece(text.substr(1, question == std::string_view::npos ? question : question - 1),
                     '/', [&](std::string_view piece) {
                       const auto part = decoded(piece, Plus::itself);
                       if (part) target.path.push_back(*part);
                       return part.has_value();
                     });
  if (!path) return std::nullopt;
  if (question == std::string_view::npos) return target;
  const bool query = for_each_piece(text.substr(question + 1), '&', [&](std::string_view piece) {
    if (piece.empty()) return true;
    const std::size_t equals = piece.find('=');
    const auto name = decoded(piece.substr(0, equals), Plus::space);
    const auto value = equals == std::string_view::npos
                           ? std::string()
                           : decoded(piece.substr(equals + 1), Plus::space);
    if (name && value) target.query.emplace_back(*name, *value);
    return name && value;
  });
  if (!query) return std::nullopt;
  return target;
}

bool takes_gzip(const Request& request) {
  bool takes = false;
  const std::string accepted = request.header("accept-encoding");
  for_each_piece(accepted, ',', [&](std::string_view piece) {
    const std::size_t begin = piece.find_first_not_of(' ');
    if (begin == std::string_view::npos) return true;
    piece.remove_prefix(begin);
    const std::string_view name = piece.substr(0, piece.find_first_of(" ;"));
    // A weight of zero refuses it.
    const std::size_t weight = piece.find("q=0");
    const bool refused = weight != std::string_view::npos &&
                         piece.find_first_of("123456789", weight) == std::string_view::npos;
    takes = takes || ((name == "gzip" || name == "*") && !refused);
    return true;
  });
  return takes;
}

const char* phrase_of(int status) {
  switch (status) {
    case 200:
      return "OK";
    case 201:
      return "Created";
    case 202:
      return "Accepted";
    case 400:
      return "Bad Request";
    case 403:
      return "Forbidden";
    case 404:
      return "Not Found";
    case 405:
      return "Method Not Allowed";
    case 408:
      return "Request Timeout";
    case 409:
      return "Conflict";
    case 413:
      return "Content Too Large";
    case 415:
      return "Unsupported Media Type";
    case 421:
      return "Misdirected Request";
    case 422:
      return "Unprocessable Content";
    case 429:
      return "Too Many Requests";
    case 431:
      return "Request Header Fields Too Large";
    case 503:
      return "Service Unavailable";
    default:
      return status < 500 ? "Bad Request" : "Internal Server Error";
  }
}

}  // namespace harary::http
