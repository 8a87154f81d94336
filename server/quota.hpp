// SPDX-License-Identifier: MIT
// Counts what all visitors together, each address and each visitor have, and checks it against
// limits.
#pragma once

#include <string>
#include <unordered_map>

namespace harary {

struct Visitor {
  std::string address;
  std::string cookie;
};

class Quota {
 public:
  struct Limits {
    int all = 0;
    int of_address = 0;
    int of_visitor = 0;
  };
  enum class Check { free, full_for_visitor, full };

  Check check(const Visitor& visitor, const Limits& limits) const {
    if (all_ >= limits.all) return Check::full;
    const bool taken = number(of_visitor_, visitor.cookie) >= limits.of_visitor ||
                       number(of_address_, visitor.address) >= limits.of_address;
    return taken ? Check::full_for_visitor : Check::free;
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
