#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# packages_test.sh BUILD PART: is what an installation holds of use? PART is
#   install   a prefix: the program runs, and a foreign project builds by CMake and by pkg-config
#   debian    the packages' contents; the program out of them runs
#   system    (root only) the packages are installed with dpkg, work, and leave nothing behind
set -euo pipefail
build=$1 part=$2
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "packages: $*" >&2
  exit 1
}
# expect WORDS COMMAND...: the output of the command contains the words.
expect() {
  local words=$1 out
  shift
  out=$("$@" 2>&1) || fail "$* failed: $out"
  grep -qF -- "$words" <<<"$out" || fail "$* said: $out"
}
check_program() {
  expect "the second player wins" "$1/bin/harary" solve sim
  [[ -s $1/share/bash-completion/completions/harary ]] || fail "no completions"
  bash -n "$1/share/bash-completion/completions/harary" || fail "the completions are no bash"
  # dpkg's archives have it compressed or not; a prefix has not.
  [[ -s $1/share/man/man1/harary.1 || -s $1/share/man/man1/harary.1.gz ]] || fail "no manual page"
}
build_consumer() {
  local prefix=$1 lib
  ! grep -rlE 'gtest/|"support/' "$prefix/include" || fail "test helpers are among the headers"
  lib=$(dirname "$(find "$prefix/lib" -name libharary.so)")
  cmake -S "$here/consumer" -B "$work/consumer" -DCMAKE_PREFIX_PATH="$prefix" >"$work/log" 2>&1 &&
    cmake --build "$work/consumer" >>"$work/log" 2>&1 || fail "find_package: $(tail -n 20 "$work/log")"
  expect '"second" 1 15 194' env LD_LIBRARY_PATH="$lib" "$work/consumer/consumer"
  export PKG_CONFIG_PATH="$lib/pkgconfig"
  # shellcheck disable=SC2046
  c++ -std=c++20 "$here/consumer/consumer.cpp" -o "$work/by-pkg-config" \
    $(pkg-config --define-variable=prefix="$prefix" --cflags --libs harary) || fail "pkg-config"
  expect '"second" 1 15 194' env LD_LIBRARY_PATH="$lib" "$work/by-pkg-config"
}
make_packages() {
  (cd "$build" && cpack -G DEB -B "$work/deb" >"$work/log" 2>&1) || fail "cpack: $(tail -n 20 "$work/log")"
  rm -rf "$work/deb/_CPack_Packages"
}

case $part in
  install)
    cmake --install "$build" --prefix "$work/prefix" >"$work/log" || fail "cmake --install"
    check_program "$work/prefix"
    build_consumer "$work/prefix"
    ;;
  debian)
    make_packages
    for package in "$work"/deb/*.deb; do dpkg-deb -x "$package" "$work/root"; done
    check_program "$work/root/usr"
    build_consumer "$work/root/usr"
    expect "libc6" dpkg-deb -f "$work"/deb/harary_*.deb Depends
    ;;
  system)
    ((EUID == 0)) || exit 77
    ! dpkg-query -W harary >/dev/null 2>&1 || exit 77
    make_packages
    dpkg -i "$work"/deb/*.deb >"$work/log" 2>&1 || fail "dpkg -i: $(cat "$work/log")"
    expect "the second player wins" /usr/bin/harary solve sim
    files=$(dpkg -L harary libharary-dev)
    dpkg -P harary libharary-dev >"$work/log" 2>&1 || fail "dpkg -P: $(cat "$work/log")"
    while IFS= read -r file; do
      # Folders like /usr/bin were there before.
      [[ ! -e $file || (-d $file && $file != *harary*) ]] || fail "$file was left behind"
    done <<<"$files"
    ;;
  *) fail "there is no part $part" ;;
esac
echo "$part: as it should be"
