// SPDX-License-Identifier: MIT
#include "server/tablebases.hpp"

#include <algorithm>
#include <system_error>

#include "app/tablebase/tablebase_answers.hpp"
#include "base/error.hpp"

namespace harary {

Tablebases::Tablebases(const std::string& folder) {
  if (folder.empty()) return;
  std::error_code error;
  std::vector<std::string> folders = tablebases_in(folder, error);
  if (error) throw FileError(folder, "cannot be read; give a folder with --tablebase");
  if (Manifest::exists(folder)) folders.push_back(folder);
  if (folders.empty()) throw FileError(folder, "there is no tablebase in it");
  std::sort(folders.begin(), folders.end());
  for (const std::string& one : folders) all_.push_back(std::make_shared<const Tablebase>(one));
}

std::shared_ptr<const Tablebase> Tablebases::of(const Game& game) const {
  for (const auto& tablebase : all_) {
    try {
      game.prober(*tablebase);
      return tablebase;
    } catch (const FileError&) {
      // Of another game.
    } catch (const InputError&) {
      break;  // this game has no tablebases
    }
  }
  return nullptr;
}

}  // namespace harary
