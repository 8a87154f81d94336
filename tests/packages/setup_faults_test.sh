#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# setup_faults_test.sh ROOT: what ./run says, and leaves behind, where something that it needs is missing: an old
# CMake or compiler, no network, a full disk.
set -euo pipefail
command -v dpkg-query >/dev/null && command -v cmake >/dev/null && command -v ninja >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/clone" "$work/bin"
cp -R "$1/setup" "$1/run" "$1/CMakeLists.txt" "$1/CMakePresets.json" "$1/cmake" "$work/clone/"
export PATH="$work/bin:$PATH"
failed=0

# command_that NAME LINE...: a program of that name, before all others.
command_that() {
  printf '#!/bin/sh\n' >"$work/bin/$1"
  printf '%s\n' "${@:2}" >>"$work/bin/$1"
  chmod +x "$work/bin/$1"
}

# says STATUS WORDS COMMAND...
says() {
  local status=0 wanted=$1 words=$2 out
  shift 2
  out=$("$@" 2>&1) || status=$?
  [[ $status == "$wanted" && $out == *"$words"* ]] ||
    { echo "$*: expected $wanted and \"$words\", got $status: $out" >&2; failed=1; }
}
in_clone() { HARARY_PACKAGES=${packages:-no} bash -c "set -euo pipefail; source '$work/clone/setup/setup.sh'; $1"; }

# An old CMake that comes first on the path, and none.
command_that cmake 'echo "cmake version 3.18.4"'
says 2 "$work/bin/cmake is CMake 3.18.4; 3.25 or later is needed" in_clone check_cmake
command_that cmake 'echo "cmake version 3.9.0"' # 9 is less than 25
says 2 "3.25 or later is needed" in_clone check_cmake
command_that cmake 'echo "cmake version 4.1.0"'
says 0 "" in_clone check_cmake
rm "$work/bin/cmake"

# An old compiler: one that says that it is g++ 11.
real=$(command -v g++) || real=
if [[ -n $real ]]; then
  command_that old-g++ "exec $real -U__GNUC__ -D__GNUC__=11 -w \"\$@\""
  says 1 "g++ 12 or later or Clang 16 or later is needed" env CXX="$work/bin/old-g++" bash -c \
    "set -euo pipefail; export HARARY_PACKAGES=no; source '$work/clone/setup/setup.sh'; configure release"
  [[ ! -e $work/clone/build/release/build.ninja ]] || { echo "a configuration with an old compiler is kept" >&2; failed=1; }
fi

# No network: what cannot be fetched is named, and how to get it.
command_that apt-get 'case "$*" in *update*) exit 100 ;; *install*) echo "Temporary failure resolving"; exit 100 ;; esac'
command_that apt-cache 'echo "  Candidate: 1.0"'
command_that sudo 'shift $(($# > 1 && $(expr "$1" = -n) ? 1 : 0)); exec "$@"'
echo "a-package-that-is-nowhere" >"$work/clone/setup/debian-packages-made-up.txt"
packages=yes
says 2 "apt-get install --download-only -y --no-install-recommends a-package-that-is-nowhere" in_clone \
  "install_packages debian-packages-made-up.txt"
says 2 "HARARY_PREBUILT=" in_clone "install_packages debian-packages-made-up.txt"
packages=no

# Packages: what is missing for the last of them is said before the first is built; a build with few families is not
# taken for that of a release.
export SOURCE_DATE_EPOCH=1
says 2 "the wheel for Python 3.12 and later needs one of them" in_clone "HARARY_ABI3_PYTHON=$work/no-python make_packages"
says 2 "usage: ./run packages" in_clone "make_packages --without everything"
out=$(in_clone 'configure() {
    echo "configured $*"
    mkdir -p "$root/build/packages" && touch "$root/build/packages/build.ninja"
    echo "HARARY_FAMILIES:STRING=${HARARY_FAMILIES:-}" >"$root/build/packages/CMakeCache.txt"
  }
  HARARY_FAMILIES=sim configure_families && configure_families && configure_families' 2>/dev/null)
[[ $out == "configured packages -DHARARY_FAMILIES=sim"$'\n'"configured packages -DHARARY_FAMILIES=" ]] ||
  { echo "families of the packages: $out" >&2; failed=1; }

# A disk that fills while something is compiled: nothing half is taken for whole afterwards.
if ((EUID == 0)) && unshare --mount true 2>/dev/null; then
  mkdir "$work/small"
  cp -R "$1/setup" "$work/small/"
  cat >"$work/small/CMakePresets.json" <<'END'
{ "version": 6, "configurePresets": [ { "name": "release", "generator": "Ninja", "binaryDir": "${sourceDir}/build/release" } ] }
END
  cat >"$work/small/CMakeLists.txt" <<'END'
cmake_minimum_required(VERSION 3.25)
project(small LANGUAGES NONE)
add_custom_command(OUTPUT large COMMAND head -c 3000000 /dev/zero > large)
add_custom_target(harary DEPENDS large)
END
  export work
  HARARY_PACKAGES=no unshare --mount bash -c '
    mkdir "$work/small/build" && mount -t tmpfs -o size=2m tmpfs "$work/small/build"
    source "$work/small/setup/setup.sh"
    (build release harary)
    echo "status $?"
    mount -o remount,size=20m "$work/small/build"
    (build release harary)
    echo "status $?, $(stat -c %s "$work/small/build/release/large")"' >"$work/out" 2>&1
  out=$(cat "$work/out")
  [[ $out == *"the build of release failed"*"build is full"*"status 2"*"status 0, 3000000" ]] ||
    { echo "on a full disk: $out" >&2; failed=1; }
fi
exit "$failed"
