#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Searches for inputs that break the fuzz targets, with the programs of the preset `fuzz`:
#   tests/fuzz/search.sh SECONDS [TARGET...]     SECONDS for all of them together; without names all
#                                                targets of what is built, fuzz_all or fuzz
#   tests/fuzz/search.sh --again SECONDS [TARGET...]
#                                                the same inputs in each run of the same program, as far as
#                                                the time goes: what one machine finds, another finds too
#   tests/fuzz/search.sh --keep [TARGET...]      adds what earlier searches found to the corpora: of the
#                                                inputs that reach new code the shortest
# What they learn is in build/fuzz/corpus, and what breaks them in build/fuzz/finds; the exit status is
# then 1. A find becomes a test when it is copied to tests/fuzz/corpus/TARGET/find-NAME.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
most_kept=30      # files of a target that --keep leaves
longest_kept=512  # bytes

program="$root/build/fuzz/tests/fuzz/fuzz_all"
[[ -x $program ]] || program="$root/build/fuzz/tests/fuzz/fuzz"
[[ $# -ge 1 && -x $program ]] || {
  echo "usage: $0 [--again] SECONDS|--keep [TARGET...], after cmake --preset fuzz && cmake --build build/fuzz --target fuzz" >&2
  exit 2
}
again=no
if [[ $1 == --again ]]; then
  again=yes
  shift
fi
budget=${1:?SECONDS is missing}
shift
targets=("$@")
# Without a target the program lists those that it has.
((${#targets[@]})) || mapfile -t targets < <("$program" 2>&1 | sed -n 's/^  //p')

keep() {
  local target=$1 shared="$root/tests/fuzz/corpus/$1" merged="$root/build/fuzz/merged/$1" file count
  rm -rf "$merged"
  mkdir -p "$merged" "$root/build/fuzz/corpus/$target"
  # What reaches code that the seeds do not.
  find "$shared" -type f \( -name 'seed-*' -o -name 'find-*' \) -exec cp -t "$merged" {} +
  "$program" --target="$target" -merge=1 "$merged" "$root/build/fuzz/corpus/$target" "$shared" >/dev/null 2>&1
  find "$shared" -type f ! -name 'seed-*' ! -name 'find-*' -delete
  count=$(find "$shared" -type f | wc -l)
  while read -r file && ((count < most_kept)); do
    cp "$file" "$shared/"
    count=$((count + 1))
  done < <(find "$merged" -type f ! -name 'seed-*' ! -name 'find-*' -size -"$longest_kept"c -printf '%s %p\n' | sort -n | cut -d' ' -f2-)
  echo "$target: $count files"
}

search() {
  local target=$1 seconds=$2 log="$root/build/fuzz/$1.log" shared="$root/tests/fuzz/corpus/$1"
  local -a from=("$root/build/fuzz/corpus/$target" "$shared")
  mkdir -p "${from[0]}" "$root/build/fuzz/finds"
  if [[ $again == yes ]]; then
    # Nothing learned earlier, and the files in one order: the order of a folder is the machine's.
    find "$shared" -type f | LC_ALL=C sort | paste -sd, | tr -d '\n' >"$root/build/fuzz/$target.seeds"
    from=(-seed=1 -runs=20000 -seed_inputs=@"$root/build/fuzz/$target.seeds")
  fi
  "$program" --target="$target" -max_total_time="$seconds" -max_len=4096 -timeout=25 -rss_limit_mb=3000 \
    -print_final_stats=1 -artifact_prefix="$root/build/fuzz/finds/$target-" "${from[@]}" >"$log" 2>&1 || {
    tail -n 40 "$log" >&2
    echo "$target: broken; the input is in build/fuzz/finds" >&2
    return 1
  }
  printf '%-12s %9s runs, %7s a second\n' "$target" \
    "$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")" "$(sed -n 's/^stat::average_exec_per_sec: *//p' "$log")"
}

status=0
for target in "${targets[@]}"; do
  if [[ $budget == --keep ]]; then
    keep "$target"
  else
    search "$target" $(((budget + ${#targets[@]} - 1) / ${#targets[@]})) || status=1
  fi
done
exit "$status"
