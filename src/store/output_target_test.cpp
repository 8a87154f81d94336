// SPDX-License-Identifier: MIT
// Where a file is written when its name already means something else.
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>

#include "base/error.hpp"
#include "store/output_file.hpp"
#include "support/store/store_test.hpp"

namespace harary {
namespace {

namespace fs = std::filesystem;

class OutputTarget : public StoreTest {
 protected:
  // Writing is refused with these words, and the name means what it meant before.
  void expect_refusal(const std::string& name, const std::string& words) {
    const fs::file_type before = fs::status(path(name)).type();
    try {
      write_file_atomically(path(name), "text");
      ADD_FAILURE() << name << " was written";
    } catch (const FileError& error) {
      EXPECT_NE(std::string(error.what()).find(words), std::string::npos) << error.what();
    }
    EXPECT_EQ(fs::status(path(name)).type(), before);
  }
};

TEST_F(OutputTarget, ALinkStaysAndItsTargetIsWritten) {
  fs::create_directory(path("folder"));
  fs::create_symlink("folder/real", path("link"));
  fs::create_symlink("link", path("second"));
  write_file_atomically(path("second"), "one");  // the target does not exist yet
  EXPECT_EQ(content("folder/real"), "one");
  write_file_atomically(path("link"), "two");
  EXPECT_EQ(content("folder/real"), "two");
  EXPECT_TRUE(fs::is_symlink(path("link")));
  EXPECT_TRUE(fs::is_symlink(path("second")));
}

TEST_F(OutputTarget, ACircleOfLinksIsRefused) {
  fs::create_symlink("b", path("a"));
  fs::create_symlink("a", path("b"));
  EXPECT_THROW(write_file_atomically(path("a"), "text"), FileError);
  EXPECT_TRUE(fs::is_symlink(path("a")));
}

TEST_F(OutputTarget, DevicesPipesSocketsAndFoldersAreRefused) {
  fs::create_directory(path("folder"));
  expect_refusal("folder", "is a folder");
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  expect_refusal("pipe", "is a pipe");
  fs::create_symlink("/dev/full", path("device"));
  expect_refusal("device", "is a device");
  EXPECT_TRUE(fs::is_character_file("/dev/full"));

  const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
  ASSERT_GE(socket, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string name = path("socket");
  ASSERT_LT(name.size(), sizeof address.sun_path);
  std::memcpy(address.sun_path, name.c_str(), name.size());
  ASSERT_EQ(::bind(socket, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
  expect_refusal("socket", "is a socket");
  ::close(socket);
}

TEST_F(OutputTarget, ANewFileHasThePermissionsOfTheOld) {
  put("secret", "old");
  fs::permissions(path("secret"), fs::perms::owner_read | fs::perms::owner_write);
  write_file_atomically(path("secret"), "new");
  EXPECT_EQ(content("secret"), "new");
  EXPECT_EQ(fs::status(path("secret")).permissions(),
            fs::perms::owner_read | fs::perms::owner_write);
}

}  // namespace
}  // namespace harary
