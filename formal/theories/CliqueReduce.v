(* SPDX-License-Identifier: MIT *)
(* The core of `clique`: whoever holds the reduced position holds the one before. Cliques that are not
   larger than the level change nothing, and an edge in none of the others matters no more. *)
From Coq Require Import Arith NArith List Bool Lia Permutation.
From Harary Require Import Rules Play Graphs Monotone Scoring Cliques CliqueCore.
Import ListNotations.

Section CliqueReduce.
  Context {given : setting}.
  Notation n := vertices.

  Lemma free_edges_eq q : free_edges q = filter (has (free q)) (numbers n).
  Proof.
    unfold free_edges. rewrite all_are, numbers_in_order. apply sift_filter.
  Qed.

  Lemma in_free_edges q e : In e (free_edges q) <-> In e (numbers n) /\ has (free q) e = true.
  Proof. rewrite free_edges_eq. apply filter_In. Qed.

  Lemma free_edges_NoDup q : NoDup (free_edges q).
  Proof. rewrite free_edges_eq. apply NoDup_filter, NoDup_numbers. Qed.

  Lemma cliques_of_order_spec k c : In c (cliques_of_order k) -> In c (cliques n k).
  Proof.
    unfold cliques_of_order. rewrite by_order_is. intro I.
    destruct (Nat.lt_ge_cases k (S (S n))) as [L|L].
    - rewrite (nth_indep _ [] (cliques n O)) in I by (rewrite map_length, seq_length; exact L).
      rewrite map_nth, seq_nth in I by exact L. exact I.
    - rewrite nth_overflow in I by (rewrite map_length, seq_length; lia). destruct I.
  Qed.

  Lemma cliques_of_order_all k : (k <= n)%nat -> cliques_of_order k = cliques n k.
  Proof.
    intro L. unfold cliques_of_order. rewrite by_order_is.
    rewrite (nth_indep _ [] (cliques n O)) by (rewrite map_length, seq_length; lia).
    rewrite map_nth, seq_nth by lia. reflexivity.
  Qed.

  Lemma useful_eq s k : useful s k = filter (fun c => subset c s) (cliques_of_order k).
  Proof. apply filter_ext. intro c. apply inside_subset. Qed.

  Lemma lost_monotone q : monotone (lost q).
  Proof.
    intros T U W. unfold lost, loses. intro L.
    assert (I : forall e, has (bits T) e = true -> has (bits U) e = true).
    { intros e. rewrite !has_bits. apply within_in. exact W. }
    assert (A : (clique_number n (their_end q (bits T)) <= clique_number n (their_end q (bits U)))%nat).
    { apply clique_number_subset, subset_spec. intro e. unfold their_end. rewrite !has_union, !orb_true_iff.
      intros [H|H]; auto. }
    assert (B : (clique_number n (our_end q (bits U)) <= clique_number n (our_end q (bits T)))%nat).
    { apply clique_number_subset, subset_spec. intro e. unfold our_end.
      rewrite !has_union, !has_minus, !orb_true_iff, !andb_true_iff, !negb_true_iff.
      intros [H|[H K]]; [auto|right; split; [exact H|]].
      destruct (has (bits T) e) eqn:E; [apply I in E; congruence|reflexivity]. }
    lia.
  Qed.

  (* Every edge of a clique that is larger than the level lies in a useful one. *)
  Lemma large_clique_useful s t k vs u v :
    (1 <= k)%nat -> clique_of n s vs -> (S k <= length vs)%nat -> subset s t = true ->
    In u vs -> In v vs -> u <> v -> has (union (useful t (S k))) (number u v) = true.
  Proof.
    intros K C L S Hu Hv N.
    assert (P : exists rest, Permutation vs (u :: v :: rest)).
    { apply in_split in Hu. destruct Hu as (l & r & ->).
      assert (I : In v (l ++ r)).
      { apply in_app_or in Hv. apply in_or_app. destruct Hv as [H|[H|H]]; auto. congruence. }
      apply in_split in I. destruct I as (l' & r' & E). exists (l' ++ r').
      rewrite <- Permutation_middle, E. constructor. symmetry. apply Permutation_middle. }
    destruct P as (rest & P). assert (C' := clique_of_permutation _ _ _ _ P C).
    assert (Lp := Permutation_length P).
    assert (C2 := clique_part n s (u :: v :: rest) (Datatypes.S k) C' ltac:(lia)).
    destruct k as [|k]; [lia|]. simpl firstn in C2.
    assert (Lk : length (u :: v :: firstn k rest) = Datatypes.S (Datatypes.S k)).
    { simpl in *. rewrite firstn_length. lia. }
    assert (Ln := clique_length _ _ _ C2).
    destruct (clique_in_cliques n s _ _ C2 Lk) as (c & I & Sc & H).
    unfold union. rewrite useful_eq, cliques_of_order_all by lia.
    assert (J : In c (filter (fun c => subset c t) (cliques n (Datatypes.S (Datatypes.S k))))).
    { apply filter_In. split; [exact I|]. apply subset_spec. intros e He.
      apply (proj1 (subset_spec s t) S). apply (proj1 (subset_spec c s) Sc). exact He. }
    induction (filter _ _) as [|d l IH]; [destruct J|]. simpl. rewrite has_union.
    destruct J as [->|J]; [|rewrite IH by exact J; apply orb_true_r].
    rewrite H; simpl; auto.
  Qed.

  Definition reduces (q r : clique_position) : Prop :=
    subset (free r) (free q) = true /\
    forall t, subset t (free q) = true -> loses q t -> loses r (N.land t (free r)).

  Lemma reduces_refl q : reduces q q.
  Proof.
    split; [apply subset_spec; auto|]. intros t S L.
    replace (N.land t (free q)) with t; [exact L|]. apply has_ext. intro e. rewrite has_both.
    destruct (has t e) eqn:E; [|reflexivity]. symmetry. apply (proj1 (subset_spec _ _) S). exact E.
  Qed.

  Lemma reduces_trans q r s : reduces q r -> reduces r s -> reduces q s.
  Proof.
    intros [A B] [C D]. rewrite subset_spec in A, C. split; [apply subset_spec; auto|].
    intros t S L. specialize (B t S L). apply D in B.
    - replace (N.land t (free s)) with (N.land (N.land t (free r)) (free s)); [exact B|].
      apply has_ext. intro e. rewrite !has_both. destruct (has (free s) e) eqn:E.
      + rewrite (C e E), !andb_true_r. reflexivity.
      + rewrite !andb_false_r. reflexivity.
    - apply subset_spec. intro e. rewrite has_both, andb_true_iff. tauto.
  Qed.

  Lemma in_union l e : has (union l) e = true -> exists c, In c l /\ has c e = true.
  Proof.
    induction l as [|c l IH]; simpl; [rewrite has_empty; discriminate|].
    rewrite has_union, orb_true_iff. intros [H|H]; [eauto|]. destruct (IH H) as (d & I & K). eauto.
  Qed.

  Lemma reduce_reduces k q : reduces q (reduce k q).
  Proof.
    revert q; induction k as [|k IH]; intro q; [apply reduces_refl|]. cbn [reduce].
    set (um := useful _ (Datatypes.S (theirs_level q))). set (ub := useful _ (Datatypes.S (our_level q))).
    destruct (existsb (fun c => inside c (theirs_edges q)) um) eqn:E1.
    { eapply reduces_trans; [|apply IH]. split; [apply subset_spec; auto|]. simpl free.
      intros t S L. replace (N.land t (free q)) with t.
      2:{ apply has_ext. intro e. rewrite has_both.
          destruct (has t e) eqn:E; [|reflexivity]. symmetry. apply (proj1 (subset_spec _ _) S). exact E. }
      apply existsb_exists in E1. destruct E1 as (c & I & Sc). rewrite inside_subset in Sc. apply filter_In in I. destruct I as [I _].
      apply cliques_of_order_spec in I.
      assert (C : (Datatypes.S (theirs_level q) <= clique_number n (their_end q t))%nat).
      { eapply in_cliques; [exact I|]. apply subset_spec. intros e H. unfold their_end.
        rewrite has_union, (proj1 (subset_spec _ _) Sc e H). reflexivity. }
      unfold loses, our_end, their_end in *. simpl in *. lia. }
    destruct (existsb (fun c => inside c (our_edges q)) ub) eqn:E2.
    { eapply reduces_trans; [|apply IH]. split; [apply subset_spec; auto|]. simpl free.
      intros t S L. replace (N.land t (free q)) with t.
      2:{ apply has_ext. intro e. rewrite has_both.
          destruct (has t e) eqn:E; [|reflexivity]. symmetry. apply (proj1 (subset_spec _ _) S). exact E. }
      apply existsb_exists in E2. destruct E2 as (c & I & Sc). rewrite inside_subset in Sc. apply filter_In in I. destruct I as [I _].
      apply cliques_of_order_spec in I.
      assert (C : (Datatypes.S (our_level q) <= clique_number n (our_end q t))%nat).
      { eapply in_cliques; [exact I|]. apply subset_spec. intros e H. unfold our_end.
        rewrite has_union, (proj1 (subset_spec _ _) Sc e H). reflexivity. }
      unfold loses, our_end, their_end in *. simpl in *. lia. }
    destruct (theirs_level q =? 0)%nat eqn:E3; [apply reduces_refl|]. apply Nat.eqb_neq in E3.
    split.
    { apply subset_spec. intro e. simpl. rewrite has_both, andb_true_iff. tauto. }
    intros t S L. rewrite subset_spec in S. unfold loses in *. simpl our_level. simpl theirs_level.
    set (r := CliquePosition _ _ _ _ _).
    assert (A : (Nat.max (clique_number n (their_end q t)) (theirs_level q)
                 <= Nat.max (clique_number n (their_end r (N.land t (free r)))) (theirs_level q))%nat).
    { destruct (Nat.le_gt_cases (clique_number n (their_end q t)) (theirs_level q)) as [H|H]; [lia|].
      enough (clique_number n (their_end q t) <= clique_number n (their_end r (N.land t (free r))))%nat by lia.
      destruct (proj1 (clique_number_spec n (their_end q t) _) (Nat.le_refl _)) as (vs & C & Lv).
      apply clique_number_spec. exists vs. split; [|exact Lv]. assert (C' := C). destruct C as (D & B & J).
      repeat split; [exact D|exact B|]. intros u v Hu Hv N.
      assert (U : has (union um) (number u v) = true).
      { apply (large_clique_useful (their_end q t) _ _ vs); auto; [lia|lia|].
        apply subset_spec. intro e. unfold their_end. rewrite !has_union, !orb_true_iff. intuition. }
      specialize (J u v Hu Hv N). rewrite joined_different in * by exact N.
      unfold their_end in *. simpl. rewrite has_union, orb_true_iff in J. rewrite has_union, !has_both, has_union, U.
      destruct J as [J|J].
      - rewrite J. reflexivity.
      - rewrite J, (S _ J). simpl. apply orb_true_r. }
    assert (B : (clique_number n (our_end r (N.land t (free r))) <= clique_number n (our_end q t))%nat).
    { apply clique_number_subset, subset_spec. intro e. unfold our_end. simpl.
      rewrite !has_union, !has_minus, !has_both, has_union.
      destruct (has (our_edges q) e), (has (free q) e), (has t e), (has (union um) e), (has (union ub) e); auto. }
    lia.
  Qed.

  Lemma bits_app T U : bits (T ++ U) = N.lor (bits T) (bits U).
  Proof.
    apply has_ext. intro e. apply eq_true_iff_eq. rewrite has_union, orb_true_iff, !has_bits, in_app_iff. tauto.
  Qed.

  Lemma reduces_holds q r m : reduces q r -> holds m (free_edges r) (lost r) -> holds m (free_edges q) (lost q).
  Proof.
    intros [F W] H. rewrite subset_spec in F.
    apply (reduction (fun e => e) (length (free_edges q)) m (free_edges q) (filter (has (free r)) (free_edges q))
             (filter (fun e => negb (has (free r) e)) (free_edges q)) (free_edges r) (lost q) (lost r)).
    - lia.
    - generalize (free_edges q) as l. induction l as [|x l IH]; [reflexivity|]. simpl.
      destruct (has (free r) x); simpl; [constructor; exact IH|]. rewrite <- Permutation_middle.
      constructor. exact IH.
    - rewrite map_id. apply NoDup_Permutation.
      + apply NoDup_filter, free_edges_NoDup.
      + apply free_edges_NoDup.
      + intro e. rewrite filter_In, !in_free_edges. split; [tauto|]. intros [I K]. auto.
    - apply lost_monotone.
    - apply lost_monotone.
    - intros T U I J L. rewrite map_id. unfold lost in *.
      assert (IT : forall e, In e T -> has (free q) e = true /\ has (free r) e = true).
      { intros e K. eapply within_in in K; [|exact I]. apply filter_In in K. destruct K as [K1 K2].
        apply in_free_edges in K1. tauto. }
      assert (IU : forall e, In e U -> has (free q) e = true /\ has (free r) e = false).
      { intros e K. eapply within_in in K; [|exact J]. apply filter_In in K. destruct K as [K1 K2].
        apply in_free_edges in K1. rewrite negb_true_iff in K2. tauto. }
      apply W in L.
      + replace (bits T) with (N.land (bits (T ++ U)) (free r)); [exact L|].
        apply has_ext. intro e. apply eq_true_iff_eq. rewrite has_both, bits_app, has_union, andb_true_iff,
          orb_true_iff, !has_bits. split.
        * intros [[K|K] K2]; [exact K|]. apply IU in K. destruct K; congruence.
        * intro K. split; [auto|]. apply IT. exact K.
      + apply subset_spec. intro e. rewrite has_bits, in_app_iff. intros [K|K]; [apply IT|apply IU]; exact K.
    - exact H.
  Qed.
End CliqueReduce.
