// SPDX-License-Identifier: MIT
// What tests use beside standard.hpp.
#pragma once

#include <gtest/gtest.h>
