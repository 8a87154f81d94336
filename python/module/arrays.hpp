// SPDX-License-Identifier: MIT
// Keys and codes of positions as NumPy arrays. A key is a row of two unsigned integers, the high
// half first: the memory of a TableKey as it is.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "app/tablebase/layer_kernel.hpp"

namespace harary::python {

namespace nb = nanobind;

static_assert(sizeof(TableKey) == 2 * sizeof(std::uint64_t));

using KeysIn = nb::ndarray<const std::uint64_t, nb::shape<-1, 2>, nb::c_contig, nb::device::cpu>;
using CodesIn = nb::ndarray<const Code, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using KeysOut = nb::ndarray<nb::numpy, std::uint64_t, nb::ndim<2>>;
using CodesOut = nb::ndarray<nb::numpy, Code, nb::ndim<2>>;

inline std::span<const TableKey> keys_of(const KeysIn& keys) {
  return {reinterpret_cast<const TableKey*>(keys.data()), keys.shape(0)};
}
inline std::span<const Code> codes_of(const CodesIn& codes) {
  return {codes.data(), codes.size()};
}

// The array owns what was the vector's.
template <class Array, class Scalar, class Element>
Array array_of(std::vector<Element>&& elements, std::size_t rows, std::size_t columns) {
  auto* owned = new std::vector<Element>(std::move(elements));
  const nb::capsule owner(owned,
                          [](void* p) noexcept { delete static_cast<std::vector<Element>*>(p); });
  return Array(reinterpret_cast<Scalar*>(owned->data()), {rows, columns}, owner);
}

inline KeysOut keys_array(std::vector<TableKey>&& keys) {
  const std::size_t rows = keys.size();
  return array_of<KeysOut, std::uint64_t>(std::move(keys), rows, 2);
}
inline CodesOut codes_array(std::vector<Code>&& codes, std::size_t rows, std::size_t values) {
  return array_of<CodesOut, Code>(std::move(codes), rows, values);
}

}  // namespace harary::python
