(* SPDX-License-Identifier: MIT *)
(* Triangle saturation: both draw edges, nobody may complete a triangle, who cannot move loses. Of the
   boards with 3 to 11 vertices the first player wins those with 6 and 10, the second the others. *)
From Coq Require Import ZArith.
From Harary Require Import Rules Plain Spelled.
From HararyData Require saturation3_0.
From HararyData Require saturation4_0.
From HararyData Require saturation5_0.
From HararyData Require saturation6_0.
From HararyData Require saturation7_0.
From HararyData Require saturation8_0.
From HararyData Require saturation9_0.
From HararyData Require saturation10_0.
From HararyData Require saturation11_0.

Theorem saturation_K3 : game_value (saturation (complete 3) (complete 3)) (complete 3) = (-1)%Z.
Proof.
  apply (spelled_second (Saturation (complete 3)) _ saturation3_0.start saturation3_0.entries I). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem saturation_K4 : game_value (saturation (complete 3) (complete 4)) (complete 4) = (-1)%Z.
Proof.
  apply (spelled_second (Saturation (complete 3)) _ saturation4_0.start saturation4_0.entries I). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem saturation_K5 : game_value (saturation (complete 3) (complete 5)) (complete 5) = (-1)%Z.
Proof.
  apply (spelled_second (Saturation (complete 3)) _ saturation5_0.start saturation5_0.entries I). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem saturation_K6 : game_value (saturation (complete 3) (complete 6)) (complete 6) = 1%Z.
Proof.
  apply (spelled_first (Saturation (complete 3)) _ saturation6_0.start saturation6_0.entries I). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem saturation_K7 : game_value (saturation (complete 3) (complete 7)) (complete 7) = (-1)%Z.
Proof.
  apply (spelled_second (Saturation (complete 3)) _ saturation7_0.start saturation7_0.entries I). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem saturation_K8 : game_value (saturation (complete 3) (complete 8)) (complete 8) = (-1)%Z.
Proof.
  apply (spelled_second (Saturation (complete 3)) _ saturation8_0.start saturation8_0.entries I). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem saturation_K9 : game_value (saturation (complete 3) (complete 9)) (complete 9) = (-1)%Z.
Proof.
  apply (spelled_second (Saturation (complete 3)) _ saturation9_0.start saturation9_0.entries I). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem saturation_K10 : game_value (saturation (complete 3) (complete 10)) (complete 10) = 1%Z.
Proof.
  apply (spelled_first (Saturation (complete 3)) _ saturation10_0.start saturation10_0.entries I). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem saturation_K11 : game_value (saturation (complete 3) (complete 11)) (complete 11) = (-1)%Z.
Proof.
  apply (spelled_second (Saturation (complete 3)) _ saturation11_0.start saturation11_0.entries I). vm_cast_no_check (eq_refl true).
Time Qed.

Print Assumptions saturation_K3.
Print Assumptions saturation_K4.
Print Assumptions saturation_K5.
Print Assumptions saturation_K6.
Print Assumptions saturation_K7.
Print Assumptions saturation_K8.
Print Assumptions saturation_K9.
Print Assumptions saturation_K10.
Print Assumptions saturation_K11.
