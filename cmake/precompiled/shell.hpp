// SPDX-License-Identifier: MIT
// What the shells around the library use beside standard.hpp: they read and write JSON.
#pragma once

#include "standard.hpp"

#include <nlohmann/json.hpp>
