// SPDX-License-Identifier: MIT
// Retrograde analysis (Zermelo's backward induction, layer by layer): the value of every position
// that play can reach, written as a tablebase.
//
//   forward    unless every predecessor of a reachable position is reachable: keys-NNN, the
//              positions of each layer, from the start to the last layer
//   backward   layer-NNN from the last layer to the start: finished positions have their own value,
//              the others the best value one move on. That is computed from the later layer: for
//              each of its positions, each position before it (map), then for each position the
//              best (reduce by key); what play cannot reach drops out
//
// A file gets its name when it is complete. If the program is stopped for any reason, the next run
// resumes after the last complete file and ends with the same bytes. Time is proportional to
// moves, memory and scratch files to the largest layer.
#pragma once

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/current_job.hpp"
#include "base/error.hpp"
#include "base/job.hpp"
#include "solve/retrograde/counts.hpp"
#include "solve/retrograde/kernel.hpp"
#include "solve/retrograde/layer_map.hpp"
#include "store/layer_writer.hpp"
#include "store/manifest.hpp"

namespace harary {

template <Tabulated T>
class Retrograde {
 public:
  using Key = typename T::Key;

  // `header` says what the tablebase is about; its values must be those of the table. All must
  // outlive the engine.
  Retrograde(const T& table, std::string folder, LayerHeader header, Job& job)
      : table_(table), folder_(std::move(folder)), header_(std::move(header)), job_(job) {
    for (int t = 0; t < std::max(job.budget().threads, 1); ++t) workers_.push_back(table.worker());
  }

  // What run() did.
  SearchStats stats() const { return counts_.described(static_cast<int>(workers_.size())); }

  // Writes the tablebase, or what of it is missing. Throws FileError, JobStopped.
  void run() {
    make_folder();
    remove_files([](const std::string& name) {
      return name.starts_with("run-") || name.find(".tmp-") != std::string::npos;
    });
    if (Manifest::exists(folder_)) {
      Manifest::read(folder_).require(folder_, header_);
    } else {
      solve();
    }
    remove_files([](const std::string& name) { return name.starts_with("keys-"); });
  }

 private:
  using Positions = Record<Key, 0>;
  using Values = Record<Key, T::kValues>;

  static std::string numbered(const char* name, int layer) {
    std::string number = std::to_string(layer);
    number.insert(0, number.size() < 4 ? 4 - number.size() : 0, '0');
    return std::string(name) + "-" + number + ".harary";
  }
  std::string path(const std::string& name) const {
    return (std::filesystem::path(folder_) / name).string();
  }
  std::string layer_path(int layer) const { return path(numbered("layer", layer)); }
  std::string keys_path(int layer) const { return path(numbered("keys", layer)); }
  static bool exists(const std::string& path) { return std::filesystem::exists(path); }

  void make_folder() const {
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
    if (error || !std::filesystem::is_directory(folder_, error)) {
      throw FileError(folder_, "is not a folder and cannot be created; give another with --out");
    }
  }

  // Removes those files of a tablebase whose names satisfy `chosen`, and no other files.
  template <class Chosen>
  void remove_files(Chosen&& chosen) const {
    for (const auto& entry : std::filesystem::directory_iterator(folder_)) {
      const std::string name = entry.path().filename().string();
      const bool ours = name.starts_with("layer-") || name.starts_with("keys-") ||
                        name.starts_with("run-") || name.starts_with("tablebase.json.tmp-");
      std::error_code ignored;
      if (ours && chosen(name)) std::filesystem::remove(entry.path(), ignored);
    }
  }

  void solve() {
    int last = table_.last_layer();
    if (!table_.backward_complete()) last = generate();
    Manifest manifest(header_);
    for (int layer = last; layer >= 0; --layer) {
      const bool found = exists(layer_path(layer));
      if (!found) evaluate(layer, layer == last);
      const LayerReader reader = open(layer_path(layer), layer, header_.values);
      count_layer(reader.size(), found);
      manifest.set_layer({layer,
                          std::filesystem::path(layer_path(layer)).filename().string(),
                          {reader.size(), reader.file_bytes(), reader.checksum()}});
    }
    manifest.write(folder_);
  }

  void count_layer(std::uint64_t size, bool found) {
    ++(found ? counts_.layers_found : counts_.layers_written);
    if (!found) counts_.written += size;
    counts_.largest_layer = std::max(counts_.largest_layer, size);
  }

  LayerHeader header_of(int layer, std::vector<std::string> values) const {
    LayerHeader header = header_;
    header.layer = layer;
    header.values = std::move(values);
    return header;
  }

  // Opens a file of this folder; refuses a file of another game or instance.
  LayerReader open(const std::string& file, int layer, std::vector<std::string> values) const {
    LayerReader reader(file);
    if (reader.header() != header_of(layer, std::move(values))) {
      throw FileError(file, "belongs to another game, instance or layer; use an empty folder");
    }
    return reader;
  }

  std::uint64_t reducer_memory() const {
    // The rest is for the workers' caches and for buffers.
    const std::uint64_t budget = job_.budget().memory_bytes;
    const std::uint64_t others = std::uint64_t{96} << 20;
    return budget > 2 * others ? budget - others : budget / 2;
  }

  template <int N, class Map>
  std::unique_ptr<Reducer<Key, N>> reduced(const LayerReader& from, Choice choice,
                                           const std::string& phase, Map&& map) {
    auto reducer = std::make_unique<Reducer<Key, N>>(choice, reducer_memory(), path("run-"),
                                                     sample_keys(table_, from, map));
    const std::uint64_t records =
        map_layer<T, N>(table_, from, *reducer, phase, job_, workers_, map);
    (N == 0 ? counts_.forward : counts_.backward) += records;
    counts_.runs += static_cast<std::uint64_t>(reducer->runs());
    return reducer;
  }

  // Writes the keys of all layers; the number of the last one that has positions.
  int generate() {
    if (!exists(keys_path(0))) {
      LayerWriter writer(keys_path(0), header_of(0, {}));
      auto worker = table_.worker();
      writer.add(table_key(table_.key(worker, table_.start())), {});
      ++counts_.generated;
      writer.finish();
    }
    for (int layer = 0;; ++layer) {
      const LayerReader now = open(keys_path(layer), layer, {});
      if (now.size() == 0) return layer - 1;
      if (exists(keys_path(layer + 1))) continue;
      const std::string phase = "generating layer " + std::to_string(layer + 1);
      const auto successors = reduced<0>(
          now, Choice::largest, phase, [this](auto& worker, const auto& batch, auto&& emit) {
            one_move_on(table_, worker, std::span<const Key>(batch.keys),
                        [&](Key key) { emit(Positions{key}); });
          });
      LayerWriter writer(keys_path(layer + 1), header_of(layer + 1, {}));
      successors->finish(job_.budget().threads, [&](const Positions& p) {
        writer.add(table_key(p.key), {});
        ++counts_.generated;
      });
      writer.finish();
    }
  }

  // Writes one layer, given the next one if there is one.
  void evaluate(int layer, bool last) {
    if (last) {
      evaluate_last(layer);
      return;
    }
    const LayerReader later = open(layer_path(layer + 1), layer + 1, header_.values);
    const Choice choice = table_.first_chooses(layer) ? Choice::largest : Choice::smallest;
    const auto best = reduced<T::kValues>(
        later, choice, "layer " + std::to_string(layer),
        [this](auto& worker, const auto& batch, auto&& emit) {
          one_move_back(table_, worker, std::span<const Key>(batch.keys),
                        std::span<const Code>(batch.block.codes),
                        [&](Key key, const auto& codes) { emit(Values{key, codes}); });
        });
    LayerWriter writer(layer_path(layer), header_of(layer, header_.values));
    if (table_.backward_complete()) {
      best->finish(job_.budget().threads,
                   [&](const Values& r) { writer.add(table_key(r.key), r.codes); });
    } else {
      write_reachable(layer, *best, writer);
    }
    writer.finish();
  }

  // Merges the reachable positions of a layer with the best values, both sorted: what has no
  // successors is finished, what is not reachable is passed over.
  void write_reachable(int layer, Reducer<Key, T::kValues>& best, LayerWriter& writer) {
    const LayerReader reachable = open(keys_path(layer), layer, {});
    KeyCursor cursor(reachable);
    const auto write_finished = [&](Key key) {
      const auto p = table_.position(key);
      if (!table_.finished(p)) {
        throw FileError(keys_path(layer),
                        "a position has no successor in the next layer; the folder is damaged");
      }
      writer.add(table_key(key), table_.final_codes(p));
    };
    best.finish(job_.budget().threads, [&](const Values& record) {
      while (!cursor.at_end() && cursor.key() < record.key) {
        write_finished(cursor.key());
        cursor.advance();
      }
      if (cursor.at_end() || cursor.key() != record.key) return;
      writer.add(table_key(record.key), record.codes);
      cursor.advance();
    });
    for (; !cursor.at_end(); cursor.advance()) write_finished(cursor.key());
  }

  void evaluate_last(int layer) {
    LayerWriter writer(layer_path(layer), header_of(layer, header_.values));
    const auto write = [&](Key key) {
      writer.add(table_key(key), table_.final_codes(table_.position(key)));
    };
    if (table_.backward_complete()) {
      const CurrentJob current(job_);
      table_.for_each_last(workers_.front(), write);
    } else {
      const LayerReader reachable = open(keys_path(layer), layer, {});
      for (KeyCursor cursor(reachable); !cursor.at_end(); cursor.advance()) write(cursor.key());
    }
    writer.finish();
  }

  // The keys of a file one after the other.
  class KeyCursor {
   public:
    explicit KeyCursor(const LayerReader& layer) : layer_(layer) { load(); }
    bool at_end() const { return at_ == block_.keys.size(); }
    Key key() const { return packed_key<Key>(block_.keys[at_]); }
    void advance() {
      if (++at_ == block_.keys.size()) load();
    }

   private:
    void load() {
      if (next_ == layer_.block_count()) {
        at_ = block_.keys.size();
        return;
      }
      layer_.read_block(next_++, block_);
      at_ = 0;
    }
    const LayerReader& layer_;
    LayerReader::Block block_;
    std::uint64_t next_ = 0;
    std::size_t at_ = 0;
  };

  const T& table_;
  std::string folder_;
  LayerHeader header_;
  Job& job_;
  RetrogradeCounts counts_;
  std::vector<typename T::Worker> workers_;
};

}  // namespace harary
