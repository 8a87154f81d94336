// SPDX-License-Identifier: MIT
#include "server/addresses.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace harary {
namespace {

TEST(Addresses, AServerOfThisMachineAloneHasNoneForOthers) {
  for (const char* bound : {"127.0.0.1", "localhost", "::1"}) {
    EXPECT_TRUE(addresses_elsewhere(bound, 8080).empty()) << bound;
  }
  EXPECT_EQ(address_here("127.0.0.1", 8080), "http://127.0.0.1:8080/");
  EXPECT_EQ(address_here("::1", 80), "http://[::1]:80/");
}

TEST(Addresses, OneThatListensEverywhereNamesWhatCanBeTyped) {
  for (const char* bound : {"0.0.0.0", "::"}) {
    EXPECT_EQ(address_here(bound, 8080), "http://localhost:8080/");
    const auto found = addresses_elsewhere(bound, 8080);
    for (const std::string& url : found) {
      EXPECT_TRUE(url.starts_with("http://") && url.ends_with(":8080/")) << url;
      EXPECT_EQ(url.find("0.0.0.0"), std::string::npos) << url;
      EXPECT_EQ(url.find("//127."), std::string::npos) << url;
      EXPECT_EQ(url.find("[fe80"), std::string::npos) << url;
    }
    EXPECT_TRUE(std::is_partitioned(found.begin(), found.end(), [](const std::string& url) {
      return url.find('[') == std::string::npos;
    }));
  }
  const auto four = addresses_elsewhere("0.0.0.0", 8080);
  EXPECT_TRUE(std::none_of(four.begin(), four.end(), [](const std::string& url) {
    return url.find('[') != std::string::npos;
  }));
}

TEST(Addresses, ANameOrAnAddressIsItsOwn) {
  EXPECT_EQ(addresses_elsewhere("192.0.2.7", 99), std::vector<std::string>{"http://192.0.2.7:99/"});
  EXPECT_EQ(address_here("play.example", 99), "http://play.example:99/");
}

}  // namespace
}  // namespace harary
