// SPDX-License-Identifier: MIT
#include "app/catalogue.hpp"
#include "base/error.hpp"
#include "server/page_words.hpp"
#include "server/problem.hpp"
#include "server/requests.hpp"

namespace harary {

std::shared_ptr<const Game> make_game(const GameRequest& request) {
  try {
    return make_game(request.game, options_of(request.options));
  } catch (const InputError& error) {
    throw Problem(422, in_page_words(error.what()), pointer_to_option(error.what()));
  } catch (const LimitError& error) {
    throw Problem(422, in_page_words(error.what()), pointer_to_option(error.what()));
  }
}

}  // namespace harary
