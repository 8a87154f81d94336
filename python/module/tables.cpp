// SPDX-License-Identifier: MIT
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/catalogue.hpp"
#include "app/json.hpp"
#include "app/tablebase.hpp"
#include "base/error.hpp"
#include "python/module/arrays.hpp"
#include "python/module/kernel.hpp"
#include "python/module/module.hpp"
#include "python/module/running.hpp"
#include "store/layer_writer.hpp"
#include "store/manifest.hpp"

namespace harary::python {

namespace {

// Probes take turns: a prober serves one thread at a time.
class OpenTablebase {
 public:
  explicit OpenTablebase(const std::string& folder)
      : tablebase_(folder), game_(tablebase_.game()), prober_(game_->prober(tablebase_)) {}

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

  KernelBatch layer(int number) const {
    const LayerReader* reader = tablebase_.layer(number);
    if (reader == nullptr) {
      throw InputError("layer: the tablebase has no layer " + std::to_string(number));
    }
    const std::size_t values = reader->header().values.size();
    KernelBatch result;
    result.keys.reserve(reader->size());
    result.codes.reserve(reader->size() * values);
    LayerReader::Block block;
    for (std::uint64_t b = 0; b < reader->block_count(); ++b) {
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

// Writes a tablebase from positions that the caller gives, layer by layer in any order, each layer
// in increasing order of its keys.
class TablebaseMaker {
 public:
  TablebaseMaker(const Kernel& kernel, std::string folder)
      : header_(kernel.get().header()), folder_(std::move(folder)), manifest_(header_) {
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
    if (error) throw FileError(folder_, "is not a folder and cannot be created");
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

  std::uint64_t finish_layer() {
    if (!writer_) throw InputError("begin a layer first");
    const nb::gil_scoped_release release;
    const LayerSummary summary = writer_->finish();
    writer_.reset();
    manifest_.set_layer({layer_, name_, summary});
    return summary.positions;
  }

  void finish() { manifest_.write(folder_); }

 private:
  LayerHeader header_;
  std::string folder_;
  Manifest manifest_;
  std::optional<LayerWriter> writer_;
  std::optional<TableKey> last_;
  std::string name_;
  int layer_ = 0;
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
          [](const OpenTablebase& tablebase, int number) {
            KernelBatch batch;
            {
              const nb::gil_scoped_release release;
              batch = tablebase.layer(number);
            }
            const std::size_t rows = batch.keys.size();
            return arrays(std::move(batch), rows == 0 ? 0 : batch.codes.size() / rows);
          },
          nb::arg("number"))
      .def("layers", &OpenTablebase::layers, nb::arg("budget"), nb::arg("listener").none());
  nb::class_<TablebaseMaker>(module, "TablebaseMaker",
                             "Writes a tablebase from positions that the caller gives.")
      .def(nb::init<const Kernel&, std::string>(), nb::arg("kernel"), nb::arg("folder"))
      .def("begin", &TablebaseMaker::begin, nb::arg("layer"))
      .def("add", &TablebaseMaker::add, nb::arg("keys"), nb::arg("codes"))
      .def("finish_layer", &TablebaseMaker::finish_layer)
      .def("finish", &TablebaseMaker::finish);
}

}  // namespace harary::python
