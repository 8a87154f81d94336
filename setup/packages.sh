# SPDX-License-Identifier: MIT
# Debian packages: what the lists in setup/ name is installed where it is missing; where there is no
# dpkg, or with HARARY_PACKAGES=no in the environment, missing commands are named instead, and CMake
# names missing libraries. Sourced by setup.sh.

uses_packages() { [[ ${HARARY_PACKAGES:-} != no ]] && command -v dpkg-query >/dev/null; }

# package_entries FILE...: the entries without comments and spaces, as "name>=1.2|other".
package_entries() { sed -e 's/#.*//' -e 's/[[:space:]]//g' -e '/^$/d' "$@"; }

# read_installed: installed[NAME]=VERSION for every installed package; versions without an epoch.
read_installed() {
  local name version
  declare -gA installed=()
  while read -r name version; do
    installed[$name]=${version#*:}
  done < <(dpkg-query -W -f '${db:Status-Status} ${Package} ${Version}\n' 2>/dev/null | sed -n 's/^installed //p')
}

# satisfied ENTRY: one of its alternatives is installed and new enough. A minimum names the version of the
# authors; what Debian adds behind a "~" (3.1.6~dfsg-5, 2.1~bpo12+1) sorts before it and is no older for us, so
# the minimum is compared with a "~" at its end.
satisfied() {
  local IFS='|' alternative name
  for alternative in $1; do
    name=${alternative%%>=*}
    [[ -n ${installed[$name]:-} ]] || continue
    [[ $alternative == "$name" ]] || dpkg --compare-versions "${installed[$name]}" ge "${alternative#*>=}~" || continue
    return 0
  done
  return 1
}

# available ENTRY: prints the first of its alternatives that apt can install, with $apt_options.
available() {
  local alternative
  for alternative in ${1//|/ }; do
    if [[ $(LC_ALL=C apt-cache ${apt_options:-} policy "${alternative%%>=*}" 2>/dev/null) == *"Candidate: "[^\(]* ]]; then
      printf '%s\n' "${alternative%%>=*}"
      return 0
    fi
  done
  return 1
}

# unsatisfied LIST...: the entries of setup/LIST... that are not satisfied.
unsatisfied() {
  local entry list
  local -a files=()
  for list in "$@"; do files+=("$root/setup/$list"); done
  while IFS= read -r entry; do
    satisfied "$entry" || printf '%s\n' "$entry"
  done < <(package_entries "${files[@]}")
}

# explain_unsatisfied ENTRY: one line about a package that is still missing or too old.
explain_unsatisfied() {
  local IFS='|' alternative name
  for alternative in $1; do
    name=${alternative%%>=*}
    [[ -z ${installed[$name]:-} ]] || {
      say "the package $name is too old: ${installed[$name]} is installed, ${alternative#*>=} or later is needed"
      return
    }
  done
  say "the package ${1//|/ or } is missing, and apt-get does not know it"
}

# compiler_is_open: nothing names a compiler, so that cmake/HararyCompiler.cmake may choose.
compiler_is_open() { [[ -z ${CXX:-} && ! -f $root/build/release/CMakeCache.txt ]]; }

# install_packages LIST...: installs what is missing of setup/LIST..., as root or by sudo.
install_packages() {
  if ! uses_packages; then
    check_commands
    return
  fi
  local -a missing=() better=() names=() as_root=()
  local entry name log="$root/build/setup.log"
  read_installed
  mapfile -t missing < <(unsatisfied "$@")
  if compiler_is_open; then mapfile -t better < <(unsatisfied debian-packages-clang.txt); fi
  ((${#missing[@]} + ${#better[@]})) || return 0
  for entry in "${missing[@]}"; do names+=("${entry%%[>|]*}"); done
  if ((EUID != 0)); then
    if ((${#missing[@]} == 0)) && ! sudo -n true 2>/dev/null; then
      say "the first build is shorter with these packages: ${better[*]}"
      return 0
    fi
    if ! command -v sudo >/dev/null || ! { sudo -n true 2>/dev/null || [[ -t 0 ]]; }; then
      die "these Debian packages are missing or too old, and only root can install them:" \
        "apt-get install ${names[*]}" \
        "(if they are installed in another way, use HARARY_PACKAGES=no $0)"
    fi
    as_root=(sudo)
  fi
  mkdir -p "$root/build"
  local -a apt=(${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300)
  say "installing packages"
  "${apt[@]}" update >"$log" 2>&1 || say "the package lists could not be updated; using the old ones"
  names=()
  for entry in "${missing[@]}" "${better[@]}"; do
    if name=$(available "$entry") && [[ " ${names[*]} " != *" $name "* ]]; then names+=("$name"); fi
  done
  if ((${#names[@]})); then
    say "installing ${names[*]}"
    if ! "${apt[@]}" install -y --no-install-recommends "${names[@]}" >>"$log" 2>&1; then
      if ((${#missing[@]} == 0)); then
        say "${names[*]} could not be installed; see build/setup.log"
        return 0
      fi
      tail -n 15 "$log" >&2
      say "the packages could not be installed; see build/setup.log"
      without_network "apt-get install --download-only -y --no-install-recommends ${names[*]}" \
        "dpkg -i /var/cache/apt/archives/*.deb, copied from there"
    fi
  fi
  read_installed
  mapfile -t missing < <(unsatisfied "$@")
  ((${#missing[@]})) || return 0
  for entry in "${missing[@]}"; do explain_unsatisfied "$entry"; done
  die "Debian 12 and later have these packages; if they are installed in another way, use HARARY_PACKAGES=no $0"
}

# without_network THERE HERE: ends, and says what to type on another machine of this system and here if this one
# has no network.
without_network() {
  die "if this machine has no network, type on another one with the same system: $1; then here: $2." \
    "A program that needs no build is in every release: HARARY_PREBUILT=harary-….tar.zst ./run"
}

# check_cmake: an old CMake that lies before Debian's on the path fails with words about presets.
check_cmake() {
  local found
  [[ ! -f $root/build/release/build.ninja ]] || return 0
  found=$(cmake --version 2>/dev/null | sed -n 's/^cmake version \([0-9.]*\).*/\1/p')
  [[ -n $found ]] || die "the command cmake is missing; CMake 3.25 or later is needed"
  ! older "$found" 3.25 ||
    die "$(command -v cmake) is CMake $found; 3.25 or later is needed (Debian 12 has it; elsewhere: pip install cmake)"
}

# check_commands: names the commands that a build needs and that are missing.
check_commands() {
  local command missing= compiler=${CXX:-c++}
  [[ -n ${CXX:-} ]] || ! command -v clang++-19 >/dev/null || compiler=clang++-19
  for command in cmake ninja pkg-config git "$compiler"; do
    command -v "${command%% *}" >/dev/null || missing="$missing ${command%% *}"
  done
  [[ -z $missing ]] || die "these commands are needed and missing:$missing (setup/debian-packages.txt lists" \
    "everything that a build needs, by the names of Debian's packages)"
}
