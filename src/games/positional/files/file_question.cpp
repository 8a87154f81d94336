// SPDX-License-Identifier: MIT
#include "games/positional/files/file_question.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/error.hpp"
#include "games/positional/files/pg_sections.hpp"

namespace harary {

FileQuestion question_of_file(const GameOptions& options) {
  const NamedStream named = open_instance(options);
  if (form_of_file(*named.stream) != FileForm::pg) {
    throw InputError({named.name, 0, 0},
                     "only .pg files ask a question; name a game, such as maker-breaker");
  }
  const PgSections sections(*named.stream, named.name);
  return {sections.has("#whitewins") ? "achievement-no-draw" : "maker-breaker",
          sections.words("#times").size()};
}

std::vector<std::string> notes_on_file(const GameOptions& options) {
  std::vector<std::string> notes;
  if (!options.has("instance")) return notes;
  const NamedStream named = open_instance(options);
  if (form_of_file(*named.stream) != FileForm::pg) return notes;
  const PgSections sections(*named.stream, named.name);
  if (sections.has("#firstmoves")) {
    std::vector<std::string> names;
    for (const PgWord& word : sections.words("#firstmoves")) names.push_back(word.text);
    constexpr std::size_t kMost = 20;
    const bool more = names.size() > kMost;
    if (more) names.resize(kMost);
    if (!names.empty()) {
      notes.push_back(fmt::format("#firstmoves: Black's first move is one of {}{}",
                                  fmt::join(names, " "), more ? " …" : ""));
    }
  }
  std::vector<std::string> ignored;
  for (const char* name : {"#distances", "#unreachablepairs"}) {
    if (sections.has(name)) ignored.emplace_back(name);
  }
  if (!ignored.empty()) {
    notes.push_back(fmt::format("{} {} ignored: redundant hints", fmt::join(ignored, " and "),
                                ignored.size() == 1 ? "is" : "are"));
  }
  return notes;
}

}  // namespace harary
