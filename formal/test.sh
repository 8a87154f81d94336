#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# formal/test.sh [--long]: tests of the proofs and of harary-check, after `./run formal` has built them.
# --long: a thousand damaged certificates of every kind instead of sixty, and more certificates that the
# program writes now. Uses build/release/harary, or HARARY_BINARY.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../setup/setup.sh"
source "$root/formal/build.sh"
long=${1:-}
harary=${HARARY_BINARY:-$root/build/release/harary}
certificates="$formal_sources/certificates"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
more_stack
step() { printf -- '-- %s\n' "$*"; }

step "nothing is admitted or assumed"
! grep -nE '\b(Admitted|admit|Axiom|Parameter|Conjecture|Abort|bypass_check|Unset Guard)\b' \
  "$formal_sources"/theories/*.v "$formal_sources"/named/*.v || die "formal: something is left unproved"
lines=$(wc -l <"$formal_sources/theories/Rules.v")
((lines < 300)) || die "theories/Rules.v has $lines lines; it is to be read as a whole"
cat >"$formal/theories/Assumptions.v" <<'END'
From Harary Require Import Memo Plain CliqueGame StarGame CaptureCore.
Print Assumptions value_automorphism.
Print Assumptions memo_game_value_is.
Print Assumptions check_plain_sound.
Print Assumptions check_clique_sound.
Print Assumptions check_star_sound.
Print Assumptions check_capture_sound.
END
(cd "$formal/theories" && coqc -q -Q . Harary Assumptions.v) >"$scratch/assumptions"
[[ $(grep -c '^Closed under the global context$' "$scratch/assumptions") == 6 ]] ||
  die "formal: a theorem rests on an assumption: $(cat "$scratch/assumptions")"
named=$(cat "$formal_sources"/named/*.v | grep -c '^Theorem ')
closed=$(cat "$formal"/named-*.log | grep -c '^Closed under the global context$')
[[ $named == "$closed" ]] || die "formal: $named named theorems, $closed without assumptions"
echo "6 general and $named named theorems, no assumptions"

step "certificates that hold"
"$formal/harary-check" "$certificates"/*.cert >"$scratch/holds" || die "formal: a certificate was refused"
sed -n '$=' "$scratch/holds" | sed 's/$/ statements hold/'

step "certificates that do not"
count=60
[[ $long != --long ]] || count=1000
"$formal/harary-mutate" "$count" 7 "$certificates"/{sim6,avoidance6,achievement5,saturation8,clique6,star6,capture5}.cert ||
  die "formal: a damaged certificate was accepted"
"$formal/harary-mutate" --bytes "$certificates"/{sim6,achievement5,saturation8,clique5,star5,capture5}.cert ||
  die "formal: a changed byte was not noticed"
printf 'HARARYCT\1\0\0\0' >"$scratch/short.cert"
"$formal/harary-mutate" --forge "$certificates/sim6.cert" "$scratch/forged.cert"
for file in "$scratch/forged.cert" "$scratch/short.cert" "$scratch/missing.cert" "$certificates"; do
  status=0
  "$formal/harary-check" "$file" >/dev/null 2>"$scratch/error" || status=$?
  ! LC_ALL=C grep -q '[^ -~]' "$scratch/error" || die "formal: $file: raw bytes of it are shown"
  [[ $status == 2 && $(wc -l <"$scratch/error") == 1 ]] || die "formal: $file is not refused in one line with status 2"
done

if [[ -x $harary ]]; then
  step "values of small boards"
  python3 "$formal_sources/agreement.py" "$harary" "$formal/harary-values" 5 || die "formal: values differ"

  step "certificates of this program"
  while read -r words; do
    read -ra question <<<"$words"
    "$harary" solve "${question[@]}" --threads 1 --certificate "$scratch/new.cert" >"$scratch/said"
    grep -q 'read by harary verify and by harary-check' "$scratch/said" ||
      die "formal: harary does not know that it is read: solve $words"
    "$formal/harary-check" "$scratch/new.cert" || die "formal: refused: solve $words"
  done < <(
    printf '%s\n' 'sim' 'sima --certificate-of positions' \
      'avoidance --board K6 --target K3' 'misere-avoidance --board K6 --target K3' \
      'achievement --board W5 --target K3 --certificate-of positions' \
      'achievement --board K5 --target P5 --certificate-of positions' 'avoidance --board C7 --target P4' \
      'saturation --board K3,3 --target P4' 'saturation --order 9 --certificate-of positions' \
      'clique --board colex:13 --question winner --certificate-of cores' \
      'star --board K3,3 --question winner' 'capture --board C6'
    for question in 'sim' 'sima' 'avoidance --board K5 --target K3' 'misere-avoidance --board K5 --target K3' \
      'achievement --board bull --target P3' 'saturation --order 7' 'clique --board K6 --question winner' \
      'clique --board grid:2x3 --question winner' 'star --board K6 --question winner' 'capture --board K5'; do
      printf '%s --certificate-of checked\n' "$question"
    done
    [[ $long != --long ]] || printf '%s\n' 'avoidance --board K8 --target K3 --question winner' \
      'saturation --order 12 --certificate-of positions' 'star --board K8 --question winner' 'capture --board K8 --question winner'
  )

  step "what harary says that is not read"
  while read -r words; do
    read -ra question <<<"$words"
    "$harary" solve "${question[@]}" --threads 1 --certificate "$scratch/new.cert" >"$scratch/said"
    grep -q 'not by harary-check: ' "$scratch/said" || die "formal: harary says that it is read: solve $words"
    ! "$formal/harary-check" "$scratch/new.cert" 2>/dev/null >&2 || die "formal: it is read: solve $words"
  done < <(printf '%s\n' 'clique --board K5' 'star --board K5' 'capture --board K5 --certificate-of positions' \
    'clique --board K7 --question winner' 'col --board P4' 'saturation --order 9' \
    'avoidance --board grid:2x3 --target P3')
else
  echo "$harary is not built: its certificates and values are not looked at"
fi
echo "all tests of formal/ passed"
