// SPDX-License-Identifier: MIT
#include "server/http/request_reader.hpp"

#include <boost/asio/buffer.hpp>
#include <cstdint>
#include <string_view>
#include <utility>

namespace harary::http {

namespace {

namespace beast = boost::beast;
using boost::system::error_code;

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

}  // namespace

std::optional<RequestReader::Refused> RequestReader::take(std::string& incoming) {
  if (!parser_) {
    incoming.erase(0, incoming.find_first_not_of("\r\n"));
    if (incoming.empty()) return std::nullopt;
    parser_.emplace();
    parser_->eager(true);
    parser_->header_limit(static_cast<std::uint32_t>(most_head_bytes_));
    parser_->body_limit(most_body_bytes_);
  }
  // After the headers a body in chunks still has these bytes to come. Beast's parser asserts that
  // it has them where the first chunk is the last one.
  constexpr std::string_view kLastChunk = "0\r\n\r\n";
  if (parser_->is_header_done() && parser_->chunked() && incoming.size() < kLastChunk.size()) {
    return std::nullopt;
  }
  error_code error;
  const std::size_t taken = parser_->put(boost::asio::buffer(incoming), error);
  incoming.erase(0, taken);
  bytes_ += taken;
  if (error == beast::http::error::need_more) error = {};
  if (error == beast::http::error::header_limit) return Refused{431, "the headers are too large"};
  if (error == beast::http::error::body_limit || error == beast::http::error::buffer_overflow ||
      bytes_ > most_head_bytes_ + most_body_bytes_) {
    return Refused{413, "the body is too large"};
  }
  if (error) return Refused{400, "this is not HTTP: " + error.message()};
  if (!complete() && incoming.size() > most_head_bytes_) {
    return Refused{413, "the request is too large"};
  }
  return std::nullopt;
}

bool RequestReader::must_continue() {
  if (!parser_ || was_continued_ || complete() || !parser_->is_header_done()) return false;
  was_continued_ = beast::iequals(parser_->get()[beast::http::field::expect], "100-continue");
  return was_continued_;
}

std::optional<RequestReader::Read> RequestReader::release() {
  auto message = parser_->release();
  reset();
  Read read;
  read.keep_alive = message.keep_alive();
  read.is_http10 = message.version() < 11;
  Request& request = read.request;
  request.method = std::string(message.method_string());
  for (const auto& field : message) {
    request.headers.emplace_back(lower({field.name_string().data(), field.name_string().size()}),
                                 std::string(field.value()));
  }
  auto target = parse_target({message.target().data(), message.target().size()});
  if (!target) return std::nullopt;
  request.path = std::move(target->path);
  request.query = std::move(target->query);
  request.body = std::move(message.body());
  return read;
}

void RequestReader::reset() {
  parser_.reset();
  bytes_ = 0;
  was_continued_ = false;
}

}  // namespace harary::http
