(* SPDX-License-Identifier: MIT *)
(* Sim: who completes a triangle in their own colour loses. The second player wins on K6 and K7. *)
From Coq Require Import ZArith.
From Harary Require Import Rules Plain Spelled.
From HararyData Require sim6_0.
From HararyData Require sim7_0.
From HararyData Require avoidance6_0.
From HararyData Require avoidance7_0.

Theorem sim_K6 : game_value (misere_avoidance (complete 3) (complete 6)) (complete 6) = (-1)%Z.
Proof.
  apply (spelled_second (MisereAvoidance (complete 3)) _ sim6_0.start sim6_0.entries I). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem sim_K7 : game_value (misere_avoidance (complete 3) (complete 7)) (complete 7) = (-1)%Z.
Proof.
  apply (spelled_second (MisereAvoidance (complete 3)) _ sim7_0.start sim7_0.entries I). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem avoidance_K6 : game_value (avoidance (complete 3) (complete 6)) (complete 6) = (-1)%Z.
Proof.
  apply (spelled_second (Avoidance (complete 3)) _ avoidance6_0.start avoidance6_0.entries I). vm_cast_no_check (eq_refl true).
Time Qed.

Theorem avoidance_K7 : game_value (avoidance (complete 3) (complete 7)) (complete 7) = (-1)%Z.
Proof.
  apply (spelled_second (Avoidance (complete 3)) _ avoidance7_0.start avoidance7_0.entries I). vm_cast_no_check (eq_refl true).
Time Qed.

Print Assumptions sim_K6.
Print Assumptions sim_K7.
Print Assumptions avoidance_K6.
Print Assumptions avoidance_K7.
