# SPDX-License-Identifier: MIT
# Proves, extracts, builds: what `./run formal` and the tests of formal/ share; sourced after
# setup/setup.sh, not run. Everything made lies in build/formal.

formal="$root/build/formal"
formal_sources="$root/formal"
checker_modules=(xxh3 certificate boards numbers shape bit_reader open_rows plain_half clique_half star_half
  capture_half judging)

# run_logged NAME COMMAND...: its output into build/formal/NAME.log, shown when it fails.
run_logged() {
  local log="$formal/$1.log"
  shift
  "$@" >"$log" 2>&1 || {
    tail -n 30 "$log" >&2
    die "$* failed; see ${log#"$root/"}"
  }
}

# prove: compiles the theories that changed, and those after them in _CoqProject.
prove() {
  mkdir -p "$formal/theories"
  local file name again=no
  while IFS= read -r file; do
    name=$(basename "$file" .v)
    if [[ $again == no ]] && cmp -s "$formal_sources/$file" "$formal/$file" && [[ -e $formal/theories/$name.vo ]]; then
      continue
    fi
    again=yes
    say "proving $name"
    rm -f "$formal/theories/$name.vo"
    cp "$formal_sources/$file" "$formal/$file"
    (cd "$formal/theories" && run_logged "theories-$name" coqc -q -Q . Harary "$name.v")
  done < <(grep '\.v$' "$formal_sources/_CoqProject")
}

# build_checker: build/formal/harary-check and the programs of the tests, from what was extracted.
build_checker() {
  local module program changed=no
  mkdir -p "$formal/checker"
  for module in proved.ml proved.mli; do
    cmp -s "$formal/theories/$module" "$formal/checker/$module" && continue
    cp "$formal/theories/$module" "$formal/checker/$module"
    changed=yes
  done
  for module in "$formal_sources"/checker/*.ml; do
    cmp -s "$module" "$formal/checker/$(basename "$module")" && continue
    cp "$module" "$formal/checker/"
    changed=yes
  done
  [[ $changed == yes || ! -e $formal/harary-values ]] || return 0
  say "building harary-check"
  local -a modules=(proved.mli proved.ml)
  for module in "${checker_modules[@]}"; do modules+=("$module.ml"); done
  for program in check spell mutate values; do
    (
      cd "$formal/checker"
      run_logged "checker-$program" ocamlfind ocamlopt -inline 200 -w +a-4-9-40..42-44-45-48-70 -warn-error -a \
        "${modules[@]}" "$program.ml" -o "$formal/harary-$program"
    )
  done
}

# Stack for long lists; a limit that the shell may not raise stays.
more_stack() { ulimit -s unlimited 2>/dev/null || ulimit -s hard 2>/dev/null || true; }

# prove_named: the named theorems, each checked by the kernel from a certificate in formal/certificates
# whose answers are spelled out. What the kernel says lies in build/formal/named-*.log.
prove_named() {
  mkdir -p "$formal/data" "$formal/named"
  local file name module number
  for file in "$formal_sources"/named/*.v; do
    name=$(basename "$file" .v)
    if cmp -s "$file" "$formal/named/$name.v" && [[ $formal/named/$name.vo -nt $formal/theories/Spelled.vo ]]; then
      continue
    fi
    while read -r module; do
      number=${module##*_}
      if [[ ! -e $formal/data/$module.vo || $formal/theories/Spelled.vo -nt $formal/data/$module.vo ]]; then
        "$formal/harary-spell" "$formal_sources/certificates/${module%_*}.cert" "$number" >"$formal/data/$module.v" ||
          die "$module cannot be spelled out"
        (cd "$formal" && run_logged "data-$module" coqc -q -Q theories Harary -Q data HararyData "data/$module.v")
      fi
    done < <(sed -n 's/^From HararyData Require \(.*\)\.$/\1/p' "$file")
    say "named theorems: $name"
    cp "$file" "$formal/named/$name.v"
    (cd "$formal" && run_logged "named-$name" coqc -q -Q theories Harary -Q data HararyData "named/$name.v")
  done
}
