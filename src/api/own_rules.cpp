// SPDX-License-Identifier: MIT
// A caller's rules as a model of the contract, joined with the engines as the families are.
#include "api/own_rules.hpp"

#include <ranges>
#include <utility>

#include "api/own_positions.hpp"
#include "app/family_parts.hpp"
#include "base/hashing.hpp"

namespace harary::v0 {

Rules::~Rules() = default;
std::optional<Side> Rules::mover(const std::string&) const {
  return std::nullopt;
}
std::optional<std::string> Rules::key(const std::string&) const {
  return std::nullopt;
}
bool Rules::is_position(const std::string&) const {
  return false;
}

namespace {

class OwnRules {
 public:
  struct Position {
    std::uint32_t number = 0;
    std::uint64_t hash() const { return mix(number + 1); }
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Key = Position;
  using Move = std::uint32_t;

  explicit OwnRules(std::shared_ptr<OwnPositions> positions) : positions_(std::move(positions)) {}

  Position start() const { return {positions_->start()}; }
  harary::Side mover(const Position& p) const { return positions_->mover(p.number); }
  std::optional<Value> result(const Position& p) const { return positions_->result(p.number); }
  auto moves(const Position& p) const {
    return std::views::iota(std::uint32_t{0}, positions_->move_count(p.number));
  }
  Position after(const Position& p, Move m) const { return {positions_->after(p.number, m)}; }
  Key key(const Position& p) const { return {positions_->key(p.number)}; }
  // There is no isomorphism here, and keys may leave out what remoteness needs.
  Position representative(const Position& p) const { return p; }

  // The sign of a value says who wins; the value itself is shown.
  harary::Verdict verdict(Value value) const {
    return {value > 0   ? harary::Winner::first
            : value < 0 ? harary::Winner::second
                        : harary::Winner::tie,
            std::nullopt, value};
  }
  std::vector<Value> cuts() const { return {-1, 0}; }

  std::string position_text(const Position& p) const { return positions_->position_text(p.number); }
  Position parse_position(std::string_view text) const {
    return {positions_->parse_position(std::string(text))};
  }
  std::string move_text(const Position& p, Move m) const {
    return positions_->move_text(p.number, m);
  }
  Move parse_move(const Position& p, std::string_view text) const {
    return positions_->parse_move(p.number, text);
  }
  std::string mover_name(const Position& p) const { return std::string(name_of(mover(p))); }

 private:
  std::shared_ptr<OwnPositions> positions_;
};

}  // namespace

std::unique_ptr<harary::Game> own_game(const std::string& name,
                                       std::shared_ptr<const Rules> rules) {
  OwnRules own(std::make_shared<OwnPositions>(std::move(rules)));
  own.start();  // refused now rather than later
  return std::make_unique<harary::Game>(name, std::map<std::string, std::string>(),
                                        harary::parts_of(std::move(own)));
}

}  // namespace harary::v0
