(* SPDX-License-Identifier: MIT *)
(* The check of certificates of `clique`: from the start of the game on a board to its core. *)
From Coq Require Import Arith NArith ZArith List Bool Lia Permutation.
From Harary Require Import Rules Play Graphs Symmetry Renaming Monotone Core Scoring Cliques CliqueCore
  CliqueReduce CliqueSound.
Import ListNotations.

(* The statement of s that it wins: for the first player a value of at least 4096, for the second
   one of at least -4095. The opponent needs no more than a tie if they are the second player. *)
Definition winning (s : side) : Z := match s with First => 4096 | Second => -4095 end.
Definition tie_bonus (s : side) : nat := match s with First => 1 | Second => 0 end.
Definition them_first (s : side) : bool := match s with First => false | Second => true end.

Definition clique_setting (b : graph) (s : side) : setting :=
  let n := order b in
  Setting n (tie_bonus s) (number_table n) (pairs n) (numbers n) (map (cliques n) (seq 0 (S (S n))))
          eq_refl eq_refl eq_refl eq_refl.

Definition clique_begin (b : graph) : clique_position := CliquePosition 0%N 0%N (board_edges b) 1 1.

Section Checker.
  Context {A : Type}.
  Variable at_ : A -> clique_position.
  Variable ask : A -> list (answer N).

  Definition check_clique (b : graph) (s : side) (v : Z) (names : list nat) (l : list A) (h : answer N)
    : bool :=
    (v <=? winning s)%Z && (1 <=? order b)%nat && (Z.of_nat (order b) <? 4096)%Z &&
    let given := clique_setting b s in
    check_core clique_core at_ ask (reduce fuel (clique_begin b)) (them_first s) names l h.

  (* Theorem: a certificate of cores of `clique` that passes the check tells the truth. *)
  Theorem check_clique_sound b s v names l h :
    check_clique b s v names l h = true -> at_least s v (game_value (clique b) b).
  Proof.
    unfold check_clique. rewrite !andb_true_iff. intros [[[Hv Hn] Hb] H].
    apply Z.leb_le in Hv. apply Nat.leb_le in Hn. apply Z.ltb_lt in Hb.
    set (n := order b) in *.
    set (given := clique_setting b s) in *.
    apply (check_core_sound _ _ _ _ clique_core_sound) in H. cbn [opens clique_core] in H.
    apply (reduces_holds (clique_begin b)) in H; [|apply reduce_reduces].
    assert (P : Permutation (free_edges (clique_begin b)) (open_board b)).
    { apply NoDup_Permutation.
      - apply free_edges_NoDup.
      - apply NoDup_filter, NoDup_numbers.
      - intro e. rewrite in_free_edges. unfold clique_begin, board_edges. cbn [free].
        rewrite has_bits. split; [tauto|]. intro I. split; [|exact I]. apply in_open in I. apply I. }
    apply (holds_permutation _ _ _ _ P) in H.
    unfold clique. eapply scoring_link; [|destruct s; exact H].
    intros T _ L. unfold lost, loses, our_end, their_end, clique_begin.
    change (@vertices given) with n. change (@bonus given) with (tie_bonus s).
    cbn [theirs_edges our_edges free theirs_level our_level]. rewrite !N.lor_0_l.
    unfold worth_less in L.
    assert (B : forall x, (clique_number n x <= n)%nat).
    { intro x. destruct (proj1 (clique_number_spec n x _) (Nat.le_refl _)) as (vs & C & Lv).
      apply clique_length in C. lia. }
    assert (B1 : forall x, (1 <= clique_number n x)%nat).
    { intro x. apply clique_number_spec. exists [0%nat]. split; [|simpl; lia].
      split; [constructor; [intros []|constructor]|]. split.
      - intros w [<-|[]]. lia.
      - intros u w [<-|[]] [<-|[]]. congruence. }
    destruct s; cbn [at_least result scoring final red green tie_bonus winning] in *;
      unfold score in L; fold n in L.
    - pose proof (B (N.ldiff (board_edges b) (bits T))). pose proof (B (bits T)).
      pose proof (B1 (bits T)). lia.
    - pose proof (B (N.ldiff (board_edges b) (bits T))). pose proof (B (bits T)).
      pose proof (B1 (N.ldiff (board_edges b) (bits T))). lia.
  Qed.
End Checker.
