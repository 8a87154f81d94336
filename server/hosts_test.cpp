// SPDX-License-Identifier: MIT
// Under which names the server answers, and what a page behind a foreign name gets.
#include "server/hosts.hpp"

#include <gtest/gtest.h>

#include "support/server/running_server.hpp"

namespace harary {
namespace {

TEST(Hosts, AnswerToAddressesAndToTheirOwnNames) {
  const Hosts here("127.0.0.1", {"Harary.example"});
  for (const char* host :
       {"localhost", "LocalHost:8080", "127.0.0.1", "127.0.0.1:8080", "[::1]", "[::1]:8080",
        "192.0.2.1:80", "harary.example", "harary.example.:443", "play.localhost:8080"}) {
    EXPECT_TRUE(here.answer_to(host)) << host;
  }
  for (const char* host :
       {"", "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example",
        "localhost, evil.example", "[::1", "[evil]", "localhost:80x", "localhost:123456", "::1",
        "evil.example:127.0.0.1", "[::1]evil", "harary.example.."}) {
    EXPECT_FALSE(here.answer_to(host)) << host;
  }
}

TEST(Hosts, AreWrittenAsAddressesAre) {
  EXPECT_EQ(in_url("::1"), "[::1]");
  EXPECT_EQ(in_url("127.0.0.1"), "127.0.0.1");
  EXPECT_EQ(in_url("localhost"), "localhost");
}

class AtHost : public Server {
 protected:
  // The status of a request with these headers, to the page or the interface.
  int status(const std::string& target, const std::string& headers) {
    HttpClient connection(running->port());
    const std::string bytes =
        "GET " + target + " HTTP/1.1\r\n" + headers + "Connection: close\r\n\r\n";
    send(connection.connected(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    std::string all;
    char buffer[4096];
    for (ssize_t count; (count = recv(connection.connected(), buffer, sizeof buffer, 0)) > 0;) {
      all.append(buffer, static_cast<std::size_t>(count));
    }
    return all.size() < 12 ? 0 : std::stoi(all.substr(9, 3));
  }
};

// A page of evil.example whose name leads here is not a part of this server, whatever its Origin
// says.
TEST_F(AtHost, ForeignNamesAreRefusedEverywhere) {
  for (const char* target : {"/", "/api/health", "/api/catalogue"}) {
    EXPECT_EQ(status(target, "Host: localhost:8080\r\n"), 200) << target;
    EXPECT_EQ(status(target, "Host: evil.example\r\nOrigin: http://evil.example\r\n"), 421)
        << target;
    EXPECT_EQ(status(target, "Host: localhost\r\nHost: evil.example\r\n"), 421) << target;
    EXPECT_EQ(status(target, ""), 400) << target;
  }
}

TEST_F(AtHost, AProxyKnowsItsOwnNamesUnlessSomeAreGiven) {
  ServerSettings settings;
  settings.trust_proxy = true;
  running.reset();
  running.emplace(folder.path(), settings);
  EXPECT_EQ(status("/api/health", "Host: play.example\r\n"), 200);
  settings.names = {"play.example"};
  running.reset();
  running.emplace(folder.path(), settings);
  EXPECT_EQ(status("/api/health", "Host: play.example\r\n"), 200);
  EXPECT_EQ(status("/api/health", "Host: evil.example\r\n"), 421);
}

}  // namespace
}  // namespace harary
