// SPDX-License-Identifier: MIT
#include "theory/estimating/sampling.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>

#include "base/current_job.hpp"
#include "base/thread_group.hpp"
#include "graph/canonical/nauty.hpp"
#include "graph/canonical/small.hpp"
#include "theory/estimating/random_colouring.hpp"

namespace harary {

namespace {

constexpr std::uint64_t kSmallestBlock = 64;
constexpr std::uint64_t kBlocksOfClass = 256;  // not counting the first, smaller ones
constexpr std::uint64_t kDrawsBetweenChecks = 16;

struct Block {
  std::size_t colour_class;
  std::uint64_t number;  // within the class
  std::uint64_t draws;
};

// The first blocks of all classes before the second ones, and the first ones small, so that a job
// that is stopped early has seen every class.
std::vector<Block> cut_into_blocks(const SamplingPlan& plan) {
  std::vector<Block> result;
  std::vector<std::uint64_t> begun(plan.classes.size(), 0);
  bool more = true;
  for (std::uint64_t number = 0; more; ++number) {
    more = false;
    for (std::size_t c = 0; c < plan.classes.size(); ++c) {
      const std::uint64_t largest = std::max(kSmallestBlock, plan.draws[c] / kBlocksOfClass);
      const std::uint64_t size =
          std::min(std::clamp(begun[c], kSmallestBlock, largest), plan.draws[c] - begun[c]);
      if (size == 0) continue;
      result.push_back({c, number, size});
      begun[c] += size;
      more = true;
    }
  }
  return result;
}

// One run over all blocks, shared by the threads.
class Sampling {
 public:
  Sampling(const SamplingPlan& plan, const TargetPair& targets, Job& job)
      : plan_(plan),
        targets_(targets),
        job_(job),
        blocks_(cut_into_blocks(plan)),
        samples_(blocks_.size()) {
    for (const Block& block : blocks_) total_draws_ += block.draws;
  }

  SamplingResult run() {
    in_threads(job_.budget().threads, [this](int) { work(); });
    SamplingResult result{std::vector<ClassSample>(plan_.classes.size()), stopped_};
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
      ClassSample& sum = result.classes[blocks_[i].colour_class];
      sum.draws += samples_[i].draws;
      sum.legal += samples_[i].legal;
      sum.group_orders += samples_[i].group_orders;
      sum.squared_group_orders += samples_[i].squared_group_orders;
    }
    return result;
  }

 private:
  void work() {
    try {
      const CurrentJob current(job_);
      for (std::size_t i = next_++; i < blocks_.size() && !halt_; i = next_++) {
        draw_block(blocks_[i], samples_[i]);
      }
    } catch (const JobStopped& stop) {
      const std::lock_guard lock(mutex_);
      stopped_ = stop.reason;
      halt_ = true;
    } catch (...) {
      halt_ = true;
      throw;
    }
  }

  // What was drawn before the job is stopped stays in the result.
  void draw_block(const Block& block, ClassSample& result) {
    const ColourClass size = plan_.classes[block.colour_class];
    RandomStream random{job_.budget().seed, plan_.stream, block.colour_class, block.number};
    ColouringSource source(plan_.order);
    for (; result.draws < block.draws; ++result.draws) {
      if (result.draws % kDrawsBetweenChecks == 0) {
        job_.check();
        job_.report(plan_.phase, done_ += std::min(kDrawsBetweenChecks, block.draws - result.draws),
                    total_draws_, "draws");
      }
      const DrawnColouring drawn = source.draw(size.red, size.green, random);
      if (targets_.red.contains(drawn.red) || targets_.green.contains(drawn.green)) continue;
      ++result.legal;
      if (plan_.group_orders == GroupOrders::skip) continue;
      const double order = group_order(drawn.red, drawn.green);
      result.group_orders += order;
      result.squared_group_orders += order * order;
    }
  }

  const SamplingPlan& plan_;
  const TargetPair& targets_;
  Job& job_;
  std::vector<Block> blocks_;
  std::vector<ClassSample> samples_;  // by block; each written by one thread
  std::uint64_t total_draws_ = 0;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<std::uint64_t> done_ = 0;
  std::atomic<bool> halt_ = false;
  std::mutex mutex_;
  std::optional<StopReason> stopped_;
};

template <class ColouredGraphType>
void colour(ColouredGraphType& result, const Graph& red, const Graph& green) {
  for (const Edge e : red.edges()) result.set_colour(e.low, e.high, 1);
  for (const Edge e : green.edges()) result.set_colour(e.low, e.high, 2);
}

}  // namespace

SamplingResult sample_classes(const SamplingPlan& plan, const TargetPair& targets, Job& job) {
  return Sampling(plan, targets, job).run();
}

double group_order(const Graph& red, const Graph& green) {
  if (red.order() <= kMaxSmallOrder) {
    SmallColouredGraph<2> coloured;
    coloured.order = red.order();
    colour(coloured, red, green);
    return static_cast<double>(canonical_symmetry(coloured).group_order);
  }
  ColouredGraph coloured(red.order());
  colour(coloured, red, green);
  return canonical_symmetry(coloured).approximate_group_order;
}

}  // namespace harary
