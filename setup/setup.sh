# SPDX-License-Identifier: MIT
# What ./run and ./test share; sourced, not run. Everything here speaks on stderr, so that stdout
# belongs to the program.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
log="$root/build/setup.log"

say() { printf 'harary: %s\n' "$*" >&2; }

die() {
  say "$*"
  exit 2
}

# missing_packages LIST...: the entries NAME=VERSION of the lists that dpkg does not know as
# installed.
missing_packages() {
  local entries installed entry
  entries=$(sed -e 's/#.*//' -e 's/[[:space:]]//g' -e '/^$/d' "$@")
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' 2>/dev/null | sed -n 's/^installed //p')
  while IFS= read -r entry; do
    grep -qxF -- "${entry%%=*}" <<<"$installed" || printf '%s\n' "$entry"
  done <<<"$entries"
}

# install_packages LIST...: installs what is missing of setup/LIST..., as root or by sudo.
install_packages() {
  if ! command -v dpkg-query >/dev/null; then
    say "this is no Debian: packages are not looked after; setup/debian-packages.txt says what is needed"
    return
  fi
  local -a lists=() missing=() as_root=()
  local list
  for list in "$@"; do lists+=("$root/setup/$list"); done
  mapfile -t missing < <(missing_packages "${lists[@]}")
  ((${#missing[@]})) || return 0
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null || ! { sudo -n true 2>/dev/null || [[ -t 0 ]]; }; then
      die "these Debian packages are missing, and only root can install them:" \
        "apt-get install ${missing[*]%%=*}"
    fi
    as_root=(sudo)
  fi
  say "installing ${missing[*]%%=*}"
  mkdir -p "$root/build"
  local -a apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300)
  "${apt[@]}" update >"$log" 2>&1 || say "the package lists could not be renewed; going on with the old ones"
  if ! "${apt[@]}" install -y --no-install-recommends "${missing[@]}" >>"$log" 2>&1; then
    tail -n 15 "$log" >&2
    die "the packages could not be installed (Debian 12 has these versions); see build/setup.log"
  fi
}

# Compiler processes at a time: one a processor, but each with 1.5 GiB of the memory that is free.
build_jobs() {
  local kib jobs most
  kib=$(awk '/^MemAvailable:/ { print $2 }' /proc/meminfo 2>/dev/null)
  jobs=$(nproc)
  most=$((${kib:-4194304} / 1572864))
  ((most < jobs)) && jobs=$most
  echo $((jobs < 1 ? 1 : jobs))
}

# build PRESET [TARGET...]: configures when that was never done, and builds. Silent but for one line
# when there is nothing to see; the compiler's messages when something fails.
build() {
  local preset=$1
  shift
  local dir="$root/build/$preset"
  local -a targets=()
  (($#)) && targets=(--target "$@")
  mkdir -p "$dir"
  (
    cd "$root"
    # One build of a preset at a time; the lock ends with this subshell.
    exec 9>"$dir/.lock"
    flock 9
    if [[ ! -f $dir/build.ninja ]]; then
      say "configuring $preset"
      if [[ -z ${CMAKE_CXX_COMPILER_LAUNCHER:-} ]] && command -v ccache >/dev/null; then
        export CMAKE_CXX_COMPILER_LAUNCHER=ccache
      fi
      if ! cmake --preset "$preset" >"$dir/configure.log" 2>&1; then
        cat "$dir/configure.log" >&2
        exit 1
      fi
    fi
    if [[ -t 2 ]]; then
      # Ninja's progress line, but no word where there is nothing to do.
      if ! ninja -C "$dir" -n "${targets[@]:1}" 2>/dev/null | grep -q 'no work to do'; then
        say "building $preset"
        cmake --build "$dir" -j "$(build_jobs)" "${targets[@]}" >&2
      fi
    elif ! cmake --build "$dir" -j "$(build_jobs)" "${targets[@]}" >"$dir/build.log" 2>&1; then
      grep -v '^\[[0-9]*/[0-9]*\] ' "$dir/build.log" | tail -n 60 >&2
      exit 1
    fi
  ) 9>&- || die "the build of $preset failed"
}

# build_page: web/dist, which the program carries, if it is older than its sources. Needs Node, and the
# npm registry when the libraries are not there yet.
build_page() {
  local web="$root/web"
  command -v node >/dev/null && command -v npm >/dev/null || install_packages debian-packages-web.txt
  mkdir -p "$root/build"
  (
    exec 9>"$root/build/.page-lock"
    flock 9
    cd "$web"
    if [[ ! -e node_modules/.installed || package-lock.json -nt node_modules/.installed ]]; then
      say "fetching what the page is built with"
      npm ci >"$root/build/page.log" 2>&1 && touch node_modules/.installed
    fi &&
      if [[ ! -e dist/index.html ]] || [[ -n $(find src public index.html package-lock.json -newer dist/index.html) ]]; then
        say "building the page"
        npm run build >"$root/build/page.log" 2>&1
      fi
  ) 9>&- || {
    tail -n 20 "$root/build/page.log" >&2
    die "the page could not be built; see build/page.log"
  }
}

# python_environment [spark]: build/python-venv with the packages of python-packages.txt, and those of
# python-packages-spark.txt if asked for; made anew when the lists change.
python_environment() {
  local venv="$root/build/python-venv" list stamp
  local -a lists=("$root/setup/python-packages.txt")
  [[ ${1:-} != spark ]] || lists+=("$root/setup/python-packages-spark.txt")
  # Headers are needed as well: they are what Debian packages apart.
  python3 -c 'import sys, sysconfig, os, venv, ensurepip
sys.exit(sys.version_info < (3, 11) or not os.path.exists(sysconfig.get_path("include") + "/Python.h"))' \
    2>/dev/null || install_packages debian-packages-python.txt
  mkdir -p "$root/build"
  (
    exec 9>"$root/build/.python-lock"
    flock 9
    [[ -x $venv/bin/python ]] || python3 -m venv "$venv" >"$root/build/python.log" 2>&1 || exit 1
    for list in "${lists[@]}"; do
      stamp="$venv/.$(basename "$list")"
      cmp -s "$list" "$stamp" && continue
      say "fetching Python packages"
      "$venv/bin/python" -m pip install --disable-pip-version-check -q -r "$list" \
        >"$root/build/python.log" 2>&1 && cp "$list" "$stamp" || exit 1
    done
  ) 9>&- || {
    tail -n 20 "$root/build/python.log" >&2
    die "the Python packages could not be installed; see build/python.log"
  }
}

# build_python: the Python package in build/release/python, out of the same objects as the program.
build_python() {
  local dir="$root/build/release"
  python_environment
  if ! grep -qx 'HARARY_PYTHON:BOOL=ON' "$dir/CMakeCache.txt" 2>/dev/null; then
    [[ -f $dir/build.ninja ]] || build release harary
    say "configuring the Python package"
    cmake -S "$root" -B "$dir" -DHARARY_PYTHON=ON "-DPython_EXECUTABLE=$root/build/python-venv/bin/python" \
      >"$dir/configure.log" 2>&1 || {
      tail -n 20 "$dir/configure.log" >&2
      die "the Python package could not be configured"
    }
  fi
  build release harary_python
}

# build_site: the documentation in build/site. Broken links are errors.
build_site() {
  python_environment
  local python="$root/build/python-venv/bin/python"
  (
    cd "$root"
    export NO_MKDOCS_2_WARNING=1
    "$python" site/pages.py build/release/harary build/docs && "$python" -m mkdocs build --quiet
  ) || die "the documentation could not be built"
}
