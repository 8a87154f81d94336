#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# formal/largest.sh: writes the largest certificates that harary-check accepts and checks them, after
# `./run formal --largest` has built it. Says how much processor time each step took.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../setup/setup.sh"
source "$root/formal/build.sh"
harary=${HARARY_BINARY:-$root/build/release/harary}
[[ -x $harary ]] || die "$harary is not built: ./run builds it"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
more_stack
TIMEFORMAT='   %U s of processor time, %R s by the clock'

while read -ra question; do
  printf -- '-- harary solve %s\n' "${question[*]}"
  time "$harary" solve "${question[@]}" --threads 1 --certificate "$scratch/largest.cert"
  time "$formal/harary-check" "$scratch/largest.cert" || die "formal: refused: harary solve ${question[*]}"
done <<'END'
saturation --order 13 --memory 2G --certificate-of positions
clique --board K9 --question winner --memory 2500M --certificate-of cores
END
