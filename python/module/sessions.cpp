// SPDX-License-Identifier: MIT
// Sessions: questions about positions of one play that share what is learned.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>

#include <memory>
#include <string>
#include <utility>

#include "app/game.hpp"
#include "app/json.hpp"
#include "app/principal_line.hpp"
#include "app/question.hpp"
#include "app/session.hpp"
#include "base/error.hpp"
#include "python/module/followed.hpp"
#include "python/module/module.hpp"
#include "python/module/running.hpp"

namespace harary::python {

namespace {

class OpenSession {
 public:
  OpenSession(const Game& game, const Budget& budget)
      : game_(game), session_(game.session(budget)) {}

  const Game& game() const { return game_; }

  // Kept alive by those who ask, so that close() may come from another thread.
  std::shared_ptr<Session> get() const {
    if (!session_) throw InputError("session: it is closed; game.session() opens another");
    return session_;
  }
  void close() { session_.reset(); }

 private:
  const Game& game_;
  std::shared_ptr<Session> session_;
};

std::string solve(const OpenSession& session, const std::string& position,
                  const std::string& question, const std::string& method, bool remoteness,
                  bool stats, const Budget& budget, const nb::object& listener) {
  const std::shared_ptr<Session> asked = session.get();
  const Question about{.kind = parse_question_kind(question),
                       .remoteness = remoteness,
                       .method = parse_method(method),
                       .certificate = "",
                       .names_move = true};
  return watched(budget, listener, [&](Job& job) {
    return to_json(asked->solve(position, about, job), stats ? WithStats::yes : WithStats::no)
        .dump();
  });
}

std::string analyse(const OpenSession& session, const std::string& position,
                    const std::string& question, bool stats, const Budget& budget,
                    const nb::object& listener) {
  const QuestionKind kind = parse_question_of_moves(question);
  const std::shared_ptr<Session> asked = session.get();
  return watched(budget, listener, [&](Job& job) {
    return to_json(asked->analyse(position, job, kind), stats ? WithStats::yes : WithStats::no)
        .dump();
  });
}

// The principal line: {"start", "moves", "stopped"}, of which "start" is the analysis of its first
// position. Each analysis may take the whole budget.
std::string principal_line(const OpenSession& session, const std::string& position,
                           std::optional<std::int64_t> length, const Budget& budget,
                           const nb::object& listener) {
  const std::shared_ptr<Session> asked = session.get();
  PrincipalLine line(session.game(), position);
  const auto analysis_here = [&] {
    return watched(budget, listener,
                   [&](Job& job) { return asked->analyse(line.position(), job); });
  };
  Analysis analysis = analysis_here();
  Json json{{"start", to_json(analysis)}};
  const auto shorter = [&] {
    return !length || static_cast<std::int64_t>(line.moves().size()) < *length;
  };
  while (shorter() && line.lengthen(analysis)) {
    if (shorter()) analysis = analysis_here();
  }
  json["moves"] = line.moves();
  json["stopped"] = analysis.stopped ? Json(name_of(*analysis.stopped)) : Json(nullptr);
  return json.dump();
}

}  // namespace

void bind_sessions(nb::module_& module) {
  nb::class_<Followed>(module, "Followed", "An analysis that is followed; news are JSON.")
      .def("next", &Followed::next, "The next news, or None at the end.")
      .def("analysis", &Followed::analysis, "The analysis when it is over.")
      .def("stop", &Followed::stop);
  nb::class_<OpenSession>(module, "Session",
                          "Questions that share what is learned; answers are JSON.")
      .def("solve", &solve, nb::arg("position"), nb::arg("question"), nb::arg("method"),
           nb::arg("remoteness"), nb::arg("stats"), nb::arg("budget"), nb::arg("listener").none())
      .def("analyse", &analyse, nb::arg("position"), nb::arg("question"), nb::arg("stats"),
           nb::arg("budget"), nb::arg("listener").none())
      .def("principal_line", &principal_line, nb::arg("position"), nb::arg("length").none(),
           nb::arg("budget"), nb::arg("listener").none())
      .def(
          "follow",
          [](const OpenSession& session, const std::string& position, const Budget& budget) {
            return std::make_unique<Followed>(session.get(), position, budget);
          },
          nb::arg("position"), nb::arg("budget"), nb::keep_alive<0, 1>())
      .def("close", &OpenSession::close);
  module.def(
      "make_session",
      [](const Game& game, const Budget& budget) {
        return std::make_unique<OpenSession>(game, budget);
      },
      nb::arg("game"), nb::arg("budget"), nb::keep_alive<0, 1>());
}

}  // namespace harary::python
