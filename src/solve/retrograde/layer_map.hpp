// SPDX-License-Identifier: MIT
// The map over one layer's file, by several threads: blocks are handed out one by one, each thread
// runs the kernel over its block and feeds the reducer.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "base/current_job.hpp"
#include "base/job.hpp"
#include "base/thread_group.hpp"
#include "solve/retrograde/reducer.hpp"
#include "store/layer_reader.hpp"

namespace harary {

// A block's positions in the layout of the kernel.
template <PackedKey K>
struct Batch {
  std::vector<K> keys;
  LayerReader::Block block;

  void read(const LayerReader& layer, std::uint64_t number) {
    layer.read_block(number, block);
    keys.clear();
    for (const TableKey key : block.keys) keys.push_back(packed_key<K>(key));
  }
};

// Keys of the layer's neighbours, for the reducer's ranges: those of a few blocks spread evenly.
// map(worker, batch, emit) is the kernel with its table.
template <Tabulated T, class Map>
std::vector<typename T::Key> sample_keys(const T& table, const LayerReader& layer, Map&& map) {
  constexpr std::uint64_t kBlocks = 16;
  std::vector<typename T::Key> sample;
  auto worker = table.worker();
  Batch<typename T::Key> batch;
  const std::uint64_t step = layer.block_count() / kBlocks + 1;
  for (std::uint64_t block = 0; block < layer.block_count(); block += step) {
    batch.read(layer, block);
    // A part of the block will do.
    constexpr std::size_t kKeys = 256;
    const std::size_t stride = batch.keys.size() / kKeys + 1;
    Batch<typename T::Key> part;
    for (std::size_t i = 0; i < batch.keys.size(); i += stride) part.keys.push_back(batch.keys[i]);
    part.block.codes.assign(part.keys.size() * static_cast<std::size_t>(T::kValues), 0);
    map(worker, part, [&](const auto& record) { sample.push_back(record.key); });
  }
  return sample;
}

// Feeds map(worker, batch, emit) of all blocks of the layer to the reducer; the number of records.
// Throws what a thread throws, JobStopped among it.
template <Tabulated T, int Values, class Map>
std::uint64_t map_layer(const T& table, const LayerReader& layer,
                        Reducer<typename T::Key, Values>& reducer, const std::string& phase,
                        Job& job, std::vector<typename T::Worker>& workers, Map&& map) {
  using Entry = Record<typename T::Key, Values>;
  (void)table;
  constexpr std::uint64_t kBlocksBetweenRuns = 64;
  std::atomic<std::uint64_t> positions{0};
  std::atomic<std::uint64_t> records{0};
  for (std::uint64_t begin = 0; begin < layer.block_count();) {
    const std::uint64_t end = std::min(begin + kBlocksBetweenRuns, layer.block_count());
    std::atomic<std::uint64_t> next{begin};
    in_threads(static_cast<int>(workers.size()), [&](int number) {
      auto& worker = workers[static_cast<std::size_t>(number)];
      try {
        const Job share(job, 1, job.budget().memory_bytes / workers.size());
        const CurrentJob current(share);  // bounds what the worker remembers
        typename Reducer<typename T::Key, Values>::Inlet inlet(reducer);
        Batch<typename T::Key> batch;
        std::uint64_t emitted = 0;
        for (std::uint64_t block; !reducer.is_full() && (block = next++) < end;) {
          job.check();
          batch.read(layer, block);
          map(worker, batch, [&](const Entry& record) {
            inlet.add(record);
            ++emitted;
          });
          positions += batch.keys.size();
          job.report(phase, positions, layer.size(), "positions");
        }
        inlet.flush();
        records += emitted;
      } catch (...) {
        next = end;
        throw;
      }
    });
    reducer.make_room();
    begin = std::min(next.load(), end);
  }
  return records;
}

}  // namespace harary
