(* SPDX-License-Identifier: MIT *)
(* The check of certificates of `star`: from the start of the game on a board to its core. *)
From Coq Require Import Arith NArith ZArith List Bool Lia Permutation.
From Harary Require Import Rules Play Graphs Symmetry Renaming Monotone Core Scoring Labels StarCore.
Import ListNotations.

Definition star_winning (s : side) : Z := match s with First => 4096 | Second => -4095 end.
Definition star_them_first (s : side) : bool := match s with First => false | Second => true end.

Definition star_begin (b : graph) (s : side) : star_position :=
  let ones := map (fun _ => 1%nat) (seq 0 (order b)) in
  StarPosition (board_labels b) ones ones (star_them_first s).

Definition star_start (b : graph) (s : side) : star_position := star_reduce (order b) (star_begin b s).

Section Checker.
  Context {A : Type}.
  Variable at_ : A -> star_position.
  Variable ask : A -> list (answer label).

  Definition check_star (b : graph) (s : side) (v : Z) (names : list nat) (l : list A) (h : answer label)
    : bool :=
    (v <=? star_winning s)%Z && (Z.of_nat (order b) <? 4096)%Z &&
    check_core (star_core (order b)) at_ ask (star_start b s) (star_them_first s) names l h.

  (* Theorem: a certificate of cores of `star` that passes the check tells the truth. *)
  Theorem check_star_sound b s v names l h :
    check_star b s v names l h = true -> at_least s v (game_value (star b) b).
  Proof.
    unfold check_star. rewrite !andb_true_iff. intros [[Hv Hb] H].
    apply Z.leb_le in Hv. apply Z.ltb_lt in Hb.
    set (n := order b) in *.
    apply (check_core_sound _ _ _ _ (star_core_sound n)) in H. cbn [opens star_core] in H.
    apply star_reduce_holds in H. fold n in H. cbn [star_open star_begin] in H.
    apply (board_holds b _ _ (star_monotone n _)) in H.
    unfold star. eapply scoring_link; [|destruct s; exact H].
    intros T W L. fold n in L.
    assert (D : NoDup T).
    { destruct W as [R P]. assert (Q : NoDup (T ++ R)).
      { eapply Permutation_NoDup; [exact P|]. apply NoDup_filter, NoDup_numbers. }
      clear - Q. induction T as [|x T IH]; [constructor|]. simpl in Q. inversion_clear Q as [|? ? N Q'].
      constructor; [|auto]. intro I. apply N, in_or_app. auto. }
    assert (B : forall e, In e T -> In e (numbers n)).
    { intros e I. eapply within_in in I; [|exact W]. apply in_open in I. apply I. }
    set (ones := map (fun _ => 1%nat) (seq 0 n)).
    assert (G : forall d, best n ones d = list_max (map d (seq 0 n))).
    { intro d. unfold best. f_equal. apply map_ext_in. intros v0 I. apply in_seq in I.
      unfold ones. rewrite at_map by lia. unfold gain. simpl. lia. }
    assert (X : best n ones (deg (map (label_of n) T)) = list_max (map (degree n (bits T)) (seq 0 n))).
    { rewrite G. f_equal. apply map_ext_in. intros v0 I. apply in_seq in I.
      rewrite degree_bits by (auto; lia). reflexivity. }
    assert (Y : best n ones (fun v0 => deg (board_labels b) v0 - deg (map (label_of n) T) v0)
                = list_max (map (degree n (N.ldiff (board_edges b) (bits T))) (seq 0 n))).
    { rewrite G. f_equal. apply map_ext_in. intros v0 I. apply in_seq in I.
      unfold n. rewrite degree_rest by (auto; unfold n in *; lia). reflexivity. }
    assert (M : forall x, (list_max (map (degree n x) (seq 0 n)) <= n)%nat).
    { intro x. apply list_max_le, Forall_forall. intros k I. apply in_map_iff in I.
      destruct I as (w & <- & _). unfold degree. rewrite <- (seq_length n 0) at 2. apply filter_length. }
    unfold star_lost, star_begin. cbn [star_open their_lack our_lack we_lead]. fold n ones.
    rewrite X, Y. unfold worth_less in L.
    pose proof (M (bits T)). pose proof (M (N.ldiff (board_edges b) (bits T))).
    destruct s; cbn [at_least result scoring final red green star_them_first star_winning] in *;
      unfold score in L; lia.
  Qed.
End Checker.
