// SPDX-License-Identifier: MIT
#include "games/col/values.hpp"

#include <utility>
#include <vector>

#include "base/current_job.hpp"
#include "theory/partizan/named_forms.hpp"

namespace harary {

FreeVertices after_taking(const Graph& board, Apart apart, FreeVertices free, int mover,
                          int vertex) {
  const auto own = static_cast<std::size_t>(mover);
  const std::size_t barred = apart == Apart::equal ? own : 1 - own;
  free[0].erase(vertex);
  free[1].erase(vertex);
  free[barred] -= board.neighbours(vertex);
  return free;
}

VertexSet influenced(const Graph& board, Apart apart, FreeVertices free, int vertex) {
  VertexSet result;
  for (const std::size_t colour : {std::size_t{0}, std::size_t{1}}) {
    if (free[colour].contains(vertex)) {
      result |= free[apart == Apart::equal ? colour : 1 - colour];
    }
  }
  return result & board.neighbours(vertex);
}

FreeVertices take_component(const Graph& board, Apart apart, FreeVertices& free) {
  VertexSet component;
  VertexSet fresh = VertexSet::single((free[0] | free[1]).front());
  while (!fresh.empty()) {
    component |= fresh;
    VertexSet next;
    for (const int v : fresh) next |= influenced(board, apart, free, v);
    fresh = next - component;
  }
  const FreeVertices result{{free[0] & component, free[1] & component}};
  free = {{free[0] - component, free[1] - component}};
  return result;
}

void ColValues::move_to(const Graph& board) {
  here_.clear();
  board_ = board;
}

auto ColValues::value(FreeVertices free) -> Form {
  Form total = take_isolated(free);
  while (!(free[0] | free[1]).empty()) {
    total = games_->sum(total, component_value(take_component(board_, apart_, free)));
  }
  return total;
}

// A vertex is worth 1 to a player who alone may take it, and a star if both may.
auto ColValues::take_isolated(FreeVertices& free) -> Form {
  VertexSet isolated;
  for (const int v : free[0] | free[1]) {
    if (influenced(board_, apart_, free, v).empty()) isolated.insert(v);
  }
  const VertexSet red = isolated & free[0];
  const VertexSet green = isolated & free[1];
  free = {{free[0] - isolated, free[1] - isolated}};
  const int number = red.size() - green.size();
  const int stars = (red & green).size() % 2;
  const int worth = 2 * number + stars;
  if (const auto known = isolated_.find(worth); known != isolated_.end()) return known->second;
  const Form star = nimber_form(*games_, static_cast<unsigned>(stars));
  const Form form = games_->sum(integer_form(*games_, number), star);
  isolated_.emplace(worth, form);
  return form;
}

auto ColValues::component_value(FreeVertices component) -> Form {
  const Key here{{component[0].bits(), component[1].bits(), 0}, 0};
  if (const auto known = here_.find(here); known != here_.end()) return known->second;
  if (here_.size() >= most_) throw ConwayGames::TooManyForms();
  const bool small = (component[0] | component[1]).size() <= kMaxSmallOrder;
  const Key key = small ? key_of(component) : here;
  if (small) {
    if (const auto known = small_.find(key); known != small_.end()) {
      here_.emplace(here, known->second);
      return known->second;
    }
  }
  CurrentJob::check_each(64);
  std::array<std::vector<Form>, 2> options;
  for (const int mover : {0, 1}) {
    for (const int v : component[static_cast<std::size_t>(mover)]) {
      options[static_cast<std::size_t>(mover)].push_back(
          value(after_taking(board_, apart_, component, mover, v)));
    }
  }
  const Form form = games_->of(std::move(options[0]), std::move(options[1]));
  if (++components_ > most_) throw ConwayGames::TooManyForms();
  if (small) small_.emplace(key, form);
  here_.emplace(here, form);
  return form;
}

auto ColValues::key_of(FreeVertices component) const -> Key {
  const VertexSet vertices = component[0] | component[1];
  Key key;
  SmallColouredGraph<1> graph;
  graph.order = vertices.size();
  std::array<std::uint8_t, kMaxOrder> number{};
  std::uint8_t count = 0;
  for (const int v : vertices) {
    const auto i = static_cast<std::size_t>(count);
    number[static_cast<std::size_t>(v)] = count++;
    graph.labels[i] = static_cast<std::uint8_t>((component[0].contains(v) ? 1 : 0) |
                                                (component[1].contains(v) ? 2 : 0));
  }
  for (const int v : vertices) {
    for (const int u : influenced(board_, apart_, component, v) & VertexSet::first(v)) {
      graph.set_colour(number[static_cast<std::size_t>(u)], number[static_cast<std::size_t>(v)], 1);
    }
  }
  const SmallColouredGraph<1> form = canonical_form(graph);
  key.order = static_cast<std::uint64_t>(form.order);
  int pair = 0;
  for (int v = 0; v < form.order; ++v) {
    key.words[2] |= static_cast<std::uint64_t>(form.labels[static_cast<std::size_t>(v)]) << (2 * v);
    for (int u = 0; u < v; ++u, ++pair) {
      if (form.colour(u, v) == 0) continue;
      key.words[static_cast<std::size_t>(pair / 64)] |= std::uint64_t{1} << (pair % 64);
    }
  }
  return key;
}

}  // namespace harary
