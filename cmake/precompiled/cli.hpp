// SPDX-License-Identifier: MIT
// What the commands include beside shell.hpp; parsed once (cmake/HararyPrecompiled.cmake). The
// parser of the command line takes longer to read than most commands to compile.
#pragma once

#include "shell.hpp"

#include "cli/context.hpp"
