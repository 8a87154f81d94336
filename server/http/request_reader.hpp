// SPDX-License-Identifier: MIT
// The bytes that a connection receives become requests, one after another, however they are cut
// into pieces.
#pragma once

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstddef>
#include <optional>
#include <string>

#include "server/http/message.hpp"

namespace harary::http {

class RequestReader {
 public:
  RequestReader(std::size_t most_head_bytes, std::size_t most_body_bytes)
      : most_head_bytes_(most_head_bytes), most_body_bytes_(most_body_bytes) {}

  // The answer to bytes that are no request; nothing can be read after them.
  struct Refused {
    int status = 0;
    std::string detail;
  };
  // Takes from the beginning of `incoming` what belongs to the request at hand.
  std::optional<Refused> take(std::string& incoming);

  // Has it begun? Empty lines before a request are no request.
  bool begun() const { return parser_.has_value(); }
  // Has all of it been taken?
  bool complete() const { return parser_ && parser_->is_done(); }
  // Does the client wait for "100 Continue" before it sends the body? True once for each request.
  bool must_continue();

  struct Read {
    Request request;  // without the address of the client
    bool keep_alive = true;
    bool is_http10 = false;
  };
  // The request, if it is complete; the next one may begin. nullopt if its target is not
  // understood.
  std::optional<Read> release();
  // Forgets the request at hand.
  void reset();

 private:
  using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;

  std::size_t most_head_bytes_;
  std::size_t most_body_bytes_;
  std::optional<Parser> parser_;
  std::size_t bytes_ = 0;  // of the request at hand
  bool was_continued_ = false;
};

}  // namespace harary::http
