// SPDX-License-Identifier: MIT
#include "server/database.hpp"

#include <sqlite3.h>

#include "base/error.hpp"

namespace harary {

namespace {

constexpr int kApplication = 0x48415241;  // "HARA": whose file this is
constexpr int kVersion = 1;

constexpr const char* kTables = R"(
CREATE TABLE matches(
  id TEXT PRIMARY KEY, client TEXT NOT NULL, game TEXT NOT NULL, options TEXT NOT NULL,
  first_seat TEXT NOT NULL, second_seat TEXT NOT NULL, shaking INTEGER NOT NULL,
  thinking INTEGER NOT NULL, seed INTEGER NOT NULL, began INTEGER NOT NULL,
  start TEXT NOT NULL, given INTEGER NOT NULL,
  helped INTEGER NOT NULL DEFAULT 0, resigned TEXT NOT NULL DEFAULT '');
CREATE TABLE plies(
  match TEXT NOT NULL, ply INTEGER NOT NULL, move TEXT NOT NULL, side TEXT NOT NULL,
  player TEXT NOT NULL, position TEXT NOT NULL, at INTEGER NOT NULL, shuffle TEXT NOT NULL,
  PRIMARY KEY(match, ply)) WITHOUT ROWID;
CREATE TABLE hall(
  match TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, instance TEXT NOT NULL,
  milliseconds INTEGER NOT NULL, plies INTEGER NOT NULL, player TEXT NOT NULL,
  at INTEGER NOT NULL);
CREATE INDEX hall_by_time ON hall(game, milliseconds);
CREATE TABLE experience(
  game TEXT NOT NULL, instance TEXT NOT NULL, side TEXT NOT NULL, position TEXT NOT NULL,
  weight INTEGER NOT NULL, PRIMARY KEY(game, instance, side, position)) WITHOUT ROWID;
CREATE TABLE learning(
  game TEXT NOT NULL, instance TEXT NOT NULL, games INTEGER NOT NULL, won INTEGER NOT NULL,
  PRIMARY KEY(game, instance)) WITHOUT ROWID;
CREATE TABLE jobs(
  id TEXT PRIMARY KEY, client TEXT NOT NULL, kind TEXT NOT NULL, game TEXT NOT NULL,
  options TEXT NOT NULL, question TEXT NOT NULL, seconds INTEGER NOT NULL, state TEXT NOT NULL,
  answer TEXT NOT NULL DEFAULT '', error TEXT NOT NULL DEFAULT '', began INTEGER NOT NULL);
CREATE INDEX jobs_by_client ON jobs(client, began);
)";
// Tables that came later; a database without them gets them, and an older program does not see
// them.
constexpr const char* kAddedTables = R"(
CREATE TABLE IF NOT EXISTS shared_matches(
  match TEXT PRIMARY KEY, open_seat TEXT NOT NULL, guest TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS clocks(
  match TEXT PRIMARY KEY, base INTEGER NOT NULL, increment INTEGER NOT NULL,
  started INTEGER NOT NULL DEFAULT 0, flagged TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS taught(
  number INTEGER PRIMARY KEY, game TEXT NOT NULL, instance TEXT NOT NULL, won INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS taught_by_game ON taught(game, number);
CREATE TABLE IF NOT EXISTS job_starts(
  job TEXT PRIMARY KEY, starts INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS analysed(
  job TEXT PRIMARY KEY, position TEXT NOT NULL) WITHOUT ROWID;
)";

}  // namespace

Database::Database(const std::string& path) : path_(path) {
  if (sqlite3_open_v2(path.c_str(), &connection_,
                      SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX,
                      nullptr) != SQLITE_OK) {
    const std::string reason = sqlite3_errmsg(connection_);
    sqlite3_close(connection_);
    throw FileError(path, "cannot be opened (" + reason + "); give another folder with --data");
  }
  try {
    sqlite3_busy_timeout(connection_, 5000);
    execute("PRAGMA journal_mode=WAL");
    execute("PRAGMA synchronous=NORMAL");
    execute("PRAGMA cache_size=-16384");
    make_tables();
  } catch (...) {
    for (auto& [sql, statement] : statements_) sqlite3_finalize(statement);
    sqlite3_close(connection_);
    throw;
  }
}

Database::~Database() {
  for (auto& [sql, statement] : statements_) sqlite3_finalize(statement);
  sqlite3_close(connection_);
}

void Database::fail(const std::string& action) const {
  throw FileError(path_, action + " failed (" + sqlite3_errmsg(connection_) + ")");
}

void Database::execute(const char* sql) {
  if (sqlite3_exec(connection_, sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail("the database");
}

void Database::make_tables() {
  std::int64_t application = 0;
  std::int64_t version = 0;
  std::int64_t tables = 0;
  const auto number = [this](const char* sql) {
    Statement statement = run(sql);
    statement.step();
    return statement.number(0);
  };
  application = number("PRAGMA application_id");
  version = number("PRAGMA user_version");
  tables = number("SELECT count(*) FROM sqlite_master");
  if (tables == 0) {
    execute("BEGIN IMMEDIATE");
    execute(kTables);
    execute(("PRAGMA application_id=" + std::to_string(kApplication)).c_str());
    execute(("PRAGMA user_version=" + std::to_string(kVersion)).c_str());
    execute(kAddedTables);
    execute("COMMIT");
    return;
  }
  if (application != kApplication) {
    throw FileError(path_, "is not a database of Harary; give another folder with --data");
  }
  if (version != kVersion) {
    throw FileError(path_, "has version " + std::to_string(version) +
                               ", this program reads version " + std::to_string(kVersion));
  }
  execute(kAddedTables);
}

Database::Statement Database::run(const char* sql) {
  sqlite3_stmt*& statement = statements_[sql];
  if (statement == nullptr && sqlite3_prepare_v3(connection_, sql, -1, SQLITE_PREPARE_PERSISTENT,
                                                 &statement, nullptr) != SQLITE_OK) {
    fail("a statement");
  }
  return {*this, statement};
}

Database::Statement::~Statement() {
  sqlite3_reset(statement_);
  sqlite3_clear_bindings(statement_);
}

Database::Statement& Database::Statement::bind(int place, const std::string& text) {
  sqlite3_bind_text(statement_, place, text.data(), static_cast<int>(text.size()),
                    SQLITE_TRANSIENT);
  return *this;
}

Database::Statement& Database::Statement::bind(int place, std::int64_t number) {
  sqlite3_bind_int64(statement_, place, number);
  return *this;
}

bool Database::Statement::step() {
  const int result = sqlite3_step(statement_);
  if (result != SQLITE_ROW && result != SQLITE_DONE) database_.fail("a query");
  return result == SQLITE_ROW;
}

std::string Database::Statement::text(int column) const {
  const unsigned char* text = sqlite3_column_text(statement_, column);
  return text == nullptr
             ? ""
             : std::string(reinterpret_cast<const char*>(text),
                           static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)));
}

std::int64_t Database::Statement::number(int column) const {
  return sqlite3_column_int64(statement_, column);
}

Database::Transaction::Transaction(Database& database)
    : database_(database), lock_(database.mutex_) {
  database_.run("BEGIN IMMEDIATE").step();
}

Database::Transaction::~Transaction() {
  if (!open_) return;
  try {
    database_.run("ROLLBACK").step();
  } catch (const FileError&) {
    // Nothing was promised.
  }
}

void Database::Transaction::commit() {
  database_.run("COMMIT").step();
  open_ = false;
  lock_.unlock();
}

}  // namespace harary
