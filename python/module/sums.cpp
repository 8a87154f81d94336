// SPDX-License-Identifier: MIT
// Sums of games, and misère quotients; answers are JSON.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <string>
#include <vector>

#include "app/misere/quotient_question.hpp"
#include "app/sums/sum_question.hpp"
#include "python/module/module.hpp"
#include "python/module/running.hpp"

namespace harary::python {

namespace {

std::string sum(const std::vector<std::string>& terms, const std::string& first,
                const Budget& budget, const nb::object& listener) {
  SumRequest request;
  request.terms = terms;
  if (!first.empty()) request.first = parse_player(first, "first");
  return watched(budget, listener,
                 [&](Job& job) { return to_json(solve_sum(request, job)).dump(); });
}

std::string misere_quotient(const std::string& game, const std::string& code, int heaps,
                            int most_elements, const Budget& budget, const nb::object& listener) {
  const std::string asked = code.empty() ? octal_code_of(game) : code;
  return watched(budget, listener, [&](Job& job) {
    QuotientSolver solver(asked, static_cast<std::size_t>(most_elements), budget);
    for (int heap = 1;; ++heap) {
      const QuotientLine line = solver.next(job);
      if (heap == heaps || !line.answer.quotient) return to_json(line).dump();
    }
  });
}

}  // namespace

void bind_sums(nb::module_& module) {
  module.def("sum", &sum, nb::arg("terms"), nb::arg("first"), nb::arg("budget"),
             nb::arg("listener").none(), "Who wins a sum of games.");
  module.def("misere_quotient", &misere_quotient, nb::arg("game"), nb::arg("code"),
             nb::arg("heaps"), nb::arg("most_elements"), nb::arg("budget"),
             nb::arg("listener").none(), "The misère quotient of sums of heaps.");
}

}  // namespace harary::python
