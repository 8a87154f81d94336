(* SPDX-License-Identifier: MIT *)
(* Scoring games are games in which all edges are coloured: a side reaches a value if it can prevent
   that the opponent gets a set of edges with which the final board is worth less. *)
From Coq Require Import Arith NArith ZArith List Bool Lia Permutation.
From Harary Require Import Rules Play Graphs Monotone.
Import ListNotations.

Definition bits (T : list N) : edge_set := fold_right add 0%N T.

Lemma has_bits T e : has (bits T) e = true <-> In e T.
Proof.
  induction T as [|x T IH]; cbn [bits fold_right].
  - rewrite has_empty. split; [discriminate|intros []].
  - rewrite has_add, orb_true_iff, N.eqb_eq. fold (bits T). rewrite IH. simpl. intuition congruence.
Qed.

Lemma has_union s t e : has (N.lor s t) e = has s e || has t e.
Proof. apply N.lor_spec. Qed.
Lemma has_both s t e : has (N.land s t) e = has s e && has t e.
Proof. apply N.land_spec. Qed.
Lemma has_minus s t e : has (N.ldiff s t) e = has s e && negb (has t e).
Proof. apply N.ldiff_spec. Qed.

Definition open_board (b : graph) : list N := open b start.
Definition board_edges (b : graph) : edge_set := bits (open_board b).

(* The board at the end when the opponent of s has the edges t and s has the others. *)
Definition final (s : side) (b : graph) (t : edge_set) : position :=
  match s with
  | First => Position (N.ldiff (board_edges b) t) t First
  | Second => Position t (N.ldiff (board_edges b) t) First
  end.

Definition theirs_of (s : side) (p : position) : edge_set :=
  match s with First => green p | Second => red p end.
Definition ours_of (s : side) (p : position) : edge_set :=
  match s with First => red p | Second => green p end.

Lemma at_least_decidable s v x : at_least s v x \/ ~ at_least s v x.
Proof. destruct s; simpl; lia. Qed.

Section Link.
  Variable points : edge_set -> edge_set -> nat.
  Variable b : graph.
  Variable s : side.
  Variable v : Z.

  Notation g := (scoring points).

  Definition worth_less (t : edge_set) : Prop := ~ at_least s v (result g (final s b t)).

  Lemma moves_scoring p : moves g b p = open b p.
  Proof.
    unfold moves. simpl. induction (open b p) as [|x l IH]; [reflexivity|]. simpl. congruence.
  Qed.

  Lemma open_NoDup p : NoDup (open b p).
  Proof. apply NoDup_filter, NoDup_numbers. Qed.

  Lemma open_paint p e O : Permutation (open b p) (e :: O) -> Permutation (open b (paint p e)) O.
  Proof.
    intro P. assert (D := Permutation_NoDup P (open_NoDup p)). inversion_clear D as [|? ? N D'].
    apply NoDup_Permutation; [apply open_NoDup|exact D'|]. intro d.
    assert (I : In d (open b p) <-> In d (e :: O)).
    { split; intro I; [rewrite <- P|rewrite P]; exact I. }
    rewrite in_open in *. simpl in I.
    assert (E : has (red (paint p e)) d = false /\ has (green (paint p e)) d = false <->
                has (red p) d = false /\ has (green p) d = false /\ d <> e).
    { unfold paint. destruct (mover p); simpl; rewrite has_add, orb_false_iff, N.eqb_neq; tauto. }
    split.
    - intros (H1 & H2 & H3). apply E in H3. destruct (proj1 I) as [H|H]; [tauto|subst; tauto|exact H].
    - intro J. assert (d <> e) by (intros ->; auto). destruct (proj2 I (or_intror J)) as (H1 & H2 & H3).
      tauto.
  Qed.

  Lemma link m O (lost : list N -> Prop) :
    holds m O lost -> forall k p,
    mover p = (if m then opponent s else s) ->
    Permutation O (open b p) -> (length O <= k)%nat ->
    ours_of s p = N.ldiff (N.ldiff (board_edges b) (bits O)) (theirs_of s p) ->
    (forall T, within T O -> worth_less (N.lor (theirs_of s p) (bits T)) -> lost T) ->
    at_least s v (value g b k p).
  Proof.
    intro H. induction H as [m lost H|O lost N H IH|x O O1 lost Q H IH]; intros k p M P L E W.
    - apply Permutation_nil in P. rewrite value_over by (rewrite moves_scoring; exact P).
      destruct (at_least_decidable s v (result g p)) as [K|K]; [exact K|]. exfalso. apply H, W.
      + apply within_nil.
      + unfold worth_less. simpl bits. rewrite N.lor_0_r. intro F. apply K. revert F. simpl in *.
        rewrite N.ldiff_0_r in E. unfold final, ours_of, theirs_of in *.
        destruct s; simpl; rewrite <- E; auto.
    - assert (Lp := Permutation_length P). destruct O as [|o O]; [congruence|]. simpl in L, Lp.
      destruct k as [|k]; [lia|].
      apply value_other; [rewrite moves_scoring; intro Z; rewrite Z in Lp; discriminate|exact M|].
      intros e I. rewrite moves_scoring in I. rewrite <- P in I. apply in_split in I.
      destruct I as (l & r & I).
      assert (Q : Permutation (o :: O) (e :: l ++ r)).
      { rewrite I. symmetry. apply Permutation_middle. }
      apply (IH e (l ++ r) Q).
      + simpl. unfold paint. destruct (mover p); rewrite M || simpl; destruct s; try discriminate; reflexivity.
      + symmetry. apply open_paint. rewrite <- P. exact Q.
      + apply Permutation_length in Q. simpl in Q. lia.
      + assert (X : ours_of s (paint p e) = ours_of s p /\ theirs_of s (paint p e) = add e (theirs_of s p)).
        { unfold paint, ours_of, theirs_of. rewrite M. destruct s; auto. }
        simpl after. destruct X as [-> ->]. rewrite E. apply has_ext. intro d.
        rewrite !has_minus, has_add. apply eq_true_iff_eq.
        rewrite !andb_true_iff, !negb_true_iff, orb_false_iff, N.eqb_neq, <- !not_true_iff_false, !has_bits.
        rewrite Q. simpl. intuition congruence.
      + intros T J K. apply W.
        * eapply within_permutation; [apply within_cons, J|symmetry; exact Q].
        * assert (X : theirs_of s (paint p e) = add e (theirs_of s p)).
          { unfold paint, theirs_of. rewrite M. destruct s; auto. }
          simpl after in K. rewrite X in K. 
          replace (N.lor (theirs_of s p) (bits (e :: T))) with (N.lor (add e (theirs_of s p)) (bits T));
            [exact K|]. apply has_ext. intro d. simpl bits. rewrite !has_union, !has_add.
          destruct (N.eqb d e), (has (theirs_of s p) d); reflexivity.
    - assert (Lp := Permutation_length P). assert (Lq := Permutation_length Q). simpl in Lq.
      destruct k as [|k]; [lia|].
      assert (I : In x (open b p)) by (rewrite <- P, Q; left; reflexivity).
      apply value_own; [rewrite moves_scoring; intro Z; rewrite Z in I; destruct I|exact M|].
      exists x. rewrite moves_scoring. split; [exact I|].
      assert (D : NoDup (x :: O1)).
      { eapply Permutation_NoDup; [exact Q|]. eapply Permutation_NoDup; [symmetry; exact P|apply open_NoDup]. }
      inversion_clear D as [|? ? Nx D'].
      assert (X : ours_of s (paint p x) = add x (ours_of s p) /\ theirs_of s (paint p x) = theirs_of s p).
      { unfold paint, ours_of, theirs_of. rewrite M. destruct s; auto. }
      apply IH.
      + simpl. unfold paint. rewrite M. destruct s; reflexivity.
      + symmetry. apply open_paint. rewrite <- P. exact Q.
      + lia.
      + simpl after. destruct X as [-> ->]. rewrite E. apply has_ext. intro d.
        rewrite has_add, !has_minus. apply eq_true_iff_eq.
        rewrite orb_true_iff, !andb_true_iff, !negb_true_iff, N.eqb_eq, <- !not_true_iff_false, !has_bits.
        unfold board_edges. rewrite has_bits, Q. simpl. assert (Ix := I). apply in_open in I. destruct I as (_ & I1 & I2 & I3).
        assert (I4 : has (theirs_of s p) x = false) by (unfold theirs_of; destruct s; assumption).
        assert (I5 : In x (open_board b)).
        { apply in_open. apply in_open in Ix. repeat split; try apply Ix; apply has_empty. }
        destruct (N.eq_dec d x) as [->|Nd].
        * rewrite I4. intuition congruence.
        * intuition congruence.
      + simpl after. destruct X as [_ ->]. intros T J. apply W.
        eapply within_permutation; [apply within_skip, J|symmetry; exact Q].
  Qed.

  (* Theorem: whoever prevents a final board that is worth less reaches the value. *)
  Theorem scoring_link (lost : list N -> Prop) :
    (forall T, within T (open_board b) -> worth_less (bits T) -> lost T) ->
    holds (negb (match s with First => true | Second => false end)) (open_board b) lost ->
    at_least s v (game_value g b).
  Proof.
    intros W H. unfold game_value. eapply link; [exact H| | | | |].
    - destruct s; reflexivity.
    - reflexivity.
    - apply open_start_bound.
    - apply has_ext. intro d. rewrite !has_minus. unfold board_edges.
      destruct (has (bits (open_board b)) d), s; simpl; rewrite ?has_empty; reflexivity.
    - intros T I L. apply W; [exact I|]. destruct s; exact L.
  Qed.
End Link.
