(* SPDX-License-Identifier: MIT *)
(* The capture game: on K3 and K7 the first player captures more vertices (a > b); on K4, K5 and K6 each
   side can see to it that the other does not (a >= b, a <= b): a tie. *)
From Coq Require Import ZArith.
From Harary Require Import Rules Plain Spelled.
From HararyData Require capture3_0.
From HararyData Require capture4_0.
From HararyData Require capture4_1.
From HararyData Require capture5_0.
From HararyData Require capture5_1.
From HararyData Require capture6_0.
From HararyData Require capture6_1.
From HararyData Require capture7_0.

Theorem capture_K3 : at_least First (4096) (game_value (capture (complete 3)) (complete 3)).
Proof.
  apply (spelled_capture _ _ _ capture3_0.names capture3_0.start capture3_0.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem capture_K4_first : at_least First (0) (game_value (capture (complete 4)) (complete 4)).
Proof.
  apply (spelled_capture _ _ _ capture4_0.names capture4_0.start capture4_0.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem capture_K4_second : at_least Second (-4095) (game_value (capture (complete 4)) (complete 4)).
Proof.
  apply (spelled_capture _ _ _ capture4_1.names capture4_1.start capture4_1.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem capture_K5_first : at_least First (0) (game_value (capture (complete 5)) (complete 5)).
Proof.
  apply (spelled_capture _ _ _ capture5_0.names capture5_0.start capture5_0.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem capture_K5_second : at_least Second (-4095) (game_value (capture (complete 5)) (complete 5)).
Proof.
  apply (spelled_capture _ _ _ capture5_1.names capture5_1.start capture5_1.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem capture_K6_first : at_least First (0) (game_value (capture (complete 6)) (complete 6)).
Proof.
  apply (spelled_capture _ _ _ capture6_0.names capture6_0.start capture6_0.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem capture_K6_second : at_least Second (-4095) (game_value (capture (complete 6)) (complete 6)).
Proof.
  apply (spelled_capture _ _ _ capture6_1.names capture6_1.start capture6_1.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem capture_K7 : at_least First (4096) (game_value (capture (complete 7)) (complete 7)).
Proof.
  apply (spelled_capture _ _ _ capture7_0.names capture7_0.start capture7_0.entries). vm_cast_no_check (eq_refl true).
Time Qed.

Print Assumptions capture_K3.
Print Assumptions capture_K4_first.
Print Assumptions capture_K4_second.
Print Assumptions capture_K5_first.
Print Assumptions capture_K5_second.
Print Assumptions capture_K6_first.
Print Assumptions capture_K6_second.
Print Assumptions capture_K7.
