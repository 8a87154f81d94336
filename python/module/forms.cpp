// SPDX-License-Identifier: MIT
// Values of short games for Python: one table of canonical forms, in which a form is a number. The
// interpreter's lock is held all the time, so that threads of Python may share it.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "python/module/module.hpp"
#include "theory/partizan/form_reports.hpp"
#include "theory/partizan/notation.hpp"

namespace nb = nanobind;

namespace harary::python {

namespace {

using Form = ConwayGames::Form;
using Walls = std::vector<std::pair<std::string, std::string>>;

template <class Work>
auto within(Work&& work) {
  try {
    return work();
  } catch (const ConwayGames::TooManyForms&) {
    throw LimitError("form: the canonical form, or the way to it, needs too many forms");
  }
}

class FormTable {
 public:
  FormTable(std::size_t most_forms, std::uint64_t most_bytes) : games_(most_forms, most_bytes) {}

  Form read(const std::string& text) {
    return within([&] { return read_form(games_, text, "form"); });
  }
  Form of(const std::vector<Form>& left, const std::vector<Form>& right) {
    return within([&] { return games_.of(left, right); });
  }
  Form sum(Form g, Form h) {
    return within([&] { return games_.sum(g, h); });
  }
  Form negative(Form g) {
    return within([&] { return games_.negative(g); });
  }
  bool at_least(Form g, Form h) {
    return within([&] { return games_.at_least(g, h); });
  }
  std::vector<Form> left(Form g) const { return {games_.left(g).begin(), games_.left(g).end()}; }
  std::vector<Form> right(Form g) const { return {games_.right(g).begin(), games_.right(g).end()}; }
  // Nothing: it is longer than that.
  std::optional<std::string> notation(Form g, std::size_t longest) {
    return within([&] { return games_.notation(g, longest); });
  }
  std::optional<std::string> number(Form g) const {
    const auto number = games_.number(g);
    return number ? std::optional(dyadic_text(*number)) : std::nullopt;
  }
  std::pair<std::string, std::string> stops(Form g) {
    const auto [first, second] = games_.stops(g);
    return {dyadic_text(*games_.number(first)), dyadic_text(*games_.number(second))};
  }
  int birthday(Form g) { return reports_.birthday(g); }
  std::string outcome(Form g) {
    return within([&] { return reports_.outcome(g); });
  }
  // The walls from -1 upwards: (temperature, value) of each knot.
  std::pair<Walls, Walls> walls(Form g) {
    const Thermograph& thermograph = reports_.thermograph(g);
    return {wall(thermograph.left), wall(thermograph.right)};
  }
  std::string picture(Form g) {
    return within([&] { return reports_.picture(g); });
  }
  Form reduced(Form g) {
    return within([&] { return reports_.reduced(g); });
  }
  std::optional<Form> atomic_weight(Form g) {
    return within([&] { return reports_.atomic_weight(g); });
  }

 private:
  static Walls wall(const Wall& knots) {
    Walls result;
    for (const WallKnot& knot : knots) {
      result.emplace_back(dyadic_text(knot.temperature), dyadic_text(knot.value));
    }
    return result;
  }

  ConwayGames games_;
  FormReports reports_{games_};
};

}  // namespace

void bind_forms(nb::module_& module) {
  nb::class_<FormTable>(module, "FormTable")
      .def(nb::init<std::size_t, std::uint64_t>(), nb::arg("most_forms"), nb::arg("most_bytes"))
      .def("read", &FormTable::read, nb::arg("text"))
      .def("of", &FormTable::of, nb::arg("left"), nb::arg("right"))
      .def("sum", &FormTable::sum, nb::arg("g"), nb::arg("h"))
      .def("negative", &FormTable::negative, nb::arg("g"))
      .def("at_least", &FormTable::at_least, nb::arg("g"), nb::arg("h"))
      .def("left", &FormTable::left, nb::arg("g"))
      .def("right", &FormTable::right, nb::arg("g"))
      .def("notation", &FormTable::notation, nb::arg("g"), nb::arg("longest"))
      .def("number", &FormTable::number, nb::arg("g"))
      .def("stops", &FormTable::stops, nb::arg("g"))
      .def("birthday", &FormTable::birthday, nb::arg("g"))
      .def("outcome", &FormTable::outcome, nb::arg("g"))
      .def("walls", &FormTable::walls, nb::arg("g"))
      .def("picture", &FormTable::picture, nb::arg("g"))
      .def("reduced", &FormTable::reduced, nb::arg("g"))
      .def("atomic_weight", &FormTable::atomic_weight, nb::arg("g"));
}

}  // namespace harary::python
