(* SPDX-License-Identifier: MIT *)
(* Values do not change when the vertices of the board are renamed by an automorphism. *)
From Coq Require Import Arith NArith ZArith List Bool Lia Permutation.
From Harary Require Import Rules Play Graphs Symmetry.
Import ListNotations.

(* A permutation of the vertices that takes the edges of the board to edges of the board. *)
Definition automorphism (b : graph) (f : nat -> nat) : Prop :=
  permutes (order b) f /\
  forall u v, (u < order b)%nat -> (v < order b)%nat ->
              joined (edges b) (f u) (f v) = joined (edges b) u v.

Definition rename (n : nat) (f : nat -> nat) (p : position) : position :=
  Position (relabel n f (red p)) (relabel n f (green p)) (mover p).

(* A game whose rules do not speak of the names of the vertices. *)
Record nameless (n : nat) (g : game) : Prop := {
  same_legal : forall f p u v, permutes n f -> (u < n)%nat -> (v < n)%nat -> u <> v ->
    legal g (rename n f p) (number (f u) (f v)) = legal g p (number u v);
  same_after : forall f p u v, permutes n f -> (u < n)%nat -> (v < n)%nat -> u <> v ->
    after g (rename n f p) (number (f u) (f v)) = rename n f (after g p (number u v));
  same_result : forall f p, permutes n f -> result g (rename n f p) = result g p
}.

Section Automorphisms.
  Variable g : game.
  Variable b : graph.
  Variable f : nat -> nat.
  Hypothesis N : nameless (order b) g.
  Hypothesis A : automorphism b f.

  Notation n := (order b).

  Lemma open_rename p u v :
    (u < n)%nat -> (v < n)%nat -> u <> v ->
    (In (number (f u) (f v)) (moves g b (rename n f p)) <-> In (number u v) (moves g b p)).
  Proof.
    destruct A as [P J]. intros Hu Hv D. rewrite !in_moves, !in_open. fold (numbers n).
    rewrite !in_numbers, (same_legal n g N) by assumption. simpl.
    rewrite !has_relabel_number by assumption.
    specialize (J u v Hu Hv). rewrite !joined_different in J by auto using (different n f P).
    rewrite J. split; intros [[_ H] L]; (split; [split; [|exact H]|exact L]).
    - exists u, v. auto.
    - exists (f u), (f v). repeat split; auto using (bound n f P), (different n f P).
  Qed.

  Lemma move_rename p e :
    In e (moves g b (rename n f p)) ->
    exists u v, (u < n)%nat /\ (v < n)%nat /\ u <> v /\ e = number (f u) (f v) /\
                In (number u v) (moves g b p).
  Proof.
    intro H. assert (I := H). apply in_moves in I. destruct I as [I _].
    apply in_open in I. destruct I as [I _]. fold (numbers n) in I. apply in_numbers in I.
    destruct I as (w & x & Hw & Hx & D & ->). destruct A as [P _].
    destruct (permutes_onto n f w P Hw) as (u & Hu & <-).
    destruct (permutes_onto n f x P Hx) as (v & Hv & <-).
    assert (u <> v) by congruence. exists u, v.
    apply (proj1 (open_rename _ u v Hu Hv H0)) in H. auto.
  Qed.

  Lemma move_numbers p e :
    In e (moves g b p) -> exists u v, (u < n)%nat /\ (v < n)%nat /\ u <> v /\ e = number u v.
  Proof.
    intro I. apply in_moves in I. destruct I as [I _].
    apply in_open in I. destruct I as [I _]. fold (numbers n) in I. apply in_numbers in I. exact I.
  Qed.

  Lemma over_rename p : moves g b (rename n f p) = [] <-> moves g b p = [].
  Proof.
    split; intro H.
    - destruct (moves g b p) as [|e l] eqn:E; [reflexivity|].
      assert (I : In e (moves g b p)) by (rewrite E; left; reflexivity).
      destruct (move_numbers p e I) as (u & v & Hu & Hv & D & ->).
      apply (proj2 (open_rename _ u v Hu Hv D)) in I. rewrite H in I. destruct I.
    - destruct (moves g b (rename n f p)) as [|e l] eqn:E; [reflexivity|].
      destruct (move_rename p e) as (u & v & Hu & Hv & D & K & I).
      + rewrite E; left; reflexivity.
      + rewrite H in I. destruct I.
  Qed.

  (* Theorem: the value of a position is the value of the renamed one. *)
  Theorem value_rename k p : value g b k (rename n f p) = value g b k p.
  Proof.
    revert p; induction k as [|k IH]; intro p.
    - simpl. apply (same_result n g N). apply A.
    - destruct (moves g b p) as [|e l] eqn:E.
      + rewrite !value_over; auto; [apply (same_result n g N), A|]. apply over_rename. exact E.
      + assert (M : moves g b p <> []) by congruence. clear e l E.
        assert (M' : moves g b (rename n f p) <> []) by (rewrite over_rename; exact M).
        destruct (proj1 A) as [B I].
        apply at_least_eq. intros s v. destruct (side_cases s (mover p)) as [T|T].
        * rewrite !(value_own g b s) by assumption. split; intros (e & H & V).
          -- destruct (move_rename p e H) as (x & y & Hx & Hy & D & -> & K).
             exists (number x y). split; [exact K|].
             rewrite (same_after n g N), IH in V by (assumption || apply A). exact V.
          -- destruct (move_numbers p e H) as (x & y & Hx & Hy & D & ->).
             exists (number (f x) (f y)). split; [apply open_rename; assumption|].
             rewrite (same_after n g N), IH by (assumption || apply A). exact V.
        * rewrite !(value_other g b s) by assumption. split; intros V e H.
          -- destruct (move_numbers p e H) as (x & y & Hx & Hy & D & ->).
             apply (proj2 (open_rename _ x y Hx Hy D)) in H. apply V in H.
             rewrite (same_after n g N), IH in H by (assumption || apply A). exact H.
          -- destruct (move_rename p e H) as (x & y & Hx & Hy & D & -> & K).
             rewrite (same_after n g N), IH by (assumption || apply A). auto.
  Qed.
End Automorphisms.

(* ------------------------------------------------------- All games are nameless *)

Lemma paint_rename n f p u v :
  permutes n f -> (u < n)%nat -> (v < n)%nat -> u <> v ->
  paint (rename n f p) (number (f u) (f v)) = rename n f (paint p (number u v)).
Proof.
  intros P Hu Hv D. unfold paint, rename. simpl.
  destruct (mover p); simpl; rewrite relabel_add by assumption; reflexivity.
Qed.

Lemma draw_rename n f p u v :
  permutes n f -> (u < n)%nat -> (v < n)%nat -> u <> v ->
  draw (rename n f p) (number (f u) (f v)) = rename n f (draw p (number u v)).
Proof.
  intros P Hu Hv D. unfold draw, rename. simpl. rewrite relabel_add by assumption. reflexivity.
Qed.

Lemma own_rename n f p : own (rename n f p) = relabel n f (own p).
Proof. unfold own, rename; simpl. destruct (mover p); reflexivity. Qed.

Lemma avoidance_nameless target b : nameless (order b) (avoidance target b).
Proof.
  split; simpl; intros.
  - rewrite own_rename, completes_relabel by assumption. reflexivity.
  - apply paint_rename; assumption.
  - reflexivity.
Qed.

Lemma misere_avoidance_nameless target b : nameless (order b) (misere_avoidance target b).
Proof.
  split; simpl; intros.
  - rewrite !contains_relabel by assumption. reflexivity.
  - apply paint_rename; assumption.
  - rewrite !contains_relabel by assumption. reflexivity.
Qed.

Lemma achievement_nameless target b : nameless (order b) (achievement target b).
Proof.
  split; simpl; intros.
  - rewrite !contains_relabel by assumption. reflexivity.
  - apply paint_rename; assumption.
  - rewrite !contains_relabel by assumption. reflexivity.
Qed.

Lemma saturation_nameless target b : nameless (order b) (saturation target b).
Proof.
  split; simpl; intros.
  - rewrite completes_relabel by assumption. reflexivity.
  - apply draw_rename; assumption.
  - reflexivity.
Qed.

Lemma clique_nameless b : nameless (order b) (clique b).
Proof.
  split; simpl; intros; [reflexivity|apply paint_rename; assumption|].
  rewrite !clique_number_relabel by assumption. reflexivity.
Qed.

Lemma star_nameless b : nameless (order b) (star b).
Proof.
  split; simpl; intros; [reflexivity|apply paint_rename; assumption|].
  rewrite !star_relabel by assumption. reflexivity.
Qed.

Lemma capture_nameless b : nameless (order b) (capture b).
Proof.
  split; simpl; intros; [reflexivity|apply paint_rename; assumption|].
  rewrite !capture_relabel by assumption. reflexivity.
Qed.
