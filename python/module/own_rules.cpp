// SPDX-License-Identifier: MIT
#include "python/module/own_rules.hpp"

#include <nanobind/stl/string.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

#include "base/current_job.hpp"
#include "base/error.hpp"
#include "base/job.hpp"

namespace harary::python {

namespace {

// Values are small numbers, so that searches may add to them.
constexpr long kLargestValue = 1'000'000;
constexpr std::string_view kTurn = ";turn=";
// What a new position takes in the dictionary: its entry, the pair and the number.
constexpr std::size_t kBytesOfEntry = 220;

std::string name_of_side(Side side) {
  return side == Side::first ? "first" : "second";
}

nb::object optional_method(const nb::object& rules, const char* name) {
  return nb::getattr(rules, name, nb::none());
}

std::string shown(nb::handle object) {
  std::string text = nb::cast<std::string>(nb::str(nb::repr(object)));
  constexpr std::size_t kLongest = 200;
  if (text.size() <= kLongest) return text;
  std::size_t end = kLongest;
  while ((static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;  // a character of UTF-8
  return text.substr(0, end) + "…";
}

// The state of an engine's thread in the interpreter, kept from one call to the next: making it
// anew costs as much as a call.
class PythonThread {
 public:
  PythonThread() : state_(PyGILState_Ensure()), saved_(PyEval_SaveThread()) {}
  ~PythonThread() {
    if (!nb::is_alive()) return;
    PyEval_RestoreThread(saved_);
    PyGILState_Release(state_);
  }
  PythonThread(const PythonThread&) = delete;
  PythonThread& operator=(const PythonThread&) = delete;

 private:
  PyGILState_STATE state_;
  PyThreadState* saved_;
};

// The interpreter's lock, as long as this lives.
class Locked {
 public:
  Locked() {
    if (PyGILState_GetThisThreadState() == nullptr) thread_local const PythonThread kept;
    gil_.emplace();
  }

 private:
  std::optional<nb::gil_scoped_acquire> gil_;
};

// A class of rules refers to its module, and that to a game of these rules: at the interpreter's
// end neither would be freed. So everything here gives its objects up then; with the
// interpreter's lock.
class EndOfPython {
 public:
  static EndOfPython& all() {
    static EndOfPython end;
    return end;
  }
  void add(const void* who, std::function<void()> give_up) {
    if (!registered_) {
      const nb::object registering = nb::module_::import_("atexit").attr("register");
      registering(nb::cpp_function([] { all().give_up(); }));
      registered_ = true;
    }
    actions_.emplace(who, std::move(give_up));
  }
  void remove(const void* who) { actions_.erase(who); }

 private:
  void give_up() {
    for (const auto& [who, action] : std::map(actions_)) action();
  }

  bool registered_ = false;
  std::map<const void*, std::function<void()>> actions_;
};

// Of an object and, one level deep, of the tuples in it.
std::size_t size_of(nb::handle object) {
  const auto alone = [](nb::handle one) {
    return nb::cast<std::size_t>(nb::handle(PySys_GetObject("getsizeof"))(one));
  };
  std::size_t bytes = alone(object);
  if (PyTuple_Check(object.ptr()) != 0) {
    for (const nb::handle part : nb::borrow<nb::tuple>(object)) {
      if (PyTuple_Check(part.ptr()) != 0 || PyAnySet_Check(part.ptr()) != 0) bytes += alone(part);
    }
  }
  return bytes;
}

// Refuses what has no hash; an error of the class's own __hash__ comes out as it is.
void require_hash(const nb::object& object, const std::string& refusal) {
  if (PyObject_Hash(object.ptr()) != -1) return;
  if (PyErr_ExceptionMatches(PyExc_TypeError) == 0) nb::raise_python_error();
  PyErr_Clear();
  throw nb::type_error(refusal.c_str());
}

}  // namespace

// Calls a method of the rules. What it raises gets a note that says in which position.
template <class... Arguments>
nb::object OwnPositions::asked(const nb::object& method, const char* name,
                               const Arguments&... arguments) {
  try {
    return nb::object(method(arguments...));
  } catch (nb::python_error& error) {
    std::string words;
    ((words.append(words.empty() ? "" : ", ").append(shown(arguments))), ...);
    error.value().attr("add_note")(std::string("harary asked for ") + name + "(" + words + ")");
    throw;
  }
}

OwnPositions::OwnPositions(nb::object rules) : rules_(std::move(rules)) {
  for (const char* method : {"start", "moves", "after", "result"}) {
    if (PyCallable_Check(optional_method(rules_, method).ptr()) == 0) {
      throw nb::type_error((std::string("rules: a game needs a method ") + method + "()").c_str());
    }
  }
  start_ = rules_.attr("start");
  moves_ = rules_.attr("moves");
  after_ = rules_.attr("after");
  result_ = rules_.attr("result");
  key_ = optional_method(rules_, "key");
  mover_ = optional_method(rules_, "mover");
  text_ = optional_method(rules_, "text");
  read_ = optional_method(rules_, "read");
  numbers_ = nb::dict();
  keys_ = nb::dict();
  EndOfPython::all().add(this, [this] {
    // A thread may still ask, and gets an error of Python.
    for (Node& node : nodes_) node.position = node.moves = nb::none();
    for (nb::object* object : {&rules_, &start_, &moves_, &after_, &result_, &key_, &mover_, &text_,
                               &read_, &numbers_, &keys_}) {
      *object = nb::none();
    }
  });
}

OwnPositions::~OwnPositions() {
  const Locked locked;
  EndOfPython::all().remove(this);
  nodes_.clear();
  for (nb::object* object : {&rules_, &start_, &moves_, &after_, &result_, &key_, &mover_, &text_,
                             &read_, &numbers_, &keys_}) {
    object->reset();
  }
}

void OwnPositions::count_bytes(std::size_t bytes) {
  bytes_ += bytes;
  if (bytes_ > CurrentJob::memory_share(1)) throw JobStopped{StopReason::memory};
}

// The dictionaries compare and hash as Python does, so positions may be any hashable objects.
OwnPositions::Number OwnPositions::number_of(const nb::object& position, Side side, int ply,
                                             const char* method) {
  if (ply > kMostMoves) {
    throw LimitError("rules: a play does not end within " + std::to_string(kMostMoves) +
                     " moves; positions must not come again");
  }
  require_hash(position, std::string(method) + ": the position " + shown(position) +
                             " is not hashable; use tuples and frozensets");
  const nb::object pair = nb::make_tuple(position, static_cast<int>(side));
  const nb::object found = numbers_.attr("get")(pair);
  if (!found.is_none()) {
    const auto number = nb::cast<Number>(found);
    if (nodes_[number].ply < ply) nodes_[number].ply = ply;
    return number;
  }
  // One step of Python may take long, so each new position looks at the clock.
  CurrentJob::check();
  count_bytes(sizeof(Node) + kBytesOfEntry + size_of(position));
  if (nodes_.size() >= kUnknown - 1) throw LimitError("rules: too many positions");
  const auto number = static_cast<Number>(nodes_.size());
  numbers_[pair] = number;
  Node node;
  node.position = position;
  node.side = side;
  node.ply = ply;
  nodes_.push_back(std::move(node));
  return number;
}

Side OwnPositions::side_of(const nb::object& position, Side otherwise) {
  if (mover_.is_none()) return otherwise;
  const nb::object side = asked(mover_, "mover", position);
  std::string name;
  if (!nb::try_cast(side, name) || (name != "first" && name != "second")) {
    throw nb::type_error(("mover: 'first' or 'second' is needed, not " + shown(side)).c_str());
  }
  return name == "first" ? Side::first : Side::second;
}

OwnPositions::Number OwnPositions::start() {
  const Locked locked;
  const nb::object position = asked(start_, "start");
  return number_of(position, side_of(position, Side::first), 0, "start");
}

Side OwnPositions::mover(Number p) {
  const Locked locked;
  return nodes_[p].side;
}

std::optional<Value> OwnPositions::result(Number p) {
  const Locked locked;
  if (nodes_[p].has_result) return nodes_[p].result;
  const nb::object position = nodes_[p].position;
  const nb::object found = asked(result_, "result", position);
  std::optional<Value> result;
  if (!found.is_none()) {
    if (PyLong_Check(found.ptr()) == 0 || PyBool_Check(found.ptr()) != 0) {
      throw nb::type_error(
          ("result: None or a whole number is needed, not " + shown(found)).c_str());
    }
    int overflow = 0;
    const long value = PyLong_AsLongAndOverflow(found.ptr(), &overflow);
    if (overflow != 0 || value > kLargestValue || value < -kLargestValue) {
      throw InputError("result: " + shown(found) + " is not from -1000000 to 1000000");
    }
    result = static_cast<Value>(value);
  } else if (move_count(p) == 0) {
    throw InputError("moves: there is none in " + shown(position) +
                     ", where result() says that the game is not over");
  }
  nodes_[p].result = result;
  nodes_[p].has_result = true;
  return result;
}

nb::object OwnPositions::moves(Number p) {
  if (!nodes_[p].moves.is_valid()) {
    const nb::object position = nodes_[p].position;
    const nb::object found = asked(moves_, "moves", position);
    if (PyUnicode_Check(found.ptr()) != 0 || !nb::hasattr(found, "__iter__")) {
      throw nb::type_error(("moves: several moves are needed, not " + shown(found)).c_str());
    }
    const nb::tuple all(found);
    count_bytes(size_of(all) + nb::len(all) * sizeof(Number));
    nodes_[p].moves = all;
    nodes_[p].after.assign(nb::len(all), kUnknown);
  }
  return nodes_[p].moves;
}

std::uint32_t OwnPositions::move_count(Number p) {
  const Locked locked;
  return static_cast<std::uint32_t>(nb::len(moves(p)));
}

OwnPositions::Number OwnPositions::after(Number p, std::uint32_t move) {
  const Locked locked;
  const nb::object all = moves(p);
  const int ply = nodes_[p].ply + 1;
  if (const Number known = nodes_[p].after[move]; known != kUnknown) {
    if (ply > kMostMoves || nodes_[known].ply < ply) {
      return number_of(nodes_[known].position, nodes_[known].side, ply, "after");
    }
    return known;
  }
  const Side next = opponent(nodes_[p].side);
  const nb::object position = nodes_[p].position;
  const nb::object then = asked(after_, "after", position, nb::object(all[move]));
  const Number number = number_of(then, side_of(then, next), ply, "after");
  nodes_[p].after[move] = number;
  return number;
}

OwnPositions::Number OwnPositions::key(Number p) {
  if (key_.is_none()) return p;
  const Locked locked;
  if (nodes_[p].key != kUnknown) return nodes_[p].key;
  const nb::object position = nodes_[p].position;
  const nb::object key = asked(key_, "key", position);
  require_hash(key, "key: " + shown(key) + " is not hashable");
  const nb::object number = keys_.attr("setdefault")(key, nb::len(keys_));
  return nodes_[p].key = nb::cast<Number>(number);
}

std::string OwnPositions::position_text(Number p) {
  const Locked locked;
  const nb::object position = nodes_[p].position;
  const Side side = nodes_[p].side;
  std::string text = nb::cast<std::string>(
      nb::str(text_.is_none() ? nb::object(nb::repr(position)) : asked(text_, "text", position)));
  text.append(kTurn).append(name_of_side(side));
  by_text_.emplace(text, p);
  return text;
}

OwnPositions::Number OwnPositions::parse_position(const std::string& text) {
  const Locked locked;
  if (const auto found = by_text_.find(text); found != by_text_.end()) return found->second;
  const std::size_t turn = text.rfind(kTurn);
  const std::string side = turn == std::string::npos ? "" : text.substr(turn + kTurn.size());
  if (side != "first" && side != "second") {
    throw InputError("position: " + text + " does not end in ;turn=first or ;turn=second");
  }
  if (read_.is_none()) {
    throw InputError("position: " + text +
                     " was not met so far; a method read() of the game would make it");
  }
  const nb::object position = asked(read_, "read", nb::object(nb::cast(text.substr(0, turn))));
  return number_of(position, side == "first" ? Side::first : Side::second, 0, "read");
}

// In one position the texts of all moves differ, so that a text is a move. Which text a move has
// depends on the position alone.
const std::vector<std::string>& OwnPositions::move_texts(Number p) {
  const nb::object all = moves(p);
  const std::size_t count = nb::len(all);
  if (nodes_[p].move_texts.size() == count) return nodes_[p].move_texts;
  std::vector<std::string> texts;
  std::map<std::string, int> times;
  std::size_t bytes = 0;
  for (std::size_t move = 0; move < count; ++move) {
    texts.push_back(nb::cast<std::string>(nb::str(nb::object(all[move]))));
    ++times[texts.back()];
    bytes += sizeof(std::string) + texts.back().size();
  }
  std::set<std::string> taken;
  for (std::size_t move = 0; move < count; ++move) {
    std::string& text = texts[move];
    if (times[text] > 1) text = nb::cast<std::string>(nb::repr(nb::object(all[move])));
    const std::string once = text;
    for (int again = 2; !taken.insert(text).second; ++again) {
      text = once + "#" + std::to_string(again);
    }
  }
  count_bytes(bytes);
  nodes_[p].move_texts = std::move(texts);
  return nodes_[p].move_texts;
}

std::string OwnPositions::move_text(Number p, std::uint32_t move) {
  const Locked locked;
  return move_texts(p)[move];
}

std::uint32_t OwnPositions::parse_move(Number p, std::string_view text) {
  const Locked locked;
  const std::vector<std::string>& texts = move_texts(p);
  const auto found = std::find(texts.begin(), texts.end(), text);
  if (found == texts.end()) throw InputError("move: " + std::string(text) + " is not legal here");
  return static_cast<std::uint32_t>(found - texts.begin());
}

nb::object OwnPositions::position_object(Number p) {
  const Locked locked;
  return nodes_[p].position;
}

nb::object OwnPositions::moves_object(Number p) {
  const Locked locked;
  return moves(p);
}

std::string OwnPositions::text_of_position(const nb::object& position) {
  const Locked locked;
  require_hash(position, "position: " + shown(position) + " is not hashable");
  if (!mover_.is_none()) {
    return position_text(number_of(position, side_of(position, Side::first), 0, "position"));
  }
  std::optional<Number> met;
  for (const Side side : {Side::first, Side::second}) {
    const nb::object found = numbers_.attr("get")(nb::make_tuple(position, static_cast<int>(side)));
    if (found.is_none()) continue;
    if (met) {
      throw InputError("position: " + shown(position) +
                       " was met with either player to move; give its text");
    }
    met = nb::cast<Number>(found);
  }
  if (!met) {
    throw InputError("position: " + shown(position) +
                     " was not met so far; play to it, or give the game a method mover()");
  }
  return position_text(*met);
}

std::string OwnPositions::text_of_move(Number p, const nb::object& move) {
  const Locked locked;
  const nb::object all = moves(p);
  const std::size_t count = nb::len(all);
  // 1 and True are equal, and still two moves if the rules have both.
  for (const bool same_type : {true, false}) {
    for (std::size_t i = 0; i < count; ++i) {
      const nb::object one = all[i];
      if ((!same_type || one.type().is(move.type())) && one.equal(move)) {
        return move_texts(p)[i];
      }
    }
  }
  return nb::cast<std::string>(nb::str(move));
}

}  // namespace harary::python
