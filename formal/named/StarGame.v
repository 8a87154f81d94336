(* SPDX-License-Identifier: MIT *)
(* The star game: on K3 the first player has the larger degree in the end (a > b: the value is at least
   4096); on K4 to K7 the second player prevents that (a <= b: the value is at most 4095). *)
From Coq Require Import ZArith.
From Harary Require Import Rules Plain Spelled.
From HararyData Require star3_0.
From HararyData Require star4_0.
From HararyData Require star5_0.
From HararyData Require star6_0.
From HararyData Require star7_0.

Theorem star_K3 : at_least First (4096) (game_value (star (complete 3)) (complete 3)).
Proof.
  apply (spelled_star _ _ _ star3_0.names star3_0.start star3_0.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem star_K4 : at_least Second (-4095) (game_value (star (complete 4)) (complete 4)).
Proof.
  apply (spelled_star _ _ _ star4_0.names star4_0.start star4_0.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem star_K5 : at_least Second (-4095) (game_value (star (complete 5)) (complete 5)).
Proof.
  apply (spelled_star _ _ _ star5_0.names star5_0.start star5_0.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem star_K6 : at_least Second (-4095) (game_value (star (complete 6)) (complete 6)).
Proof.
  apply (spelled_star _ _ _ star6_0.names star6_0.start star6_0.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem star_K7 : at_least Second (-4095) (game_value (star (complete 7)) (complete 7)).
Proof.
  apply (spelled_star _ _ _ star7_0.names star7_0.start star7_0.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Print Assumptions star_K3.
Print Assumptions star_K4.
Print Assumptions star_K5.
Print Assumptions star_K6.
Print Assumptions star_K7.
