// SPDX-License-Identifier: MIT
#include <memory>
#include <string>
#include <vector>

#include "app/catalogue.hpp"
#include "app/certify/strategy_text.hpp"
#include "app/certify/strategy_tree.hpp"
#include "base/error.hpp"
#include "cli/certificate_input.hpp"
#include "cli/context.hpp"
#include "cli/text.hpp"
#include "cli/whole_numbers.hpp"
#include "store/output_file.hpp"

namespace harary::cli {

namespace {

struct StrategyOptions {
  std::string certificate;
  std::string format = "text";
  std::string out;
  int depth = 0;
};

int print_strategy(Context& context, const StrategyOptions& options, Job& job) {
  const StrategyForm form = parse_strategy_form(options.format);
  const CertificateReader certificate = read_certificate(context, options.certificate, job);
  const CertificateHeader& header = certificate.header();
  const Roles roles = roles_in(header.game, header.options);
  std::vector<StrategyTree> strategies;
  for (std::size_t i = 0; i < header.statements.size(); ++i) {
    const auto game = certified_game(certificate, header.statements[i]);
    strategies.push_back(strategy_of(certificate, i, *game, roles, options.depth, job));
  }
  const std::string title = instance_text(header.game, header.options);
  const std::string text = strategy_text(title, strategies, form);
  if (!options.out.empty()) write_file_atomically(options.out, text);
  if (context.json()) {
    Json json{
        {"game", header.game}, {"certificate", certificate.path()}, {"format", options.format}};
    json["statements"] = Json::array();
    for (const StrategyTree& strategy : strategies) json["statements"].push_back(strategy.meaning);
    json[options.out.empty() ? "text" : "out"] = options.out.empty() ? text : options.out;
    context.print(json);
  } else if (options.out.empty()) {
    context.out() << text << std::flush;
  }
  return kAnswered;
}

}  // namespace

void add_strategy_command(CLI::App& program, Context& context, Command& chosen) {
  auto options = std::make_shared<StrategyOptions>();
  CLI::App* command = program.add_subcommand(
      "strategy",
      "prints the strategy in a certificate: the answer to each move of the opponent, as a tree");
  context.add_shared_options(*command);
  command
      ->add_option("certificate", options->certificate,
                   "file of a certificate; - is standard input")
      ->type_name("FILE")
      ->required();
  command
      ->add_option("--format", options->format,
                   "text (default), latex: a document, or dot: a graph for Graphviz")
      ->type_name("WORD")
      ->check(CLI::IsMember({"text", "latex", "dot"}));
  add_number(*command, "--depth", options->depth, {1, 4096},
             "print only the first INT moves of the opponent (default: the whole strategy)");
  command->add_option("--out", options->out, "write it to this file")->type_name("FILE");
  command->callback([&, options] {
    chosen = [&, options] {
      return context.with_job([&](Job& job) { return print_strategy(context, *options, job); });
    };
  });
}

}  // namespace harary::cli
