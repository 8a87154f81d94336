// SPDX-License-Identifier: MIT
// harary solve --question form: values in Conway's theory, of one board or of a list.
#pragma once

#include <CLI/CLI.hpp>

#include <string>

#include "app/forms/form_question.hpp"
#include "cli/boards_option.hpp"
#include "cli/context.hpp"

namespace harary::cli {

struct FormRequest {
  Question question;
  FormLimits limits;
  std::string thermograph;  // a file; empty: none
};

void add_form_options(CLI::App& command, FormRequest& request);
// Throws InputError if another question is asked with an option of this one.
void require_no_form_options(const FormRequest& request);

int solve_form_of_board(Context& context, const FormRequest& request);
int solve_forms(Context& context, const FormRequest& request, const BoardsOption& boards);

}  // namespace harary::cli
