# SPDX-License-Identifier: MIT
# What ./run and ./test share; sourced, not run. Everything here writes to stderr, so that stdout
# belongs to the program. The functions that a first `./run` needs keep to bash 3.2, which macOS has.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf 'harary: %s\n' "$*" >&2; }

# say_if_full: where the disk is full, that is the reason, whatever failed. What was begun is not taken for whole by the
# next run.
say_if_full() {
  local free
  free=$(df -Pk "$root/build" 2>/dev/null | awk 'NR == 2 { print $4 }') || true
  [[ -z $free ]] || ((free >= 1024)) ||
    say "the disk of $root/build is full ($free KiB are free): free some space, then type the same again"
}

die() {
  say "$*"
  say_if_full
  exit 2
}

# with_lock FILE COMMAND...: one such command at a time. The lock ends with the subshell, and no
# process that outlives it holds on to it.
with_lock() {
  local file=$1
  shift
  mkdir -p "$(dirname "$file")"
  if ! command -v flock >/dev/null; then
    ("$@")
    return
  fi
  (
    flock 9
    "$@" 9>&-
  ) 9>"$file"
}

processors() { nproc 2>/dev/null || getconf _NPROCESSORS_ONLN; }

source "$root/setup/packages.sh"
source "$root/setup/prebuilt.sh"
source "$root/setup/build.sh"
source "$root/setup/page.sh"
source "$root/setup/python.sh"
source "$root/setup/wheel.sh"
source "$root/setup/site.sh"
source "$root/setup/release.sh"
