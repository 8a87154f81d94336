// SPDX-License-Identifier: MIT
#include "wasm/door.hpp"

#include <new>

#include "base/error.hpp"
#include "server/page_words.hpp"
#include "server/problem.hpp"

namespace harary::wasm {

namespace {

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

}  // namespace

Json Door::answer_of(const Json& request) {
  if (!request.contains("page")) return questions_.answer(request);
  if (!playground_) playground_ = std::make_unique<LonePlayground>(database_, tablebases_);
  return playground_->answer(request["page"]);
}

Json Door::answer(const std::string& text) {
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

}  // namespace harary::wasm
