// SPDX-License-Identifier: MIT
// A thermograph as it is drawn in Winning Ways: temperatures upwards, values from the right to the
// left, so that Left's wall is the left one; walls and mast solid, the scaffolds above dashed.
#pragma once

#include <string>
#include <utility>

#include "theory/partizan/thermograph.hpp"

namespace harary {

// `scaffolds`: both empty for an integer. `name`: of the value, for the title.
std::string thermograph_svg(const Thermograph& thermograph, const std::pair<Wall, Wall>& scaffolds,
                            const std::string& name);

}  // namespace harary
