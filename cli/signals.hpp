// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>

namespace harary::cli {

// From now on Ctrl-C and SIGTERM ask the job to stop (interrupted()), which may take a while to
// save its work. A signal within a second after the first one is the same request: timeout(1) sends
// one to the process and one to its group, and impatient people press twice. A later one gives up
// the work: it removes the temporary files and ends the program as usual.
void obey_signals();

// Set by the first Ctrl-C or SIGTERM; jobs made by a context obey it.
std::atomic<bool>& interrupted();

}  // namespace harary::cli
