// SPDX-License-Identifier: MIT
#include "games/positional/files/pg_sections.hpp"

#include <fmt/format.h>

#include <array>
#include <optional>

#include "base/portable.hpp"
#include "graph/formats/line_reader.hpp"

namespace harary {

namespace {

// A file with more words is refused: all are in memory until the points are known.
constexpr std::size_t kMostWords = 8'000'000;

constexpr std::array<std::string_view, 18> kKnown{
    "#version",          "#times",     "#blackturns",    "#positions",
    "#blackwins",        "#whitewins", "#blackinitials", "#firstmoves",
    "#neighbours",       "#edges",     "#startboarder",  "#source",
    "#whiteinitials",    "#blackgoal", "#endboarder",    "#target",
    "#unreachablepairs", "#distances"};

// They repeat what the other sections say.
bool is_redundant(std::string_view name) {
  return name == "#distances" || name == "#unreachablepairs" || name == "#version";
}

}  // namespace

PgSections::PgSections(std::istream& in, const std::string& source) : source_(source) {
  LineReader lines(in, source);
  std::string name;
  Section* section = nullptr;
  std::size_t words = 0;
  while (const std::optional<std::string_view> line = lines.next()) {
    last_line_ = lines.place().line;
    LineFields fields(line->substr(0, line->find('%')));
    std::optional<Field> field = fields.next();
    if (!field) continue;
    if (field->text.starts_with('#')) {
      if (portable::ranges::find(kKnown, field->text) == kKnown.end()) {
        throw InputError(lines.place(field->column),
                         in_quotes(field->text) + " is not a section of a .pg file");
      }
      name = field->text;
      const auto [entry, fresh] = sections_.try_emplace(name);
      if (!fresh) {
        throw InputError(lines.place(field->column), in_quotes(name) + " is listed twice");
      }
      section = &entry->second;
      section->head = {name, last_line_, static_cast<int>(field->column)};
      field = fields.next();
    } else if (section == nullptr) {
      throw InputError(lines.place(field->column), "expected a section such as #positions");
    }
    if (!field || is_redundant(name)) continue;
    PgRow row;
    for (; field; field = fields.next()) {
      row.push_back({std::string(field->text), last_line_, static_cast<int>(field->column)});
      if (++words > kMostWords) {
        refuse_size(place(row.back()), fmt::format("a .pg file has at most {} words", kMostWords));
      }
    }
    if (section->rows.size() == kMostFileSets) {
      refuse_size(place(row.front()), fmt::format("a section has at most {} lines", kMostFileSets));
    }
    section->rows.push_back(std::move(row));
  }
}

const std::vector<PgRow>& PgSections::rows(const std::string& name) const {
  static const std::vector<PgRow> kNone;
  const auto found = sections_.find(name);
  return found == sections_.end() ? kNone : found->second.rows;
}

std::vector<PgWord> PgSections::words(const std::string& name) const {
  std::vector<PgWord> result;
  for (const PgRow& row : rows(name)) result.insert(result.end(), row.begin(), row.end());
  return result;
}

TextPlace PgSections::place(const std::string& name) const {
  const auto found = sections_.find(name);
  return found == sections_.end() ? end() : place(found->second.head);
}

void refuse_size(const TextPlace& place, const std::string& message) {
  throw LimitError(InputError(place, message).what());
}

}  // namespace harary
