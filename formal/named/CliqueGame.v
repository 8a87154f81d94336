(* SPDX-License-Identifier: MIT *)
(* Erdos's clique game: on K3 to K8 the second player wins, that is, the value 4096 (a - b) + a is at
   most 4095, which says a <= b: the second player's largest clique is at least as large. *)
From Coq Require Import ZArith.
From Harary Require Import Rules Plain Spelled.
From HararyData Require clique3_0.
From HararyData Require clique4_0.
From HararyData Require clique5_0.
From HararyData Require clique6_0.
From HararyData Require clique7_0.
From HararyData Require clique8_0.

Theorem clique_K3 : at_least Second (-4095) (game_value (clique (complete 3)) (complete 3)).
Proof.
  apply (spelled_clique _ _ _ clique3_0.names clique3_0.start clique3_0.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem clique_K4 : at_least Second (-4095) (game_value (clique (complete 4)) (complete 4)).
Proof.
  apply (spelled_clique _ _ _ clique4_0.names clique4_0.start clique4_0.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem clique_K5 : at_least Second (-4095) (game_value (clique (complete 5)) (complete 5)).
Proof.
  apply (spelled_clique _ _ _ clique5_0.names clique5_0.start clique5_0.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem clique_K6 : at_least Second (-4095) (game_value (clique (complete 6)) (complete 6)).
Proof.
  apply (spelled_clique _ _ _ clique6_0.names clique6_0.start clique6_0.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem clique_K7 : at_least Second (-4095) (game_value (clique (complete 7)) (complete 7)).
Proof.
  apply (spelled_clique _ _ _ clique7_0.names clique7_0.start clique7_0.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem clique_K8 : at_least Second (-4095) (game_value (clique (complete 8)) (complete 8)).
Proof.
  apply (spelled_clique _ _ _ clique8_0.names clique8_0.start clique8_0.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Print Assumptions clique_K3.
Print Assumptions clique_K4.
Print Assumptions clique_K5.
Print Assumptions clique_K6.
Print Assumptions clique_K7.
Print Assumptions clique_K8.
