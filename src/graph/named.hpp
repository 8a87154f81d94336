// SPDX-License-Identifier: MIT
// The graphs that have a name: families such as K6 or colex:17, single graphs such as petersen, and
// what is made of them, such as ~C5 or K6+P3.
//
// Every function numbers the vertices in the way its comment says, and always the same way: files
// and links hold edge numbers. The orders are 1 to 64 throughout; a parameter that would leave that
// range is an InputError ("K65: a board has 1 to 64 vertices"), because the names come from users.
// All take O(order + edges).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "graph/graph.hpp"

namespace harary {

// K_n, n >= 1.
Graph complete_graph(int order);
// Vertices numbered part by part, every part nonempty; adjacent when in different parts.
Graph complete_multipartite_graph(const std::vector<int>& parts);
// n isolated vertices, n >= 1.
Graph empty_graph(int order);
// 0-1-2-…-(n-1)-0, n >= 3.
Graph cycle_graph(int order);
// 0-1-2-…-(n-1), on n vertices, n >= 1.
Graph path_graph(int order);
// K_{1,k}: the centre is 0, the leaves are 1 … k, k >= 1.
Graph star_graph(int leaves);
// C_k on 0 … k-1 and a hub k joined to all of it, k >= 3.
Graph wheel_graph(int spokes);
// k disjoint edges 0-1, 2-3, …, k >= 1.
Graph matching_graph(int edges);
// The first m pairs in colexicographic order, 0 <= m <= 2016, on as few vertices as hold them:
// K_k and, if m > C(k,2), one vertex k joined to 0 … m-C(k,2)-1 (Cambie & Provoost's C(m)).
Graph colex_graph(int edges);
// Q_d on 0 … 2^d-1, adjacent when the binary forms differ in one place, 0 <= d <= 6.
Graph hypercube_graph(int dimension);
// Cells of a rectangle, row by row: the cell in column x and row y is x + width y.
// P_width □ P_height: cells are adjacent that share a side.
Graph grid_graph(int width, int height);
// C_width □ C_height, both sides >= 3.
Graph torus_graph(int width, int height);
// Cells are adjacent where a queen of chess, or a knight, goes from one to the other.
Graph queens_graph(int width, int height);
Graph knights_graph(int width, int height);
// The generalised Petersen graph of n and k, 1 <= k < n/2: the cycle 0 … n-1, the spokes i-(i+n),
// and within n … 2n-1 the edges from n+i to n+((i+k) mod n).
Graph generalised_petersen_graph(int n, int k);
// C_n □ P_2: the cycles 0 … n-1 and n … 2n-1, and i-(i+n), 3 <= n <= 32.
Graph prism_graph(int spokes);
// i and j are adjacent when they differ, around a cycle of n, by one of the steps, each 1 to n/2.
Graph circulant_graph(int order, const std::vector<int>& steps);
// The residues of a prime number p = 1 mod 4, adjacent when their difference is a square.
Graph paley_graph(int order);
// That number of edges of K_n, drawn from the seed alone: the same graph on every machine.
Graph random_graph(int order, int edges, int seed);
// n = 5, k = 2: the pentagon 0 … 4, the pentagram 5 … 9, and the spokes i-(i+5).
Graph petersen_graph();
// Two triangles 0-1-2 and 0-3-4 that share the vertex 0.
Graph bowtie_graph();

// The graph called `name`: K6 K3,3 K2,2,2 E5 C5 P4 W5 Q3 star:4 matching:3 colex:17 grid:7x3
// torus:5x5 queens:6x6 knights:6x6 petersen:7,2 circulant:8,1,3 paley:13 random:8,12,1 prism:5 K5-e
// petersen cube octahedron bowtie bull claw paw diamond house, in capital or small letters, or an
// expression of such names (graph_expression.hpp). `start` is the place of its first character.
// Throws InputError for what is not a name (the message says which may be meant) and for a size out
// of range.
Graph named_graph(std::string_view name, const TextPlace& start = {});

// A name that named_graph() turns into exactly this labelled graph, the most usual one where there
// are several (K3, not C3); "" if there is none.
// O(order^2).
std::string graph_name(const Graph& graph);
// A name with the capital and small letters of the list above, and without parentheses that change
// nothing: K6 for k6. It names the same graph. Other texts stay as they are.
std::string spelled_name(std::string_view text);

}  // namespace harary
