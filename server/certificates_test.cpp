// SPDX-License-Identifier: MIT
// Certificates of small games are written for the page, and checked for it; nothing that is sent as
// one makes the server read a file, build a large board or fall.
#include "server/certificates.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <tuple>

#include "base/base64.hpp"
#include "support/server/running_server.hpp"

namespace harary {
namespace {

TEST_F(Server, WritesCertificatesThatItsVerifierAccepts) {
  const std::tuple<const char*, Json, const char*> asked[] = {
      {"sim", Json::object(), "second"},
      {"clique", {{"board", "K5"}}, ""},
      {"avoidance", {{"board", "K5"}, {"target", "K3"}}, ""},
      {"kayles", {{"board", "C6"}}, ""},
      {"maker-breaker", {{"board", "K5"}, {"target", "K3"}}, "first"}};
  for (const auto& [game, options, winner] : asked) {
    SCOPED_TRACE(game);
    const Reply written = client.post("/api/certificate", {{"game", game}, {"options", options}});
    ASSERT_EQ(written.status, 200) << written.json.dump();
    const std::string text = written.json["certificate"];
    EXPECT_EQ(bytes_of_base64(text)->size(), written.json["bytes"].get<std::size_t>());
    const Reply checked = client.post("/api/verify", {{"certificate", text}});
    ASSERT_EQ(checked.status, 200) << checked.json.dump();
    EXPECT_EQ(checked.json["holds"], true);
    EXPECT_EQ(checked.json["game"], game);
    EXPECT_EQ(checked.json["winner"], written.json["winner"]);
    EXPECT_TRUE(*winner == '\0' || checked.json["winner"] == winner) << checked.json.dump();
    EXPECT_EQ(checked.json["certificate"], "the certificate");  // and no path of this machine
  }
}

// A flood has a length in the place of a winner.
TEST_F(Server, WritesAndChecksCertificatesOfFloods) {
  for (const Json& options :
       {Json{{"board", "square:4x4/4:1"}}, Json{{"board", "square:4x4/4:1"}, {"start", "free"}}}) {
    SCOPED_TRACE(options.dump());
    const Reply written =
        client.post("/api/certificate", {{"game", "flood"}, {"options", options}});
    ASSERT_EQ(written.status, 200) << written.json.dump();
    EXPECT_EQ(written.json["optimal"], true);
    const std::string text = written.json["certificate"];
    const Reply checked = client.post("/api/verify", {{"certificate", text}});
    ASSERT_EQ(checked.status, 200) << checked.json.dump();
    EXPECT_EQ(checked.json["holds"], true);
    EXPECT_EQ(checked.json["game"], "flood");
    EXPECT_EQ(checked.json["optimal"], true);
    EXPECT_EQ(checked.json["length"], written.json["length"]);
    EXPECT_EQ(checked.json["certificate"], "the certificate");
    // A changed byte is found.
    std::string bytes = *bytes_of_base64(text);
    bytes[bytes.size() / 2] ^= 1;
    const Reply damaged = client.post("/api/verify", {{"certificate", base64_of(bytes)}});
    EXPECT_EQ(damaged.status, 422) << damaged.json.dump();
    EXPECT_EQ(damaged.json.value("detail", "").find("/tmp"), std::string::npos);
  }
}

TEST_F(Server, SaysWhyThereIsNoCertificate) {
  const auto post = [&](const char* game, const Json& options) {
    return client.post("/api/certificate", {{"game", game}, {"options", options}});
  };
  EXPECT_EQ(post("pos-cnf", {{"formula", "1,2/2,3/1,3"}}).status, 422);
  EXPECT_EQ(post("sim", {{"board", "@/etc/passwd"}}).status, 422);
  EXPECT_EQ(post("chess", Json::object()).status, 422);
  EXPECT_EQ(client.post("/api/verify", Json::object()).status, 422);
  EXPECT_EQ(client.post("/api/verify", {{"certificate", 7}}).status, 422);
  EXPECT_EQ(client.post("/api/verify", {{"certificate", "no base64"}}).status, 422);
  EXPECT_EQ(client.post("/api/verify", {{"certificate", ""}}).status, 422);
  const std::string long_one = base64_of(std::string(Certificates::kLongestChecked, 'x'));
  EXPECT_NE(client.post("/api/verify", {{"certificate", long_one}}).status, 200);
}

// A changed byte is found by the checksums, and a text by lot is no certificate.
TEST_F(Server, DamagedCertificatesAreRefused) {
  const Json written = client.post("/api/certificate", {{"game", "sim"}}).json;
  const std::string whole = *bytes_of_base64(written["certificate"].get<std::string>());
  std::mt19937 random(7);
  for (int round = 0; round < 60; ++round) {
    std::string bytes = whole;
    if (round % 3 == 0) bytes.resize(random() % bytes.size());
    if (round % 3 != 0 || bytes.empty()) {
      bytes.resize(whole.size());
      bytes[random() % bytes.size()] ^= static_cast<char>(1U << random() % 8);
    }
    client.become_another_visitor();
    const Reply reply = client.post("/api/verify", {{"certificate", base64_of(bytes)}});
    if (bytes == whole) continue;
    EXPECT_EQ(reply.status, 422) << reply.json.dump();
    EXPECT_EQ(reply.json.value("detail", "").find("/tmp"), std::string::npos);
  }
  EXPECT_EQ(client.get("/api/health").status, 200);
}

}  // namespace
}  // namespace harary
