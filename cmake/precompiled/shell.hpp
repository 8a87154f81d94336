// SPDX-License-Identifier: MIT
// The same for the shells around the library, which read and write JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "standard.hpp"
