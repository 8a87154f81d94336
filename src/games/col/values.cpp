// SPDX-License-Identifier: MIT
#include "games/col/values.hpp"

#include <utility>
#include <vector>

#include "base/current_job.hpp"

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
  std::erase_if(known_, [](const auto& entry) { return entry.first.order == 0; });
  board_ = board;
}

auto ColValues::value(FreeVertices free) -> Form {
  Form total = ConwayGames::kZero;
  while (!(free[0] | free[1]).empty()) {
    total = games_.sum(total, component_value(take_component(board_, apart_, free)));
  }
  return total;
}

auto ColValues::component_value(FreeVertices component) -> Form {
  const Key key = key_of(component);
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  CurrentJob::check_each(64);
  std::array<std::vector<Form>, 2> options;
  for (const int mover : {0, 1}) {
    for (const int v : component[static_cast<std::size_t>(mover)]) {
      options[static_cast<std::size_t>(mover)].push_back(
          value(after_taking(board_, apart_, component, mover, v)));
    }
  }
  const Form form = games_.of(std::move(options[0]), std::move(options[1]));
  if (known_.size() >= most_) throw ConwayGames::TooManyForms();
  known_.emplace(key, form);
  return form;
}

auto ColValues::key_of(FreeVertices component) const -> Key {
  const VertexSet vertices = component[0] | component[1];
  Key key;
  if (vertices.size() > kMaxSmallOrder) {
    key.words = {component[0].bits(), component[1].bits(), 0};
    return key;
  }
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
