// SPDX-License-Identifier: MIT
#include "games/flood/maxima.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "base/assert.hpp"
#include "games/flood/machine.hpp"

namespace harary {

static_assert(sizeof(flood::Wide) * 8 == FloodMaxima::kBlock);

namespace {

// How often a vertex is owned is counted in about this many of the territories, not in all.
constexpr std::size_t kSample = 4096;

bool owns(const std::uint64_t* row, int v) {
  return (row[v / 64] >> (v % 64) & 1) != 0;
}

bool within(const std::uint64_t* small, const std::uint64_t* large, int words) {
  for (int w = 0; w < words; ++w) {
    if ((small[w] & ~large[w]) != 0) return false;
  }
  return true;
}

}  // namespace

struct FloodMaxima::Work {
  struct Rows {
    const std::uint64_t* first;
    std::size_t stride;
    int words;
    int count;

    const std::uint64_t* row(int i) const { return first + static_cast<std::size_t>(i) * stride; }
  };

  explicit Work(int vertices)
      : order(vertices),
        slices((2 * kReach + 1) * static_cast<std::size_t>(vertices)),
        rare(kBlock * flood::kRareVertices) {}

  // The slices of a block, kept until they are overwritten by those of a far block.
  flood::Wide* slices_of(std::size_t block) {
    return slices.data() + block % (2 * kReach + 1) * static_cast<std::size_t>(order);
  }

  void fill_slices(std::size_t block) {
    const Rows& rows = blocks[block];
    flood::write_slices(rows.first, rows.stride, rows.count, order, slices_of(block));
  }

  // The vertices, those first that few territories own.
  void order_vertices() {
    std::size_t all = 0;
    for (const Rows& rows : blocks) all += static_cast<std::size_t>(rows.count);
    const std::size_t step = std::max<std::size_t>(1, all / kSample);
    std::vector<int> owners(static_cast<std::size_t>(order), 0);
    for (std::size_t i = 0; i < all; i += step) {
      const std::uint64_t* row = blocks[i / kBlock].row(static_cast<int>(i % kBlock));
      for (int v = 0; v < order; ++v) owners[static_cast<std::size_t>(v)] += owns(row, v) ? 1 : 0;
    }
    by_rarity.resize(static_cast<std::size_t>(order));
    std::iota(by_rarity.begin(), by_rarity.end(), std::uint16_t{0});
    std::stable_sort(by_rarity.begin(), by_rarity.end(),
                     [&](std::uint16_t u, std::uint16_t v) { return owners[u] < owners[v]; });
  }

  // The rarest vertices of each territory of a block. Fewer ones end with a vertex repeated.
  void list_rare(const Rows& rows) {
    for (int i = 0; i < rows.count; ++i) {
      std::uint16_t* list = rare.data() + static_cast<std::size_t>(i) * flood::kRareVertices;
      const std::uint64_t* row = rows.row(i);
      std::size_t found = 0;
      for (std::size_t k = 0; k < by_rarity.size() && found < flood::kRareVertices; ++k) {
        if (owns(row, by_rarity[k])) list[found++] = by_rarity[k];
      }
      HARARY_ASSERT(found > 0, "a territory owns a vertex");
      std::fill(list + found, list + flood::kRareVertices, list[found - 1]);
    }
  }

  // Marks the territories of a block that lie within one of another block, or of the same.
  void compare(std::size_t block, std::size_t other) {
    const Rows& rows = blocks[block];
    const Rows& larger = blocks[other];
    flood::Wide in_use{};
    flood::set_first_lanes(in_use, larger.count);
    for (int i = 0; i < rows.count; ++i) {
      const std::size_t number = block * kBlock + static_cast<std::size_t>(i);
      if (dropped[number]) continue;
      flood::Wide lanes = in_use;
      if (block == other) flood::parts(lanes)[i / 64] &= ~(std::uint64_t{1} << (i % 64));
      if (!flood::common_lanes(slices_of(other),
                               rare.data() + static_cast<std::size_t>(i) * flood::kRareVertices,
                               lanes, machine)) {
        continue;
      }
      dropped[number] = within_some(rows.row(i), larger, lanes);
    }
  }

  static bool within_some(const std::uint64_t* row, const Rows& larger, flood::Wide& lanes) {
    for (int g = 0; g < kBlock / 64; ++g) {
      for (std::uint64_t rest = flood::parts(lanes)[g]; rest != 0; rest &= rest - 1) {
        if (within(row, larger.row(64 * g + std::countr_zero(rest)), larger.words)) return true;
      }
    }
    return false;
  }

  int order;
  flood::Machine machine = flood::this_machine();
  std::vector<Rows> blocks;
  flood::SliceList<flood::Wide> slices;  // of the blocks near the one at hand
  std::vector<std::uint16_t> by_rarity;
  std::vector<std::uint16_t> rare;  // of each territory of the block at hand
  std::vector<bool> dropped;
};

FloodMaxima::FloodMaxima(int order) : work_(std::make_unique<Work>(order)) {}
FloodMaxima::~FloodMaxima() = default;
FloodMaxima::FloodMaxima(FloodMaxima&&) noexcept = default;
FloodMaxima& FloodMaxima::operator=(FloodMaxima&&) noexcept = default;

void FloodMaxima::add(const std::uint64_t* rows, std::size_t stride, int words, int count) {
  HARARY_ASSERT(work_->blocks.empty() || work_->blocks.back().count == kBlock,
                "only the last block has fewer territories");
  work_->blocks.push_back({rows, stride, words, count});
}

std::vector<std::uint32_t> FloodMaxima::kept() {
  Work& work = *work_;
  const std::size_t count = work.blocks.size();
  std::vector<std::uint32_t> result;
  if (count == 0) return result;
  const std::size_t all = (count - 1) * kBlock + static_cast<std::size_t>(work.blocks.back().count);
  work.dropped.assign(all, false);
  work.order_vertices();
  std::size_t filled = 0;
  for (std::size_t block = 0; block < count; ++block) {
    for (; filled < std::min(count, block + kReach + 1); ++filled) work.fill_slices(filled);
    work.list_rare(work.blocks[block]);
    const std::size_t end = std::min(count, block + kReach + 1);
    for (std::size_t other = block - std::min(block, kReach); other < end; ++other) {
      work.compare(block, other);
    }
  }
  for (std::size_t i = 0; i < all; ++i) {
    if (!work.dropped[i]) result.push_back(static_cast<std::uint32_t>(i));
  }
  work.blocks.clear();
  return result;
}

}  // namespace harary
