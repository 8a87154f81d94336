// SPDX-License-Identifier: MIT
// A thin layer over SQLite: one connection, prepared statements that are kept, errors as FileError.
// Write-ahead log with normal synchronisation: what is committed survives the death of the process.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

struct sqlite3;
struct sqlite3_stmt;

namespace harary {

class Database {
 public:
  // Opens or makes the file. FileError if it is not a database of Harary, or of a later version.
  explicit Database(const std::string& path);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  // One statement being run; bind() counts the question marks from 1, column() the columns from 0.
  class Statement {
   public:
    Statement(Database& database, sqlite3_stmt* statement)
        : database_(database), statement_(statement) {}
    ~Statement();
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    Statement& bind(int place, const std::string& text);
    Statement& bind(int place, std::int64_t number);
    // To the next row; false at the end.
    bool step();
    std::string text(int column) const;
    std::int64_t number(int column) const;

   private:
    Database& database_;
    sqlite3_stmt* statement_;
  };

  // `sql` must be a literal: statements are kept by their text.
  Statement run(const char* sql);

  // Everything between begin and commit() happens or does not. Holds the connection's lock; every
  // use of the database is within one.
  class Transaction {
   public:
    explicit Transaction(Database& database);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    // Gives the connection free as well.
    void commit();

   private:
    Database& database_;
    std::unique_lock<std::mutex> lock_;
    bool open_ = true;
  };

 private:
  [[noreturn]] void fail(const std::string& action) const;
  void execute(const char* sql);
  void make_tables();

  std::string path_;
  sqlite3* connection_ = nullptr;
  std::map<std::string, sqlite3_stmt*> statements_;
  std::mutex mutex_;
};

}  // namespace harary
