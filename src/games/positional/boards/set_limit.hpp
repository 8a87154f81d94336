// SPDX-License-Identifier: MIT
// How many winning sets a family by name may have; the families add theirs one by one.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/current_job.hpp"
#include "base/error.hpp"

namespace harary {

class SetCollector {
 public:
  // `family` is for the message.
  SetCollector(std::string family, std::size_t most, std::vector<std::vector<int>>& sets)
      : family_(std::move(family)), most_(most), sets_(sets) {}

  // Throws LimitError when there are too many.
  void add(std::vector<int> set) {
    require_room(1);
    std::sort(set.begin(), set.end());
    sets_.push_back(std::move(set));
    CurrentJob::check_each(1024);
  }
  // Throws LimitError if that many more sets are too many.
  void require_room(std::size_t sets) const {
    if (sets <= room()) return;
    throw LimitError(
        fmt::format("--target: {} gives more than {} winning sets on this board", family_, most_));
  }
  std::size_t room() const { return most_ - sets_.size(); }

 private:
  std::string family_;
  std::size_t most_;
  std::vector<std::vector<int>>& sets_;
};

}  // namespace harary
