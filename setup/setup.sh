# SPDX-License-Identifier: MIT
# What ./run and ./test share; sourced, not run. Everything here writes to stderr, so that stdout
# belongs to the program. The functions that a first `./run` needs keep to bash 3.2, which macOS has.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf 'harary: %s\n' "$*" >&2; }

die() {
  say "$*"
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
source "$root/setup/build.sh"
source "$root/setup/page.sh"
source "$root/setup/python.sh"
source "$root/setup/wheel.sh"
source "$root/setup/site.sh"
