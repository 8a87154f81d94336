// SPDX-License-Identifier: MIT
#include "verify/checked_form.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <stdexcept>

#include "graph/canonical/nauty.hpp"
#include "graph/canonical/permutation_group.hpp"
#include "graph/canonical/small.hpp"
#include "verify/permutation.hpp"

namespace harary {

namespace {

// With this many automorphisms, trying each of them costs about as much as one labelling, by our
// own code for small boards and by nauty for larger ones.
constexpr std::size_t kTriedOnSmallBoards = 24;
constexpr std::size_t kTriedOnLargeBoards = 1000;

// The vertices' new numbers from any labelling; a permutation for certain.
template <class Labelling>
VertexMap checked_numbers(const Labelling& labelling, int order) {
  VertexMap result{};
  const auto count = static_cast<std::size_t>(order);
  if (labelling.size() < count) throw std::logic_error("a labelling leaves out vertices");
  for (std::size_t v = 0; v < count; ++v) {
    const auto number = labelling[v];
    if (static_cast<std::uint64_t>(number) >= count) {
      throw std::logic_error("a labelling is not a permutation");
    }
    result[v] = static_cast<std::uint8_t>(number);
  }
  require_permutation(std::span<const std::uint8_t>(result).first(count));
  return result;
}

// A board's colours as numbers of pairs: 0 no edge, 1 open, 2 + c coloured c; on a complete board,
// where every pair is an edge, one less.
template <int Words, int Colours, class Paint>
void paint_colours(const EdgeBoard& board, const Colouring<Words, Colours>& p, bool complete,
                   Paint&& paint) {
  if (!complete) {
    for (const int e : board.all<Words>() - p.coloured()) paint(board.edge(e), 1);
  }
  for (int c = 0; c < Colours; ++c) {
    for (const int e : p[c]) paint(board.edge(e), c + (complete ? 1 : 2));
  }
}

std::uint64_t image_of(std::uint64_t edges, const std::array<std::uint8_t, 64>& map) {
  std::uint64_t result = 0;
  for (; edges != 0; edges &= edges - 1) {
    result |= std::uint64_t{1} << map[static_cast<std::size_t>(std::countr_zero(edges))];
  }
  return result;
}

}  // namespace

void require_automorphism(const EdgeBoard& board, const VertexMap& map) {
  require_permutation(
      std::span<const std::uint8_t>(map).first(static_cast<std::size_t>(board.order())));
  for (const Edge e : board.edges()) {
    if (board.index(map[static_cast<std::size_t>(e.low)], map[static_cast<std::size_t>(e.high)]) <
        0) {
      throw std::logic_error("a labelling does not lead back to the board");
    }
  }
}

template <int Words, int Colours>
CheckedForm<Words, Colours>::CheckedForm(const EdgeBoard& board)
    : board_(&board), complete_(board.size() == board.order() * (board.order() - 1) / 2) {
  const int order = board.order();
  if (board.size() > 64 * Words) throw std::logic_error("a board of too many edges");
  if (complete_) return;
  const bool small = order <= kMaxSmallOrder;
  const CanonicalSymmetry symmetry = canonical_symmetry(ColouredGraph(board.graph()));
  if (symmetry.group_order.value_or(~std::uint64_t{0}) <=
      (small ? kTriedOnSmallBoards : kTriedOnLargeBoards)) {
    // Each generator is checked before products of them are made, and each product again.
    for (const Permutation& generator : symmetry.generators) {
      require_automorphism(board, checked_numbers(generator, order));
    }
    const auto elements = group_elements(symmetry.generators, order, kTriedOnLargeBoards);
    for (const Permutation& element : elements.value()) {
      automorphisms_.push_back(checked(checked_numbers(element, order)));
    }
    return;
  }
  VertexMap unmoved{};
  for (std::size_t v = 0; v < unmoved.size(); ++v) unmoved[v] = static_cast<std::uint8_t>(v);
  const VertexMap numbers = labelling_of_image(unmoved);
  for (std::size_t v = 0; v < static_cast<std::size_t>(order); ++v) {
    home_[numbers[v]] = static_cast<std::uint8_t>(v);
  }
}

template <int Words, int Colours>
auto CheckedForm<Words, Colours>::checked(const VertexMap& map) const -> EdgeMap {
  require_automorphism(*board_, map);
  EdgeMap result{};
  for (int e = 0; e < board_->size(); ++e) {
    const Edge edge = board_->edge(e);
    result[static_cast<std::size_t>(e)] = static_cast<std::uint8_t>(board_->index(
        map[static_cast<std::size_t>(edge.low)], map[static_cast<std::size_t>(edge.high)]));
  }
  return result;
}

template <int Words, int Colours>
VertexMap CheckedForm<Words, Colours>::labelling(const Position& p) const {
  if (board_->order() <= kMaxSmallOrder) {
    constexpr int kPlanes = std::bit_width(static_cast<unsigned>(Colours + 1));
    SmallColouredGraph<kPlanes> graph;
    graph.order = board_->order();
    paint_colours(*board_, p, complete_,
                  [&](Edge e, int colour) { graph.set_colour(e.low, e.high, colour); });
    return checked_numbers(harary::canonical_labelling(graph), graph.order);
  }
  ColouredGraph graph(board_->order());
  paint_colours(*board_, p, complete_, [&](Edge e, int colour) {
    graph.set_colour(e.low, e.high, static_cast<std::uint8_t>(colour));
  });
  return checked_numbers(harary::canonical_labelling(graph), graph.order());
}

// Of the bare board with its vertices renamed.
template <int Words, int Colours>
VertexMap CheckedForm<Words, Colours>::labelling_of_image(const VertexMap& map) const {
  const auto image = [&](Edge e) {
    return Edge::between(map[static_cast<std::size_t>(e.low)],
                         map[static_cast<std::size_t>(e.high)]);
  };
  if (board_->order() <= kMaxSmallOrder) {
    SmallColouredGraph<1> graph;
    graph.order = board_->order();
    for (const Edge e : board_->edges()) graph.set_colour(image(e).low, image(e).high, 1);
    return checked_numbers(harary::canonical_labelling(graph), graph.order);
  }
  ColouredGraph graph(board_->order());
  for (const Edge e : board_->edges()) graph.set_colour(image(e).low, image(e).high, 1);
  return checked_numbers(harary::canonical_labelling(graph), graph.order());
}

template <int Words, int Colours>
auto CheckedForm<Words, Colours>::best_of_all(const Position& p) const -> const EdgeMap& {
  const EdgeMap* best = nullptr;
  Position smallest;
  for (const EdgeMap& map : automorphisms_) {
    const Position tried = image(p, map);
    if (best != nullptr && !(tried < smallest)) continue;
    best = &map;
    smallest = tried;
  }
  return *best;
}

// Checked to be an automorphism. Every permutation is one of a complete board.
template <int Words, int Colours>
VertexMap CheckedForm<Words, Colours>::by_labelling(const Position& p) const {
  VertexMap map = labelling(p);
  if (complete_) return map;
  const VertexMap back = labelling_of_image(map);
  for (std::size_t v = 0; v < static_cast<std::size_t>(board_->order()); ++v) {
    map[v] = home_[back[map[v]]];
  }
  require_automorphism(*board_, map);
  return map;
}

template <int Words, int Colours>
auto CheckedForm<Words, Colours>::map_to_form(const Position& p) const -> EdgeMap {
  return automorphisms_.empty() ? checked(by_labelling(p)) : best_of_all(p);
}

template <int Words, int Colours>
auto CheckedForm<Words, Colours>::of(const Position& p) const -> Position {
  if (!automorphisms_.empty()) return image(p, best_of_all(p));
  const VertexMap map = by_labelling(p);
  Position result;
  for (int c = 0; c < Colours; ++c) {
    for (const int e : p[c]) {
      const Edge edge = board_->edge(e);
      result[c].insert(board_->index(map[static_cast<std::size_t>(edge.low)],
                                     map[static_cast<std::size_t>(edge.high)]));
    }
  }
  return result;
}

template class CheckedForm<1, 1>;
template class CheckedForm<1, 2>;
template class CheckedForm<2, 1>;

auto CheckedTwoColourForm::red_form(std::uint64_t red) const -> RedForm {
  ColouredGraph graph(board_->graph());
  EdgeSet<1> edges;
  edges.word(0) = red;
  for (const int e : edges) graph.set_colour(board_->edge(e).low, board_->edge(e).high, 2);
  const CanonicalSymmetry symmetry = canonical_symmetry(graph);
  const int order = board_->order();
  for (const Permutation& generator : symmetry.generators) checked_numbers(generator, order);
  RedForm result{red, false, {}};
  const auto elements = group_elements(symmetry.generators, order, kMostAutomorphisms);
  if (!elements) {
    result.symmetric = true;
    return result;
  }
  for (const Permutation& element : *elements) {
    const EdgeMap map = red_alone_.checked(checked_numbers(element, order));
    if (image_of(red, map) != red) throw std::logic_error("an automorphism does not keep red");
    result.keepers.push_back(map);
  }
  return result;
}

auto CheckedTwoColourForm::way(Memory& memory, std::uint64_t red) const -> const Way& {
  const auto known = memory.ways_.find(red);
  if (known != memory.ways_.end()) return known->second;
  if (memory.ways_.size() >= kMostRemembered) {
    memory.ways_.clear();
    memory.forms_.clear();
  }
  Colouring<1, 1> alone;
  alone[0].word(0) = red;
  Way way{nullptr, red_alone_.map_to_form(alone)};
  const std::uint64_t form = image_of(red, way.map);
  auto& red_form_of = memory.forms_[form];
  if (!red_form_of) red_form_of = std::make_unique<RedForm>(red_form(form));
  way.to = red_form_of.get();
  return memory.ways_.emplace(red, way).first->second;
}

auto CheckedTwoColourForm::of(Memory& memory, const Position& p) const -> Position {
  const Way& way = this->way(memory, p[kRed].word(0));
  if (way.to->symmetric) return both_.of(p);
  const std::uint64_t green = image_of(p[kGreen].word(0), way.map);
  std::uint64_t smallest = green;
  for (const EdgeMap& map : way.to->keepers) smallest = std::min(smallest, image_of(green, map));
  Position result;
  result[kRed].word(0) = way.to->red;
  result[kGreen].word(0) = smallest;
  return result;
}

}  // namespace harary
