#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# packages_test.sh BUILD PART: is what an installation holds of use? PART is
#   install   a prefix, made after the program alone was built: the program runs; headers are
#             self-contained, all that is not public is hidden; the prefix may be moved, and the
#             example builds by CMake and by pkg-config; DESTDIR; root leaves the build folder to its owner
#   debian    the packages' contents and what lintian says; the program out of them runs
#   system    (root only) the packages are installed with dpkg, work, and leave nothing behind
set -euo pipefail
build=$1 part=$2
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cached() { sed -n "s/^$1:[A-Z]*=//p" "$build/CMakeCache.txt"; }
# Who uses the library compiles with its standard library: std::string and others are in its interface.
CXX=$(cached CMAKE_CXX_COMPILER)
CXXFLAGS=$(cached HARARY_STDLIB)
CXXFLAGS=${CXXFLAGS:+-stdlib=$CXXFLAGS}
export CXX CXXFLAGS

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
  expect "Green wins" "$1/bin/harary" solve sim
  [[ -s $1/share/bash-completion/completions/harary ]] || fail "no completions"
  bash -n "$1/share/bash-completion/completions/harary" || fail "the completions are no bash"
  # dpkg's archives have it compressed or not; a prefix has not.
  [[ -s $1/share/man/man1/harary.1 || -s $1/share/man/man1/harary.1.gz ]] || fail "no manual page"
  [[ -s $1/share/zsh/$2/_harary ]] || fail "no completions where zsh looks for them"
  [[ -s $1/share/fish/vendor_completions.d/harary.fish ]] || fail "no completions for fish"
  # The licences of what is compiled in ask that their notices are kept.
  local name
  for name in cadical cli11 boost-asio boost-beast nlohmann-json tomlplusplus preact honeycomb-grid fmt gmp nauty sqlite \
    xxhash zlib zstd libstdc++; do
    grep -qx "Files: $name" "$1/share/doc/harary/copyright" || fail "no copyright of $name"
  done
  if command -v man >/dev/null; then
    [[ -z $(man -l --warnings "$1"/share/man/man1/harary.1* 2>&1 >/dev/null) ]] || fail "man has warnings"
  fi
}
# check_linking FILE: no path of this machine is left in it, and addresses are read-only at run time.
check_linking() {
  ! readelf -d "$1" | grep -E 'RPATH|RUNPATH' || fail "$1 has a path of libraries"
  [[ $(uname) != Linux ]] || readelf -d "$1" | grep BIND_NOW >/dev/null || fail "$1 binds late"
}
# The example of a foreign project, built against what lies in this prefix, wherever that is now.
build_example() {
  local prefix=$1 lib root
  root=$here/../..
  lib=$(dirname "$(find "$prefix/lib" -name libharary.so)")
  cmake -S "$root/examples" -B "$work/example" -DCMAKE_PREFIX_PATH="$prefix" >"$work/log" 2>&1 &&
    cmake --build "$work/example" >>"$work/log" 2>&1 || fail "find_package: $(tail -n 20 "$work/log")"
  expect "the second player wins" env LD_LIBRARY_PATH="$lib" "$work/example/who_wins"
  expect "4: the second player wins; 1 3" env LD_LIBRARY_PATH="$lib" "$work/example/own_game" 4
  export PKG_CONFIG_PATH="$lib/pkgconfig"
  # shellcheck disable=SC2046,SC2086
  "$CXX" $CXXFLAGS -std=c++20 "$root/examples/who_wins.cpp" -o "$work/by-pkg-config" \
    $(pkg-config --cflags --libs harary) || fail "pkg-config"
  expect "the second player wins" env LD_LIBRARY_PATH="$lib" "$work/by-pkg-config" K6
  expect "who_wins: " env LD_LIBRARY_PATH="$lib" sh -c "! '$work/by-pkg-config' K65"
  # The lines that the documentation shows.
  awk '/^```cpp/ { shown = 1; next } /^```/ { shown = 0 } shown' "$root/docs/install.md" >"$work/shown"
  { grep '^#include' "$work/shown" && echo 'int main() {' && grep -v '^#include' "$work/shown" &&
    echo 'return answer.winner == harary::Winner::second ? 0 : 1; }'; } >"$work/shown.cpp"
  # shellcheck disable=SC2046,SC2086
  "$CXX" $CXXFLAGS -std=c++20 "$work/shown.cpp" -o "$work/shown-program" \
    $(pkg-config --cflags --libs harary) || fail "docs/install.md"
  env LD_LIBRARY_PATH="$lib" "$work/shown-program" || fail "docs/install.md: another winner"
  rm -rf "$work/example"
}
# Every header compiles alone and with the others' warnings on, and includes public ones only.
check_headers() {
  local header count=0
  for header in "$1"/include/harary/*.hpp; do
    count=$((count + 1))
    # shellcheck disable=SC2086
    "$CXX" $CXXFLAGS -std=c++20 -fsyntax-only -Wall -Wextra -Wpedantic -Wshadow -Werror -I"$1/include" \
      -include "$header" -x c++ /dev/null 2>"$work/log" ||
      fail "$(basename "$header") is not self-contained: $(head -n 20 "$work/log")"
    ! grep -E '^ *# *include ("|<(fmt|nlohmann|gmp|CLI|cadical))' "$header" ||
      fail "$(basename "$header") includes what is not installed"
  done
  ((count > 0 && count <= 18)) || fail "$count public headers"
  [[ -z $(find "$1/include" -type f ! -path "$1/include/harary/*") ]] || fail "other headers are installed"
}
# The extension of Python is linked with the archive where it was made from the sources that lie here, and only there.
check_archive() {
  cat >"$work/archive.cmake" <<EOF
include("$here/../../cmake/SourcesDigest.cmake")
include("$(find "$1" -name harary-sources.cmake)")
sources_digest("$here/../.." digest)
if(NOT digest STREQUAL harary_SOURCES)
  message(FATAL_ERROR "the library was made from other sources")
endif()
file(WRITE "$work/sources/src/one.hpp" "1")
sources_digest("$work/sources" first)
file(WRITE "$work/sources/src/one.hpp" "2")
sources_digest("$work/sources" second)
file(RENAME "$work/sources/src/one.hpp" "$work/sources/src/two.hpp")
sources_digest("$work/sources" third)
if(first STREQUAL second OR second STREQUAL third)
  message(FATAL_ERROR "other sources have the same digest")
endif()
EOF
  cmake -P "$work/archive.cmake" || fail "the digest of the sources"
  nm -C "$(find "$1" -name libharary.a)" 2>/dev/null | grep -c 'harary::.*solve' >/dev/null || fail "the archive of the library"
}
# The shared object gives out the public interface only.
check_symbols() {
  local object others
  object=$(find "$1/lib" -name 'libharary.so.*.*.*')
  nm -DC --defined-only "$object" >"$work/symbols"
  grep -q 'harary::v0::Game::solve' "$work/symbols" || fail "Game::solve is hidden"
  others=$(grep -vE '(harary::v0::|HARARY_[0-9])' "$work/symbols") || true
  [[ -z $others ]] || fail "the library gives out $(wc -l <<<"$others") symbols that are not public: $(head -n 5 <<<"$others")"
}
# harary.pc where the folder of libraries is given as an absolute path.
check_absolute_paths() {
  cmake -S "$here/../.." -B "$work/absolute" -G Ninja -DCMAKE_INSTALL_LIBDIR="$work/elsewhere/lib" \
    -DHARARY_TESTS=OFF -DHARARY_BENCH=OFF -DHARARY_BUILD_BEFORE_INSTALL=OFF >"$work/log" 2>&1 ||
    fail "configuring: $(tail -n 20 "$work/log")"
  touch "$work/absolute/libharary.so" "$work/absolute/libharary.a" # only its files for others are looked at
  cmake --install "$work/absolute" --prefix "$work/third" --component development >"$work/log" 2>&1 ||
    fail "cmake --install: $(cat "$work/log")"
  export PKG_CONFIG_PATH="$work/elsewhere/lib/pkgconfig"
  expect "-I$work/third/include" pkg-config --cflags harary
  expect "-L$work/elsewhere/lib" pkg-config --libs harary
}
# What `sudo cmake --install` builds belongs to whom the build folder belongs.
check_owner() {
  ((EUID == 0)) && id daemon >/dev/null 2>&1 || return 0
  mkdir "$work/owned"
  chown daemon "$work/owned"
  chmod 755 "$work" "$work/owned"
  cat >"$work/touch.cmake" <<EOF
include("$here/../../cmake/as_owner.cmake")
as_owner("$work/owned" owner)
execute_process(COMMAND \${owner} touch "$work/owned/file" COMMAND_ERROR_IS_FATAL ANY)
EOF
  cmake -P "$work/touch.cmake" || fail "as_owner"
  [[ $(stat -c %U "$work/owned/file") == daemon ]] || fail "root's files lie in a user's build folder"
}
# DESTDIR goes before every file, and no file of the installation contains it.
check_destdir() {
  DESTDIR="$work/stage" cmake --install "$build" --prefix /opt/harary >"$work/log" 2>&1 ||
    fail "DESTDIR: $(cat "$work/log")"
  check_program "$work/stage/opt/harary" site-functions
  [[ $(ls "$work/stage") == opt ]] || fail "DESTDIR: files beside the prefix"
  ! grep -rlF "$work/stage" "$work/stage" || fail "files with the name of DESTDIR"
  expect "-lharary" env PKG_CONFIG_PATH="$(dirname "$(find "$work/stage" -name harary.pc)")" \
    pkg-config --libs harary
}
# field PACKAGE NAME: of its control file.
field() { dpkg-deb -f "$work"/deb/"$1"_*.deb "$2"; }
# What cpack does not do by itself.
check_control() {
  local package first
  for package in harary libharary0.2 libharary-dev; do
    first=$(field "$package" Description | sed -n 1p)
    [[ $first == "exact solver"* ]] || fail "$package: the synopsis is: $first"
    ! field "$package" Description | grep '^  ' || fail "$package: the description has lines as they are"
    ! dpkg-deb --ctrl-tarfile "$work"/deb/"$package"_*.deb | tar -t | grep -E 'post|pre' ||
      fail "$package has scripts"
    ! dpkg-deb -c "$work"/deb/"$package"_*.deb | grep -vE '^(drwxr-xr-x|-rw[x-]r-[x-]r-[x-]|lrwxrwxrwx) root/root ' ||
      fail "$package: modes or owners"
  done
  local kib
  kib=$(dpkg-deb -c "$work"/deb/libharary0.2_*.deb | awk '/^-/ { kib += int($3 / 1024) + 1 } END { print kib }')
  (($(field libharary0.2 Installed-Size) < kib * 3 / 2)) || fail "libharary0.2: the link was counted as a file"
  expect "activate-noawait ldconfig" sh -c "dpkg-deb --ctrl-tarfile '$work'/deb/libharary0.2_*.deb | tar -xO ./triggers"
  expect "libharary 0.2 libharary0.2 (>= " sh -c "dpkg-deb --ctrl-tarfile '$work'/deb/libharary0.2_*.deb | tar -xO ./shlibs"
  [[ ! -d $work/root/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH) ]] ||
    expect "same" field libharary0.2 Multi-Arch
  expect "A Packager <packager@harary.test>" field harary Maintainer
}
# make_packages [NAME=VALUE]...: with these variables in the environment.
make_packages() {
  (unset DEBFULLNAME DEBEMAIL && umask 077 && cd "$build" && env "$@" cpack -G DEB -B "$work/deb" >"$work/log" 2>&1) || fail "cpack: $(tail -n 20 "$work/log")"
  rm -rf "$work/deb/_CPack_Packages"
}

case $part in
  install)
    rm -f "$build"/libharary.* "$build/share/harary.1" # as after ./run, which builds the program only
    cmake --install "$build" --prefix "$work/prefix" >"$work/log" || fail "cmake --install"
    check_program "$work/prefix" site-functions
    check_linking "$work/prefix/bin/harary"
    check_linking "$(find "$work/prefix" -name 'libharary.so.*.*.*')"
    check_destdir
    check_owner
    check_headers "$work/prefix"
    check_symbols "$work/prefix"
    check_archive "$work/prefix"
    mkdir "$work/moved" && mv "$work/prefix" "$work/moved/here"
    build_example "$work/moved/here"
    check_absolute_paths
    ;;
  debian)
    make_packages # as a newcomer types it
    if command -v lintian >/dev/null; then
      lintian --fail-on error,warning "$work"/deb/*.deb >"$work/log" 2>&1 ||
        fail "lintian: $(cat "$work/log")"
    fi
    make_packages DEBFULLNAME="A Packager" DEBEMAIL=packager@harary.test
    for package in "$work"/deb/*.deb; do dpkg-deb -x "$package" "$work/root"; done
    check_program "$work/root/usr" vendor-completions
    check_linking "$work/root/usr/bin/harary"
    check_control
    build_example "$work/root/usr"
    expect "libc6" dpkg-deb -f "$work"/deb/harary_*.deb Depends
    expect "libharary0.2 (= " dpkg-deb -f "$work"/deb/libharary-dev_*.deb Depends
    # With libc++ it is compiled in.
    [[ -n $CXXFLAGS ]] || expect "libfmt" dpkg-deb -f "$work"/deb/libharary0.2_*.deb Depends
    ;;
  system)
    ((EUID == 0)) || exit 77
    ! dpkg-query -W harary >/dev/null 2>&1 || exit 77
    make_packages
    dpkg -i "$work"/deb/*.deb >"$work/log" 2>&1 || fail "dpkg -i: $(cat "$work/log")"
    expect "Green wins" /usr/bin/harary solve sim
    files=$(dpkg -L harary libharary0.2 libharary-dev)
    dpkg -P harary libharary-dev libharary0.2 >"$work/log" 2>&1 || fail "dpkg -P: $(cat "$work/log")"
    while IFS= read -r file; do
      # Folders like /usr/bin were there before.
      [[ ! -e $file || (-d $file && $file != *harary*) ]] || fail "$file was left behind"
    done <<<"$files"
    ;;
  *) fail "unknown part: $part" ;;
esac
echo "$part: as it should be"
