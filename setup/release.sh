# SPDX-License-Identifier: MIT
# What a release gives away, in dist/. Sourced by setup.sh.
#   harary-VERSION-linux-PROCESSOR.tar.zst   the program with manual and completions, for any Linux with this C library
#   harary_…, libharary…, libharary-dev_….deb   for Debian 12 and later
#   harary-VERSION-cp311-…, -cp312-abi3-….whl   the Python package, without the program
#   harary_program-VERSION-….whl             the program for `pip install harary[program]`
#   harary-VERSION.tar.gz                    what pip builds from
#   harary-VERSION.tgz                       the npm package, the engine for browsers
#   harary-site-VERSION.zip                  documentation and playground, static files
#   harary-VERSION.spdx.json, SHA256SUMS     what is inside, and the sums of all files
# The same commit gives the same bytes: dates are those of the commit, archives are sorted, and no path of this
# machine is compiled in.

# newest_glibc FILE: the newest version of the C library whose functions a program calls.
newest_glibc() { objdump -T "$1" | grep -oE 'GLIBC_[0-9.]+' | sed 's/GLIBC_//' | sort -Vu | tail -n 1; }

# needs_only_the_c_library FILE
needs_only_the_c_library() {
  local others
  others=$(objdump -p "$1" | awk '$1 == "NEEDED" { print $2 }' | grep -vE '^(lib[cm]\.so\.6|ld-linux-.*)$') || true
  [[ -z $others ]] || die "$1 needs $(tr '\n' ' ' <<<"$others")beside the C library"
}

# pack_folder FOLDER FILE: a .tar.zst whose bytes depend on names and contents alone.
pack_folder() {
  tar -C "$(dirname "$1")" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
    --mode=u=rwX,go=rX --format=gnu -c "$(basename "$1")" | zstd -q -19 -T1 -f -o "$2"
}

# describe_release FOLDER: the files by which setup/prebuilt.sh knows a whole release for this machine.
describe_release() {
  local folder=$1 version=$2
  cat >"$folder/RELEASE" <<END
harary $version
system $(uname -s) $(uname -m)
processor $(cache_value "$root/build/packages" HARARY_ARCH)
glibc $(newest_glibc "$folder/bin/harary")
commit $commit
END
  (cd "$folder" && find . -type f ! -name SHA256SUMS | sed 's,^\./,,' | LC_ALL=C sort | xargs sha256sum >SHA256SUMS)
}

# make_archive VERSION: the .tar.zst.
make_archive() {
  local version=$1 name folder
  name="harary-$version-linux-$(uname -m)"
  folder="$work/$name"
  cmake --install "$root/build/packages" --prefix "$folder" --component program >>"$log" 2>&1 || failed "the archive"
  strip "$folder/bin/harary"
  needs_only_the_c_library "$folder/bin/harary"
  cp "$root/LICENSE" "$root/README.md" "$folder/"
  mkdir -p "$folder/share/doc/harary/licences"
  cp -L /usr/share/common-licenses/{Apache-2.0,GPL-3,LGPL-3} "$folder/share/doc/harary/licences/"
  describe_release "$folder" "$version"
  pack_folder "$folder" "$dist/$name.tar.zst"
}

make_debian_packages() {
  (cd "$root/build/packages" && cpack -G DEB -B "$work/deb") >>"$log" 2>&1 || failed "the Debian packages"
  cp "$work"/deb/*.deb "$dist/"
}

# python_for_abi3: a Python from 3.12 on, with which the wheel for it and all later ones is made.
python_for_abi3() {
  local name
  for name in ${HARARY_ABI3_PYTHON:-python3.12 python3.13 python3.14 "$HOME"/.pyenv/versions/3.1[2-9]*/bin/python3}; do
    if "$name" -c 'import sys, venv, sysconfig, os
sys.exit(sys.version_info < (3, 12) or not os.path.exists(sysconfig.get_path("include") + "/Python.h"))' 2>/dev/null; then
      command -v "$name"
      return
    fi
  done
  return 1
}

# environment_for_abi3: build/abi3-venv of that Python, with what builds a wheel.
environment_for_abi3() {
  local newer
  newer=$(python_for_abi3) || die "the wheel for Python 3.12 and later needs one of them with its headers: name it by" \
    "HARARY_ABI3_PYTHON, or leave the wheel out by --without abi3"
  rm -rf "$root/build/abi3-venv"
  "$newer" -m venv "$root/build/abi3-venv" && "$root/build/abi3-venv/bin/python" -m pip install -q \
    --disable-pip-version-check -c "$root/setup/python-packages.txt" nanobind scikit-build-core
}

make_wheels() {
  local python="$root/build/python-venv/bin/python"
  wheel_of "$python" packages "$dist" >>"$log" 2>&1 || failed "the wheel"
  if wanted abi3; then
    environment_for_abi3 >>"$log" 2>&1 || failed "the environment of Python 3.12 or later"
    wheel_of "$root/build/abi3-venv/bin/python" packages "$dist" >>"$log" 2>&1 || failed "the wheel for Python 3.12 and later"
  fi
  "$python" "$root/setup/program_wheel.py" "$version" "$work/harary-$version-linux-$(uname -m)" "$work/program" >>"$log" 2>&1 &&
    repair_wheel "$dist" "$work"/program/*.whl >>"$log" 2>&1 || failed "the wheel of the program"
  source_archive "$dist" >>"$log" 2>&1 || failed "the source archive"
}

make_npm_package() {
  build_engine
  (cd "$root/packages/harary" && npm pack --silent --pack-destination "$dist") >>"$log" 2>&1 || failed "the npm package"
}

make_site_archive() {
  build_play_site "$root/build/packages/harary"
  python3 "$root/setup/pack_zip.py" "$root/build/site" "$dist/harary-site-$version.zip" >>"$log" 2>&1 || failed "the site"
}

failed() {
  tail -n 40 "$log" >&2
  die "$1 could not be made; see ${log#"$root"/}"
}

wanted() { [[ " $left_out " != *" $1 "* ]]; }

# make_packages [--without abi3|wheels|npm|site]...
make_packages() {
  local left_out="" version commit dist="$root/dist" work="$root/build/packages-work" log="$root/build/packages.log"
  while (($#)); do
    [[ $1 == --without && ${2:-} =~ ^(abi3|wheels|npm|site)$ ]] ||
      die "usage: ./run packages [--without abi3|wheels|npm|site]..."
    left_out+=" $2"
    shift 2
  done
  version=$(project_version)
  commit=$(git -C "$root" rev-parse HEAD 2>/dev/null) || commit=unknown
  [[ -z $(git -C "$root" status --porcelain 2>/dev/null) ]] || say "changes that are not committed go into the packages"
  SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null)} ||
    die "no git here: the date of the packages is to be in SOURCE_DATE_EPOCH"
  export SOURCE_DATE_EPOCH TZ=UTC
  umask 022
  install_packages debian-packages-release.txt
  need_archives
  # The program carries the page, and it is compiled once for all packages.
  build_page
  build packages harary harary_serve harary_share harary_shared harary_archive
  mkdir -p "$root/build"
  rm -rf "$dist" "$work"
  mkdir -p "$dist" "$work"
  : >"$log"
  say "making the packages"
  make_archive "$version"
  make_debian_packages
  ! wanted wheels || make_wheels
  ! wanted npm || make_npm_package
  ! wanted site || make_site_archive
  python3 "$root/setup/sbom.py" "$root" "$dist" "$version" >>"$log" 2>&1 || failed "the list of what is inside"
  (cd "$dist" && LC_ALL=C ls | grep -v '^SHA256SUMS$' | xargs sha256sum >SHA256SUMS)
  rm -rf "$work"
  [[ -z $left_out ]] || say "left out:$left_out"
  (cd "$dist" && ls -l | awk 'NR > 1 { printf "%10d  %s\n", $5, $9 }')
}
