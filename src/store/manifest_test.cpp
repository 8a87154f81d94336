// SPDX-License-Identifier: MIT
#include "store/manifest.hpp"

#include <gtest/gtest.h>

#include "store/bytes.hpp"
#include "store/json_text.hpp"
#include "support/store/store_test.hpp"

namespace harary {
namespace {

class ManifestFile : public StoreTest {
 protected:
  void SetUp() override {
    StoreTest::SetUp();
    std::filesystem::create_directory(path("K6"));
  }
  std::string tablebase() const { return path("K6"); }

  // A tablebase of three layers.
  Manifest written() const {
    Manifest manifest(plain_layer(0, 2, 0, 1).header);
    for (int number : {2, 0, 1}) {
      const std::string name = "layer-" + std::to_string(number);
      PlainLayer layer = plain_layer(static_cast<std::size_t>(100 * number + 1), 2, 5, 3);
      layer.header.layer = number;
      manifest.set_layer({number, name, layer.write(tablebase() + "/" + name)});
    }
    manifest.write(tablebase());
    return manifest;
  }
  std::string refused() const {
    return refusal([&] { Manifest::read(tablebase()); });
  }
};

TEST_F(ManifestFile, GivesBackWhatWasWritten) {
  EXPECT_FALSE(Manifest::exists(tablebase()));
  const Manifest before = written();
  EXPECT_TRUE(Manifest::exists(tablebase()));
  const Manifest after = Manifest::read(tablebase());
  EXPECT_EQ(after.game, before.game);
  EXPECT_EQ(after.instance, before.instance);
  EXPECT_EQ(after.values, before.values);
  ASSERT_EQ(after.layers.size(), 3u);
  for (int number = 0; number < 3; ++number) {
    const ManifestLayer* layer = after.layer(number);
    ASSERT_NE(layer, nullptr);
    EXPECT_EQ(layer->layer, number);
    EXPECT_EQ(layer, &after.layers[static_cast<std::size_t>(number)]);
    EXPECT_EQ(layer->summary.positions, static_cast<std::uint64_t>(100 * number + 1));
    EXPECT_EQ(after.open_layer(tablebase(), number).header().layer, number);
  }
  EXPECT_EQ(after.layer(3), nullptr);
  EXPECT_NE(refusal([&] { after.open_layer(tablebase(), 3); }), "");
  // Written once more it has the same bytes.
  const std::string bytes = content("K6/tablebase.json");
  after.write(tablebase());
  EXPECT_EQ(content("K6/tablebase.json"), bytes);
}

TEST_F(ManifestFile, ReplacesTheEntryOfALayer) {
  Manifest manifest = written();
  manifest.set_layer({1, "other", {5, 6, 7}});
  EXPECT_EQ(manifest.layers.size(), 3u);
  EXPECT_EQ(manifest.layer(1)->file, "other");
}

TEST_F(ManifestFile, RefusesAFolderOfAnotherGame) {
  const Manifest manifest = written();
  LayerHeader wanted = plain_layer(0, 2, 0, 1).header;
  wanted.layer = 99;
  EXPECT_NO_THROW(manifest.require(tablebase(), wanted));
  wanted.instance["board"] = "K7";
  EXPECT_EQ(refusal([&] { manifest.require(tablebase(), wanted); }),
            "K6: holds 'avoidance' board=K6 target=K3 with the values value0, value1, not "
            "'avoidance' board=K7 target=K3 with the values value0, value1; choose another folder");
  wanted = plain_layer(0, 1, 0, 1).header;
  EXPECT_NE(refusal([&] { manifest.require(tablebase(), wanted); }), "");
  wanted = plain_layer(0, 2, 0, 1).header;
  wanted.game = "achievement";
  EXPECT_NE(refusal([&] { manifest.require(tablebase(), wanted); }), "");
}

TEST_F(ManifestFile, RefusesLayersThatItDoesNotList) {
  const Manifest manifest = written();
  // A proper layer, but not the one that was sealed.
  PlainLayer layer = plain_layer(101, 2, 5, 3, 2);
  layer.header.layer = 1;
  layer.write(path("K6/layer-1"));
  EXPECT_EQ(refusal([&] { manifest.open_layer(tablebase(), 1); }),
            "K6/layer-1: is not the layer 1 that tablebase.json lists; make the tablebase again");
  std::filesystem::copy_file(path("K6/layer-0"), path("K6/layer-2"),
                             std::filesystem::copy_options::overwrite_existing);
  EXPECT_NE(refusal([&] { manifest.open_layer(tablebase(), 2); }), "");
  std::filesystem::remove(path("K6/layer-0"));
  EXPECT_EQ(refusal([&] { manifest.open_layer(tablebase(), 0); }),
            "K6/layer-0: cannot read: No such file or directory; check the path");
}

TEST_F(ManifestFile, RefusesWhatIsNoManifest) {
  EXPECT_EQ(refused(), "K6: holds no finished tablebase; check the path, or finish the work there");
  EXPECT_EQ(refusal([&] { Manifest::read(path("none")); }),
            "none/tablebase.json: cannot read: No such file or directory; check the path");
  for (const std::string& text :
       {std::string(), std::string("{}"), std::string("[]"), std::string("hello"),
        std::string(100000, '['), std::string("{\"format\":\"harary tablebase\"}"),
        std::string(R"({"format":"harary tablebase","version":1,"checksum":"12"})"),
        std::string(
            R"({"format":"harary tablebase","version":1,"checksum":"0000000000000000"})")}) {
    put("K6/tablebase.json", text);
    const std::string message = refused();
    EXPECT_TRUE(message.starts_with("K6/tablebase.json: is damaged: ")) << message;
    EXPECT_TRUE(message.ends_with("; remove it and start again")) << message;
  }
  std::filesystem::remove(path("K6/tablebase.json"));
  std::filesystem::create_directory(path("K6/tablebase.json"));
  EXPECT_EQ(refused(), "K6/tablebase.json: is a folder, not a file; check the path");
}

TEST_F(ManifestFile, RefusesBlanksThatWereNotWritten) {
  written();
  const std::string bytes = content("K6/tablebase.json");
  for (const std::string& text : {bytes + "\n", bytes + " ", " " + bytes,
                                  bytes.substr(0, bytes.size() - 1), "{ " + bytes.substr(1)}) {
    put("K6/tablebase.json", text);
    EXPECT_EQ(
        refused(),
        "K6/tablebase.json: is damaged: it is not as it was written; remove it and start again");
  }
}

TEST_F(ManifestFile, CallsANewerOneNewer) {
  put("K6/tablebase.json", R"({"format":"harary tablebase","version":7,"layers":"elsewhere"})");
  EXPECT_EQ(refused(),
            "K6/tablebase.json: has the newer format 7; this program reads up to 1; use a newer "
            "version of harary");
}

TEST_F(ManifestFile, EveryTruncationAndEveryFlippedByteIsRefused) {
  written();
  const std::string whole = content("K6/tablebase.json");
  for (std::size_t at = 0; at < whole.size(); ++at) {
    // Without the line end after it, it is still whole.
    if (at + 1 < whole.size()) {
      put("K6/tablebase.json", whole.substr(0, at));
      ASSERT_NE(refused(), "") << at;
    }
    for (const int change : {0x01, 0x20, 0x80, 0xff}) {
      std::string bytes = whole;
      bytes[at] = static_cast<char>(bytes[at] ^ change);
      put("K6/tablebase.json", bytes);
      ASSERT_NE(refused(), "") << at << ", " << change;
    }
  }
}

TEST_F(ManifestFile, KeepsToItsFolder) {
  for (const char* name : {"../layer", "/etc/passwd", "", ".", ".."}) {
    Manifest manifest(plain_layer(0, 2, 0, 1).header);
    manifest.set_layer({0, name, {1, 2, 3}});
    manifest.write(tablebase());
    EXPECT_NE(refused(), "") << name;
  }
}

TEST(JsonText, RefusesANameThatIsThereTwice) {
  EXPECT_EQ(parse_json(R"({"a":{"b":1},"b":[{"b":1},{"b":2}]})")["b"].size(), 2U);
  for (const char* text : {R"({"a":1,"a":1})", R"({"a":{"b":1,"c":2,"b":1}})",
                           R"({"a":[{"b":1},{"b":1,"b":1}]})", R"({"a":{"a":1},"a":2})"}) {
    EXPECT_THROW(parse_json(text), BytesDamaged) << text;
  }
}

}  // namespace
}  // namespace harary
