# SPDX-License-Identifier: MIT
# A program that needs no build: `./run` runs that of a release, harary-VERSION-linux-PROCESSOR.tar.zst, which
# HARARY_PREBUILT names, or the folder that it was unpacked into. Sourced by setup.sh.

project_version() { sed -n 's/^project(harary VERSION \([0-9.]*\) .*/\1/p' "$root/CMakeLists.txt"; }

sha256_of() { if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d' ' -f1; }

# release_says FOLDER NAME: a value of the release's file RELEASE, whose lines are "NAME VALUE".
release_says() { sed -n "s/^$2 //p" "$1/RELEASE" 2>/dev/null; }

# lacking_features: which features of x86-64-v2 this processor lacks; nothing where Linux does not say.
lacking_features() {
  local flags feature
  flags=$(sed -n 's/^flags[[:space:]]*://p' "${HARARY_CPUINFO:-/proc/cpuinfo}" 2>/dev/null | head -n 1)
  [[ -n $flags ]] || return 0
  for feature in cx16 lahf_lm popcnt sse4_1 sse4_2 ssse3; do
    [[ " $flags " == *" $feature "* ]] || printf ' %s' "$feature"
  done
}

# older VERSION OTHER: is it an older version?
older() { [[ $1 != "$2" && $(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1) == "$1" ]]; }

# check_release FOLDER NAME: ends with one line unless the folder holds a whole release of this version for this
# machine.
check_release() {
  local folder=$1 name=$2 version machine glibc needed lacking changed
  [[ -f $folder/RELEASE && -f $folder/SHA256SUMS ]] || die "$name is no release of Harary, or it was not unpacked to its end"
  version=$(release_says "$folder" harary)
  [[ $version == "$(project_version)" ]] ||
    die "$name is version $version, and these sources are version $(project_version): get the release of that version, or" \
      "check out v$version"
  machine="$(uname -s) $(uname -m)"
  [[ $machine == "$(release_says "$folder" system)" ]] ||
    die "$name is for $(release_says "$folder" system), and this machine is $machine: build it here, without HARARY_PREBUILT"
  lacking=$(lacking_features)
  [[ -z $lacking ]] ||
    die "$name is for processors with $(release_says "$folder" processor), and this one lacks$lacking: build it here" \
      "(cmake -DHARARY_ARCH=native), without HARARY_PREBUILT"
  needed=$(release_says "$folder" glibc)
  glibc=$(getconf GNU_LIBC_VERSION 2>/dev/null | sed 's/^glibc //') || true
  [[ -n $glibc ]] || die "$name needs the GNU C library, $needed or later, and this system has another one"
  ! older "$glibc" "$needed" || die "$name needs the C library glibc $needed or later, and this system has $glibc"
  changed=$(cd "$folder" && sha256sum --quiet -c SHA256SUMS 2>/dev/null | sed -n '1s/: .*//p') || true
  [[ -z $changed ]] || die "$name: the file $changed is damaged or missing; unpack the release again"
}

# unpack_release FILE: prints the folder of build/prebuilt that holds it; a folder that is there is whole.
unpack_release() {
  local file=$1 name sums sum wanted folder new why
  name=$(basename "$file")
  sums="$(dirname "$file")/SHA256SUMS"
  [[ -f $sums ]] || die "SHA256SUMS, which says what $name must be, is not beside it: get it from where you got $name"
  wanted=$(awk -v name="$name" '$2 == name || $2 == "*" name { print $1; exit }' "$sums")
  [[ -n $wanted ]] || die "$sums does not name $name: get both from the same release"
  sum=$(sha256_of "$file")
  [[ $sum == "$wanted" ]] || die "$name is cut or changed: its SHA-256 sum is $sum, and $sums says $wanted"
  folder="$root/build/prebuilt/$sum"
  if [[ ! -d $folder ]]; then
    command -v zstd >/dev/null || die "unpacking $name needs the program zstd (Debian's package zstd)"
    mkdir -p "$root/build/prebuilt"
    new=$(mktemp -d "$root/build/prebuilt/.new.XXXXXX") || die "build/prebuilt cannot be written"
    # Under its name only when it is whole, so that what a full disk or a signal leaves is never used.
    why=$({ zstd -dcq "$file" | tar -x --strip-components=1 --no-same-owner -C "$new"; } 2>&1) || {
      say_if_full
      rm -rf "$new"
      die "$name cannot be unpacked into build/prebuilt: ${why%%$'\n'*}"
    }
    (check_release "$new" "$name") || { rm -rf "$new"; exit 2; }
    mv "$new" "$folder" 2>/dev/null || rm -rf "$new" # another ./run was first
  fi
  printf '%s\n' "$folder"
}

# compare_commits FOLDER NAME: between two releases the sources keep the version of the last one; where git knows that
# they are others than those of the release, a line says so.
compare_commits() {
  local made here
  made=$(release_says "$1" commit)
  here=$(git -C "$root" rev-parse HEAD 2>/dev/null) || return 0
  [[ $made == "$here" || $made == unknown ]] ||
    say "$2 was made from commit ${made:0:12}; these sources are commit ${here:0:12}, and what differs is not in the program"
}

# prebuilt_program: prints the path of the release's program, which was checked.
prebuilt_program() {
  local place=$HARARY_PREBUILT folder
  [[ -e $place ]] || die "HARARY_PREBUILT names $place, which is not there"
  if [[ -d $place ]]; then folder=$(cd "$place" && pwd); else folder=$(unpack_release "$place") || exit; fi
  check_release "$folder" "$(basename "$place")"
  compare_commits "$folder" "$(basename "$place")"
  printf '%s\n' "$folder/bin/harary"
}
