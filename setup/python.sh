# SPDX-License-Identifier: MIT
# The Python package and the documentation's site. Sourced by setup.sh.

# have_python: Python 3.11 or later with headers (which Debian packages apart), venv and pip.
have_python() {
  python3 -c 'import sys, sysconfig, os, venv, ensurepip
sys.exit(sys.version_info < (3, 11) or not os.path.exists(sysconfig.get_path("include") + "/Python.h"))' 2>/dev/null
}

# make_environment LIST...: the packages of the lists in build/python-venv, made anew when the lists
# change, and from nothing when the folder was moved or its Python is gone.
make_environment() {
  local venv="$root/build/python-venv" list stamp place
  place="$root $(python3 -c 'import sys; print(sys.version)' | tr '\n' ' ')"
  if [[ ! -x $venv/bin/python || ! -e $venv/.place || $(cat "$venv/.place") != "$place" ]]; then
    rm -rf "$venv"
    python3 -m venv "$venv" >"$root/build/python.log" 2>&1 || return 1
    printf '%s\n' "$place" >"$venv/.place"
  fi
  for list in "$@"; do
    stamp="$venv/.$(basename "$list")"
    cmp -s "$list" "$stamp" && continue
    say "fetching Python packages"
    "$venv/bin/python" -m pip install --disable-pip-version-check -q -r "$list" \
      >"$root/build/python.log" 2>&1 && cp "$list" "$stamp" || return 1
  done
}

# python_environment [spark]: build/python-venv with the packages of python-packages.txt, and those of
# python-packages-spark.txt if asked for.
python_environment() {
  local -a lists=("$root/setup/python-packages.txt")
  [[ ${1:-} != spark ]] || lists+=("$root/setup/python-packages-spark.txt")
  have_python || ! uses_packages || install_packages debian-packages-python.txt
  have_python || die "the Python package needs Python 3.11 or later with its headers, venv and pip"
  with_lock "$root/build/.python-lock" make_environment "${lists[@]}" || {
    tail -n 20 "$root/build/python.log" >&2
    say "the Python packages could not be installed; see build/python.log"
    without_network "pip download -d FOLDER ${lists[*]/#/-r }" "PIP_NO_INDEX=1 PIP_FIND_LINKS=FOLDER $0"
  }
}

# build_python: the Python package in build/release/python, out of the same objects as the program.
build_python() {
  local dir="$root/build/release"
  python_environment
  discard_foreign_build "$dir"
  if ! grep -qx 'HARARY_PYTHON:BOOL=ON' "$dir/CMakeCache.txt" 2>/dev/null; then
    with_lock "$root/build/.release-lock" configure release \
      -DHARARY_PYTHON=ON "-DPython_EXECUTABLE=$root/build/python-venv/bin/python" ||
      die "the Python package could not be configured"
  fi
  build release harary_python
}

# build_site [PROGRAM [--playground]]: the documentation in build/site. Broken links are errors. --playground: the
# playground will lie in build/site/play.
build_site() {
  python_environment
  local python="$root/build/python-venv/bin/python" program=${1:-build/release/harary}
  (
    cd "$root"
    export NO_MKDOCS_2_WARNING=1
    "$python" site/pages.py "$program" build/docs "${@:2}" && "$python" -m mkdocs build --quiet
  ) || die "the documentation could not be built"
}
