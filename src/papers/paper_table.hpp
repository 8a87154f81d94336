// SPDX-License-Identifier: MIT
// A table of a paper as the command line shows it.
#pragma once

#include <functional>
#include <string>

#include "app/json.hpp"
#include "base/job.hpp"

namespace harary {

struct PaperLine {
  std::string text;  // for people, in the columns of the table
  Json json;
};

struct PaperTable {
  std::string name;
  std::string title;
  std::string columns;
  int first = 0;  // the lines that there are
  int last = 0;
  // What its lines are told: nothing, the folder where the line's tablebase is kept (or an empty
  // text), a target, or how many points each winning set has (or an empty text: any number).
  enum class Told { nothing, folder, target, set_size };
  Told told = Told::nothing;
  // Throws JobStopped when the budget ends.
  std::function<PaperLine(int line, const std::string& told, Job& job)> line = {};
  // Throws InputError for what its lines would refuse as a target, before any line.
  std::function<void(const std::string& target)> require = {};
  // Whether there is such a line for the target, on a board that is large enough; empty: always.
  // Lines that are not there are left out.
  std::function<bool(int line, const std::string& target)> exists = {};
};

}  // namespace harary
