// SPDX-License-Identifier: MIT
// Who asks: the address of the connection, and the cookie that the server gave. And what a browser
// is told, so that no other site can use the page in its visitor's name.
#pragma once

#include <string>

#include "server/fair_queue.hpp"
#include "server/http/message.hpp"

namespace harary {

// Are X-Forwarded-For and X-Forwarded-Proto believed?
enum class Forwarded { ignored, trusted };

struct Visit {
  Visitor visitor;
  http::Headers headers;  // of the answer: the cookie, if it is new
};
Visit visit_of(const http::Request& request, Forwarded forwarded);

// Of a request that changes something: no Origin, or the host that is asked.
bool comes_from_this_site(const http::Request& request);

// Parts of every answer.
http::Headers security_headers();
// In their place, of the one page that other pages may show in a frame.
http::Headers headers_for_frames();

}  // namespace harary
