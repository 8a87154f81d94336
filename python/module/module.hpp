// SPDX-License-Identifier: MIT
// The parts of the extension module harary._harary. Answers are passed to Python as the JSON text
// that the command line prints; the package makes dataclasses of it.
#pragma once

#include <nanobind/nanobind.h>

namespace harary::python {

void bind_games(nanobind::module_& module);
void bind_theory(nanobind::module_& module);
void bind_tables(nanobind::module_& module);
void bind_table_maker(nanobind::module_& module);
void bind_sessions(nanobind::module_& module);
void bind_evaluation(nanobind::module_& module);
void bind_own_games(nanobind::module_& module);
void bind_formats(nanobind::module_& module);
void bind_forms(nanobind::module_& module);
void bind_sums(nanobind::module_& module);

}  // namespace harary::python
