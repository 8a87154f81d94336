// SPDX-License-Identifier: MIT
#include <harary/session.hpp>

#include <utility>

#include "api/inside.hpp"
#include "app/session.hpp"

namespace harary::v0 {

struct Session::Inside {
  std::shared_ptr<const harary::Game> game;
  harary::Session session;
};

Session::Session(const Game& game, const Budget& budget)
    : inside_(call([&] {
        const auto& inside = game.inside().game;
        return std::unique_ptr<Inside>(
            new Inside{inside, harary::Session(*inside, library_budget(budget))});
      })) {}
Session::~Session() = default;
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;

Answer Session::solve(const std::string& position, Job& job, const Question& question) {
  return call([&] {
    if (library_series(inside_->game->name(), question.kind)) {
      throw harary::InputError("question: numbers and classes are asked of a game's start alone");
    }
    if (!question.certificate.empty()) {
      throw harary::InputError("certificate: of a game's start alone; see Game::solve");
    }
    return published(
        inside_->session.solve(position, library_question(question), job.inside().job));
  });
}

Analysis Session::analyse(const std::string& position, Job& job, QuestionKind question) {
  return call([&] {
    return published(
        inside_->session.analyse(position, job.inside().job, question_of_moves(question)));
  });
}

Line Session::line(const std::string& position, Job& job) {
  return call([&] {
    PrincipalLine line(*inside_->game, position);
    while (line.lengthen(inside_->session.analyse(line.position(), job.inside().job))) {
    }
    return published(line);
  });
}

}  // namespace harary::v0
