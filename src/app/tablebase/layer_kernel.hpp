// SPDX-License-Identifier: MIT
// The kernel of retrograde analysis (solve/retrograde/kernel.hpp) with the type erased a batch at a
// time, for engines outside this program: a cluster partitions, shuffles and reduces by key, and
// asks here only what lies one move before or after a batch of packed positions.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/answer.hpp"
#include "app/tablebase/strong_tables.hpp"
#include "solve/retrograde/kernel.hpp"
#include "solve/retrograde/key_table.hpp"
#include "store/layer_header.hpp"

namespace harary {

// Positions in increasing order of their keys, each once; codes[i * values + v].
struct KernelBatch {
  std::vector<TableKey> keys;
  std::vector<Code> codes;
};

// One thread at a time. Keys must be keys of this game.
class LayerKernel {
 public:
  virtual ~LayerKernel() = default;

  // What a tablebase of these positions says it is.
  virtual LayerHeader header() const = 0;
  // 64 or 128: with 64 the high half of every key is zero.
  virtual int key_bits() const = 0;
  virtual bool backward_complete() const = 0;
  virtual int last_layer() const = 0;
  // Whether several ways to a position leave the largest codes (or the smallest).
  virtual Choice choice(int layer) const = 0;

  virtual TableKey start() const = 0;
  // The last layer, of games that are backward complete.
  virtual KernelBatch last() = 0;
  // The positions one move on, without codes.
  virtual KernelBatch successors(std::span<const TableKey> keys) = 0;
  // The positions one move earlier, in layer `layer`, with the best of the batch's codes.
  virtual KernelBatch predecessors(int layer, std::span<const TableKey> keys,
                                   std::span<const Code> codes) = 0;
  // Those of the positions where the game is over, with their values by the rules.
  virtual KernelBatch finished(std::span<const TableKey> keys) = 0;
  // The position as text: one of those that have this key.
  virtual std::string text(TableKey key) const = 0;
  // Of a position as text. Throws InputError.
  virtual TableKey key(const std::string& text) = 0;
  // What codes mean: one entry a value.
  virtual std::vector<ProbeReport::Entry> values(TableKey key,
                                                 std::span<const Code> codes) const = 0;
};

template <Tabulated T>
class TableKernel final : public LayerKernel {
 public:
  using Key = typename T::Key;

  // The rules must outlive the kernel.
  TableKernel(const T& table, LayerHeader header, const RuntimeRules& rules)
      : table_(table), worker_(table_.worker()), header_(std::move(header)), rules_(rules) {}

  LayerHeader header() const override { return header_; }
  int key_bits() const override { return 8 * static_cast<int>(sizeof(Key)); }
  bool backward_complete() const override { return table_.backward_complete(); }
  int last_layer() const override { return table_.last_layer(); }
  Choice choice(int layer) const override {
    return table_.first_chooses(layer) ? Choice::largest : Choice::smallest;
  }

  TableKey start() const override {
    auto worker = table_.worker();
    return table_key(table_.key(worker, table_.start()));
  }

  KernelBatch last() override {
    KeyTable<Key, T::kValues> reduced;
    table_.for_each_last(worker_, [&](Key key) { reduced.add(final_record(key), {}); });
    return batch(reduced.take_sorted());
  }

  KernelBatch successors(std::span<const TableKey> keys) override {
    KeyTable<Key, 0> reduced;
    const std::vector<Key> packed = packed_keys(keys);
    one_move_on(table_, worker_, std::span<const Key>(packed),
                [&](Key key) { reduced.add({key}, Choice::largest); });
    return batch(reduced.take_sorted());
  }

  KernelBatch predecessors(int layer, std::span<const TableKey> keys,
                           std::span<const Code> codes) override {
    const std::vector<Key> packed = packed_keys(keys);
    std::vector<Code> columns(codes.size());  // the kernel reads codes by column
    for (std::size_t i = 0; i < keys.size(); ++i) {
      for (std::size_t v = 0; v < T::kValues; ++v) {
        columns[v * keys.size() + i] = codes[i * T::kValues + v];
      }
    }
    KeyTable<Key, T::kValues> reduced;
    one_move_back(
        table_, worker_, std::span<const Key>(packed), std::span<const Code>(columns),
        [&](Key key, const auto& earlier) { reduced.add({key, earlier}, choice(layer)); });
    return batch(reduced.take_sorted());
  }

  KernelBatch finished(std::span<const TableKey> keys) override {
    std::vector<Record<Key, T::kValues>> records;
    for (const Key key : packed_keys(keys)) {
      if (table_.finished(table_.position(key))) records.push_back(final_record(key));
    }
    return batch(records);
  }

  std::string text(TableKey key) const override {
    return rules_.position_text(Position::of(table_.position(packed_key<Key>(key))));
  }

  TableKey key(const std::string& text) override {
    return table_key(table_.key(worker_, rules_.parse_position(text).as<typename T::Position>()));
  }

  std::vector<ProbeReport::Entry> values(TableKey key, std::span<const Code> codes) const override {
    const auto p = table_.position(packed_key<Key>(key));
    std::vector<ProbeReport::Entry> entries;
    for (std::size_t v = 0; v < T::kValues; ++v) {
      entries.push_back({header_.values[v], table_.verdict(static_cast<int>(v), codes[v]),
                         table_.remoteness(p, codes[v])});
    }
    return entries;
  }

 private:
  Record<Key, T::kValues> final_record(Key key) const {
    return {key, table_.final_codes(table_.position(key))};
  }

  static std::vector<Key> packed_keys(std::span<const TableKey> keys) {
    std::vector<Key> packed;
    packed.reserve(keys.size());
    for (const TableKey key : keys) packed.push_back(packed_key<Key>(key));
    return packed;
  }

  template <int Values>
  static KernelBatch batch(const std::vector<Record<Key, Values>>& records) {
    KernelBatch result;
    result.keys.reserve(records.size());
    for (const auto& record : records) {
      result.keys.push_back(table_key(record.key));
      result.codes.insert(result.codes.end(), record.codes.begin(), record.codes.end());
    }
    return result;
  }

  T table_;
  typename T::Worker worker_;
  LayerHeader header_;
  const RuntimeRules& rules_;
};

}  // namespace harary
