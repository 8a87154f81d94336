// SPDX-License-Identifier: MIT
// What a tablebase answers: questions about positions that are in it, and finding the tablebase of
// a game.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "app/answer.hpp"
#include "app/question.hpp"
#include "base/job.hpp"

namespace harary {

class Instance;
class Prober;
class Tablebase;

// The folders in `folder` that are tablebases, by name.
std::vector<std::string> tablebases_in(const std::string& folder, std::error_code& error);

// The tablebase of this game in `folder`, or in one of the folders in it: what each is about, its
// manifest says. FileError, with the names of the tablebases that are there, if there is none for
// this game, and for a damaged manifest.
std::shared_ptr<const Tablebase> find_tablebase(const Instance& game, const std::string& folder);

// Positions of one game in one tablebase; the game must outlive it. Safe from several threads.
class TablebaseAnswers {
 public:
  // Throws FileError if it is the tablebase of another game.
  TablebaseAnswers(const Instance& game, std::shared_ptr<const Tablebase> tablebase);
  ~TablebaseAnswers();

  // Nothing for positions that are not there, and for questions that ask for more than a tablebase
  // knows.
  std::optional<Answer> answer(const std::string& position, const Question& question, Job& job);
  std::optional<Analysis> analysis(const std::string& position, Job& job);

 private:
  std::optional<ProbeReport::Entry> value_of(const std::string& position);
  std::optional<MoveReport> after(const std::string& move, const std::string& position);

  const Instance& game_;
  std::shared_ptr<const Tablebase> tablebase_;
  std::unique_ptr<Prober> prober_;
  std::mutex mutex_;
};

}  // namespace harary
