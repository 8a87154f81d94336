// SPDX-License-Identifier: MIT
#include "server/site.hpp"

#include "server/answers.hpp"
#include "server/visitor.hpp"

namespace harary {

namespace {

const char* type_of(std::string_view path) {
  const auto ends = [&](std::string_view end) { return path.ends_with(end); };
  if (ends(".html")) return "text/html; charset=utf-8";
  if (ends(".js")) return "text/javascript; charset=utf-8";
  if (ends(".css")) return "text/css; charset=utf-8";
  if (ends(".svg")) return "image/svg+xml";
  if (ends(".json")) return "application/json";
  if (ends(".webmanifest")) return "application/manifest+json";
  if (ends(".png")) return "image/png";
  if (ends(".woff2")) return "font/woff2";
  return "application/octet-stream";
}

http::Response without_page() {
  return {200,
          {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-cache"}},
          "The page is not part of this build. ./run serve builds it; the JSON "
          "interface is here: /api/openapi.json\n"};
}

}  // namespace

Site::Site() {
  for (const auto& [path, bytes] : page_files()) {
    const bool hashed = path.starts_with("/assets/");
    const http::Response response{
        200,
        {{"Content-Type", type_of(path)},
         {"Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache"}},
        std::string(bytes)};
    add(path, response);
    if (path != "/index.html") continue;
    add("/", response);
    // The same page: by this address it is looked at only, and other pages may show it.
    http::Response framed = response;
    for (http::Headers own = headers_for_frames(); auto& header : own) {
      framed.headers.push_back(std::move(header));
    }
    add("/embed.html", framed);
    add("/embed", framed);
  }
  if (!page_files().contains("/index.html")) add("/", without_page());
}

void Site::add(const std::string& path, http::Response response) {
  http::Request takes_gzip;
  takes_gzip.headers = {{"accept-encoding", "gzip"}};
  File file{response, response};
  compress({}, file.plain);
  compress(takes_gzip, file.compressed);
  files_.emplace(http::parse_target(path)->path, std::move(file));
}

const http::Response* Site::find(const http::Request& request) const {
  if (request.method != "GET" && request.method != "HEAD") return nullptr;
  const auto found = files_.find(request.path);
  if (found == files_.end()) return nullptr;
  return http::takes_gzip(request) ? &found->second.compressed : &found->second.plain;
}

}  // namespace harary
