(* SPDX-License-Identifier: MIT *)
(* The core of `clique` is sound: moves of either player, and the end by pairs and the potential. *)
From Coq Require Import Arith NArith List Bool Lia Permutation.
From Harary Require Import Rules Play Graphs Symmetry Renaming Monotone Potential Core Scoring
  Cliques CliqueCore CliqueReduce CliqueRenaming.
Import ListNotations.

Section CliqueSound.
  Context {given : setting}.
  Notation n := vertices.

  Lemma free_after q e O r :
    free r = N.clearbit (free q) e -> Permutation (free_edges q) (e :: O) -> Permutation (free_edges r) O.
  Proof.
    intros F P. assert (D := Permutation_NoDup P (free_edges_NoDup q)). inversion_clear D as [|? ? N D'].
    apply NoDup_Permutation; [apply free_edges_NoDup|exact D'|]. intro d.
    rewrite in_free_edges, F, has_clear, andb_true_iff, negb_true_iff, N.eqb_neq.
    assert (I : In d (free_edges q) <-> In d (e :: O)) by (split; intro I; [rewrite <- P|rewrite P]; exact I).
    rewrite in_free_edges in I. simpl in I. split.
    - intros (A & B & C). destruct (proj1 I (conj A B)) as [E|E]; [congruence|exact E].
    - intro K. assert (d <> e) by (intros ->; auto). tauto.
  Qed.

  Lemma them_clique q x O m :
    Permutation (free_edges q) (x :: O) ->
    holds m (free_edges (reduce fuel (take_theirs q x))) (lost (reduce fuel (take_theirs q x))) ->
    holds m O (fun T => lost q (x :: T)).
  Proof.
    intros P H. apply (reduces_holds (take_theirs q x)) in H; [|apply reduce_reduces].
    apply holds_permutation with (free_edges (take_theirs q x)); [apply (free_after q x O); auto|].
    eapply holds_weaken; [|exact H]. intros T _ L. unfold lost, loses in *.
    replace (their_end (take_theirs q x) (bits T)) with (their_end q (bits (x :: T))).
    2:{ apply has_ext. intro d. unfold their_end. simpl. rewrite !has_union, !has_add.
        destruct (N.eqb d x), (has (theirs_edges q) d); reflexivity. }
    replace (our_end (take_theirs q x) (bits T)) with (our_end q (bits (x :: T))); [exact L|].
    apply has_ext. intro d. unfold our_end. simpl. rewrite !has_union, !has_minus, has_clear, has_add.
    destruct (N.eqb d x), (has (our_edges q) d), (has (free q) d), (has (bits T) d); reflexivity.
  Qed.

  Lemma us_clique q x O m :
    Permutation (free_edges q) (x :: O) ->
    holds m (free_edges (reduce fuel (take_ours q x))) (lost (reduce fuel (take_ours q x))) ->
    holds m O (lost q).
  Proof.
    intros P H. apply (reduces_holds (take_ours q x)) in H; [|apply reduce_reduces].
    apply holds_permutation with (free_edges (take_ours q x)); [apply (free_after q x O); auto|].
    eapply holds_weaken; [|exact H]. intros T W L. unfold lost, loses in *. simpl our_level. simpl theirs_level.
    assert (Q : Permutation (free_edges (take_ours q x)) O) by (apply (free_after q x O); auto).
    assert (D := Permutation_NoDup P (free_edges_NoDup q)). inversion_clear D as [|? ? N D'].
    assert (X : has (bits T) x = false).
    { apply not_true_iff_false. rewrite has_bits. intro I. apply N. rewrite <- Q. eapply within_in; eauto. }
    assert (F : has (free q) x = true).
    { assert (I : In x (free_edges q)) by (rewrite P; left; reflexivity). apply in_free_edges in I. apply I. }
    replace (our_end (take_ours q x) (bits T)) with (our_end q (bits T)); [exact L|].
    apply has_ext. intro d. unfold our_end. simpl. rewrite !has_union, !has_minus, has_clear, has_add.
    destruct (N.eqb_spec d x) as [->|Nd]; [rewrite X, F; simpl; rewrite orb_true_r; reflexivity|].
    simpl. rewrite andb_true_r. reflexivity.
  Qed.

  Lemma fewer q r x : subset (free r) (N.clearbit (free q) x) = true -> In x (free_edges q) ->
    (length (free_edges r) < length (free_edges q))%nat.
  Proof.
    intros S I. rewrite subset_spec in S. rewrite !free_edges_eq in *. apply filter_In in I.
    apply filter_shorter with (x := x).
    - intros y H. apply S in H. rewrite has_clear, andb_true_iff in H. apply H.
    - apply I.
    - apply I.
    - apply not_true_iff_false. intro H. apply S in H. rewrite has_clear, N.eqb_refl, andb_false_r in H.
      discriminate.
  Qed.

  Lemma missing_edges q c :
    sift (N.land (N.ldiff c (theirs_edges q)) (free q)) all
    = filter (has (N.ldiff c (theirs_edges q))) (free_edges q).
  Proof.
    rewrite free_edges_eq, all_are, numbers_in_order, sift_filter.
    induction (map N.of_nat _) as [|e l IH]; [reflexivity|]. cbn [filter]. rewrite has_both.
    destruct (has (free q) e); cbn [filter]; [rewrite andb_true_r|rewrite andb_false_r]; rewrite IH; reflexivity.
  Qed.

  Lemma clique_surely q dealt : clique_sure q dealt = true -> holds true (free_edges q) (lost q).
  Proof.
    unfold clique_sure. rewrite andb_true_iff. intros [L H]. apply Nat.leb_le in L.
    set (sets := map (fun c : N => sift _ _) _) in *.
    apply holds_weaken with (some_taken sets).
    - intros T W Lo. unfold lost, loses in Lo.
      assert (C : (S (theirs_level q) <= clique_number n (their_end q (bits T)))%nat) by lia.
      apply clique_number_spec in C. destruct C as (vs & C & Lv).
      assert (C2 := clique_part n _ vs (S (theirs_level q)) C Lv).
      assert (Lk : length (firstn (S (theirs_level q)) vs) = S (theirs_level q)) by (rewrite firstn_length; lia).
      destruct (clique_in_cliques n _ _ _ C2 Lk) as (c & I & Sc & _).
      assert (Ln := clique_length _ _ _ C2).
      rewrite subset_spec in Sc.
      exists (filter (has (N.ldiff c (theirs_edges q))) (free_edges q)). split.
      + unfold sets. apply in_map_iff. exists c. split; [apply missing_edges|]. rewrite useful_eq. apply filter_In.
        rewrite cliques_of_order_all by lia. split; [exact I|]. apply subset_spec. intros e He.
        apply Sc in He. unfold their_end in He. rewrite has_union in He |- *. apply orb_true_iff in He.
        apply orb_true_iff. destruct He as [He|He]; [auto|right]. apply has_bits in He.
        eapply within_in in He; [|exact W]. apply in_free_edges in He. apply He.
      + intros e He. apply filter_In in He. destruct He as [_ Hc]. rewrite has_minus, andb_true_iff in Hc.
        destruct Hc as [Hc Ht]. apply Sc in Hc. apply negb_true_iff in Ht.
        unfold their_end in Hc. rewrite has_union, Ht in Hc. apply has_bits in Hc. exact Hc.
    - apply (pairs_and_potential_sound (length (free_edges q)) dealt); [apply free_edges_NoDup| |exact H].
      intros A I. unfold sets in I. apply in_map_iff in I. destruct I as (c & <- & _).
      rewrite missing_edges.
      apply NoDup_filter, free_edges_NoDup.
  Qed.
  Lemma same_clique_is q r : same_clique q r = true -> q = r.
  Proof.
    unfold same_clique. rewrite !andb_true_iff, !N.eqb_eq, !Nat.eqb_eq. intros [[[[A B] C] D] E].
    destruct q, r. simpl in *. congruence.
  Qed.

  Theorem clique_core_sound : sound clique_core lost.
  Proof.
    split; simpl.
    - apply lost_monotone.
    - auto.
    - apply them_clique.
    - intros q x I. apply fewer with x; [|exact I]. apply (reduce_reduces fuel (take_theirs q x)).
    - apply us_clique.
    - intros q x I. apply fewer with x; [|exact I]. apply (reduce_reduces fuel (take_ours q x)).
    - intros names q m F. rewrite (clique_renamed_moved names q F). apply moved_holds.
      apply is_permutation_spec. exact F.
    - intros names q F. rewrite (clique_renamed_moved names q F).
      rewrite <- (Permutation_length (free_moved _ (is_permutation_spec n names F) q)), map_length. lia.
    - apply clique_surely.
    - apply same_clique_is.
    - intros x y. apply N.eqb_eq.
  Qed.
End CliqueSound.
