// SPDX-License-Identifier: MIT
// How many of something there are, of all visitors together, of each address and of each visitor.
#pragma once

#include <string>
#include <unordered_map>

namespace harary {

struct Visitor {
  std::string address;
  std::string cookie;
};

class Headcount {
 public:
  struct Most {
    int all = 0;
    int of_address = 0;
    int of_visitor = 0;
  };
  enum class Room { there, taken_by_visitor, taken_by_all };

  Room room_for(const Visitor& visitor, const Most& most) const {
    if (all_ >= most.all) return Room::taken_by_all;
    const bool taken = number(of_visitor_, visitor.cookie) >= most.of_visitor ||
                       number(of_address_, visitor.address) >= most.of_address;
    return taken ? Room::taken_by_visitor : Room::there;
  }
  void enter(const Visitor& visitor) {
    ++all_;
    ++of_address_[visitor.address];
    ++of_visitor_[visitor.cookie];
  }
  void leave(const Visitor& visitor) {
    --all_;
    one_less(of_address_, visitor.address);
    one_less(of_visitor_, visitor.cookie);
  }

 private:
  using Numbers = std::unordered_map<std::string, int>;

  static int number(const Numbers& numbers, const std::string& name) {
    const auto found = numbers.find(name);
    return found == numbers.end() ? 0 : found->second;
  }
  static void one_less(Numbers& numbers, const std::string& name) {
    const auto found = numbers.find(name);
    if (--found->second == 0) numbers.erase(found);
  }

  int all_ = 0;
  Numbers of_address_;
  Numbers of_visitor_;
};

}  // namespace harary
