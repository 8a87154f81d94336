# SPDX-License-Identifier: MIT
# The engine for browsers, and the site of static files. Sourced by setup.sh.

# fetch_archives: the source archives that cmake/SourceArchives.cmake and WasmRequirements.cmake compile and whose sums
# they know. What pip needs to look into them comes ready made.
fetch_archives() {
  local folder="$root/build/wasm-archives" python="$root/build/python-venv/bin/python"
  [[ ! -e $folder/.complete ]] || return 0
  rm -rf "$folder"
  mkdir -p "$folder"
  cd "$folder" || return 1
  say "downloading the sources of nauty, zstd and SQLite"
  "$python" -m pip download --disable-pip-version-check -q --no-deps --no-binary pynauty,zstandard \
    pynauty==2.8.8.1 zstandard==0.23.0 >"$root/build/archives.log" 2>&1 &&
    npm pack --silent better-sqlite3@12.4.1 >>"$root/build/archives.log" 2>&1 && touch .complete
}

# need_archives: the same, or one line that says why not.
need_archives() {
  python_environment
  with_lock "$root/build/.archives-lock" fetch_archives || {
    tail -n 20 "$root/build/archives.log" >&2
    say "the sources could not be downloaded; see build/archives.log"
    without_network "./run packages or ./run site" "copy build/wasm-archives from there"
  }
}

# build_engine [PRESET FOLDER]: packages/harary/engine, the engine in WebAssembly, by Emscripten; or that of
# another preset, elsewhere.
build_engine() {
  local preset=${1:-wasm} engine=${2:-$root/packages/harary/engine}
  local made="$root/build/$preset/wasm"
  command -v em++ >/dev/null || ! uses_packages || install_packages debian-packages-site.txt
  command -v em++ >/dev/null || die "the engine for browsers needs Emscripten 3.1.6 or later"
  have_node || ! uses_packages || install_packages debian-packages-web.txt
  have_node || die "the engine for browsers needs Node 18.19 or later with npm"
  need_archives
  HARARY_EMSCRIPTEN=$(em-config EMSCRIPTEN_ROOT) || die "em-config does not say where Emscripten is"
  export HARARY_EMSCRIPTEN
  # Emscripten of Debian looks for its parser of JavaScript where Debian's Node finds it.
  [[ ! -d /usr/share/nodejs/acorn ]] || export NODE_PATH="${NODE_PATH:+$NODE_PATH:}/usr/share/nodejs"
  [[ -e $root/build/$preset/build.ninja || -e $engine/harary.wasm ]] ||
    say "first build of the engine for browsers; this takes some minutes"
  build "$preset" harary_engine
  mkdir -p "$engine"
  cmp -s "$made/harary.wasm" "$engine/harary.wasm" && cmp -s "$made/harary.mjs" "$engine/harary.mjs" ||
    cp "$made/harary.mjs" "$made/harary.wasm" "$engine/"
}

# make_tablebases FOLDER PROGRAM: the small tablebases that the site carries, in build/site-tablebases; each is
# made once and kept.
make_tablebases() {
  local folder=$1 harary=$2 order
  mkdir -p "$folder"
  local -a games=("sim sim" "clique-K6 clique --board K6")
  for order in 5 6 7 8 9 10; do games+=("saturation-$order saturation --order $order"); done
  local entry name
  local -a words
  for entry in "${games[@]}"; do
    name=${entry%% *}
    read -ra words <<<"${entry#* }"
    [[ ! -e $folder/$name/tablebase.json ]] || continue
    rm -rf "${folder:?}/$name"
    "$harary" tablebase "${words[@]}" --out "$folder/$name" >"$root/build/tablebases.log" 2>&1 || {
      tail -n 5 "$root/build/tablebases.log" >&2
      die "the tablebase $name could not be made"
    }
  done
}

make_static_page() {
  cd "$root/web" && page_libraries && npm run build:static >"$root/build/page.log" 2>&1
}

# build_play_site [PROGRAM]: build/site, the documentation, and in build/site/play the page with the engine inside.
build_play_site() {
  local play="$root/build/site/play" program=${1:-$root/build/release/harary}
  build_engine
  with_lock "$root/build/.page-lock" make_static_page || {
    tail -n 20 "$root/build/page.log" >&2
    die "the page could not be built; see build/page.log"
  }
  make_tablebases "$root/build/site-tablebases" "$program"
  build_site "$program" --playground # empties build/site
  mkdir -p "$play"
  cp -R "$root/web/dist-static/." "$play/"
  cp -R "$root/build/site-tablebases" "$play/tablebases"
  python3 "$root/site/play.py" "$play"
}

# test_site: the package in Node, against the program, and the site in Chromium.
test_site() {
  [[ -x /usr/bin/chromium ]] || ! uses_packages || install_packages debian-packages-web-test.txt
  export HARARY_BINARY=${HARARY_BINARY:-$root/build/release/harary}
  (cd "$root/packages/harary" && npm test --silent) || die "a test of the package failed"
  (cd "$root/web" && npm run --silent e2e:static) || die "a test of the site failed"
}
