// SPDX-License-Identifier: MIT
// How much memory this process may have: a container, a batch system or the shell (`ulimit -v`)
// often allows less than the machine has, and a program that takes more is killed or refused.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace harary {

// The least limit that the control groups of the process set, version 1 or 2; nothing where none
// does. `membership`: the file in which the system lists the groups of a process; `groups`: the
// folder where they are mounted.
std::optional<std::uint64_t> control_group_limit(
    const std::filesystem::path& membership = "/proc/self/cgroup",
    const std::filesystem::path& groups = "/sys/fs/cgroup");

// The least of the machine's memory, the limits of its control groups, and the limit on the
// process's address space.
std::uint64_t memory_limit();

}  // namespace harary
