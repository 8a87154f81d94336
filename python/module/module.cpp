// SPDX-License-Identifier: MIT
#include "python/module/module.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <chrono>
#include <string>
#include <thread>

#include "base/budget.hpp"
#include "base/error.hpp"
#include "base/input_file.hpp"
#include "base/interval.hpp"
#include "python/module/messages.hpp"
#include "python/module/running.hpp"

namespace nb = nanobind;

namespace harary::python {

namespace {

Budget budget_of(const std::string& time, const std::string& memory, int threads,
                 std::uint64_t seed, const std::string& checkpoint,
                 const std::string& checkpoint_every, const std::string& checkpoint_of,
                 bool fingerprints, bool own_game) {
  Budget budget;
  if (!time.empty()) budget.time = parse_duration(time);
  budget.memory_bytes = memory.empty() ? default_memory() : parse_memory(memory);
  budget.threads = threads > 0 ? threads : default_threads();
  budget.seed = seed;
  budget.fingerprints = fingerprints;
  budget.checkpoint = checkpoint;
  if (!checkpoint_every.empty()) {
    if (checkpoint.empty()) throw InputError("--checkpoint-every: only with --checkpoint");
    budget.checkpoint_interval = parse_interval(checkpoint_every, "--checkpoint-every");
  }
  if (!checkpoint_of.empty()) {
    if (checkpoint.empty()) throw InputError("--checkpoint-of: only with --checkpoint");
    budget.checkpoint_contents = parse_checkpoint_contents(checkpoint_of);
  }
  if (own_game) {
    budget.threads = 1;
    budget.memory_bytes /= 2;
  }
  return budget;
}

}  // namespace

void RunningJobs::close() {
  closing_ = true;
  for (Job* job : jobs_) job->interrupt();
  for (BackgroundWork* work : std::set(background_)) work->stop();
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(10);
  while (!jobs_.empty() && std::chrono::steady_clock::now() < until) {
    const nb::gil_scoped_release release;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
}

NB_MODULE(_harary, module) {
  module.doc() = "The C++ library behind the package harary.";
  module.attr("version") = HARARY_VERSION;
  bind_error<InputError>(module, "InputError", PyExc_ValueError);
  bind_error<FileError>(module, "FileError", PyExc_OSError);
  // Later than InputError: the translator that was added last is asked first.
  bind_error<MissingFile>(
      module, "MissingFile",
      nb::make_tuple(module.attr("FileError"), nb::handle(PyExc_FileNotFoundError),
                     module.attr("InputError"))
          .ptr());
  bind_error<LimitError>(module, "LimitError", PyExc_RuntimeError);
  bind_error<BudgetEnded>(module, "BudgetEnded", PyExc_RuntimeError);
  module.def("in_python_words", &in_python_words, nb::arg("message"),
             "A message of the library with arguments in the place of options.");
  nb::class_<Budget>(module, "Budget", "What one question may spend.")
      .def_static("of", &budget_of, nb::kw_only(), nb::arg("time") = "", nb::arg("memory") = "",
                  nb::arg("threads") = 0, nb::arg("seed") = 1, nb::arg("checkpoint") = "",
                  nb::arg("checkpoint_every") = "", nb::arg("checkpoint_of") = "",
                  nb::arg("fingerprints") = false, nb::arg("own_game") = false,
                  "As on the command line; an empty text or 0 means the default.");
  module.def("_close", [] { RunningJobs::all().close(); });
  module.def("_forget", [] { RunningJobs::all().forget(); });
  nb::module_::import_("atexit").attr("register")(module.attr("_close"));
  nb::module_::import_("os").attr("register_at_fork")(nb::arg("after_in_child") =
                                                          module.attr("_forget"));
  bind_games(module);
  bind_theory(module);
  bind_tables(module);
  bind_sessions(module);
  bind_evaluation(module);
  bind_own_games(module);
  bind_formats(module);
  bind_forms(module);
  bind_sums(module);
}

}  // namespace harary::python
