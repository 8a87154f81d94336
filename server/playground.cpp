// SPDX-License-Identifier: MIT
#include "server/playground.hpp"

namespace harary {

Playground::Playground(const Settings& settings)
    : database_(settings.database),
      sessions_(settings.questions, settings.memory_bytes, settings.searched),
      explorer_(knowledge_, games_, settings.explored) {}

}  // namespace harary
