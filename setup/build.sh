# SPDX-License-Identifier: MIT
# Configures and compiles, and shows how far it is and how long it will take. Sourced by setup.sh.

# Compiler processes at the same time: one a processor, but each with 1.5 GiB of the memory that is free.
build_jobs() {
  local kib jobs most
  kib=$(awk '/^MemAvailable:/ { print $2 }' /proc/meminfo 2>/dev/null) || true
  jobs=$(processors)
  most=$((${kib:-16777216} / 1572864))
  ((most < jobs)) && jobs=$most
  echo $((jobs < 1 ? 1 : jobs))
}

# cache_value DIR NAME: the value of a variable in DIR/CMakeCache.txt.
cache_value() { sed -n "s/^$2:[A-Z]*=//p" "$1/CMakeCache.txt"; }

# discard_foreign_build DIR: removes a build folder that can no longer be used: its clone was moved or
# copied, its compiler or CMake is gone, or its files are dated in the future. Files of the sources that
# are dated in the future are given today's date: Ninja would configure again and again.
discard_foreign_build() {
  local dir=$1 now="$root/build/.now" why=
  mkdir -p "$root/build"
  touch "$now"
  find "$root" \( -path "$root/build" -o -name .git -o -name node_modules \) -prune \
    -o -type f -newer "$now" -exec touch -c {} +
  [[ -f $dir/CMakeCache.txt ]] || return 0
  if [[ ! $(cache_value "$dir" CMAKE_CACHEFILE_DIR) -ef $dir || ! $(cache_value "$dir" CMAKE_HOME_DIRECTORY) -ef $root ]]; then
    why="was made in another folder"
  elif [[ ! -x $(cache_value "$dir" CMAKE_COMMAND) ]]; then
    why="was made by a CMake that is gone"
  elif [[ ! -x $(cache_value "$dir" CMAKE_CXX_COMPILER) ]]; then
    why="was made by a compiler that is gone"
  elif [[ $dir/build.ninja -nt $now ]]; then
    why="is dated in the future"
  else
    return 0
  fi
  say "${dir#"$root"/} $why; building it anew"
  rm -rf "$dir"
}

# use_ccache: whether compilers are asked through ccache; where it is there they are. The same unit in another
# folder of the build, as that of the wheel, is then taken from the first, precompiled headers included.
use_ccache() {
  if [[ -z ${CMAKE_CXX_COMPILER_LAUNCHER:-} ]]; then
    command -v ccache >/dev/null || return 1
    export CMAKE_CXX_COMPILER_LAUNCHER=ccache
  fi
  export CCACHE_BASEDIR=${CCACHE_BASEDIR:-$root} CCACHE_NOHASHDIR=1
  export CCACHE_SLOPPINESS=${CCACHE_SLOPPINESS:-pch_defines,time_macros,include_file_mtime,include_file_ctime}
}

# configure PRESET [ARGUMENT...]: by CMake, into build/PRESET.
configure() {
  local preset=$1 dir="$root/build/$1"
  shift
  mkdir -p "$dir"
  say "configuring $preset"
  cd "$root" || return 1
  use_ccache || true
  cmake --preset "$preset" "$@" >"$dir/configure.log" 2>&1 && return
  # What is missing is one list; everything else is shown as CMake says it.
  sed -n '/^harary: /p' "$dir/configure.log" | grep . >&2 || cat "$dir/configure.log" >&2
  rm -f "$dir/build.ninja"
  return 1
}

# duration SECONDS: "50 s" or "3 min", rounded up.
duration() { if (($1 < 60)); then echo "$1 s"; else echo "$((($1 + 59) / 60)) min"; fi; }

# show_progress DIR: while Ninja writes DIR/build.log, a line that is kept up to date on a terminal, or else a line
# every ten seconds. Does nothing where DIR/build.plan has no steps.
show_progress() {
  local dir=$1 started=$SECONDS pause=10 start= end='\n' step total left last=0 changed=$SECONDS
  grep -q '^\[' "$dir/build.plan" || return 0
  if [[ -t 2 ]]; then pause=1 start='\r\033[K' end=; fi
  while kill -0 $$ 2>/dev/null; do
    read -r step total left < <(awk -v jobs="$(build_jobs)" -v elapsed=$((SECONDS - started)) -v since=$((SECONDS - changed)) \
      -f "$root/cmake/progress.awk" "$root/cmake/unit_seconds.tsv" "$dir/build.plan" "$dir/build.log") || return 0
    ((step == last)) || last=$step changed=$SECONDS
    # Where nothing is kept up to date, a build of seconds needs no line.
    [[ -z $end || $step != 0 || $left -gt $pause ]] &&
      printf "${start}harary: building %s: step %s of %s, about %s left$end" "${dir##*/}" "$step" "$total" "$(duration "$left")" >&2
    sleep "$pause"
  done
}

# compile DIR [TARGET...]: everything or these targets, with progress; the compiler's messages only
# when something fails.
compile() {
  local dir=$1 status=0 watcher
  local log="$dir/build.log"
  shift
  use_ccache || true
  : >"$log"
  # By a copy of Ninja's file: of the file itself a dry run only says that CMake would be asked for new sources.
  cp "$dir/build.ninja" "$dir/plan.ninja"
  NINJA_STATUS='[%f/%t] ' cmake --build "$dir" ${1:+--target "$@"} -- -f plan.ninja -n >"$dir/build.plan" 2>&1 </dev/null || true
  show_progress "$dir" &
  watcher=$!
  NINJA_STATUS='[%f/%t] ' cmake --build "$dir" -j "$(build_jobs)" ${1:+--target "$@"} >"$log" 2>&1 </dev/null || status=$?
  kill "$watcher" 2>/dev/null && wait "$watcher" 2>/dev/null
  [[ ! -t 2 ]] || printf '\r\033[K' >&2
  ((status == 0)) || grep -v '^\[[0-9]*/[0-9]*\] ' "$log" | tail -n 60 >&2
  return "$status"
}

configure_and_compile() {
  local preset=$1 dir="$root/build/$1"
  shift
  discard_foreign_build "$dir"
  [[ -f $dir/build.ninja ]] || configure "$preset" || return 1
  compile "$dir" "$@"
}

# build_few TARGET...: the release build with the families that HARARY_FAMILIES names, in build/few.
build_few() {
  local dir="$root/build/few"
  discard_foreign_build "$dir"
  if [[ ! -f $dir/build.ninja || $(cache_value "$dir" HARARY_FAMILIES) != "$HARARY_FAMILIES" ]]; then
    configure release -B "$dir" -DHARARY_FAMILIES="$HARARY_FAMILIES" || {
      rm -f "$dir/build.ninja"
      die "no build with HARARY_FAMILIES=$HARARY_FAMILIES"
    }
  fi
  compile "$dir" "$@" || die "the build with HARARY_FAMILIES=$HARARY_FAMILIES failed"
}

# build PRESET [TARGET...]: configures when that was never done, and builds; silent when there is nothing
# to do.
build() { with_lock "$root/build/.$1-lock" configure_and_compile "$@" || die "the build of $1 failed"; }
