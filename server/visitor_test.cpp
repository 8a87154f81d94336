// SPDX-License-Identifier: MIT
// Who asks, and what browsers are told.
#include "server/visitor.hpp"

#include <gtest/gtest.h>

#include "server/names.hpp"
#include "support/server/running_server.hpp"

namespace harary {
namespace {

http::Request request_of(const http::Headers& headers, const std::string& address = "192.0.2.1") {
  http::Request request;
  request.headers = headers;
  request.address = address;
  return request;
}

TEST(Visitor, IsKnownByItsCookie) {
  const std::string known(32, 'a');
  const auto cookie = [](const std::string& line) {
    return visit_of(request_of({{"cookie", line}}), Forwarded::ignored);
  };
  EXPECT_EQ(cookie("harary_client=" + known).visitor.cookie, known);
  EXPECT_TRUE(cookie("harary_client=" + known).headers.empty());
  EXPECT_EQ(cookie("a=b; harary_client=" + known + "; c=d").visitor.cookie, known);
  for (const std::string& line :
       {std::string(), std::string("harary_client=short"), "xharary_client=" + known,
        "harary_client=" + std::string(32, 'X')}) {
    const Visit visit = cookie(line);
    EXPECT_TRUE(is_identifier(visit.visitor.cookie));
    EXPECT_NE(visit.visitor.cookie, known);
    ASSERT_EQ(visit.headers.size(), 1U);
    EXPECT_NE(visit.headers[0].second.find("HttpOnly"), std::string::npos);
    EXPECT_EQ(visit.headers[0].second.find("Secure"), std::string::npos);
  }
}

TEST(Visitor, HasTheAddressThatATrustedProxyNames) {
  const auto address = [](const std::string& named, Forwarded forwarded) {
    return visit_of(request_of({{"x-forwarded-for", named}}), forwarded).visitor.address;
  };
  EXPECT_EQ(address("198.51.100.7", Forwarded::ignored), "192.0.2.1");
  EXPECT_EQ(address("198.51.100.7", Forwarded::trusted), "198.51.100.7");
  EXPECT_EQ(address("10.1.1.1, 198.51.100.7", Forwarded::trusted), "198.51.100.7");
  EXPECT_EQ(address("198.51.100.7, nonsense", Forwarded::trusted), "192.0.2.1");
  EXPECT_EQ(address("", Forwarded::trusted), "192.0.2.1");
  const Visit over_tls = visit_of(request_of({{"x-forwarded-proto", "https"}}), Forwarded::trusted);
  EXPECT_TRUE(over_tls.headers.at(0).second.ends_with("; Secure"));
}

TEST(Visitor, HasOneNetworkOfVersionSix) {
  const auto network = [](const std::string& address) {
    return visit_of(request_of({}, address), Forwarded::ignored).visitor.address;
  };
  EXPECT_EQ(network("2001:db8:1:2:3:4:5:6"), network("2001:db8:1:2::9"));
  EXPECT_NE(network("2001:db8:1:2::9"), network("2001:db8:1:3::9"));
}

TEST(Origin, MustBeTheHostThatIsAsked) {
  const auto same = [](const http::Headers& headers) {
    return comes_from_this_site(request_of(headers));
  };
  EXPECT_TRUE(same({{"host", "here:8080"}}));
  EXPECT_TRUE(same({{"host", "here:8080"}, {"origin", "http://here:8080"}}));
  EXPECT_TRUE(same({{"host", "Here.example"}, {"origin", "https://here.EXAMPLE"}}));
  EXPECT_FALSE(same({{"host", "here:8080"}, {"origin", "http://here:8081"}}));
  EXPECT_FALSE(same({{"host", "here"}, {"origin", "http://here.evil.example"}}));
  EXPECT_FALSE(same({{"host", "here"}, {"origin", "http://evil-here"}}));
  EXPECT_FALSE(same({{"host", "here"}, {"origin", "null"}}));
  EXPECT_FALSE(same({{"origin", "http://"}}));
}

TEST_F(Server, RefusesWhatAnotherSiteAsksFor) {
  const std::string host = "http://127.0.0.1:" + std::to_string(running->port());
  const auto status = [&](const std::string& method, const std::string& path,
                          const std::string& origin) {
    const auto reply = client.http().request(
        method, path, "Origin: " + origin + "\r\nContent-Type: application/json\r\n",
        method == "POST" ? R"({"game":"sim"})" : "");
    return reply ? reply->status : 0;
  };
  EXPECT_EQ(status("POST", "/api/matches", host), 201);
  EXPECT_EQ(status("POST", "/api/matches", "https://evil.example"), 403);
  EXPECT_EQ(status("POST", "/api/analyse/events", "null"), 403);
  EXPECT_EQ(status("DELETE", "/api/jobs/" + std::string(32, '0'), "https://evil.example"), 403);
  EXPECT_EQ(status("GET", "/api/health", "https://evil.example"), 200);
}

TEST_F(Server, TellsBrowsersToBeCareful) {
  const std::string job = client.post("/api/jobs", {{"game", "sim"}}).json["id"].get<std::string>();
  const std::string follow = R"({"game":"sim"})";
  const std::string cookie = client.headers();
  std::vector<std::optional<HttpReply>> replies;
  HttpClient& http = client.http();
  for (const std::string& path :
       {std::string("/"), std::string("/api/health"), std::string("/api/openapi.json"),
        std::string("/nothing"), "/api/jobs/" + job + "/events", std::string("/%zz")}) {
    replies.push_back(http.request("GET", path, cookie));
  }
  replies.push_back(http.request("POST", "/api/analyse/events",
                                 cookie + "Content-Type: application/json\r\n", follow));
  replies.push_back(http.request("BREW", "/api/health", cookie));
  for (const auto& reply : replies) {
    ASSERT_TRUE(reply);
    const std::string policy = reply->header("Content-Security-Policy");
    EXPECT_NE(policy.find("default-src 'self'"), std::string::npos) << reply->head;
    EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos);
    EXPECT_EQ(policy.find("unsafe"), std::string::npos);
    EXPECT_EQ(reply->header("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(reply->header("X-Frame-Options"), "DENY");
    EXPECT_EQ(reply->header("Referrer-Policy"), "no-referrer");
  }
}

// One address may be shown in a frame, and nothing else.
TEST_F(Server, OnlyThePageForFramesMayBeFramed) {
  for (const char* path : {"/embed", "/embed.html"}) {
    const auto reply = client.http().request("GET", path);
    ASSERT_TRUE(reply);
    if (reply->status == 404) GTEST_SKIP() << "this build has no page";
    const std::string policy = reply->header("Content-Security-Policy");
    EXPECT_NE(policy.find("default-src 'self'"), std::string::npos);
    EXPECT_NE(policy.find("frame-ancestors *"), std::string::npos);
    EXPECT_EQ(policy.find("unsafe"), std::string::npos);
    EXPECT_EQ(reply->head.find("X-Frame-Options"), std::string::npos) << reply->head;
    EXPECT_EQ(reply->header("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(reply->header("Set-Cookie"), "");
  }
  for (const char* path : {"/", "/index.html", "/embed/", "/embed/x", "/embed.html/", "/Embed",
                           "/api/health", "/api/embed", "/%65mbed/.."}) {
    const auto reply = client.http().request("GET", path);
    ASSERT_TRUE(reply);
    EXPECT_NE(reply->header("Content-Security-Policy").find("frame-ancestors 'none'"),
              std::string::npos)
        << path;
    EXPECT_EQ(reply->header("X-Frame-Options"), "DENY") << path;
  }
}

TEST_F(Server, CompressesForThoseWhoReadIt) {
  const auto plain = client.http().request("GET", "/api/openapi.json");
  const auto small = client.http().request("GET", "/api/openapi.json", "Accept-Encoding: gzip\r\n");
  const auto short_one = client.http().request("GET", "/api/health", "Accept-Encoding: gzip\r\n");
  ASSERT_TRUE(plain && small && short_one);
  EXPECT_EQ(plain->header("Content-Encoding"), "");
  EXPECT_EQ(small->header("Content-Encoding"), "gzip");
  EXPECT_EQ(small->header("Vary"), "Accept-Encoding");
  EXPECT_LT(small->body.size(), plain->body.size() / 4);
  EXPECT_EQ(short_one->header("Content-Encoding"), "");
}

}  // namespace
}  // namespace harary
