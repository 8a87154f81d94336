(* SPDX-License-Identifier: MIT *)
(* Who wins the clique game, reduced to what can still matter. The opponent and the side own some
   edges, others are free; cliques up to `theirs_level` and `our_level` change nothing any more. The
   opponent wins with larger cliques than ours, or with as large ones if `bonus` is 1: the second
   player wins ties. *)
From Coq Require Import Arith NArith ZArith List Bool Lia Permutation.
From Harary Require Import Rules Play Graphs Symmetry Certificate Monotone Potential Core Scoring
  Cliques.
Import ListNotations.

Record clique_position := CliquePosition {
  theirs_edges : edge_set;
  our_edges : edge_set;
  free : edge_set;
  theirs_level : nat;
  our_level : nat
}.

Section CliqueCore.
  Variable n : nat.
  Variable bonus : nat.
  Variable table : list (list N).
  Variable order_pairs : list (nat * nat).
  Variable all : list N.
  Variable by_order : list (list edge_set).          (* the cliques of 0, 1, 2, ... vertices *)
  Hypothesis table_is : table = number_table n.
  Hypothesis pairs_are : order_pairs = pairs n.
  Hypothesis all_are : all = numbers n.
  Hypothesis by_order_is : by_order = map (cliques n) (seq 0 (S (S n))).

  Definition cliques_of_order (k : nat) : list edge_set := nth k by_order [].

  Definition free_edges (q : clique_position) : list N :=
    match free q with 0%N => [] | _ => filter (has (free q)) all end.

  (* What the opponent has in the end with t, and what we have. *)
  Definition their_end (q : clique_position) (t : edge_set) := N.lor (theirs_edges q) t.
  Definition our_end (q : clique_position) (t : edge_set) := N.lor (our_edges q) (N.ldiff (free q) t).
  Definition loses (q : clique_position) (t : edge_set) : Prop :=
    (Nat.max (clique_number n (our_end q t)) (our_level q)
     < Nat.max (clique_number n (their_end q t)) (theirs_level q) + bonus)%nat.
  Definition lost (q : clique_position) (T : list N) : Prop := loses q (bits T).

  Definition useful (s : edge_set) (k : nat) : list edge_set :=
    filter (fun c => inside c s) (cliques_of_order k).

  Definition union (l : list edge_set) : edge_set := fold_right N.lor 0%N l.

  Fixpoint reduce (fuel : nat) (q : clique_position) : clique_position :=
    let um := useful (N.lor (theirs_edges q) (free q)) (S (theirs_level q)) in
    let ub := useful (N.lor (our_edges q) (free q)) (S (our_level q)) in
    match fuel with
    | O => q
    | S less =>
        if existsb (fun c => inside c (theirs_edges q)) um then
          reduce less (CliquePosition (theirs_edges q) (our_edges q) (free q) (S (theirs_level q))
                         (Nat.max (our_level q) (theirs_level q + bonus)))
        else if existsb (fun c => inside c (our_edges q)) ub then
          reduce less (CliquePosition (theirs_edges q) (our_edges q) (free q)
                         (Nat.max (theirs_level q) (S (our_level q) - bonus)) (S (our_level q)))
        else if (theirs_level q =? 0)%nat then q
        else
          let mine := union um in
          let yours := union ub in
          CliquePosition (N.land (theirs_edges q) mine) (N.land (our_edges q) yours)
                         (N.land (free q) (N.lor mine yours)) (theirs_level q) (our_level q)
    end.

  Definition take_theirs (q : clique_position) (e : N) : clique_position :=
    CliquePosition (add e (theirs_edges q)) (our_edges q) (N.clearbit (free q) e)
                   (theirs_level q) (our_level q).
  Definition take_ours (q : clique_position) (e : N) : clique_position :=
    CliquePosition (theirs_edges q) (add e (our_edges q)) (N.clearbit (free q) e)
                   (theirs_level q) (our_level q).

  Definition fuel := (2 * n + 4)%nat.

  Definition clique_sure (q : clique_position) (dealt : list (N * N)) : bool :=
    (theirs_level q + bonus <=? our_level q)%nat &&
    let O := free_edges q in
    let sets := map (fun c => filter (has (N.ldiff c (theirs_edges q))) O)
                    (useful (N.lor (theirs_edges q) (free q)) (S (theirs_level q))) in
    pairs_and_potential (length O) dealt sets O.

  Definition clique_renamed (names : list nat) (q : clique_position) : clique_position :=
    CliquePosition (sweep table names order_pairs (theirs_edges q))
                   (sweep table names order_pairs (our_edges q))
                   (sweep table names order_pairs (free q))
                   (theirs_level q) (our_level q).

  Definition same_clique (q r : clique_position) : bool :=
    N.eqb (free q) (free r) && N.eqb (theirs_edges q) (theirs_edges r) &&
    N.eqb (our_edges q) (our_edges r) && (theirs_level q =? theirs_level r)%nat &&
    (our_level q =? our_level r)%nat.

  Definition clique_key (q : clique_position) : positive :=
    N.succ_pos (N.lor (free q) (N.shiftl (theirs_edges q) (N.of_nat (triangle n)))).

  Definition clique_core : core clique_position N :=
    Core _ _ free_edges free_edges
         (fun q e => reduce fuel (take_theirs q e)) (fun q e => reduce fuel (take_ours q e))
         (is_permutation n) clique_renamed clique_sure same_clique N.eqb clique_key.

  (* ---------------------------------------------------------------- Soundness *)

  Lemma free_edges_eq q : free_edges q = filter (has (free q)) (numbers n).
  Proof.
    unfold free_edges. rewrite all_are. destruct (free q) eqn:E; [|reflexivity].
    clear. induction (numbers n) as [|x l IH]; [reflexivity|]. cbn [filter]. rewrite has_empty. exact IH.
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

  Lemma clique_length s us : clique_of n s us -> (length us <= n)%nat.
  Proof.
    intros (D & B & _). rewrite <- (seq_length n 0). apply NoDup_incl_length; [exact D|].
    intros v H. apply in_seq. specialize (B v H). lia.
  Qed.

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
    assert (Ln := clique_length _ _ C2).
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

  Lemma has_clear c e d : has (N.clearbit c e) d = has c d && negb (N.eqb d e).
  Proof. unfold has. rewrite N.clearbit_eqb, (N.eqb_sym e d). reflexivity. Qed.

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

  Lemma clique_surely q dealt : clique_sure q dealt = true -> holds true (free_edges q) (lost q).
  Proof.
    unfold clique_sure. rewrite andb_true_iff. intros [L H]. apply Nat.leb_le in L.
    set (sets := map (fun c : N => filter _ _) _) in *.
    apply holds_weaken with (some_taken sets).
    - intros T W Lo. unfold lost, loses in Lo.
      assert (C : (S (theirs_level q) <= clique_number n (their_end q (bits T)))%nat) by lia.
      apply clique_number_spec in C. destruct C as (vs & C & Lv).
      assert (C2 := clique_part n _ vs (S (theirs_level q)) C Lv).
      assert (Lk : length (firstn (S (theirs_level q)) vs) = S (theirs_level q)) by (rewrite firstn_length; lia).
      destruct (clique_in_cliques n _ _ _ C2 Lk) as (c & I & Sc & _).
      assert (Ln := clique_length _ _ C2).
      rewrite subset_spec in Sc.
      exists (filter (has (N.ldiff c (theirs_edges q))) (free_edges q)). split.
      + unfold sets. apply in_map_iff. exists c. split; [reflexivity|]. rewrite useful_eq. apply filter_In.
        rewrite cliques_of_order_all by lia. split; [exact I|]. apply subset_spec. intros e He.
        apply Sc in He. unfold their_end in He. rewrite has_union in He |- *. apply orb_true_iff in He.
        apply orb_true_iff. destruct He as [He|He]; [auto|right]. apply has_bits in He.
        eapply within_in in He; [|exact W]. apply in_free_edges in He. apply He.
      + intros e He. apply filter_In in He. destruct He as [_ Hc]. rewrite has_minus, andb_true_iff in Hc.
        destruct Hc as [Hc Ht]. apply Sc in Hc. apply negb_true_iff in Ht.
        unfold their_end in Hc. rewrite has_union, Ht in Hc. apply has_bits in Hc. exact Hc.
    - apply (pairs_and_potential_sound (length (free_edges q)) dealt); [apply free_edges_NoDup| |exact H].
      intros A I. unfold sets in I. apply in_map_iff in I. destruct I as (c & <- & _).
      apply NoDup_filter, free_edges_NoDup.
  Qed.

  (* Renaming. *)
  Definition edge_map (f : nat -> nat) (e : N) : N :=
    match find (fun '(u, v) => N.eqb (number u v) e) (pairs n) with
    | Some (u, v) => number (f u) (f v)
    | None => e
    end.

  Lemma edge_map_number f u v :
    (u < n)%nat -> (v < n)%nat -> u <> v -> edge_map f (number u v) = number (f u) (f v).
  Proof.
    intros Hu Hv N. unfold edge_map. destruct (find _ _) as [(x, y)|] eqn:E.
    - apply find_some in E. destruct E as [I E]. apply in_pairs in I. apply N.eqb_eq in E.
      apply number_inj in E; [|lia|exact N]. destruct E as [[-> ->]|[-> ->]]; [reflexivity|apply number_sym].
    - exfalso. destruct (Nat.lt_ge_cases u v) as [L|L].
      + assert (I : In (u, v) (pairs n)) by (apply in_pairs; lia).
        apply (find_none _ _ E) in I. rewrite N.eqb_refl in I. discriminate.
      + assert (I : In (v, u) (pairs n)) by (apply in_pairs; lia).
        apply (find_none _ _ E) in I. rewrite number_sym, N.eqb_refl in I. discriminate.
  Qed.

  Section Renamed.
    Variable f : nat -> nat.
    Hypothesis P : permutes n f.

    Notation rel := (relabel n f).

    Lemma relabel_union s t : rel (N.lor s t) = N.lor (rel s) (rel t).
    Proof.
      apply has_ext. intro e. apply eq_true_iff_eq. rewrite has_union, orb_true_iff, !has_relabel.
      setoid_rewrite has_union. setoid_rewrite orb_true_iff. split.
      - intros (u & v & B & [H|H] & E); [left|right]; exists u, v; auto.
      - intros [(u & v & B & H & E)|(u & v & B & H & E)]; exists u, v; auto.
    Qed.

    Lemma relabel_minus s t : rel (N.ldiff s t) = N.ldiff (rel s) (rel t).
    Proof.
      apply has_ext. intro e. apply eq_true_iff_eq. rewrite has_minus, andb_true_iff, negb_true_iff. split.
      - intro H. apply has_relabel in H. destruct H as (u & v & B & H & ->).
        rewrite has_minus in H. rewrite !has_relabel_number by (auto; lia).
        apply andb_true_iff in H. rewrite negb_true_iff in H. exact H.
      - intros [H K]. apply has_relabel in H. destruct H as (u & v & B & H & ->).
        rewrite has_relabel_number in * by (auto; lia). rewrite has_minus, H, K. reflexivity.
    Qed.

    Lemma bits_edge_map T :
      (forall e, In e T -> In e (numbers n)) -> bits (map (edge_map f) T) = rel (bits T).
    Proof.
      induction T as [|x T IH]; intro B.
      - symmetry. apply has_ext. intro e. rewrite has_empty. apply not_true_iff_false.
        rewrite has_relabel. intros (u & v & _ & H & _). rewrite has_empty in H. discriminate.
      - cbn [map bits fold_right]. fold (bits T). fold (bits (map (edge_map f) T)).
        rewrite IH by (intros; apply B; right; assumption).
        assert (I := B x (or_introl eq_refl)). apply in_numbers in I.
        destruct I as (u & v & Hu & Hv & N & ->).
        rewrite edge_map_number, relabel_add by assumption. reflexivity.
    Qed.

    Definition moved (q : clique_position) : clique_position :=
      CliquePosition (rel (theirs_edges q)) (rel (our_edges q)) (rel (free q)) (theirs_level q) (our_level q).

    Lemma free_moved q : Permutation (map (edge_map f) (free_edges q)) (free_edges (moved q)).
    Proof.
      apply NoDup_Permutation.
      - assert (G : forall l, NoDup l -> (forall e, In e l -> In e (numbers n)) -> NoDup (map (edge_map f) l)).
        { induction l as [|x l IH]; simpl; intros D B; [constructor|]. inversion_clear D as [|? ? N D'].
          constructor; [|apply IH; auto]. intro I. apply in_map_iff in I. destruct I as (y & E & I).
          assert (Bx := B x (or_introl eq_refl)). assert (By := B y (or_intror I)).
          apply in_numbers in Bx, By. destruct Bx as (u & v & Hu & Hv & Nu & ->).
          destruct By as (w & z & Hw & Hz & Nw & ->). rewrite !edge_map_number in E by assumption.
          apply (number_back n f P) in E; auto. rewrite E in I. auto. }
        apply G; [apply free_edges_NoDup|]. intros e I. apply in_free_edges in I. apply I.
      - apply free_edges_NoDup.
      - intro e. rewrite in_map_iff, in_free_edges. simpl. split.
        + intros (d & <- & I). apply in_free_edges in I. destruct I as [I H]. apply in_numbers in I.
          destruct I as (u & v & Hu & Hv & N & ->). rewrite edge_map_number by assumption.
          rewrite has_relabel_number by assumption. split; [|exact H]. apply in_numbers.
          exists (f u), (f v). repeat split; try apply P; auto. apply (different n f P); assumption.
        + intros [_ H]. apply has_relabel in H. destruct H as (u & v & B & H & ->).
          exists (number u v). rewrite edge_map_number by lia. split; [reflexivity|].
          apply in_free_edges. split; [apply in_numbers; exists u, v; lia|exact H].
    Qed.

    Lemma moved_holds q m : holds m (free_edges (moved q)) (lost (moved q)) -> holds m (free_edges q) (lost q).
    Proof.
      intro H. apply (reduction (edge_map f) (length (free_edges q)) m (free_edges q) (free_edges q) []
                        (free_edges (moved q)) (lost q) (lost (moved q))).
      - lia.
      - rewrite app_nil_r. reflexivity.
      - apply free_moved.
      - apply lost_monotone.
      - apply lost_monotone.
      - intros T U I J L. assert (U = []).
        { destruct J as [R E]. apply Permutation_nil, app_eq_nil in E. apply E. }
        subst U. rewrite app_nil_r in L. unfold lost, loses in *.
        assert (B : forall e, In e T -> In e (numbers n)).
        { intros e K. eapply within_in in K; [|exact I]. apply in_free_edges in K. apply K. }
        rewrite bits_edge_map by exact B. unfold our_end, their_end in *. simpl.
        rewrite <- relabel_minus, <- !relabel_union, !(clique_number_relabel n f P). exact L.
      - exact H.
    Qed.
  End Renamed.

  Lemma clique_renamed_moved names q :
    is_permutation n names = true -> clique_renamed names q = moved (fun x => nth x names O) q.
  Proof.
    intro H. apply is_permutation_spec in H. unfold clique_renamed, moved.
    rewrite table_is, pairs_are, !sweep_relabel by apply H. reflexivity.
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
End CliqueCore.
