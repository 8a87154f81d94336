// SPDX-License-Identifier: MIT
// Tablebases out of positions that Python has: one after the other, or in blocks that other
// machines encoded.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "python/module/arrays.hpp"
#include "python/module/kernel.hpp"
#include "python/module/module.hpp"
#include "store/block_format.hpp"
#include "store/folder_lock.hpp"
#include "store/layer_writer.hpp"
#include "store/manifest.hpp"

namespace harary::python {

namespace {

using NumbersIn = nb::ndarray<const std::uint64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// The blocks of a layer, each of kBlockPositions positions; and where each ends in these bytes.
std::pair<nb::bytes, std::vector<std::uint64_t>> encoded_blocks(const KeysIn& keys,
                                                                const CodesIn& codes) {
  const auto all = keys_of(keys);
  if (codes.shape(0) != all.size() || all.size() % kBlockPositions != 0) {
    throw InputError("there must be one row of codes for each key, and whole blocks of them");
  }
  for (std::size_t i = 1; i < all.size(); ++i) {
    if (!(all[i - 1] < all[i])) throw InputError("keys must strictly increase");
  }
  EncodedBlocks blocks;
  {
    const nb::gil_scoped_release release;
    blocks = encode_blocks(all, codes_of(codes), codes.shape(1));
  }
  return {nb::bytes(reinterpret_cast<const char*>(blocks.bytes.data()), blocks.bytes.size()),
          std::move(blocks.ends)};
}

// Writes a tablebase from positions that the caller gives, layer by layer in any order, each layer
// in increasing order of its keys.
class TablebaseMaker {
 public:
  TablebaseMaker(const Kernel& kernel, std::string folder)
      : header_(kernel.get().header()), folder_(std::move(folder)), manifest_(header_) {
    lock_.emplace(folder_, "give another folder");
    if (Manifest::exists(folder_)) throw FileError(folder_, "holds a tablebase already");
  }

  void begin(int layer) {
    std::string number = std::to_string(layer);
    number.insert(0, number.size() < 4 ? 4 - number.size() : 0, '0');
    name_ = "layer-" + number + ".harary";
    LayerHeader header = header_;
    header.layer = layer_ = layer;
    writer_.emplace((std::filesystem::path(folder_) / name_).string(), header);
    last_.reset();
  }

  void add(const KeysIn& keys, const CodesIn& codes) {
    if (!writer_) throw InputError("begin a layer first");
    const std::size_t values = header_.values.size();
    if (codes.shape(0) != keys.shape(0) || codes.shape(1) != values) {
      throw InputError("there must be one row of codes for each key, one column for each value");
    }
    const auto rows = keys_of(keys);
    const auto all = codes_of(codes);
    const nb::gil_scoped_release release;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (last_ && !(*last_ < rows[i])) throw InputError("keys must strictly increase");
      last_ = rows[i];
      writer_->add(rows[i], all.subspan(i * values, values));
    }
  }

  // Whole blocks, made by encoded_blocks(): first and last key of each, and where it ends in
  // `bytes`. The number of positions so far is a multiple of kBlockPositions.
  void add_blocks(const KeysIn& firsts, const KeysIn& lasts, const NumbersIn& ends,
                  const nb::bytes& bytes) {
    if (!writer_) throw InputError("begin a layer first");
    const auto first = keys_of(firsts);
    const auto last = keys_of(lasts);
    const std::span<const std::uint64_t> end(ends.data(), ends.shape(0));
    const std::span<const std::uint8_t> all(reinterpret_cast<const std::uint8_t*>(bytes.c_str()),
                                            bytes.size());
    if (last.size() != first.size() || end.size() != first.size()) {
      throw InputError("there must be two keys and an end for each block");
    }
    const nb::gil_scoped_release release;
    std::uint64_t begin = 0;
    for (std::size_t i = 0; i < end.size(); ++i) {
      if (end[i] <= begin || end[i] > all.size()) throw InputError("a block ends before it begins");
      if (!(first[i] < last[i]) || (last_ && !(*last_ < first[i]))) {
        throw InputError("keys must strictly increase");
      }
      writer_->add_block(first[i], last[i], all.subspan(begin, end[i] - begin));
      last_ = last[i];
      begin = end[i];
    }
  }

  std::uint64_t finish_layer() {
    if (!writer_) throw InputError("begin a layer first");
    const nb::gil_scoped_release release;
    const LayerSummary summary = writer_->finish();
    writer_.reset();
    manifest_.set_layer({layer_, name_, summary});
    return summary.positions;
  }

  void finish() {
    manifest_.write(folder_);
    lock_.reset();
  }

 private:
  LayerHeader header_;
  std::string folder_;
  std::optional<FolderLock> lock_;
  Manifest manifest_;
  std::optional<LayerWriter> writer_;
  std::optional<TableKey> last_;
  std::string name_;
  int layer_ = 0;
};

}  // namespace

void bind_table_maker(nb::module_& module) {
  module.attr("block_positions") = kBlockPositions;
  module.def("encoded_blocks", &encoded_blocks, nb::arg("keys"), nb::arg("codes"),
             "Whole blocks of a layer as bytes, and where each of them ends.");
  nb::class_<TablebaseMaker>(module, "TablebaseMaker",
                             "Writes a tablebase from positions that the caller gives.")
      .def(nb::init<const Kernel&, std::string>(), nb::arg("kernel"), nb::arg("folder"))
      .def("begin", &TablebaseMaker::begin, nb::arg("layer"))
      .def("add", &TablebaseMaker::add, nb::arg("keys"), nb::arg("codes"))
      .def("add_blocks", &TablebaseMaker::add_blocks, nb::arg("firsts"), nb::arg("lasts"),
           nb::arg("ends"), nb::arg("bytes"))
      .def("finish_layer", &TablebaseMaker::finish_layer)
      .def("finish", &TablebaseMaker::finish);
}

}  // namespace harary::python
