// SPDX-License-Identifier: MIT
#include "server/jobs.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "app/forms/form_question.hpp"
#include "app/json.hpp"
#include "base/error.hpp"
#include "base/portable.hpp"
#include "server/names.hpp"
#include "server/page_words.hpp"
#include "server/problem.hpp"

namespace harary {

namespace {

constexpr const char* kColumns =
    "SELECT id, client, kind, game, options, question, state, answer, error, seconds, "
    "coalesce(position, '') FROM jobs LEFT JOIN analysed ON analysed.job = jobs.id WHERE id=?";

// The kind of a job that values all moves of a position; the other kind is "solve". The database
// also has this word as the question of such a job. A program from before this kind reads only the
// question: it finds none that it knows, and says so, in place of solving the wrong thing.
constexpr const char* kAnalyse = "analyse";

Question question_of(const std::string& game, const std::string& text) {
  constexpr std::array kQuestions{"outcome", "winner", "nimber", "number", "class", "form"};
  if (std::find(kQuestions.begin(), kQuestions.end(), text) == kQuestions.end()) {
    throw Problem(422, "the question must be outcome, winner, nimber, number, class or form");
  }
  Question question = question_about(game, text);
  question.names_move = true;
  return question;
}

// 422 with the library's own message if the game has no such question.
void require_question(const GameRequest& request, const std::string& question) {
  const auto series = parse_series_kind(request.game, question);
  if (!series && question != kFormQuestion) return;
  try {
    if (!series) return require_form(request.game, options_of(request.options));
    series_option(request.game, options_of(request.options), *series);
  } catch (const InputError& error) {
    throw Problem(422, in_page_words(error.what()), pointer_to_option(error.what()));
  }
}

// The answer, and why it is missing if it is.
std::pair<Json, std::optional<StopReason>> answered(const Game& game, const std::string& question,
                                                    Job& job) {
  if (question == kFormQuestion) {
    GameOptions options(GameOptions::Files::forbidden);
    options.set_all(game.options());
    FormSolver solver(job.budget(), FormLimits());
    const FormAnswer answer =
        solver.solve(game.name(), options, question_of(game.name(), question), false, job);
    return {harary::to_json(answer), answer.stopped};
  }
  if (const auto series = parse_series_kind(game.name(), question)) {
    const SeriesAnswer answer =
        solve_series(game, *series, question_of(game.name(), question), job);
    return {harary::to_json(answer), answer.stopped};
  }
  const Answer answer = game.solve(question_of(game.name(), question), job);
  return {harary::to_json(answer), answer.stopped};
}
std::pair<Json, std::optional<StopReason>> analysed(const Game& game, const std::string& position,
                                                    Job& job) {
  const Analysis analysis = game.analyse(position, job);
  return {harary::to_json(analysis), analysis.stopped};
}

// The position in full; 422 for one that the game does not have.
std::string position_of(const Game& game, const Json& body) {
  try {
    return game.view(text_field(body, "position", "")).position;
  } catch (const InputError& error) {
    throw Problem(422, in_page_words(error.what()), "/position");
  }
}

}  // namespace

Jobs::Jobs(Database& database, Games& games, int workers) : database_(database), games_(games) {
  resume();
  try {
    for (int i = 0; i < workers; ++i) {
      workers_.emplace_back([this](const portable::stop_token& stop) { work(stop); });
    }
  } catch (...) {  // the system gives no more threads: those there are must end before they go
    stop();
    throw;
  }
}

Jobs::~Jobs() {
  stop();
}

// What was running when the server before this one died is asked again, unless that happened to it
// again and again: then it may be the job that ends the server.
void Jobs::resume() {
  Database::Transaction transaction(database_);
  {
    Database::Statement given_up = database_.run(
        "UPDATE jobs SET state='failed', error='the server ended while it ran, ' || (SELECT starts "
        "FROM job_starts WHERE job=id) || ' times' WHERE state='running' AND "
        "(SELECT starts FROM job_starts WHERE job=id) >= ?");
    given_up.bind(1, std::int64_t{kMostStarts});
    given_up.step();
    database_.run("UPDATE jobs SET state='queued' WHERE state='running'").step();
    Database::Statement rows =
        database_.run("SELECT id FROM jobs WHERE state='queued' ORDER BY began");
    while (rows.step()) queue_.push_back(rows.text(0));
  }
  transaction.commit();
}

void Jobs::begin(const std::string& id) {
  Database::Transaction transaction(database_);
  {
    Database::Statement update = database_.run("UPDATE jobs SET state='running' WHERE id=?");
    update.bind(1, id);
    update.step();
    Database::Statement count = database_.run(
        "INSERT INTO job_starts(job, starts) VALUES(?,1) ON CONFLICT(job) DO UPDATE SET "
        "starts=starts+1");
    count.bind(1, id);
    count.step();
  }
  transaction.commit();
  changed(id);
}

// It waits for the next server, which is not the job's fault.
void Jobs::put_back(const std::string& id) {
  Database::Transaction transaction(database_);
  {
    Database::Statement update = database_.run("UPDATE jobs SET state='queued' WHERE id=?");
    update.bind(1, id);
    update.step();
    Database::Statement count = database_.run("UPDATE job_starts SET starts=starts-1 WHERE job=?");
    count.bind(1, id);
    count.step();
  }
  transaction.commit();
}

void Jobs::stop() {
  {
    const std::lock_guard lock(mutex_);  // so that no worker misses it on the way to its wait
    for (portable::jthread& worker : workers_) worker.request_stop();
    for (auto& [id, running] : running_) running.job->interrupt();
    watches_.clear();
  }
  news_.notify_all();
  workers_.clear();
}

std::uint64_t Jobs::watch(const std::string& id, Seen seen) {
  show(id);  // throws if there is none
  const auto watch = std::make_shared<Watch>();
  watch->job = id;
  watch->seen = std::move(seen);
  std::uint64_t number = 0;
  {
    const std::lock_guard lock(mutex_);
    number = next_watch_++;
    watches_.emplace(number, watch);
  }
  if (!tell(*watch)) unwatch(number);
  return number;
}

void Jobs::unwatch(std::uint64_t watch) {
  const std::lock_guard lock(mutex_);
  watches_.erase(watch);
}

bool Jobs::tell(Watch& watch) {
  const std::lock_guard lock(watch.mutex);
  const Json job = show(watch.job);
  const std::string state = job["state"];
  const bool ended = state != "queued" && state != "running";
  return watch.seen(job, ended) && !ended;
}

void Jobs::changed(const std::string& id) {
  std::vector<std::pair<std::uint64_t, std::shared_ptr<Watch>>> watches;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [number, watch] : watches_) {
      if (watch->job == id) watches.emplace_back(number, watch);
    }
  }
  for (const auto& [number, watch] : watches) {
    if (!tell(*watch)) unwatch(number);
  }
}

Json Jobs::create(const std::string& client, const Json& body) {
  Row row;
  row.id = new_identifier();
  row.client = client;
  row.kind = text_field(body, "kind", "solve");
  const bool analysis = row.kind == kAnalyse;
  if (!analysis && row.kind != "solve") {
    throw Problem(422, "the kind of a job must be solve or analyse");
  }
  if (body.contains(analysis ? "question" : "position")) {
    throw Problem(422, analysis ? "an analysis has no question, it says all about its position"
                                : "only a job of the kind analyse has a position");
  }
  const GameRequest request = game_field(body);
  row.game = request.game;
  row.options = request.options.dump();
  row.question = analysis ? kAnalyse : text_field(body, "question", "outcome");
  if (!analysis) question_of(row.game, row.question);
  row.seconds = number_field(body, "seconds", 60, 1, kLongestSeconds);
  row.state = "queued";
  const auto game = games_.of(request);  // says what is wrong with the options
  if (analysis)
    row.position = position_of(*game, body);
  else
    require_question(request, row.question);

  Database::Transaction transaction(database_);
  {
    Database::Statement count = database_.run(
        "SELECT count(*) FILTER (WHERE client=?), count(*) FROM jobs "
        "WHERE state IN ('queued','running')");
    count.bind(1, client);
    count.step();
    if (count.number(0) >= kMostOfOneClient) {
      throw Problem(429, "you have too many jobs; stop one, or wait until one ends");
    }
    if (count.number(1) >= kMostQueued) throw Problem(503, "the queue is full; try again later");
  }
  {
    Database::Statement insert = database_.run(
        "INSERT INTO jobs(id, client, kind, game, options, question, seconds, state, began) "
        "VALUES(?,?,?,?,?,?,?,'queued',?)");
    insert.bind(1, row.id)
        .bind(2, client)
        .bind(3, row.kind)
        .bind(4, row.game)
        .bind(5, row.options)
        .bind(6, row.question)
        .bind(7, row.seconds)
        .bind(8, now_milliseconds());
    insert.step();
  }
  if (analysis) {
    Database::Statement insert = database_.run("INSERT INTO analysed(job, position) VALUES(?,?)");
    insert.bind(1, row.id).bind(2, row.position);
    insert.step();
  }
  transaction.commit();
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back(row.id);
  }
  news_.notify_all();
  return to_json(row);
}

Jobs::Row Jobs::load(const std::string& id) {
  Row row;
  Database::Transaction transaction(database_);
  {
    Database::Statement statement = database_.run(kColumns);
    statement.bind(1, id);
    if (!statement.step()) throw Problem(404, "there is no such job");
    row = {statement.text(0), statement.text(1),   statement.text(2), statement.text(3),
           statement.text(4), statement.text(5),   statement.text(6), statement.text(7),
           statement.text(8), statement.number(9), statement.text(10)};
  }
  transaction.commit();
  return row;
}

Jobs::Row Jobs::load_own(const std::string& client, const std::string& id) {
  if (!is_identifier(id)) throw Problem(404, "there is no such job");
  Row row = load(id);
  if (row.client != client) throw Problem(404, "there is no such job");
  return row;
}

Json Jobs::show(const std::string& id) {
  if (!is_identifier(id)) throw Problem(404, "there is no such job");
  return to_json(load(id));
}

Json Jobs::list(const std::string& client) {
  std::vector<std::string> ids;
  {
    Database::Transaction transaction(database_);
    {
      Database::Statement rows =
          database_.run("SELECT id FROM jobs WHERE client=? ORDER BY began DESC LIMIT 20");
      rows.bind(1, client);
      while (rows.step()) ids.push_back(rows.text(0));
    }
    transaction.commit();
  }
  Json jobs = Json::array();
  for (const std::string& id : ids) {
    Json job = to_json(load(id));
    if (job["kind"] == kAnalyse && job["answer"].is_object()) job["answer"].erase("moves");
    jobs.push_back(std::move(job));
  }
  return {{"jobs", jobs}};
}

Json Jobs::to_json(const Row& row) {
  Json json{{"id", row.id},
            {"state", row.state},
            {"kind", row.kind},
            {"game", row.game},
            {"options", Json::parse(row.options)},
            {"question", row.question},
            {"seconds", row.seconds},
            {"place", nullptr},
            {"progress", nullptr},
            {"answer", row.answer.empty() ? Json(nullptr) : Json::parse(row.answer)},
            {"error", row.error.empty() ? Json(nullptr) : Json(row.error)}};
  if (row.kind == kAnalyse) json["position"] = row.position;
  const std::lock_guard lock(mutex_);
  const auto queued = std::find(queue_.begin(), queue_.end(), row.id);
  if (queued != queue_.end()) json["place"] = queued - queue_.begin() + 1;
  if (const auto found = running_.find(row.id); found != running_.end()) {
    const Progress& p = found->second.progress;
    json["progress"] = {{"phase", p.phase},
                        {"done", p.done},
                        {"total", p.total},
                        {"unit", p.unit},
                        {"seconds", p.seconds},
                        {"rate", p.seconds > 0 ? static_cast<double>(p.done) / p.seconds : 0}};
  }
  return json;
}

Json Jobs::stop(const std::string& client, const std::string& id) {
  Row row = load_own(client, id);
  {
    const std::lock_guard lock(mutex_);
    std::erase(queue_, id);
    if (const auto found = running_.find(id); found != running_.end()) {
      found->second.stopped = true;
      found->second.job->interrupt();
    }
  }
  if (row.state == "queued") finish(id, "stopped", "", "");
  return show(id);
}

void Jobs::finish(const std::string& id, const std::string& state, const std::string& answer,
                  const std::string& error) {
  {
    Database::Transaction transaction(database_);
    {
      Database::Statement row = database_.run(
          "UPDATE jobs SET state=?2, answer=?3, error=?4 WHERE id=?1 AND state<>'done'");
      row.bind(1, id).bind(2, state).bind(3, answer).bind(4, error);
      row.step();
    }
    transaction.commit();
  }
  changed(id);
}

void Jobs::work(const portable::stop_token& stop) {
  while (true) {
    std::string id;
    std::vector<std::string> moved_up;
    {
      std::unique_lock lock(mutex_);
      news_.wait(lock, [&] { return stop.stop_requested() || !queue_.empty(); });
      if (stop.stop_requested()) return;  // what is queued waits for the next start
      id = queue_.front();
      queue_.pop_front();
      moved_up.assign(queue_.begin(), queue_.end());
    }
    try {
      for (const std::string& other : moved_up) changed(other);
      const Row row = load(id);
      if (row.state == "queued") run(row, stop);
    } catch (const std::exception& error) {
      try {
        finish(id, "failed", "", in_page_words(error.what()));
      } catch (const std::exception&) {
        // The database is gone; the job is queued again at the next start.
      }
    }
  }
}

void Jobs::run(const Row& row, const portable::stop_token& stop) {
  Budget budget;
  budget.time = std::chrono::seconds(row.seconds);
  budget.memory_bytes = kMemory;
  const auto job = std::make_shared<Job>(budget, [this, id = row.id](const Progress& progress) {
    {
      const std::lock_guard lock(mutex_);
      if (const auto found = running_.find(id); found != running_.end()) {
        found->second.progress = progress;
      }
    }
    changed(id);
  });
  {
    const std::lock_guard lock(mutex_);
    running_[row.id].job = job;
  }
  begin(row.id);

  const auto game = games_.of({row.game, Json::parse(row.options)});
  const auto [answer, why] = row.kind == kAnalyse ? analysed(*game, row.position, *job)
                                                  : answered(*game, row.question, *job);
  bool stopped = false;
  {
    const std::lock_guard lock(mutex_);
    stopped = running_[row.id].stopped;
    running_.erase(row.id);
  }
  // Interrupted because the server ends.
  if (why == StopReason::interrupt && !stopped && stop.stop_requested()) return put_back(row.id);
  finish(row.id, stopped ? "stopped" : "done", answer.dump(), "");
}

}  // namespace harary
