// SPDX-License-Identifier: MIT
// Messages of the library for users of Python. The library names the options of the command line,
// but a caller in Python gave arguments. All errors are translated here, and only here.
#pragma once

#include <nanobind/nanobind.h>

#include <exception>
#include <string>
#include <string_view>

namespace harary::python {

namespace nb = nanobind;

// "--vertex-colours: too few" becomes "vertex_colours: too few", "try --method search" becomes
// "try method='search'", "with --board or --order" becomes "with board= or order=".
std::string in_python_words(std::string_view message);

// Errors of this class leave the module as exceptions of this name.
template <class Error>
void bind_error(nb::module_& module, const char* name, PyObject* base) {
  const nb::exception<Error> type(module, name, base);
  nb::register_exception_translator(
      [](const std::exception_ptr& thrown, void* payload) {
        try {
          std::rethrow_exception(thrown);
        } catch (const Error& error) {
          PyErr_SetString(static_cast<PyObject*>(payload), in_python_words(error.what()).c_str());
        }
      },
      type.ptr());
}

}  // namespace harary::python
