// SPDX-License-Identifier: MIT
#include "theory/connect/components.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace harary {

Components::Components(std::int32_t order)
    : count_(order),
      parent_(static_cast<std::size_t>(order)),
      next_member_(static_cast<std::size_t>(order), kNone),
      components_(static_cast<std::size_t>(order)) {
  std::iota(parent_.begin(), parent_.end(), 0);
  by_letter_[static_cast<std::size_t>(Letter::d)] = parent_;
  for (std::int32_t v = 0; v < order; ++v) {
    component(v).first_member = component(v).last_member = component(v).place = v;
  }
}

std::uint64_t Components::edge_key(VertexPair pair) {
  const auto [low, high] = std::minmax(pair.first, pair.second);
  return static_cast<std::uint64_t>(high) << 32 | static_cast<std::uint64_t>(low);
}

LetterCounts Components::letters() const {
  LetterCounts result;
  for (std::size_t i = 0; i < kLetters; ++i) {
    result.count[i] = static_cast<std::int64_t>(by_letter_[i].size());
  }
  return result;
}

std::int32_t Components::find(std::int32_t vertex) {
  const auto parent = [this](std::int32_t v) -> std::int32_t& {
    return parent_[static_cast<std::size_t>(v)];
  };
  while (parent(vertex) != vertex) vertex = parent(vertex) = parent(parent(vertex));
  return vertex;
}

std::int64_t Components::missing(std::int32_t representative) const {
  const std::int64_t size = component(representative).size;
  return size * (size - 1) / 2 - component(representative).edges;
}

Letter Components::letter_of(std::int32_t representative) const {
  return component_letter(component(representative).size, missing(representative));
}

void Components::enlist(std::int32_t representative) {
  auto& list = by_letter_[static_cast<std::size_t>(letter_of(representative))];
  component(representative).place = static_cast<std::int32_t>(list.size());
  list.push_back(representative);
}

void Components::strike(std::int32_t representative) {
  auto& list = by_letter_[static_cast<std::size_t>(letter_of(representative))];
  const std::int32_t place = component(representative).place;
  list[static_cast<std::size_t>(place)] = list.back();
  component(list.back()).place = place;
  list.pop_back();
}

void Components::add_edge(VertexPair pair) {
  drawn_.insert(edge_key(pair));
  std::int32_t x = find(pair.first);
  std::int32_t y = find(pair.second);
  if (component(x).size < component(y).size) std::swap(x, y);
  strike(x);
  if (x != y) {
    strike(y);
    merge(x, y);
  }
  ++component(x).edges;
  enlist(x);
}

void Components::merge(std::int32_t larger, std::int32_t smaller) {
  Component& x = component(larger);
  const Component& y = component(smaller);
  const auto block = static_cast<std::int32_t>(blocks_.size());
  blocks_.push_back({x.first_member, x.last_member, y.first_member, y.first_member, y.last_member});
  // The blocks of x, the blocks of y, and the new one.
  const auto append = [this, &x](std::int32_t first, std::int32_t last) {
    if (first == kNone) return;
    if (x.first_block == kNone) {
      x.first_block = first;
    } else {
      blocks_[static_cast<std::size_t>(x.last_block)].next = first;
    }
    x.last_block = last;
  };
  append(y.first_block, y.last_block);
  append(block, block);

  next_member_[static_cast<std::size_t>(x.last_member)] = y.first_member;
  x.last_member = y.last_member;
  x.size += y.size;
  x.edges += y.edges;
  parent_[static_cast<std::size_t>(smaller)] = larger;
  --count_;
}

std::optional<VertexPair> Components::missing_pair(std::int32_t representative) {
  Component& x = component(representative);
  if (missing(representative) == 0) return std::nullopt;
  while (true) {  // ends: some pair is missing, and passed pairs are drawn
    Block& block = blocks_[static_cast<std::size_t>(x.first_block)];
    if (advance_to_missing(block)) return VertexPair{block.left, block.right};
    x.first_block = block.next;
    if (x.first_block == kNone) x.last_block = kNone;
  }
}

// False if all pairs of the block are drawn.
bool Components::advance_to_missing(Block& block) const {
  while (has_edge({block.left, block.right})) {
    if (block.right != block.right_last) {
      block.right = next_member(block.right);
    } else if (block.left != block.left_last) {
      block.left = next_member(block.left);
      block.right = block.right_first;
    } else {
      return false;
    }
  }
  return true;
}

}  // namespace harary
