// SPDX-License-Identifier: MIT
#include "app/engines/wide_search.hpp"

#include <algorithm>
#include <array>

#include "app/engines/engine_of.hpp"
#include "base/error.hpp"
#include "solve/proof/search.hpp"

namespace harary {

namespace {

// A plain value as a key of fixed size, which tables need: its words, then zeros.
template <std::size_t Words>
struct FixedKey {
  std::array<std::uint64_t, Words> words{};

  template <class Plain>
  static FixedKey of(const Plain& value) {
    FixedKey key;
    std::copy(value.words().begin(), value.words().end(), key.words.begin());
    return key;
  }
  std::uint64_t hash() const { return hash_words(words); }
  friend bool operator==(const FixedKey&, const FixedKey&) = default;
};

// Rules at run time as a model of the contract, with keys of at most this number of words.
template <std::size_t Words>
class FixedKeyRules {
 public:
  using Position = harary::Position;
  using Move = harary::Move;
  using Key = FixedKey<Words>;
  using ClassKey = FixedKey<Words>;

  explicit FixedKeyRules(const RuntimeRules& rules) : rules_(rules) {}

  Position start() const { return rules_.start(); }
  Side mover(const Position& p) const { return rules_.mover(p); }
  std::optional<Value> result(const Position& p) const { return rules_.result(p); }
  Moves moves(const Position& p) const { return rules_.moves(p); }
  Position after(const Position& p, const Move& m) const { return rules_.after(p, m); }
  Key key(const Position& p) const { return Key::of(rules_.key(p)); }
  Position representative(const Position& p) const { return rules_.representative(p); }
  ClassKey class_key(const Position& p) const { return ClassKey::of(rules_.class_key(p)); }
  Bounds bounds(const Position& p) const { return rules_.bounds(p); }
  std::int32_t move_priority(const Position& p, const Move& m) const {
    return rules_.move_priority(p, m);
  }

 private:
  const RuntimeRules& rules_;
};

template <std::size_t Words, template <class> class Valuation, class... Arguments>
Engines::Handle search(const RuntimeRules& rules, Job& job, Arguments&&... arguments) {
  using R = FixedKeyRules<Words>;
  struct Both {
    Both(const RuntimeRules& of, Job& of_job, Arguments&&... rest)
        : fixed(of), engine(fixed, of_job, of_job, std::forward<Arguments>(rest)...) {}
    R fixed;
    EngineOf<R, ProofSearch<R, Valuation>> engine;
  };
  auto both = std::make_shared<Both>(rules, job, std::forward<Arguments>(arguments)...);
  return {both, &both->engine};
}

// A few sizes of keys, so that the search is compiled a few times: three colours of at most 64
// edges and whose turn it is; two colours of at most 256 edges, or six of at most 64; two colours
// of 2048 edges; six of them.
template <template <class> class Valuation, class... Arguments>
Engines::Handle search_of_size(std::size_t words, const RuntimeRules& rules, Job& job,
                               Arguments&&... arguments) {
  if (words <= 4) return search<4, Valuation>(rules, job, std::forward<Arguments>(arguments)...);
  if (words <= 9) return search<9, Valuation>(rules, job, std::forward<Arguments>(arguments)...);
  if (words <= 65) return search<65, Valuation>(rules, job, std::forward<Arguments>(arguments)...);
  if (words <= 193) {
    return search<193, Valuation>(rules, job, std::forward<Arguments>(arguments)...);
  }
  throw LimitError("the positions of this instance are too large for a search");
}

// The keys of one game have one size.
std::size_t words_of_key(const RuntimeRules& rules) {
  const Position start = rules.start();
  return std::max(rules.class_key(start).words().size(), rules.key(start).words().size());
}

}  // namespace

Engines::Handle wide_proof(const RuntimeRules& rules, Job& job, const std::string& about,
                           double share) {
  return search_of_size<PlainValuation>(words_of_key(rules), rules, job, about, share);
}

Engines::Handle wide_remoteness(const RuntimeRules& rules, Job& job, double share) {
  return search_of_size<RemoteValuation>(words_of_key(rules), rules, job, std::string(), share);
}

}  // namespace harary
