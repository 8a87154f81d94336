// SPDX-License-Identifier: MIT
#include "tests/fuzz/target.hpp"

#include "base/error.hpp"
#include "base/job.hpp"

namespace harary::fuzz {

namespace {

void check_message(std::string_view message) {
  must(!message.empty());
  for (const char letter : message) must(static_cast<unsigned char>(letter) >= ' ');
}

}  // namespace

void run(Read read, std::string_view input) {
  try {
    read(input);
  } catch (const InputError& error) {
    check_message(error.what());
  } catch (const FileError& error) {
    check_message(error.what());
  } catch (const LimitError& error) {
    check_message(error.what());
  } catch (const JobStopped&) {
    return;
  }
}

}  // namespace harary::fuzz
