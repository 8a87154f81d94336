#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# ./run formal: installs what is missing, checks the proofs, builds build/formal/harary-check and tests
# it. The usage below says what else it does.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../setup/setup.sh"
source "$root/formal/build.sh"

usage="usage: ./run formal                  check the proofs, build build/formal/harary-check, test it
       ./run formal --long           more tests
       ./run formal --largest        write and check the largest certificates: clique on K9,
                                     saturation on 13 vertices (fifteen minutes, 3 GB)
       ./run formal check FILE...    check certificates of harary solve"

case ${1:-} in
  '' | --long | --largest | check) ;;
  -h | --help)
    echo "$usage"
    exit
    ;;
  *) die "./run formal: unknown argument $1; ./run formal --help says what there is" ;;
esac
install_packages debian-packages-formal.txt
mkdir -p "$formal"
prove
build_checker
case ${1:-} in
  check)
    (($# > 1)) || die "./run formal check: no certificate is named; usage: ./run formal check FILE..."
    more_stack
    exec "$formal/harary-check" "${@:2}"
    ;;
  --largest) exec "$root/formal/largest.sh" ;;
esac
prove_named
"$root/formal/test.sh" "$@"
say "the checker: build/formal/harary-check FILE..."
