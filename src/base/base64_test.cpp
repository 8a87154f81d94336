// SPDX-License-Identifier: MIT
#include "base/base64.hpp"

#include <gtest/gtest.h>

#include <random>

namespace harary {
namespace {

TEST(Base64, IsThatOfTheStandard) {
  const std::pair<const char*, const char*> examples[] = {// RFC 4648, section 10
                                                          {"", ""},
                                                          {"f", "Zg=="},
                                                          {"fo", "Zm8="},
                                                          {"foo", "Zm9v"},
                                                          {"foob", "Zm9vYg=="},
                                                          {"fooba", "Zm9vYmE="},
                                                          {"foobar", "Zm9vYmFy"}};
  for (const auto& [bytes, text] : examples) {
    EXPECT_EQ(base64_of(bytes), text);
    EXPECT_EQ(bytes_of_base64(text), bytes);
  }
}

TEST(Base64, BytesByLotComeBack) {
  std::mt19937 random(1);
  for (int round = 0; round < 500; ++round) {
    std::string bytes(random() % 40, '\0');
    for (char& c : bytes) c = static_cast<char>(random() & 0xFFU);
    EXPECT_EQ(bytes_of_base64(base64_of(bytes)), bytes);
  }
}

TEST(Base64, RefusesWhatNobodyWrites) {
  for (const char* text : {"Z", "Zg", "Zg=", "Zg===", "Zh==", "Zm9", "Zm9v=", "=",
                           "Zg==Zg==", "Zm 9", "Zm-_", "Zm9v\n", "Zg=A"}) {
    EXPECT_FALSE(bytes_of_base64(text)) << text;
  }
}

}  // namespace
}  // namespace harary
