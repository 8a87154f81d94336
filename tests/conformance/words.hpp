// SPDX-License-Identifier: MIT
// Text input and output: what a game writes it reads back; damaged text is read or refused with an
// InputError, never anything else; moves that are not legal are refused.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "conformance/random_play.hpp"
#include "games/edges/text.hpp"

namespace harary::tests {

template <class R>
void check_words(const R& rules, const typename R::Position& p) {
  const std::string text = rules.position_text(p);
  ASSERT_EQ(rules.parse_position(text), p) << text;
  ASSERT_EQ(rules.position_text(rules.parse_position(text)), text);
  if (rules.result(p)) return;
  const auto moves = first_moves(rules, p);
  const std::size_t stride = moves.size() / 20 + 1;
  for (std::size_t i = 0; i < moves.size(); i += stride) {
    const std::string word = rules.move_text(p, moves[i]);
    ASSERT_EQ(rules.parse_move(p, word), moves[i]) << text << ' ' << word;
  }
}

// Edges of the board that are not legal moves, and words that are not moves at all.
template <class R>
void check_illegal_moves(const R& rules, const typename R::Position& p) {
  if (rules.result(p)) return;
  for (const std::string word : {"", "0", "0-0", "0-", "-1", "0-1-2", "999-1000", "x", "0-1 ",
                                 "99999999999999999999-0", "\xff\xfe"}) {
    const auto moves = first_moves(rules, p);  // a colour may be called "0"
    if (std::any_of(moves.begin(), moves.end(),
                    [&](const auto& move) { return rules.move_text(p, move) == word; })) {
      continue;
    }
    ASSERT_THROW(rules.parse_move(p, word), InputError) << word;
  }
  if constexpr (std::is_same_v<typename R::Move, int> && requires { rules.board(); }) {
    const auto legal = rules.moves(p);
    for (int e = 0; e < rules.board().size(); ++e) {
      if (legal.contains(e)) continue;
      const std::string word = board_edge_text(rules.board(), e);
      ASSERT_THROW(rules.parse_move(p, word), InputError) << rules.position_text(p) << ' ' << word;
    }
  }
}

// Whatever is read from damaged text is a position of the game: it has a result or moves, and its
// own text is read back.
template <class R>
void check_damaged_words(const R& rules, const std::vector<typename R::Position>& positions,
                         int rounds, std::uint64_t seed) {
  constexpr std::string_view kAlphabet = "0123456789-,;= redgnblutou>ABCDX";
  std::vector<std::string> texts;
  for (const auto& p : positions) texts.push_back(rules.position_text(p));
  survive_mutations(texts, kAlphabet, rounds, seed, [&](const std::string& text) {
    const auto p = rules.parse_position(text);
    ASSERT_EQ(rules.parse_position(rules.position_text(p)), p) << text;
    ASSERT_EQ(rules.representative(rules.representative(p)), rules.representative(p)) << text;
    if (!rules.result(p)) {
      ASSERT_FALSE(first_moves(rules, p).empty()) << text;
    }
  });
  const auto p = positions[positions.size() / 2];
  if (rules.result(p)) return;
  std::vector<std::string> words;
  for (const auto& move : first_moves(rules, p)) words.push_back(rules.move_text(p, move));
  survive_mutations(words, kAlphabet, rounds, seed + 1, [&](const std::string& word) {
    const auto q = rules.after(p, rules.parse_move(p, word));
    ASSERT_EQ(rules.parse_position(rules.position_text(q)), q) << word;
  });
}

}  // namespace harary::tests
