// SPDX-License-Identifier: MIT
#include "server/visitor.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <cctype>

#include "server/names.hpp"

namespace harary {

namespace {

constexpr std::string_view kCookie = "harary_client=";

// One visitor may have a whole network of 64 bits in version 6.
std::string network_of(const std::string& address) {
  in6_addr six{};
  if (inet_pton(AF_INET6, address.c_str(), &six) != 1) return address;
  std::fill(std::begin(six.s6_addr) + 8, std::end(six.s6_addr), std::uint8_t{0});
  std::array<char, INET6_ADDRSTRLEN> text{};
  inet_ntop(AF_INET6, &six, text.data(), text.size());
  return text.data();
}

bool is_address(const std::string& text) {
  in6_addr any{};
  return inet_pton(AF_INET, text.c_str(), &any) == 1 ||
         inet_pton(AF_INET6, text.c_str(), &any) == 1;
}

// The proxy adds the address that it sees at the end; what comes before is the visitor's word.
std::string last_of(const std::string& list) {
  std::string last = list.substr(list.rfind(',') + 1);
  std::erase_if(last, [](char c) { return c == ' ' || c == '\t'; });
  return last;
}

std::string cookie_of(const http::Request& request) {
  const std::string cookies = request.header("cookie");
  for (std::size_t at = 0; (at = cookies.find(kCookie, at)) != std::string::npos; ++at) {
    const std::string value = cookies.substr(at + kCookie.size(), 32);
    if ((at == 0 || cookies[at - 1] == ' ' || cookies[at - 1] == ';') && is_identifier(value)) {
      return value;
    }
  }
  return "";
}

}  // namespace

Visit visit_of(const http::Request& request, Forwarded forwarded) {
  Visit visit{{request.address, cookie_of(request)}, {}};
  bool over_tls = false;
  if (forwarded == Forwarded::trusted) {
    const std::string named = last_of(request.header("x-forwarded-for"));
    if (is_address(named)) visit.visitor.address = named;
    over_tls = last_of(request.header("x-forwarded-proto")) == "https";
  }
  visit.visitor.address = network_of(visit.visitor.address);
  if (visit.visitor.cookie.empty()) {
    visit.visitor.cookie = new_identifier();
    visit.headers.emplace_back("Set-Cookie", std::string(kCookie) + visit.visitor.cookie +
                                                 "; Path=/; Max-Age=31536000; HttpOnly; "
                                                 "SameSite=Strict" +
                                                 (over_tls ? "; Secure" : ""));
  }
  return visit;
}

bool comes_from_this_site(const http::Request& request) {
  const std::string origin = request.header("origin");
  if (origin.empty()) return true;
  const std::size_t scheme = origin.find("://");
  if (scheme == std::string::npos) return false;
  const std::string host = request.header("host");
  return !host.empty() &&
         std::equal(origin.begin() + static_cast<std::ptrdiff_t>(scheme) + 3, origin.end(),
                    host.begin(), host.end(), [](unsigned char a, unsigned char b) {
                      return std::tolower(a) == std::tolower(b);
                    });
}

namespace {

std::string policy(const std::string& frames) {
  return "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
         "form-action 'self'; frame-ancestors " +
         frames;
}

}  // namespace

http::Headers headers_for_frames() {
  return {{"Content-Security-Policy", policy("*")}, {"X-Frame-Options", ""}};
}

http::Headers security_headers() {
  return {{"Content-Security-Policy", policy("'none'")},
          {"X-Content-Type-Options", "nosniff"},
          {"X-Frame-Options", "DENY"},
          {"Referrer-Policy", "no-referrer"},
          {"Cross-Origin-Opener-Policy", "same-origin"},
          {"Cross-Origin-Resource-Policy", "same-origin"}};
}

}  // namespace harary
