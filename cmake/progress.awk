# SPDX-License-Identifier: MIT
# How far a build is and what it will still take: prints "STEP TOTAL SECONDS".
#   awk -v jobs=N -v elapsed=SECONDS -v since=SECONDS -f progress.awk UNITS PLAN LOG
# UNITS: cmake/unit_seconds.tsv. PLAN: Ninja's steps to be done, as `ninja -n` prints them; LOG: those that it has
# done, the last one `since` seconds ago. A step weighs what the unit took when it was last measured, so the first
# estimate is that machine's; what this one has done so far tells how fast it is, in proportion to how much that was.

function weight_of(line,   words, count) {
  if (line !~ /Building C(XX)? object/) return 0.2
  count = split(line, words, " ")
  return words[count] in seconds ? seconds[words[count]] : otherwise
}

FILENAME == ARGV[1] && $2 == "otherwise" { otherwise = $1; next }
FILENAME == ARGV[1] { if ($1 !~ /^#/) seconds[$2] = $1; next }
!/^\[[0-9]+\/[0-9]+\] / { next }
FILENAME == ARGV[2] { planned += weight_of($0); steps++; next }
{
  split(substr($1, 2), numbers, /[\/\]]/)
  step = numbers[1]
  total = numbers[2]
  done += weight_of($0)
}

END {
  believed = 20  # seconds of the measured machine
  if (total == 0) total = steps + 0
  # Ninja plans again when it has configured anew.
  left = planned - done + (total - steps) * otherwise
  if (left < 0) left = 0
  speed = (done + believed) / (jobs * (elapsed - since) + believed)
  left = left / (jobs * speed) - since
  printf "%d %d %d\n", step, total, left < 1 ? 1 : left + 0.5
}
