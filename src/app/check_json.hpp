// SPDX-License-Identifier: MIT
// What the verifier found, as a JSON object: the answer of `harary verify --json`, less its time.
#pragma once

#include <string>

#include "app/certify/flood_certificate.hpp"
#include "app/json.hpp"
#include "app/tablebase/tablebase.hpp"
#include "certificate/reader.hpp"
#include "verify/check.hpp"
#include "verify/plain_game.hpp"
#include "verify/tablebase_check.hpp"

namespace harary {

// `game` is that of one of the statements.
Json to_json(const CertificateReader& certificate, const CheckReport& report,
             const PlainGame& game);
Json to_json(const CheckedFlood& checked, const std::string& called);
// Of a certificate in that file, of a strategy or of flood, which this checks; `path` is also its
// name in messages. Throws InputError, FileError, JobStopped.
Json checked_certificate(const std::string& path, Job& job);
// Of a tablebase, as it lies in that folder.
Json to_json(const Tablebase& tablebase, const std::string& folder, const TablebaseCheck& check);

}  // namespace harary
