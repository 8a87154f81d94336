// SPDX-License-Identifier: MIT
#include "app/json.hpp"

#include <sstream>

#include "app/conway_report.hpp"
#include "app/last_player.hpp"
#include "app/number_of_answer.hpp"
#include "app/verdict_words.hpp"
#include "base/error.hpp"
#include "games/options.hpp"

namespace harary {

namespace {

Json outcome_json(const std::pair<int, int>& outcome) {
  return Json::array({outcome.first, outcome.second});
}

void add_solution(Json& json, const Solution& solution) {
  json["length"] = solution.length;
  json["optimal"] = solution.optimal();
  if (!solution.optimal()) {
    json["lower"] = solution.lower;
    json["upper"] = solution.length;
  }
  json["calls"] = solution.calls;
}

Json search_json(const SearchStats& stats) {
  Json json{{"search", stats.search},
            {"threads", stats.threads},
            {"positions", stats.positions},
            {"deepest", stats.deepest}};
  if (!stats.decided_by.empty()) json["decided_by"] = stats.decided_by;
  for (const SearchStats::Group& group : stats.groups) {
    json[group.name] = Json::object();
    for (const auto& [name, number] : group.counts) json[group.name][name] = number;
  }
  if (const auto& table = stats.table) {
    json["table"] = {{"lookups", table->counts.lookups},
                     {"hits", table->counts.hits},
                     {"stores", table->counts.stores},
                     {"replaced", table->replaced},
                     {"entries", table->entries},
                     {"capacity", table->capacity},
                     {"load", table->load()}};
  }
  for (const SearchStats& helper : stats.helpers) json[helper.search] = search_json(helper);
  return json;
}

void add_verdict(Json& json, const Roles& roles, const Verdict& verdict) {
  json["winner"] = winner_name(verdict);
  json["role"] = or_null(role_of(roles, verdict));
  json["value"] = or_null(verdict.score);
  if (verdict.outcome) json["outcome"] = outcome_json(*verdict.outcome);
}

}  // namespace

std::string_view name_of(Side side) {
  return side == Side::first ? "first" : "second";
}

std::string_view name_of(Winner winner) {
  switch (winner) {
    case Winner::first:
      return "first";
    case Winner::second:
      return "second";
    case Winner::tie:
      break;
  }
  return "tie";
}

std::string winner_name(const Verdict& verdict) {
  if (!verdict.player) return std::string(name_of(verdict.winner));
  return *verdict.player == 0 ? "none" : "player " + std::to_string(*verdict.player);
}

std::string_view ties_text(Winner of_ties) {
  return of_ties == Winner::tie ? "draw" : name_of(of_ties);
}

Json to_json(const Roles& roles) {
  return {{"first", roles.first}, {"second", roles.second}};
}

Json to_json(const HowChosen& choice) {
  Json json{{"how", name_of(choice.how)}};
  if (choice.depth) json["depth"] = *choice.depth;
  return json;
}

std::string_view name_of(Level level) {
  switch (level) {
    case Level::fingerprints:
      return "fingerprints";
    case Level::ultra_weak:
      return "ultra-weak";
    case Level::weak:
      return "weak";
    case Level::strong:
      return "strong";
    case Level::ultra_strong:
      return "ultra-strong";
    case Level::none:
      break;
  }
  return "none";
}

std::string_view name_of(StopReason reason) {
  switch (reason) {
    case StopReason::time:
      return "time";
    case StopReason::memory:
      return "memory";
    case StopReason::interrupt:
      break;
  }
  return "interrupt";
}

Json asked_json(const std::string& game, const std::map<std::string, std::string>& instance) {
  Json json;
  json["game"] = game;
  if (const auto board = instance.find("board"); board != instance.end()) {
    json["board"] = board->second;
  }
  json["instance"] = instance;
  return json;
}

void add_certificate(Json& json, const CertificateSummary& certificate) {
  json["certificate"] = certificate.file;
  json["certificate_bytes"] = certificate.bytes;
  json["certificate_positions"] = certificate.positions;
  json["certificate_checkers"] = {"harary verify"};
  if (!certificate.why_not_proved) json["certificate_checkers"].push_back("harary-check");
}

Json to_json(const Answer& answer) {
  Json json = asked_json(answer.game, answer.instance);
  if (!answer.question.empty()) json["question"] = answer.question;
  if (answer.solution) {
    add_solution(json, *answer.solution);
  } else if (answer.players > 2) {
    json["players"] = answer.players;
    json["forcing_players"] = answer.forcing_players;
    const int last = answer.forcing_players.empty() ? 0 : answer.forcing_players.front();
    const Verdict verdict = LastPlayer::Found{last, {}}.verdict();
    json["winner"] = answer.proved ? Json(winner_name(verdict)) : Json(nullptr);
    json["role"] = answer.proved ? or_null(role_of(answer.roles, verdict)) : Json(nullptr);
    if (answer.with_remoteness) json["remoteness"] = or_null(answer.remoteness);
  } else {
    if (answer.ties) json["ties"] = ties_text(*answer.ties);
    json["winner"] = answer.winner ? Json(name_of(*answer.winner)) : Json(nullptr);
    json["role"] = answer.winner ? or_null(role_of(answer.roles, *answer.winner)) : Json(nullptr);
    if (answer.value) json["value"] = *answer.value;
    if (answer.outcome) json["outcome"] = outcome_json(*answer.outcome);
    if (answer.with_remoteness) json["remoteness"] = or_null(answer.remoteness);
    if (answer.nimber) json["nimber"] = *answer.nimber;
    if (const auto number = number_of(answer)) json["number"] = number->number;
  }
  json["level"] = name_of(answer.level);
  json["proved"] = answer.proved;
  if (answer.confusion) json["confusion"] = *answer.confusion;
  json["method"] = answer.method;
  json["engine"] = answer.engine;
  if (answer.settlement) json["settlement"] = *answer.settlement;
  json["positions"] = answer.positions;
  json["seconds"] = answer.seconds;
  json["best"] = answer.best;
  if (answer.certificate) add_certificate(json, *answer.certificate);
  if (answer.stopped) json["stopped"] = name_of(*answer.stopped);
  return json;
}

Json part_json(const std::string& position, QuestionKind question, const Answer& answer) {
  Json json = to_json(answer);
  json["position"] = position;
  json["question"] = question == QuestionKind::winner ? "winner" : "outcome";
  if (answer.proved_value) json["proved_value"] = *answer.proved_value;
  return json;
}

namespace {

// Whether a line says the same of an option as the game; in the place of a file it may have what is
// in the file, because workers elsewhere do not have the file.
bool says_same(const Json& said, const std::string& option, const std::string& text) {
  constexpr std::string_view kText = "text:";
  if (said == text) return true;
  if (option != "instance" || !said.is_string() || text.starts_with(kText)) return false;
  const auto& content = said.get_ref<const std::string&>();
  if (!content.starts_with(kText)) return false;
  GameOptions options;
  options.set(option, text);
  const NamedStream own = open_instance(options);
  std::ostringstream all;
  all << own.stream->rdbuf();
  return content.substr(kText.size()) == all.str();
}

}  // namespace

SolvedPart read_part(const Instance& game, QuestionKind question, std::string_view line,
                     const std::string& place) {
  const Json json = Json::parse(line, nullptr, false);
  if (!json.is_object() || !json.contains("position") || !json["position"].is_string() ||
      !json.contains("proved_value") || !json["proved_value"].is_number_integer()) {
    throw InputError(place + ": this line is not a solved part");
  }
  const auto says = [&](const std::string& name, const std::string& text) {
    return json.contains(name) && json[name] == text;
  };
  const Json instance = json.contains("instance") ? json["instance"] : Json();
  bool about_game =
      says("game", game.name()) && instance.is_object() && instance.size() == game.options().size();
  for (const auto& [option, text] : game.options()) {
    about_game =
        about_game && instance.contains(option) && says_same(instance[option], option, text);
  }
  if (!about_game) throw InputError(place + ": this part is of another game or board");
  if (question != QuestionKind::winner && says("question", "winner")) {
    throw InputError(place + ": only the winner of this part is known");
  }
  const bool counted = json.contains("positions") && json["positions"].is_number_unsigned();
  return {json["position"], json["proved_value"],
          counted ? json["positions"].get<std::uint64_t>() : 0};
}

Json to_json(const SplitGame& game) {
  Json json = asked_json(game.game().name(), game.game().options());
  if (const auto verdict = game.joined()) {
    json["winner"] = name_of(verdict->winner);
    json["role"] = or_null(role_of(game.game().roles(), *verdict));
    const bool all = game.question() != QuestionKind::winner;
    if (all && verdict->score) json["value"] = *verdict->score;
    if (all && verdict->outcome) json["outcome"] = outcome_json(*verdict->outcome);
  } else {
    json["winner"] = nullptr;
    json["role"] = nullptr;
    json["open"] = game.open();
  }
  return json;
}

namespace {

// Who wins, and what that is worth to the player who moves at the position of the analysis: 1 a
// win, 0 a tie, -1 a loss.
void add_winner(Json& json, const Analysis& analysis, const Verdict& verdict) {
  json["winner"] = winner_name(verdict);
  json["value"] = worth(verdict, analysis.player);
}

void add_searched(Json& json, const Analysis& analysis) {
  json["engine"] = analysis.engine;
  json["positions"] = analysis.positions;
  json["seconds"] = analysis.seconds;
}

// An analysis by winners. Nothing has a remoteness.
void add_winners(Json& json, const Analysis& analysis) {
  json["winner"] = json["value"] = json["remoteness"] = nullptr;
  if (analysis.winner_known()) add_winner(json, analysis, analysis.verdict);
  json["moves"] = Json::array();
  for (const MoveReport& move : analysis.moves) {
    Json entry{{"move", move.move}};
    add_winner(entry, analysis, move.verdict);
    entry["remoteness"] = nullptr;
    entry["best"] = move.best;
    if (move.worth) entry["worth"] = *move.worth;
    json["moves"].push_back(entry);
  }
  json["undecided"] = analysis.undecided;
}

}  // namespace

Json to_json(const Analysis& analysis) {
  Json json = asked_json(analysis.game, analysis.instance);
  json["position"] = analysis.position;
  json["mover"] = analysis.mover_name;
  json["mover_role"] = mover_role(analysis);
  if (analysis.ties) json["ties"] = ties_text(*analysis.ties);
  json["finished"] = analysis.finished;
  if (analysis.stopped) json["stopped"] = name_of(*analysis.stopped);
  if (analysis.question == QuestionKind::winner) {
    json["question"] = "winner";
    add_winners(json, analysis);
    add_searched(json, analysis);
    return json;
  }
  if (!analysis.stopped) {
    if (analysis.players != 1) add_verdict(json, analysis.roles, analysis.verdict);
    json["remoteness"] = or_null(analysis.remoteness);
  }
  json["moves"] = Json::array();
  for (const MoveReport& move : analysis.moves) {
    Json entry;
    entry["move"] = move.move;
    if (analysis.players != 1) add_verdict(entry, analysis.roles, move.verdict);
    entry["remoteness"] = or_null(move.remoteness);
    entry["best"] = move.best;
    if (move.worth) entry["worth"] = *move.worth;
    json["moves"].push_back(entry);
  }
  add_searched(json, analysis);
  if (const auto report = conway_report(analysis)) {
    json["conway_value"] = report->value;
    for (std::size_t i = 0; i < report->remarks.size(); ++i) {
      if (!report->remarks[i].empty()) json["moves"][i]["remark"] = report->remarks[i];
    }
  }
  return json;
}

Json stats_json(const std::vector<SearchStats>& searches) {
  Json json{{"searches", Json::array()}};
  for (const SearchStats& search : searches) json["searches"].push_back(search_json(search));
  return json;
}

Json begin_json(const Instance& game, const PlayView& view) {
  Json json{{"event", "begin"}};
  json.update(asked_json(game.name(), game.options()));
  json["position"] = view.position;
  json["mover"] = view.mover_name;
  json["mover_role"] = mover_role(view);
  json["moves"] = view.moves;
  return json;
}

Json to_json(const PlayoutEstimate& estimate) {
  const auto ends = [](const Share& share) { return Json::array({share.low, share.high}); };
  return {
      {"by", "random plays"},
      {"won", estimate.won.share},
      {"tied", estimate.tied.share},
      {"lost", estimate.lost.share},
      {"intervals",
       {{"won", ends(estimate.won)}, {"tied", ends(estimate.tied)}, {"lost", ends(estimate.lost)}}},
      {"low", estimate.won.low},
      {"high", estimate.won.high},
      {"plays", estimate.plays}};
}
Json to_json(const SearchEstimate& estimate) {
  return {{"by", "search"}, {"points", estimate.points}, {"depth", estimate.depth}};
}

Json to_json(const MoveNews& news) {
  Json json{{"event", "move"}, {"move", news.move}, {"proved", news.verdict.has_value()}};
  if (!news.like.empty()) json["like"] = news.like;
  if (news.verdict) {
    add_verdict(json, news.roles, *news.verdict);
    json["remoteness"] = or_null(news.remoteness);
    if (news.worth) json["worth"] = *news.worth;
  }
  if (news.winner) {
    json["winner"] = name_of(*news.winner);
    json["role"] = or_null(role_of(news.roles, *news.winner));
  }
  if (news.estimate) {
    json["estimate"] =
        std::visit([](const auto& estimate) { return to_json(estimate); }, *news.estimate);
  }
  return json;
}

Json end_json(const Analysis& analysis) {
  Json json{{"event", "end"}};
  json.update(to_json(analysis));
  return json;
}

Json to_json(const LayerTable& table) {
  Json json = asked_json(table.game, table.instance);
  json["plies"] = Json::array();
  std::uint64_t total = 0;
  for (const LayerCount& count : table.plies) {
    Json entry{{"ply", count.ply}, {"open", count.open}, {"finished", count.finished}};
    if (table.with_values && table.players > 2) {
      entry["last"] = Json::object();
      for (std::size_t player = 0; player < count.last.size(); ++player) {
        const LastPlayer::Found found{static_cast<int>(player), {}};
        entry["last"][winner_name(found.verdict())] = count.last[player];
      }
    } else if (table.with_values) {
      entry["P"] = count.previous_wins;
      entry["N"] = count.next_wins;
      entry["ties"] = count.ties;
    }
    json["plies"].push_back(entry);
    total += count.open + count.finished;
  }
  json["positions"] = total;
  json["up_to_isomorphism"] = table.up_to_isomorphism;
  json["complete"] = !table.stopped.has_value();
  if (table.stopped) json["stopped"] = name_of(*table.stopped);
  json["seconds"] = table.seconds;
  return json;
}

Json entry_json(const Roles& roles, const ProbeReport::Entry& entry) {
  Json json;
  add_verdict(json, roles, entry.verdict);
  json["remoteness"] = or_null(entry.remoteness);
  return json;
}

Json to_json(const ProbeReport& report) {
  Json json = asked_json(report.game, report.instance);
  json["position"] = report.position;
  json["mover"] = report.mover_name;
  json["mover_role"] = mover_role(report);
  json["values"] = Json::object();
  for (const auto& entry : report.values)
    json["values"][entry.name] = entry_json(report.roles, entry);
  json["microseconds"] = report.microseconds;
  return json;
}

Json to_json(const StrongReport& report) {
  Json json = asked_json(report.game, report.instance);
  json["folder"] = report.folder;
  json["complete"] = !report.stopped.has_value();
  if (report.stopped) json["stopped"] = name_of(*report.stopped);
  json["level"] = name_of(report.stopped ? Level::none : Level::strong);
  json["positions"] = report.positions;
  json["bytes"] = report.bytes;
  json["layers"] = report.layers;
  json["start"] = Json::object();
  for (const auto& entry : report.start)
    json["start"][entry.name] = entry_json(report.roles, entry);
  json["seconds"] = report.seconds;
  return json;
}

Json to_json(const std::optional<EndReason>& reason) {
  if (!reason) return nullptr;
  return {{"text", reason->text},
          {"edges", reason->edges},
          {"vertices", reason->vertices},
          {"cells", reason->cells}};
}

Json to_json(const std::optional<Scores>& scores) {
  if (!scores) return nullptr;
  const auto side = [](const Score& score) {
    return Json{{"points", score.points}, {"edges", score.edges}, {"vertices", score.vertices}};
  };
  return {{"first", side(scores->first)}, {"second", side(scores->second)}};
}

Json to_json(const PlayView& view) {
  Json json;
  json["position"] = view.position;
  json["mover"] = view.mover_name;
  json["mover_role"] = mover_role(view);
  json["finished"] = view.verdict.has_value();
  if (view.verdict) add_verdict(json, view.roles, *view.verdict);
  json["moves"] = view.moves;
  json["more_moves"] = view.more_moves;
  json["reason"] = to_json(view.reason);
  json["scores"] = to_json(view.scores);
  return json;
}

Json to_json(const OptionSpec& option) {
  Json json{{"name", option.name},
            {"type", name_of(option.type)},
            {"label", option.label},
            {"help", option.help},
            {"hint", option.hint},
            {"default", option.default_text.empty() ? Json(nullptr) : Json(option.default_text)},
            {"values", option.values}};
  if (option.type == OptionType::number) {
    json["least"] = option.least;
    json["most"] = option.most;
  }
  if (!option.separator.empty()) json["separator"] = option.separator;
  json["advanced"] = option.advanced;
  json["interfaces"] = Json::array();
  if (option.interfaces.command_line) json["interfaces"].push_back("command line");
  if (option.interfaces.page) json["interfaces"].push_back("page");
  if (option.interfaces.python) json["interfaces"].push_back("Python");
  return json;
}

Json to_json(const GameDescription& game) {
  const std::string example = example_text(game);
  Json json{{"game", game.name},
            {"summary", game.summary},
            {"options", Json::array()},
            {"option_specs", Json::array()},
            {"example", "harary solve " + game.name + (example.empty() ? "" : " " + example)},
            {"example_options", options_json(game.example)},
            {"drawing", name_of(game.drawing)},
            {"solitaire", game.solitaire},
            {"questions", questions_json(game)},
            {"about", about_json(game)}};
  for (const OptionSpec& option : game.options) {
    json["options"].push_back(option.name);
    json["option_specs"].push_back(to_json(option));
  }
  return json;
}

}  // namespace harary
