// SPDX-License-Identifier: MIT
// The one function that JavaScript calls: a question as JSON in, its answer as JSON out.
#include <emscripten/emscripten.h>

#include <memory>
#include <new>
#include <string>

#include "base/error.hpp"
#include "server/page_words.hpp"
#include "server/problem.hpp"
#include "server/requests.hpp"
#include "wasm/playground.hpp"
#include "wasm/questions.hpp"

namespace harary::wasm {

namespace {

constexpr const char* kDatabase = "/playground.sqlite";
constexpr const char* kTablebases = "/tablebases";

// A status as the server would send, and a line that says what is wrong.
Json refusal(int status, const std::string& detail) {
  return {{"status", status}, {"detail", detail}};
}

// A message of the library with the names of options as JavaScript has them: "--board: …" becomes
// "board: …".
std::string in_option_names(const std::string& message) {
  std::string result;
  for (std::size_t at = 0; at < message.size(); ++at) {
    const bool begins = at == 0 || message[at - 1] == ' ' || message[at - 1] == '(';
    if (begins && message.compare(at, 2, "--") == 0 && at + 2 < message.size()) at += 2;
    result += message[at];
  }
  return result;
}

// {"page": {"method", "path", "body"}} is a request of the page, everything else a question.
Json answer_of(const Json& request) {
  static Questions questions;
  static std::unique_ptr<Playground> playground;
  if (!request.contains("page")) return questions.answer(request);
  if (!playground) playground = std::make_unique<Playground>(kDatabase, kTablebases);
  return playground->answer(request["page"]);
}

Json answer_or_refusal(const std::string& text) {
  const Json request = Json::parse(text, nullptr, false);
  if (!request.is_object()) return {{"refusal", refusal(400, "the question is not a JSON object")}};
  const auto words = [&](const char* message) {
    return request.contains("page") ? in_page_words(message) : in_option_names(message);
  };
  try {
    return {{"answer", answer_of(request)}};
  } catch (const Problem& problem) {
    return {{"refusal", refusal(problem.status(), problem.what())}};
  } catch (const InputError& error) {
    return {{"refusal", refusal(422, words(error.what()))}};
  } catch (const FileError& error) {
    return {{"refusal", refusal(422, error.what())}};
  } catch (const LimitError& error) {
    return {{"refusal", refusal(422, words(error.what()))}};
  } catch (const JobStopped& stop) {
    const int status = stop.reason == StopReason::memory ? 507 : 503;
    return {{"refusal", refusal(status, problem_of(stop).what())}};
  } catch (const std::bad_alloc&) {
    return {{"refusal", refusal(507,
                                "the browser gives no more memory for this question; ask about a "
                                "smaller board, or close other pages")}};
  } catch (const std::exception& error) {
    return {{"refusal", refusal(500, std::string("internal error: ") + error.what())}};
  }
}

}  // namespace

}  // namespace harary::wasm

// The text is valid until the next call.
extern "C" EMSCRIPTEN_KEEPALIVE const char* harary_ask(const char* request) {
  using harary::Json;
  static std::string text;
  text =
      harary::wasm::answer_or_refusal(request).dump(-1, ' ', false, Json::error_handler_t::replace);
  return text.c_str();
}
