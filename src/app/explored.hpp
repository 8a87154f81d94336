// SPDX-License-Identifier: MIT
// A small game with all its positions, behind one interface: for the
// learning and the ultra-strong player.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "play/graph_of.hpp"
#include "play/position_graph.hpp"

namespace harary {

class Explored {
 public:
  using Number = PositionGraph::Number;
  struct Option {
    std::string move;
    Number to = 0;
  };

  virtual ~Explored() = default;
  virtual const PositionGraph& graph() const = 0;
  // The class of a position; InputError for bad text and for positions that play cannot reach.
  virtual Number number(const std::string& position) const = 0;
  // All legal moves of a position, as labelled in the text.
  virtual std::vector<Option> options(const std::string& position) const = 0;
  // What the value of a class means.
  virtual Verdict verdict(Number number) const = 0;
  // One fixed text for all positions of a class: what experience is filed under.
  virtual std::string class_text(const std::string& position) const = 0;
  virtual std::string class_text(Number number) const = 0;
};

// `position(text)` of the game turns text into a position; see GameOf.
template <PlayableRules R, class Parse>
class ExploredOf final : public Explored {
 public:
  ExploredOf(const R& rules, Parse parse, std::size_t most, Job& job)
      : rules_(rules), parse_(std::move(parse)), graph_(rules, most, job) {}

  const PositionGraph& graph() const override { return graph_.graph(); }

  Number number(const std::string& position) const override { return number_of(parse_(position)); }

  std::vector<Option> options(const std::string& position) const override {
    const auto p = parse_(position);
    std::vector<Option> result;
    if (rules_.result(p)) return result;
    for (const auto& move : rules_.moves(p)) {
      result.push_back({rules_.move_text(p, move), number_of(rules_.after(p, move))});
    }
    return result;
  }

  Verdict verdict(Number number) const override {
    return rules_.verdict(graph().node(number).value);
  }

  std::string class_text(const std::string& position) const override {
    return rules_.position_text(rules_.representative(parse_(position)));
  }
  std::string class_text(Number number) const override {
    return rules_.position_text(graph_.position(number));
  }

 private:
  Number number_of(const typename R::Position& p) const {
    const auto number = graph_.find(p);
    if (!number) throw InputError("position: play cannot reach it from the start");
    return *number;
  }

  const R& rules_;
  Parse parse_;
  GraphOf<R> graph_;
};

}  // namespace harary
