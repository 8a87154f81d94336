(* SPDX-License-Identifier: MIT *)
(* When two positions are the same, and sets of positions. *)
From Coq Require Import NArith List Bool FMapPositive MSetPositive.
From Harary Require Import Rules.
Import ListNotations.

Definition same_side (s t : side) : bool :=
  match s, t with First, First | Second, Second => true | _, _ => false end.

Lemma same_side_spec s t : same_side s t = true -> s = t.
Proof. destruct s, t; simpl; congruence. Qed.

Definition same_position (p q : position) : bool :=
  N.eqb (red p) (red q) && N.eqb (green p) (green q) && same_side (mover p) (mover q).

Lemma same_position_spec p q : same_position p q = true -> p = q.
Proof.
  unfold same_position. rewrite !andb_true_iff, !N.eqb_eq. intros [[R G] M].
  apply same_side_spec in M. destruct p, q. simpl in *. congruence.
Qed.

(* ----------------------------------------------------------- Sets of positions *)

Definition positions := PositiveMap.t PositiveSet.t.

Definition row (r : N) (s : positions) : PositiveSet.t :=
  match PositiveMap.find (N.succ_pos r) s with Some t => t | None => PositiveSet.empty end.

Definition insert (p : position) (s : positions) : positions :=
  PositiveMap.add (N.succ_pos (red p))
                  (PositiveSet.add (N.succ_pos (green p)) (row (red p) s)) s.

Definition member (p : position) (s : positions) : bool :=
  PositiveSet.mem (N.succ_pos (green p)) (row (red p) s).

Lemma succ_pos_inj x y : N.succ_pos x = N.succ_pos y -> x = y.
Proof. intro H. rewrite <- (N.pos_pred_succ x), <- (N.pos_pred_succ y), H. reflexivity. Qed.

Lemma member_insert p q s :
  member q (insert p s) = true -> (red q = red p /\ green q = green p) \/ member q s = true.
Proof.
  unfold member, insert, row.
  destruct (N.eq_dec (red q) (red p)) as [E|E].
  - rewrite E, PositiveMap.gss. intro H. apply PositiveSet.mem_spec, PositiveSet.add_spec in H.
    destruct H as [H|H]; [left; split; auto using succ_pos_inj|right].
    apply PositiveSet.mem_spec. exact H.
  - rewrite PositiveMap.gso; [auto|]. intro H. apply E, succ_pos_inj, H.
Qed.

Definition collect {A} (at_ : A -> position) (l : list A) : positions :=
  fold_left (fun s a => insert (at_ a) s) l (PositiveMap.empty _).

Lemma member_collect {A} (at_ : A -> position) l q :
  member q (collect at_ l) = true ->
  exists a, In a l /\ red q = red (at_ a) /\ green q = green (at_ a).
Proof.
  unfold collect. intro H.
  assert (G : forall s, member q (fold_left (fun s a => insert (at_ a) s) l s) = true ->
    member q s = true \/ exists a, In a l /\ red q = red (at_ a) /\ green q = green (at_ a)).
  { clear H. induction l as [|a l IH]; simpl; intros s H; [auto|]. apply IH in H.
    destruct H as [H|(c & I & E)]; [|right; eauto].
    apply member_insert in H. destruct H as [H|H]; [right; exists a; auto|auto]. }
  apply G in H. destruct H as [H|H]; [|exact H].
  unfold member, row in H. rewrite PositiveMap.gempty in H.
  apply PositiveSet.mem_spec in H. apply PositiveSet.empty_spec in H. destruct H.
Qed.
