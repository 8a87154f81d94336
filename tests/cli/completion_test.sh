#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# completion_test.sh PROGRAM: what bash, zsh and fish make of `harary completion SHELL`. A shell that is
# not installed is left out. Each line has | at the cursor.
set -euo pipefail
program=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin" "$work/here" "$work/here/folder"
ln -s "$program" "$work/bin/harary"
export PATH="$work/bin:$PATH"
for shell in bash zsh fish; do harary completion $shell >"$work/$shell"; done
cd "$work/here"
touch list.g6 'with blank.g6' k6.cert

status=0
# expect SHELL LINE EXPECTED GOT
expect() {
  [[ $3 == "$4" ]] && return
  echo "$1: $2: got \"$4\", expected \"$3\"" >&2
  status=1
}

# bash: the function as bash calls it. Arguments: the line, the words that bash makes of it.
bash_offers() {
  HOME=$work bash --norc --noprofile -c 'source "$1"; COMP_LINE=$2; COMP_POINT=${#2}; shift 2
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _harary; printf "%s\n" "${COMPREPLY[@]}"' bash "$work/bash" "$@"
}
in_bash() {
  local expected=$1 line=$2
  shift 2
  expect bash "$line" "$expected" "$(bash_offers "$line" "$@")"
}
in_bash solve "harary so" harary so
in_bash honeybee "harary solve hon" harary solve hon
in_bash winner "harary solve sim --question w" harary solve sim --question w
in_bash winner "harary solve sim --question=w" harary solve sim --question = w
in_bash $'petersen\npetersen:4,1\npetersen:' "harary solve sim --board pe" harary solve sim --board pe
in_bash flower:1 "harary solve flood --board hex:fl" harary solve flood --board hex : fl
in_bash list.g6 "harary solve sim --board @li" harary solve sim --board @ li
in_bash list.g6 "harary solve sim --board=@li" harary solve sim --board = @ li
in_bash 'with\ blank.g6' "harary solve sim --board @wi" harary solve sim --board @ wi
in_bash k6.cert "harary verify k" harary verify k
in_bash k6.cert "harary solve sim --certificate=k" harary solve sim --certificate = k
in_bash folder/ "harary probe " harary probe ""
in_bash k6.cert "~/bin/harary verify  k" "~/bin/harary" verify k
in_bash "$work/here/k6.cert" "harary verify ~/here/k" harary verify "~/here/k"

# zsh: the function with those of its completion system replaced by ones that print.
zsh_offers() {
  zsh -f -c '
    compdef() {}
    source $1
    typeset -A compstate=(nmatches 1)
    compset() { print -r -- "after $2" }
    _files() { print -r -- files $* }
    _describe() { print -rl -- "${(@)${(P)4}//\\:/;}" | sed "s/:.*//; s/;/:/g" }
    words=("${(@)argv[2,-1]}") CURRENT=$(($# - 1)) PREFIX=$words[-1]
    _harary' zsh "$work/zsh" "$@"
}
in_zsh() {
  local expected=$1
  shift
  expect zsh "$*" "$expected" "$(zsh_offers "$@")"
}
if command -v zsh >/dev/null; then
  in_zsh solve harary so
  in_zsh winner harary solve sim --question w
  in_zsh $'petersen\npetersen:4,1\npetersen:' harary solve sim --board pe
  in_zsh hex:flower:1 harary solve flood --board hex:fl
  in_zsh $'after (--*=|)@\nfiles' harary solve sim --board @li
  in_zsh $'after --*=\nfiles -/' harary probe ""
else
  echo "zsh is not installed"
fi

if command -v fish >/dev/null; then
  in_fish() {
    expect fish "$2" "$1" "$(HOME=$work fish --no-config -c "source '$work/fish'; complete -C '$2'" | cut -f1)"
  }
  in_fish solve "harary so"
  in_fish winner "harary solve sim --question w"
  in_fish --question=winner "harary solve sim --question=w"
  in_fish $'petersen\npetersen:\npetersen:4,1' "harary solve sim --board pe"
  in_fish hex:flower:1 "harary solve flood --board hex:fl"
  in_fish @list.g6 "harary solve sim --board @li"
  in_fish --board=@list.g6 "harary solve sim --board=@li"
  in_fish k6.cert "harary verify k"
  in_fish folder/ "harary probe "
else
  echo "fish is not installed"
fi
exit $status
