#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# prebuilt_test.sh ROOT: HARARY_PREBUILT=FILE ./run runs the program of a release, and refuses by name what is not a
# whole release of this version for this machine. The releases are made up; their program is a script.
set -euo pipefail
[[ $(uname -s) == Linux ]] && command -v zstd >/dev/null && command -v sha256sum >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/clone" "$work/dist"
cp -R "$1/setup" "$1/run" "$1/CMakeLists.txt" "$work/clone/"
version=$(sed -n 's/^project(harary VERSION \([0-9.]*\) .*/\1/p' "$1/CMakeLists.txt")
machine="$(uname -s) $(uname -m)"
file="$work/dist/harary-$version-linux-made-up.tar.zst"
printf 'flags : cx16 lahf_lm popcnt sse4_1 sse4_2 ssse3\n' >"$work/cpuinfo"
export HARARY_CPUINFO="$work/cpuinfo"
failed=0

# make_release [VERSION SYSTEM GLIBC]
make_release() {
  local folder="$work/harary-made-up"
  rm -rf "$folder"
  mkdir -p "$folder/bin"
  printf '#!/bin/sh\necho "the program: $*"\n' >"$folder/bin/harary"
  chmod +x "$folder/bin/harary"
  printf 'harary %s\nsystem %s\nprocessor x86-64-v2\nglibc %s\n' "${1:-$version}" "${2:-$machine}" "${3:-2.17}" \
    >"$folder/RELEASE"
  (cd "$folder" && sha256sum RELEASE bin/harary >SHA256SUMS)
  tar -C "$work" -c harary-made-up | zstd -q -f -o "$file"
  sums
}
sums() { (cd "$work/dist" && sha256sum ./*.tar.zst | sed 's, \./, ,' >SHA256SUMS); }

# says STATUS WORDS [RELEASE]: what ./run solve sim does with the release.
says() {
  local status=0 out
  out=$(HARARY_PREBUILT=${3:-$file} "$work/clone/run" solve sim 2>&1) || status=$?
  if [[ $status != "$1" || $out != *"$2"* ]]; then
    echo "expected $1 and \"$2\", got $status: $out" >&2
    failed=1
  fi
  # Nothing that was refused, and nothing half, is kept.
  if [[ -n $(find "$work/clone/build/prebuilt" -name '.new*' 2>/dev/null) ]]; then
    echo "after \"$2\": half a release was left" >&2
    failed=1
  fi
}

make_release
says 0 "the program: solve sim"
says 0 "the program: solve sim" # the second time out of build/prebuilt
[[ $(find "$work/clone/build/prebuilt" -mindepth 1 -maxdepth 1 | wc -l) == 1 ]] || failed=1
says 0 "the program: solve sim" "$work/harary-made-up" # unpacked
echo changed >>"$work/harary-made-up/bin/harary"
says 2 "harary-made-up: the file bin/harary is damaged or missing" "$work/harary-made-up"
rm -r "$work/harary-made-up/bin"
says 2 "harary-made-up: the file bin/harary is damaged or missing" "$work/harary-made-up"
rm "$work/harary-made-up/RELEASE"
says 2 "harary-made-up is no release of Harary" "$work/harary-made-up"
says 2 "HARARY_PREBUILT names $work/nothing, which is not there" "$work/nothing"

# Sources that git knows: of the commit of the release, or of another one.
git -C "$work/clone" init -q
git -C "$work/clone" -c user.name=a -c user.email=a@b commit -q --allow-empty -m one
made=$(git -C "$work/clone" rev-parse HEAD)
make_release
echo "commit $made" >>"$work/harary-made-up/RELEASE"
(cd "$work/harary-made-up" && sha256sum RELEASE bin/harary >SHA256SUMS)
out=$(HARARY_PREBUILT="$work/harary-made-up" "$work/clone/run" 2>&1)
[[ $out == "the program: demo" ]] || { echo "of the same commit: $out" >&2; failed=1; }
git -C "$work/clone" -c user.name=a -c user.email=a@b commit -q --allow-empty -m two
says 0 "was made from commit ${made:0:12}; these sources are commit" "$work/harary-made-up"
rm -rf "$work/clone/.git"

make_release 9.9.9
says 2 "is version 9.9.9, and these sources are version $version"
make_release "$version" "Linux riscv128"
says 2 "is for Linux riscv128, and this machine is $machine"
make_release "$version" "$machine" 99.0
says 2 "needs the C library glibc 99.0 or later, and this system has 2."
make_release
printf 'flags : cx16 lahf_lm sse4_1 ssse3\n' >"$work/cpuinfo"
says 2 "and this one lacks popcnt sse4_2"
printf 'flags : cx16 lahf_lm popcnt sse4_1 sse4_2 ssse3\n' >"$work/cpuinfo"

rm -r "$work/clone/build"
truncate -s -20 "$file"
says 2 "is cut or changed: its SHA-256 sum is"
sums # of the cut file: someone else's mistake
says 2 "cannot be unpacked into build/prebuilt"
echo "no sum" >"$work/dist/SHA256SUMS"
says 2 "does not name harary-$version-linux-made-up.tar.zst"
rm "$work/dist/SHA256SUMS"
says 2 "is not beside it"

# A disk that is full: a file system of 1.5 MiB in a namespace of its own, and a release of 3 MiB.
if ((EUID == 0)) && unshare --mount true 2>/dev/null; then
  make_release
  head -c 3000000 /dev/urandom >"$work/harary-made-up/bin/other"
  tar -C "$work" -c harary-made-up | zstd -q -f -o "$file"
  sums
  export work file
  out=$(unshare --mount bash -c '
    mkdir -p "$work/clone/build" && mount -t tmpfs -o size=1500k tmpfs "$work/clone/build"
    HARARY_PREBUILT=$file "$work/clone/run" solve sim 2>&1
    echo "status $?, left: $(find "$work/clone/build/prebuilt" -type f | wc -l)"
    mount -o remount,size=20m "$work/clone/build"
    HARARY_PREBUILT=$file "$work/clone/run" solve sim 2>&1')
  [[ $out == *"the disk of "*"build is full"*"cannot be unpacked into build/prebuilt: "*"status 2, left: 0"*"the program: solve sim" ]] ||
    { echo "on a full disk: $out" >&2; failed=1; }
fi
exit "$failed"
