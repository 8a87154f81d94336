#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# minimum_versions_test.sh ROOT: which installed versions of a Debian package are new enough for an entry of the
# lists in setup/.
set -euo pipefail
command -v dpkg >/dev/null || exit 77
source "$1/setup/setup.sh"

failed=0
# new_enough YES|NO VERSION ENTRY: what `satisfied` says where the package "tool" is installed in that version.
new_enough() {
  declare -gA installed=([tool]=$2)
  local got=no
  satisfied "$3" && got=yes
  [[ $got == "$1" ]] || { echo "$3 with tool $2: $got, and $1 is right" >&2; failed=1; }
}

new_enough yes 3.1.6 'tool>=3.1.6'
new_enough yes 3.1.6-2 'tool>=3.1.6'
new_enough yes 3.1.6+dfsg-1 'tool>=3.1.6'
new_enough yes 3.1.6~dfsg-5 'tool>=3.1.6'
new_enough yes 3.1.6~bpo12+1 'tool>=3.1.6'
new_enough yes 3.1.69+dfsg-3 'tool>=3.1.6'
new_enough yes 3.10 'tool>=3.9'
new_enough no 3.1.5-9 'tool>=3.1.6'
new_enough no 3.1.5~dfsg-9 'tool>=3.1.6'
new_enough no 3.1-1 'tool>=3.1.6'
new_enough no 3.9 'tool>=3.10'
new_enough yes 2.0 'tool'
new_enough yes 2.0 'other>=9|tool>=2'
new_enough no 1.9 'other|tool>=2'
new_enough no 9 'other>=9'

# Every entry with a minimum is satisfied by that very version as Debian packs it again.
while IFS= read -r entry; do
  IFS='|' read -ra alternatives <<<"$entry"
  for alternative in "${alternatives[@]}"; do
    [[ $alternative == *">="* ]] || continue
    declare -A installed=([${alternative%%>=*}]="${alternative#*>=}~dfsg-1")
    satisfied "$entry" || { echo "$entry is not satisfied by its own minimum, packed again" >&2; failed=1; }
  done
done < <(package_entries "$1"/setup/debian-packages*.txt)
exit "$failed"
