// SPDX-License-Identifier: MIT
#include <harary/written_game.hpp>

#include <utility>

#include "api/inside.hpp"
#include "app/written_entry.hpp"
#include "games/written/reader.hpp"

namespace harary::v0 {

struct WrittenGame::Inside {
  WrittenText written;
};

WrittenGame::WrittenGame(std::string text)
    : inside_(call([&] {
        std::string name = written::read_game(text, "the text", "").name;
        return std::make_unique<Inside>(Inside{{std::move(name), std::move(text)}});
      })) {}
WrittenGame::WrittenGame(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
WrittenGame WrittenGame::from_file(const std::string& path) {
  return call(
      [&] { return WrittenGame(std::make_unique<Inside>(Inside{read_written_file(path, "")})); });
}
WrittenGame::~WrittenGame() = default;
WrittenGame::WrittenGame(WrittenGame&&) noexcept = default;
WrittenGame& WrittenGame::operator=(WrittenGame&&) noexcept = default;

const std::string& WrittenGame::name() const {
  return inside_->written.name;
}
const std::string& WrittenGame::text() const {
  return inside_->written.text;
}

Game WrittenGame::game(const Options& options) const {
  Options all = options;
  all[kWrittenText] = inside_->written.text;
  return Game(inside_->written.name, all);
}

}  // namespace harary::v0
