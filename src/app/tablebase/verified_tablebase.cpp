// SPDX-License-Identifier: MIT
#include "app/tablebase/verified_tablebase.hpp"

#include "app/catalogue.hpp"

namespace harary {

TableColumns table_columns(const std::string& game,
                           const std::map<std::string, std::string>& instance,
                           const std::vector<std::string>& values) {
  GameOptions options(GameOptions::Files::forbidden);
  options.set_all(instance);
  TableColumns columns;
  // One column "value", or a column for each scoring game, by its name.
  if (values == std::vector<std::string>{"value"}) {
    columns.games.push_back(make_plain_game(game, options, std::nullopt));
    return columns;
  }
  columns.meaning = CodeMeaning::outcome;
  for (const std::string& value : values) {
    columns.games.push_back(make_plain_game(value, options, std::nullopt));
  }
  return columns;
}

TablebaseCheck verified(const Tablebase& tablebase, Job& job) {
  const Manifest& manifest = tablebase.manifest();
  const TableColumns columns = table_columns(manifest.game, manifest.instance, manifest.values);
  return check_tablebase(
      columns, [&](int layer) { return tablebase.layer(layer); },
      static_cast<int>(manifest.layers.size()), job);
}

}  // namespace harary
