// SPDX-License-Identifier: MIT
// The functions of a game's rules that a table (tabulated.hpp) calls, as virtual functions. So one
// table, and its retrograde analysis, is compiled for all games with the same positions. The normal
// form of a position costs a hundred times what such a call does.
#pragma once

#include <functional>
#include <optional>

#include "games/rules.hpp"

namespace harary {

template <class P>
class TableRules {
 public:
  using Visit = std::function<void(const P&)>;

  virtual ~TableRules() = default;
  virtual P start() const = 0;
  virtual Side mover(const P& p) const = 0;
  virtual std::optional<Value> result(const P& p) const = 0;
  virtual int layer(const P& p) const = 0;
  virtual P representative(const P& p) const = 0;
  // The positions one move on, of an unfinished position, and one move before, as Layered says.
  virtual void for_each_successor(const P& p, const Visit& visit) const = 0;
  virtual void for_each_predecessor(const P& p, const Visit& visit) const = 0;
  virtual Verdict verdict(Value value) const = 0;
};

template <class R>
class TableRulesOf final : public TableRules<typename R::Position> {
 public:
  using P = typename R::Position;
  using typename TableRules<P>::Visit;

  // `rules` must outlive this object.
  explicit TableRulesOf(const R& rules) : rules_(rules) {}

  P start() const override { return rules_.start(); }
  Side mover(const P& p) const override { return rules_.mover(p); }
  std::optional<Value> result(const P& p) const override { return rules_.result(p); }
  int layer(const P& p) const override { return rules_.layer(p); }
  P representative(const P& p) const override { return rules_.representative(p); }
  void for_each_successor(const P& p, const Visit& visit) const override {
    for (const auto& move : rules_.moves(p)) visit(rules_.after(p, move));
  }
  void for_each_predecessor(const P& p, const Visit& visit) const override {
    for (const P& q : rules_.predecessors(p)) visit(q);
  }
  Verdict verdict(Value value) const override { return rules_.verdict(value); }

 private:
  const R& rules_;
};

}  // namespace harary
