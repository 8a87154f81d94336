// SPDX-License-Identifier: MIT
#include "app/sums/sum_terms.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <sstream>
#include <utility>

#include "app/catalogue.hpp"
#include "app/game.hpp"
#include "base/error.hpp"
#include "games/col/family.hpp"
#include "theory/partizan/named_forms.hpp"
#include "theory/partizan/notation.hpp"

namespace harary {

namespace {

using Form = ConwayGames::Form;

// Two letters begin a name, unless they are words of the notation; "v" and "^" stand alone there.
bool names_game(const std::string& word) {
  const auto letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
  return word.size() >= 2 && letter(word[0]) && (letter(word[1]) || word[1] == '-') &&
         word.rfind("vv", 0) != 0 && word.rfind("Tiny", 0) != 0 && word.rfind("Miny", 0) != 0;
}

GameOptions options_of_words(const std::string& game, std::istringstream& words,
                             const std::string& source, GameOptions::Files files) {
  GameOptions options(files);
  const GameDescription& description = describe_game(game);
  for (std::string word; words >> word;) {
    const auto equals = word.find('=');
    const std::string name = equals == std::string::npos ? "board" : word.substr(0, equals);
    const std::string text = equals == std::string::npos ? word : word.substr(equals + 1);
    if (description.option(name) == nullptr) {
      throw InputError(fmt::format("{}: {} has no option {}", source, game, name));
    }
    if (options.has(name)) {
      throw InputError(fmt::format("{}: {} is given twice for {}", source, name, game));
    }
    options.set(name, text);
  }
  return options;
}

void take_col_term(SumTerm& term, SumSearch& search, const GameOptions& options, bool negative) {
  ColFamily::visit(term.game, options, [&](const ColRules& rules) {
    FreeVertices free = rules.free_sets(rules.start());
    if (negative) std::swap(free[0], free[1]);
    const SumPiece piece{search.add_board(rules.vertex_board(), rules.apart()), free};
    term.start.pieces = {piece};
    for (const Player player : {Player::left, Player::right}) {
      auto& moves = player == Player::left ? term.left : term.right;
      for (const int vertex : free[player == Player::left ? 0 : 1]) {
        const SumPiece after{piece.board, search.after(piece, player, vertex)};
        moves.push_back({std::to_string(vertex), SumPosition{{}, {after}}});
      }
    }
  });
}

void take_value(SumTerm& term, SumSearch& search, Form form) {
  term.form = form;
  term.start.forms = {form};
  const auto moves = [&](std::span<const Form> options) {
    const std::vector<Form> copy(options.begin(), options.end());
    std::vector<SumMove> result;
    for (const Form option : copy) {
      result.push_back({search.games().name(option), SumPosition{{option}, {}}});
    }
    return result;
  };
  term.left = moves(search.games().left(form));
  term.right = moves(search.games().right(form));
}

// By R. Sprague (1935) and P. M. Grundy (1939); both players have the same moves.
void take_impartial_term(SumTerm& term, SumSearch& search, const Game& game,
                         const std::string& source, Job& job) {
  const auto engine = game.engines().nimbers(job, "", 0.25);
  if (!engine) {
    throw InputError(
        fmt::format("{}: the positions of {} have no values, so they are no part of a sum; try "
                    "col, snort, kayles",
                    source, term.game));
  }
  const RuntimeRules& rules = game.rules();
  const auto nimber = [&](const Position& p) {
    return rules.result(p) ? 0U : static_cast<unsigned>(engine->nimber(p));
  };
  const Position start = rules.start();
  const Form form = nimber_form(search.games(), nimber(start));
  term.form = form;
  term.start.forms = {form};
  if (rules.result(start)) return;
  for (const auto& move : rules.moves(start)) {
    const Form reached = nimber_form(search.games(), nimber(rules.after(start, move)));
    term.left.push_back({rules.move_text(start, move), SumPosition{{reached}, {}}});
  }
  term.right = term.left;
}

}  // namespace

SumTerm read_sum_term(SumSearch& search, const std::string& text, const std::string& source,
                      GameOptions::Files files, Job& job) {
  SumTerm term;
  term.text = text;
  std::istringstream words(text);
  std::string word;
  words >> word;
  const bool negative = word.size() > 1 && word[0] == '-' && names_game(word.substr(1));
  if (negative) word.erase(0, 1);
  if (!names_game(word)) {
    take_value(term, search, read_form(search.games(), text, source));
    return term;
  }
  term.game = describe_game(word).name;
  const GameOptions options = options_of_words(term.game, words, source, files);
  if (options.flag("misere")) {
    throw InputError(fmt::format("{}: values are those of normal play, not of misere", source));
  }
  const auto game = make_game(term.game, options);
  term.instance = game->options();
  const auto col_games = ColFamily::games();
  const bool of_col =
      std::any_of(col_games.begin(), col_games.end(),
                  [&](const GameDescription& one) { return one.name == term.game; });
  if (of_col) {
    term.instance.erase("first");
    take_col_term(term, search, options, negative);
  } else {
    take_impartial_term(term, search, *game, source, job);
  }
  return term;
}

}  // namespace harary
