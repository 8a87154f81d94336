// SPDX-License-Identifier: MIT
#include "app/tablebase/verified_tablebase.hpp"

#include "app/certify/certified_game.hpp"

namespace harary {

TableColumns table_columns(const std::string& game,
                           const std::map<std::string, std::string>& instance,
                           const std::vector<std::string>& values, PartsMaker make) {
  GameOptions options(GameOptions::Files::forbidden);
  options.set_all(instance);
  TableColumns columns;
  // One column "value", or a column for each scoring game, by its name.
  if (values == std::vector<std::string>{"value"}) {
    columns.games.push_back(plain_game(game, make(game, options), std::nullopt));
    return columns;
  }
  columns.meaning = CodeMeaning::outcome;
  for (const std::string& value : values) {
    columns.games.push_back(plain_game(value, make(value, options), std::nullopt));
  }
  return columns;
}

TablebaseCheck verified(const Tablebase& tablebase, PartsMaker make, Job& job) {
  const Manifest& manifest = tablebase.manifest();
  const TableColumns columns =
      table_columns(manifest.game, manifest.instance, manifest.values, make);
  return check_tablebase(
      columns, [&](int layer) { return tablebase.layer(layer); },
      static_cast<int>(manifest.layers.size()), job);
}

}  // namespace harary
