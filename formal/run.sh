#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# ./run formal [--long]: installs what is missing, checks the proofs, builds build/formal/harary-check
# and tests it. ./run formal check FILE...: the same without the tests, then checks these certificates.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../setup/setup.sh"
source "$root/formal/build.sh"

case ${1:-} in
  '' | --long | check) ;;
  *) die "./run formal: unknown argument $1; usage: ./run formal [--long | check FILE...]" ;;
esac
install_packages debian-packages-formal.txt
mkdir -p "$formal"
prove
build_checker
if [[ ${1:-} == check ]]; then
  more_stack
  exec "$formal/harary-check" "${@:2}"
fi
prove_named
"$root/formal/test.sh" "$@"
say "the checker: build/formal/harary-check FILE..."
