// SPDX-License-Identifier: MIT
// What tests use beside standard.hpp.
#pragma once

#include "standard.hpp"

#include <gtest/gtest.h>
