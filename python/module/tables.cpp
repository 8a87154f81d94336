// SPDX-License-Identifier: MIT
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "app/catalogue.hpp"
#include "app/json.hpp"
#include "app/tablebase/tablebase.hpp"
#include "base/error.hpp"
#include "python/module/arrays.hpp"
#include "python/module/kernel.hpp"
#include "python/module/module.hpp"
#include "python/module/running.hpp"
#include "store/block_format.hpp"
#include "store/layer_reader.hpp"
#include "store/manifest.hpp"

namespace harary::python {

namespace {

// Probes take turns: a prober serves one thread at a time.
class OpenTablebase {
 public:
  explicit OpenTablebase(const std::string& folder)
      : tablebase_(folder),
        game_(harary::make_game(tablebase_)),
        prober_(game_->prober(tablebase_)) {}

  std::string manifest() const {
    const Manifest& manifest = tablebase_.manifest();
    Json json{{"game", manifest.game},
              {"instance", manifest.instance},
              {"values", manifest.values},
              {"layers", Json::array()}};
    for (const ManifestLayer& layer : manifest.layers) {
      json["layers"].push_back({{"layer", layer.layer},
                                {"positions", layer.summary.positions},
                                {"bytes", layer.summary.bytes}});
    }
    return json.dump();
  }

  std::string probe(const std::string& position) {
    const std::lock_guard lock(mutex_);
    return to_json(prober_->probe(position)).dump();
  }

  // `count` blocks of a layer from `first` on, or as many as there are.
  KernelBatch layer(int number, std::uint64_t first, std::uint64_t count) const {
    const LayerReader* reader = tablebase_.layer(number);
    if (reader == nullptr) {
      throw InputError("layer: the tablebase has no layer " + std::to_string(number));
    }
    const std::size_t values = reader->header().values.size();
    const std::uint64_t blocks = reader->block_count();
    first = std::min(first, blocks);
    const std::uint64_t end = first + std::min(count, blocks - first);
    KernelBatch result;
    const std::uint64_t positions = std::min(reader->size(), (end - first) * kBlockPositions);
    result.keys.reserve(positions);
    result.codes.reserve(positions * values);
    LayerReader::Block block;
    for (std::uint64_t b = first; b < end; ++b) {
      reader->read_block(b, block);
      result.keys.insert(result.keys.end(), block.keys.begin(), block.keys.end());
      for (std::size_t i = 0; i < block.keys.size(); ++i) {
        for (std::size_t v = 0; v < values; ++v) {
          result.codes.push_back(block.codes[v * block.keys.size() + i]);
        }
      }
    }
    return result;
  }

  std::string layers(const Budget& budget, const nb::object& listener) const {
    return watched(budget, listener,
                   [&](Job& job) { return to_json(game_->layers_from(tablebase_, job)).dump(); });
  }

 private:
  Tablebase tablebase_;
  std::unique_ptr<Game> game_;
  std::unique_ptr<Prober> prober_;
  std::mutex mutex_;
};

std::pair<KeysOut, CodesOut> arrays(KernelBatch&& batch, std::size_t values) {
  const std::size_t rows = batch.keys.size();
  return {keys_array(std::move(batch.keys)), codes_array(std::move(batch.codes), rows, values)};
}

std::size_t values_of(const Kernel& kernel) {
  return kernel.get().header().values.size();
}

std::string header_text(const Kernel& kernel) {
  const LayerHeader header = kernel.get().header();
  return Json{{"game", header.game}, {"instance", header.instance}, {"values", header.values}}
      .dump();
}

KeysOut successors(Kernel& kernel, const KeysIn& keys) {
  return keys_array(
      kernel.locked([&](LayerKernel& k) { return k.successors(keys_of(keys)); }).keys);
}

std::pair<KeysOut, CodesOut> predecessors(Kernel& kernel, int layer, const KeysIn& keys,
                                          const CodesIn& codes) {
  if (codes.shape(0) != keys.shape(0) || codes.shape(1) != values_of(kernel)) {
    throw InputError("there must be one row of codes for each key");
  }
  return arrays(kernel.locked([&](LayerKernel& k) {
    return k.predecessors(layer, keys_of(keys), codes_of(codes));
  }),
                values_of(kernel));
}

std::pair<KeysOut, CodesOut> finished(Kernel& kernel, const KeysIn& keys) {
  return arrays(kernel.locked([&](LayerKernel& k) { return k.finished(keys_of(keys)); }),
                values_of(kernel));
}

std::pair<KeysOut, CodesOut> last(Kernel& kernel) {
  return arrays(kernel.locked([](LayerKernel& k) { return k.last(); }), values_of(kernel));
}

std::string text(Kernel& kernel, const KeysIn& key) {
  if (key.shape(0) != 1) throw InputError("text takes one position");
  return kernel.locked([&](LayerKernel& k) { return k.text(keys_of(key).front()); });
}

std::string values(Kernel& kernel, const KeysIn& key, const CodesIn& codes) {
  if (key.shape(0) != 1 || codes.size() != values_of(kernel)) {
    throw InputError("values takes one position");
  }
  ProbeReport report;
  report.values = kernel.locked(
      [&](LayerKernel& k) { return k.values(keys_of(key).front(), codes_of(codes)); });
  return to_json(report)["values"].dump();
}

void bind_kernel(nb::module_& module) {
  nb::class_<Kernel>(module, "Kernel",
                     "One move on or back from a batch of packed positions.\n\n"
                     "Keys are arrays of two columns (high, low), codes have a column for each "
                     "value. Threads that share a kernel take turns.")
      .def_prop_ro("header", &header_text)
      .def_prop_ro("key_bits", [](const Kernel& kernel) { return kernel.get().key_bits(); })
      .def_prop_ro("backward_complete",
                   [](const Kernel& kernel) { return kernel.get().backward_complete(); })
      .def_prop_ro("last_layer", [](const Kernel& kernel) { return kernel.get().last_layer(); })
      .def(
          "largest",
          [](const Kernel& kernel, int layer) {
            return kernel.get().choice(layer) == Choice::largest;
          },
          nb::arg("layer"))
      .def("start", [](const Kernel& kernel) { return keys_array({kernel.get().start()}); })
      .def("last", &last)
      .def("successors", &successors, nb::arg("keys"))
      .def("predecessors", &predecessors, nb::arg("layer"), nb::arg("keys"), nb::arg("codes"))
      .def("finished", &finished, nb::arg("keys"))
      .def("text", &text, nb::arg("key"))
      .def(
          "key",
          [](Kernel& kernel, const std::string& position) {
            return keys_array({kernel.locked([&](LayerKernel& k) { return k.key(position); })});
          },
          nb::arg("position"))
      .def("values", &values, nb::arg("key"), nb::arg("codes"));
}

}  // namespace

void bind_tables(nb::module_& module) {
  bind_kernel(module);
  nb::class_<OpenTablebase>(module, "Tablebase", "A finished tablebase.")
      .def(nb::init<const std::string&>(), nb::arg("folder"))
      .def_prop_ro("manifest", &OpenTablebase::manifest)
      .def("probe", &OpenTablebase::probe, nb::arg("position"),
           nb::call_guard<nb::gil_scoped_release>())
      .def(
          "layer",
          [](const OpenTablebase& tablebase, int number, std::uint64_t first, std::uint64_t count) {
            KernelBatch batch;
            {
              const nb::gil_scoped_release release;
              batch = tablebase.layer(number, first, count);
            }
            const std::size_t rows = batch.keys.size();
            return arrays(std::move(batch), rows == 0 ? 0 : batch.codes.size() / rows);
          },
          nb::arg("number"), nb::arg("first") = 0, nb::arg("count") = ~std::uint64_t{0},
          "Keys and codes of `count` blocks of a layer, from the block `first` on.")
      .def("layers", &OpenTablebase::layers, nb::arg("budget"), nb::arg("listener").none());
  bind_table_maker(module);
}

}  // namespace harary::python
