// SPDX-License-Identifier: MIT
#include "api/argument_words.hpp"

#include "base/option_mentions.hpp"

namespace harary::v0 {

std::string in_argument_words(std::string_view message) {
  return with_option_names(message, [](const std::string& option) { return option; }, "\"", "\"");
}

}  // namespace harary::v0
