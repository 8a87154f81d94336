// SPDX-License-Identifier: MIT
// The same for tests.
#pragma once

#include <gtest/gtest.h>

#include "standard.hpp"
