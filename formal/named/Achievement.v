(* SPDX-License-Identifier: MIT *)
(* Who first completes a triangle in their own colour wins: on K5, the first player. *)
From Coq Require Import ZArith.
From Harary Require Import Rules Plain Spelled.
From HararyData Require achievement5_0.

Theorem achievement_K5 : game_value (achievement (complete 3) (complete 5)) (complete 5) = 1%Z.
Proof.
  apply (spelled_first (Achievement (complete 3)) _ achievement5_0.start achievement5_0.entries I). vm_cast_no_check (eq_refl true).
Time Qed.

Print Assumptions achievement_K5.
