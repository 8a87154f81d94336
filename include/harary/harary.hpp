// SPDX-License-Identifier: MIT
// All of the public interface.
#pragma once

#include <harary/answer.hpp>
#include <harary/api.hpp>
#include <harary/arrowing.hpp>
#include <harary/catalogue.hpp>
#include <harary/certificate.hpp>
#include <harary/counting.hpp>
#include <harary/error.hpp>
#include <harary/form.hpp>
#include <harary/game.hpp>
#include <harary/graph.hpp>
#include <harary/job.hpp>
#include <harary/question.hpp>
#include <harary/rules.hpp>
#include <harary/session.hpp>
#include <harary/tablebase.hpp>
#include <harary/written_game.hpp>
