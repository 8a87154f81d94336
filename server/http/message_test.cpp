// SPDX-License-Identifier: MIT
#include "server/http/message.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "server/http/gzip.hpp"
#include "server/http/router.hpp"
#include "support/base/test_folder.hpp"

namespace harary::http {
namespace {

using Path = std::vector<std::string>;

TEST(Target, IsTakenApart) {
  EXPECT_EQ(parse_target("/")->path, Path{""});
  EXPECT_EQ(parse_target("/a/b%20c/d%2Fe")->path, (Path{"a", "b c", "d/e"}));
  EXPECT_EQ(parse_target("/a//b/")->path, (Path{"a", "", "b", ""}));
  const auto target = parse_target("/a+b?x=1%2B1&y=two+words&&z&x=3=4");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, Path{"a+b"});
  using Query = std::vector<std::pair<std::string, std::string>>;
  EXPECT_EQ(target->query, (Query{{"x", "1+1"}, {"y", "two words"}, {"z", ""}, {"x", "3=4"}}));
}

TEST(Target, InAnotherFormIsRefused) {
  for (const char* text :
       {"", "a", "*", "http://host/a", "/%", "/%2", "/%2g", "/a?b=%", "/a?%=b"}) {
    EXPECT_FALSE(parse_target(text)) << text;
  }
}

TEST(Request, JoinsHeadersOfOneName) {
  Request request;
  request.headers = {{"x-forwarded-for", "a, b"}, {"host", "here"}, {"x-forwarded-for", "c"}};
  EXPECT_EQ(request.header("x-forwarded-for"), "a, b, c");
  EXPECT_EQ(request.header("host"), "here");
  EXPECT_EQ(request.header("cookie"), "");
}

TEST(Request, SaysWhetherItTakesGzip) {
  const auto takes = [](const std::string& accepted) {
    Request request;
    request.headers = {{"accept-encoding", accepted}};
    return takes_gzip(request);
  };
  EXPECT_TRUE(takes("gzip"));
  EXPECT_TRUE(takes("br, gzip;q=0.5"));
  EXPECT_TRUE(takes("*"));
  EXPECT_FALSE(takes(""));
  EXPECT_FALSE(takes("br, identity"));
  EXPECT_FALSE(takes("gzip;q=0, br"));
  EXPECT_FALSE(takes("gzip; q=0.0"));
  EXPECT_FALSE(takes("xgzip"));
}

TEST(Router, FindsTheHandlerOfAPathAndMethod) {
  Router<int> router;
  router.add("GET", "/a/{id}", 1);
  router.add("POST", "/a/{id}", 2);
  router.add("GET", "/a/{id}/b", 3);
  const auto found = [&](const char* method, const char* target) {
    return router.find(method, parse_target(target)->path);
  };
  EXPECT_EQ(*found("GET", "/a/7").handler, 1);
  EXPECT_EQ(found("GET", "/a/7").id, "7");
  EXPECT_EQ(*found("HEAD", "/a/7").handler, 1);
  EXPECT_EQ(*found("POST", "/a/x%2Fb").handler, 2);
  EXPECT_EQ(found("POST", "/a/x%2Fb").id, "x/b");
  EXPECT_EQ(*found("GET", "/a/7/b").handler, 3);
  EXPECT_EQ(found("DELETE", "/a/7").handler, nullptr);
  EXPECT_EQ(found("DELETE", "/a/7").allowed, "GET, POST");
  for (const char* target : {"/", "/a", "/a/7/", "/a/7/c", "/b/7"}) {
    EXPECT_EQ(found("GET", target).handler, nullptr) << target;
    EXPECT_EQ(found("GET", target).allowed, "") << target;
  }
}

// Read back by a program that others wrote.
TEST(Gzip, IsReadByGzip) {
  if (std::system("gzip --version > /dev/null 2>&1") != 0) GTEST_SKIP() << "there is no gzip";
  std::string mixed;
  for (unsigned i = 0; i < 300'000; ++i) mixed += static_cast<char>(i * i >> 7 ^ i);
  for (const std::string& bytes :
       {std::string(), std::string("a"), std::string(100'000, 'x'), mixed}) {
    const TestFolder folder;
    const std::string file = folder.put("bytes.gz", gzip(bytes));
    ASSERT_EQ(std::system(("gzip -d " + file).c_str()), 0);
    EXPECT_EQ(folder.content("bytes"), bytes);
  }
  EXPECT_LT(gzip(std::string(100'000, 'x')).size(), 1000U);
}

}  // namespace
}  // namespace harary::http
