// SPDX-License-Identifier: MIT
#include "theory/misere/quotient.hpp"

#include <algorithm>
#include <bit>
#include <deque>
#include <unordered_set>
#include <utility>

#include "base/current_job.hpp"
#include "base/hashing.hpp"
#include "theory/misere/learned_monoid.hpp"
#include "theory/misere/presentation.hpp"

namespace harary {

namespace {

// Elements as bits.
using ElementSet = std::vector<std::uint64_t>;

void insert(ElementSet& set, std::size_t element) {
  set[element / 64] |= std::uint64_t{1} << (element % 64);
}

// The set of the options, then the element.
struct PairHash {
  std::size_t operator()(const ElementSet& pair) const { return hash_words(pair); }
};

// The pairs of the lemma, in order of the number of heaps. Ends at the first that fails.
class Proof {
 public:
  Proof(const HeapGame& game, const HeapSums& sums, const LearnedMonoid& monoid,
        const QuotientLimits& limits)
      : monoid_(monoid), limits_(limits), words_((monoid.size() + 63) / 64) {
    for (int heap = 1; heap <= sums.heaps(); ++heap) {
      ElementSet pair(words_ + 1, 0);
      for (const std::vector<int>& option : game.options(heap)) {
        insert(pair, monoid.element_of(sums.sum_of(option)));
      }
      pair.back() = monoid.element_of(sums.value(heap));
      const bool empty = game.options(heap).empty();
      const auto known = std::find_if(heaps_.begin(), heaps_.end(),
                                      [&](const Heap& one) { return one.pair == pair; });
      if (!empty && known == heaps_.end()) heaps_.push_back({heap, pair});
    }
  }

  // Heaps whose sum fails; nothing: the lemma holds, or complete() is false.
  std::optional<std::vector<int>> failure() {
    queue_.push_back({ElementSet(words_ + 1, 0), {}});
    pairs_.insert(queue_.front().pair);
    if (monoid_.previous_wins(0)) return std::vector<int>();
    while (!queue_.empty()) {
      const Reached reached = std::move(queue_.front());
      queue_.pop_front();
      for (const Heap& heap : heaps_) {
        Reached next{sum(reached.pair, heap.pair), reached.heaps};
        next.heaps.push_back(heap.size);
        if (!pairs_.insert(next.pair).second) continue;
        if (!holds(next.pair)) return next.heaps;
        if (pairs_.size() > limits_.most_pairs ||
            pairs_.size() * (words_ * 8 + 200) > limits_.most_bytes) {
          complete_ = false;
          return std::nullopt;
        }
        CurrentJob::check_each(64);
        queue_.push_back(std::move(next));
      }
    }
    return std::nullopt;
  }
  bool complete() const { return complete_; }
  std::size_t pairs() const { return pairs_.size(); }

 private:
  struct Heap {
    int size = 0;
    ElementSet pair;
  };
  struct Reached {
    ElementSet pair;
    std::vector<int> heaps;
  };

  static std::size_t element_in(const ElementSet& pair) {
    return static_cast<std::size_t>(pair.back());
  }
  template <class F>
  static void for_each_option(const ElementSet& pair, F&& f) {
    for (std::size_t i = 0; i + 1 < pair.size(); ++i) {
      for (std::uint64_t bits = pair[i]; bits != 0; bits &= bits - 1) {
        f(i * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
      }
    }
  }
  ElementSet sum(const ElementSet& one, const ElementSet& other) const {
    ElementSet result(words_ + 1, 0);
    for (const auto& pair : {std::pair(&one, &other), std::pair(&other, &one)}) {
      const auto* const options = pair.first;
      const auto* const rest = pair.second;
      for_each_option(*options, [&](std::size_t option) {
        insert(result, product(option, element_in(*rest)));
      });
    }
    result.back() = product(element_in(one), element_in(other));
    return result;
  }
  std::size_t product(std::size_t one, std::size_t other) const {
    return monoid_.after(one, monoid_.sum_of(other));
  }
  bool holds(const ElementSet& pair) const {
    bool meets = false;
    for_each_option(pair,
                    [&](std::size_t option) { meets = meets || monoid_.previous_wins(option); });
    return monoid_.previous_wins(element_in(pair)) == !meets;
  }

  const LearnedMonoid& monoid_;
  const QuotientLimits& limits_;
  std::size_t words_;
  std::vector<Heap> heaps_;
  std::unordered_set<ElementSet, PairHash> pairs_;
  std::deque<Reached> queue_;
  bool complete_ = true;
};

// Of heaps whose sum fails, that sum or one after a move that has the wrong winner. Nothing: only
// the guesses are wrong.
std::optional<HeapSum> wrong_sum(HeapSums& sums, const LearnedMonoid& monoid,
                                 const std::vector<int>& heaps) {
  const HeapSum failure = sums.sum_of(heaps);
  std::vector<HeapSum> suspects = sums.moves(failure);
  suspects.push_back(failure);
  const auto wrong = [&](const HeapSum& sum) {
    return monoid.previous_wins(monoid.element_of(sum)) != sums.previous_wins(sum);
  };
  const auto found = std::find_if(suspects.begin(), suspects.end(), wrong);
  if (found == suspects.end()) return std::nullopt;
  return *found;
}

}  // namespace

MisereQuotients::MisereQuotients(HeapGame game, const QuotientLimits& limits)
    : game_(std::move(game)), limits_(limits), sums_(limits.most_bytes) {}

QuotientAnswer MisereQuotients::next() {
  const int kinds = sums_.kinds();
  // What was proved knows the kinds of its own heaps, so it is of use for one heap more.
  const std::shared_ptr<const LearnedMonoid> proved = std::exchange(proved_, nullptr);
  sums_.add_heap(game_.options(sums_.heaps() + 1));
  if (sums_.kinds() > kinds) {
    if (proved) {
      sums_.know_smaller(
          [proved](const HeapSum& sum) { return proved->previous_wins(proved->element_of(sum)); });
    } else {
      sums_.know_smaller(nullptr);
    }
  }
  if (auto answer = learned()) return std::move(*answer);
  forget_guesses();
  // Without guesses there is a sum with the wrong winner where the proof fails.
  return learned().value();
}

void MisereQuotients::forget_guesses() {
  guesses_ = false;
  proved_.reset();
  const int heaps = sums_.heaps();
  sums_ = HeapSums(limits_.most_bytes);
  for (int heap = 1; heap <= heaps; ++heap) sums_.add_heap(game_.options(heap));
}

std::optional<QuotientAnswer> MisereQuotients::learned() {
  const auto learning = std::make_shared<LearnedMonoid>(sums_);
  LearnedMonoid& monoid = *learning;
  QuotientAnswer answer;
  for (;;) {
    const bool closed = monoid.close(limits_.most_elements);
    answer.elements = monoid.size();
    answer.positions = sums_.size();
    if (!closed) return answer;
    Proof proof(game_, sums_, monoid, limits_);
    if (const auto failure = proof.failure()) {
      const auto wrong = wrong_sum(sums_, monoid, *failure);
      if (!wrong) return std::nullopt;
      monoid.learn_from(*wrong);
      continue;
    }
    if (!proof.complete()) return answer;
    answer.quotient = presented(sums_, monoid);
    answer.quotient->pairs = proof.pairs();
    proved_ = learning;
    identify_last(monoid);
    return answer;
  }
}

// If the last heap has a kind of its own, but its element is a product of other kinds.
void MisereQuotients::identify_last(const LearnedMonoid& monoid) {
  const int last = sums_.kinds() - 1;
  if (!guesses_ || last < 0 || sums_.value(sums_.heaps()) != sums_.single(last)) return;
  const std::size_t element = monoid.element_of(sums_.single(last));
  // The first product in order of the number of factors.
  std::vector<HeapSum> reached{sums_.none()};
  std::vector<bool> met(monoid.size(), false);
  met[0] = true;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    if (monoid.element_of(reached[i]) == element) {
      sums_.identify_last(reached[i]);
      return;
    }
    for (int kind = 0; kind < last; ++kind) {
      HeapSum next = together(reached[i], sums_.single(kind));
      const std::size_t then = monoid.element_of(next);
      if (met[then]) continue;
      met[then] = true;
      reached.push_back(std::move(next));
    }
  }
}

}  // namespace harary
