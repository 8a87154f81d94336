// SPDX-License-Identifier: MIT
// What the system can refuse, and what a killed program leaves behind.

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>

#include "store/bytes.hpp"
#include "store/output_file.hpp"
#include "store/run_file.hpp"
#include "support/store/store_test.hpp"

namespace harary {
namespace {

class AtomicFile : public StoreTest {};

// Files of this process may not grow beyond a size while this object lives: a full disk.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    rlimit now = before_;
    now.rlim_cur = bytes;
    ::setrlimit(RLIMIT_FSIZE, &now);
    handler_ = ::signal(SIGXFSZ, SIG_IGN);
  }
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    ::signal(SIGXFSZ, handler_);
  }

 private:
  rlimit before_{};
  void (*handler_)(int) = nullptr;
};

// Runs `action` in a child process that ends with SIGKILL.
template <class Action>
void in_killed_child(Action&& action) {
  const pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    action();
    ::kill(::getpid(), SIGKILL);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFSIGNALED(status));
}

TEST_F(AtomicFile, ReplacesTheWholeFile) {
  write_file_atomically(path("file"), "first");
  EXPECT_EQ(content("file"), "first");
  write_file_atomically(path("file"), std::string(1000000, 'x'));
  EXPECT_EQ(content("file"), std::string(1000000, 'x'));
  write_file_atomically(path("file"), "");
  EXPECT_EQ(content("file"), "");
  EXPECT_EQ(files(), std::vector<std::string>{"file"});
}

TEST_F(AtomicFile, OutputGrowsInPiecesOfAnySize) {
  std::string expected;
  OutputFile file(path("file"));
  for (std::size_t i = 0; i < 60; ++i) {
    const std::string piece(i * i * 200, static_cast<char>('a' + i % 26));
    file.write(bytes_of(piece));
    expected += piece;
    EXPECT_EQ(file.offset(), expected.size());
  }
  file.finish();
  EXPECT_EQ(content("file"), expected);
}

TEST_F(AtomicFile, AFullDiskIsReportedAndLeavesTheOldFile) {
  put("file", "old");
  const std::string message =
      "file: cannot write: File too large; raise the limit for the size of "
      "a file and start again";
  {
    const FullDisk full(10000);
    EXPECT_EQ(refusal([&] { write_file_atomically(path("file"), std::string(20000, 'x')); }),
              message);
  }
  EXPECT_EQ(content("file"), "old");
  EXPECT_EQ(files(), std::vector<std::string>{"file"});
  write_file_atomically(path("file"), "new");
  EXPECT_EQ(content("file"), "new");
}

// At whatever byte the disk is full: either the layer is there and whole, or it is not there.
TEST_F(AtomicFile, ADiskMayBecomeFullAtAnyByteOfALayer) {
  const PlainLayer layer = plain_layer(50, 2, 7, 3);
  const LayerSummary summary = layer.write(path("layer"));
  std::filesystem::remove(path("layer"));
  for (std::uint64_t bytes = 0; bytes <= summary.bytes; ++bytes) {
    std::string message;
    {
      const FullDisk full(bytes);
      message = refusal([&] { layer.write(path("layer")); });
    }
    ASSERT_EQ(message.empty(), bytes == summary.bytes) << bytes;
    ASSERT_EQ(files().size(), bytes == summary.bytes ? 1u : 0u);
  }
  expect_same(LayerReader(path("layer")), layer);
}

TEST_F(AtomicFile, AFullDiskWithinALargeLayerIsReported) {
  const PlainLayer layer = plain_layer(300000, 2, 30, 300);
  const FullDisk full(700000);
  EXPECT_NE(refusal([&] { layer.write(path("layer")); }), "");
  EXPECT_NE(refusal([&] {
              RunWriter writer(path("run"), 2);
              for (std::size_t i = 0; i < layer.keys.size(); ++i) {
                writer.add(layer.keys[i], layer.codes_of(i));
              }
              writer.finish();
            }),
            "");
  EXPECT_TRUE(files().empty());
}

TEST_F(AtomicFile, AnUnwritableFolderIsReported) {
  std::filesystem::permissions(folder(), std::filesystem::perms::owner_read |
                                             std::filesystem::perms::owner_exec |
                                             std::filesystem::perms::others_exec);
  // The superuser may write everywhere, so the test becomes another user for a short time.
  const bool superuser = ::geteuid() == 0;
  ASSERT_EQ(::seteuid(superuser ? 65534 : ::geteuid()), 0);
  const std::string message = refusal([&] { write_file_atomically(path("file"), "x"); });
  ASSERT_EQ(::seteuid(superuser ? 0 : ::geteuid()), 0);
  std::filesystem::permissions(folder(), std::filesystem::perms::owner_all);
  EXPECT_EQ(message,
            "file: cannot write: Permission denied; choose a folder that you may write "
            "to, or change its permissions");
}

TEST_F(AtomicFile, OtherImpossiblePathsAreReported) {
  EXPECT_EQ(refusal([&] { write_file_atomically(path("none/file"), "x"); }),
            "none/file: cannot write: No such file or directory; check the path");
  put("file", "old");
  EXPECT_EQ(refusal([&] { write_file_atomically(path("file/file"), "x"); }),
            "file/file: cannot write: Not a directory");
  std::filesystem::create_directory(path("folder"));
  EXPECT_NE(refusal([&] { write_file_atomically(path("folder"), "x"); }), "");
  EXPECT_EQ(files().size(), 2u);
  EXPECT_NE(refusal([&] { write_file_atomically(path(std::string(300, 'n')), "x"); }), "");
}

// In a folder that others may write to, a link may lie where the temporary file would go.
TEST_F(AtomicFile, NeitherFollowsNorRemovesALinkLaidInItsWay) {
  put("victim", "precious");
  const std::string temporary = "file.tmp-" + std::to_string(::getpid());
  std::filesystem::create_symlink("victim", path(temporary));
  std::filesystem::create_symlink("nowhere", path(temporary + "-1"));
  write_file_atomically(path("file"), "x");
  EXPECT_EQ(content("file"), "x");
  EXPECT_EQ(content("victim"), "precious");
  EXPECT_TRUE(std::filesystem::is_symlink(path(temporary)));
  EXPECT_EQ(files().size(), 4u);
}

// A process of the same number, in a container or on another machine, writes the same file.
TEST_F(AtomicFile, TwoWritersOfOneNameAndNumberDoNotMeet) {
  OutputFile first(path("file"));
  OutputFile second(path("file"));
  first.write(bytes_of(std::string(300000, '1')));
  second.write(bytes_of(std::string(300000, '2')));
  second.finish();
  EXPECT_EQ(content("file"), std::string(300000, '2'));
  first.finish();
  EXPECT_EQ(content("file"), std::string(300000, '1'));
  EXPECT_EQ(files(), std::vector<std::string>{"file"});
}

TEST_F(AtomicFile, AKilledWriterLeavesNoHalfFile) {
  const PlainLayer layer = plain_layer(20000, 2, 9, 4);
  in_killed_child([&] {
    LayerWriter writer(path("layer"), layer.header);
    for (std::size_t i = 0; i < layer.keys.size(); ++i)
      writer.add(layer.keys[i], layer.codes_of(i));
  });
  in_killed_child([&] {
    OutputFile file(path("layer"));
    file.write(bytes_of(std::string(1000000, 'x')));
  });
  EXPECT_FALSE(std::filesystem::exists(path("layer")));
  for (const std::string& name : files()) EXPECT_TRUE(name.starts_with("layer.tmp-")) << name;
  layer.write(path("layer"));
  EXPECT_EQ(files(), std::vector<std::string>{"layer"});
  expect_same(LayerReader(path("layer")), layer);
  in_killed_child([&] {
    OutputFile file(path("layer"));
    file.write(bytes_of(std::string(1000000, 'x')));
  });
  expect_same(LayerReader(path("layer")), layer);
}

// Names that only look alike are left alone, and so is the file of a writer that lives.
TEST_F(AtomicFile, RemovesOnlyWhatADeadWriterLeft) {
  put("file.tmp-12345", "left behind");
  put("file.tmp-12345-1", "left behind");
  put("file.tmp-backup", "a person's");
  put("file.tmp-1.old", "a person's");
  put("other.tmp-12345", "of another file");
  OutputFile living(path("file"));
  write_file_atomically(path("file"), "x");
  std::vector<std::string> left = files();
  std::sort(left.begin(), left.end());
  EXPECT_EQ(left, (std::vector<std::string>{"file", "file.tmp-1.old",
                                            "file.tmp-" + std::to_string(::getpid()),
                                            "file.tmp-backup", "other.tmp-12345"}));
  living.write(bytes_of("y"));
  living.finish();
  EXPECT_EQ(content("file"), "y");
}

TEST(FileErrors, AreOneLineThatSaysWhatToDo) {
  EXPECT_STREQ(FileError("a\nb", "is wrong").what(), "a\\x0ab: is wrong");
  EXPECT_STREQ(FileError::of_system("f", "write", ENOSPC).what(),
               "f: cannot write: No space left on device; free some space and start again");
  EXPECT_STREQ(FileError::of_system("f", "read", EIO).what(), "f: cannot read: Input/output error");
}

}  // namespace
}  // namespace harary
