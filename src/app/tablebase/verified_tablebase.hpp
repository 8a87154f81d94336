// SPDX-License-Identifier: MIT
// A tablebase and the verifier: which games its columns are about.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/game_parts.hpp"
#include "app/tablebase/tablebase.hpp"
#include "base/job.hpp"
#include "verify/tablebase_check.hpp"

namespace harary {

// The plain rules of the games whose values are in the columns `values`, on the board of
// `instance`. Throws InputError for nonsense.
TableColumns table_columns(const std::string& game,
                           const std::map<std::string, std::string>& instance,
                           const std::vector<std::string>& values, PartsMaker make);

// Throws InputError, FileError, JobStopped.
TablebaseCheck verified(const Tablebase& tablebase, PartsMaker make, Job& job);

}  // namespace harary
