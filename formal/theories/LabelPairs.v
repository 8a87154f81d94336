(* SPDX-License-Identifier: MIT *)
(* The opponent needs k v more edges at some vertex v. Two open edges that answer each other give them
   one of the two; if what they get from such pairs and from all other edges is too little everywhere,
   the side prevents it. *)
From Coq Require Import Arith List Bool Lia Permutation.
From Harary Require Import Monotone Labels.
Import ListNotations.

Section LabelPairs.
  Variable n : nat.

  Fixpoint take_pairs (pairs : list (label * label)) (O : list label) : option (list label) :=
    match pairs with
    | [] => Some O
    | (a, b) :: r =>
        let O1 := remove_one a O in
        if existsb (same_label a) O && existsb (same_label b) O1 then take_pairs r (remove_one b O1)
        else None
    end.

  Definition pairs_at (pairs : list (label * label)) (v : nat) : nat :=
    length (filter (fun '(a, b) => touches v a || touches v b) pairs).

  Definition both (pairs : list (label * label)) : list label := flat_map (fun '(a, b) => [a; b]) pairs.

  Lemma in_existsb x O : existsb (same_label x) O = true -> In x O.
  Proof.
    intro H. apply existsb_exists in H. destruct H as (y & I & E). apply same_label_is in E. subst. exact I.
  Qed.

  Lemma take_pairs_permutation pairs O rest :
    take_pairs pairs O = Some rest -> Permutation O (both pairs ++ rest).
  Proof.
    revert O; induction pairs as [|(a, b) pairs IH]; intros O H; simpl in H.
    - injection H as ->. reflexivity.
    - destruct (existsb (same_label a) O && existsb (same_label b) (remove_one a O)) eqn:E; [|discriminate].
      apply andb_true_iff in E. destruct E as [E1 E2]. apply in_existsb in E1, E2. apply IH in H.
      simpl. rewrite (remove_one_permutation a O E1) at 1. constructor.
      rewrite (remove_one_permutation b _ E2) at 1. constructor. exact H.
  Qed.

  (* The opponent gets at some vertex what they lack, c counted already. *)
  Definition gets (k : nat -> nat) (c : nat -> nat) (T : list label) : Prop :=
    exists v, (v < n)%nat /\ k v <> O /\ (k v <= deg T v + c v)%nat.

  Lemma gets_monotone k c : monotone (gets k c).
  Proof.
    intros T U W (v & H & K & L). exists v. pose proof (deg_within T U v W). repeat split; auto. lia.
  Qed.

  Lemma star_pairs_hold k pairs rest c :
    (forall v, (v < n)%nat -> k v <> O -> (deg rest v + pairs_at pairs v + c v < k v)%nat) ->
    holds true (both pairs ++ rest) (gets k c).
  Proof.
    revert c; induction pairs as [|(a, b) pairs IH]; intros c H; cbn [both flat_map app].
    - apply never. intros T W (v & Hv & K & L). specialize (H v Hv K). unfold pairs_at in H. simpl in H.
      pose proof (deg_within T rest v W). lia.
    - set (c' := fun v => ((if touches v a || touches v b then 1 else 0) + c v)%nat).
      apply (pair_strategy true a b _ (gets k c) (gets k c')).
      + apply gets_monotone.
      + intros T _ (v & Hv & K & L). exists v. unfold c'. repeat split; auto. lia.
      + intros T _ (v & Hv & K & L). exists v. unfold c'. rewrite deg_cons in L. repeat split; auto.
        destruct (touches v a), (touches v b); simpl in *; lia.
      + intros T _ (v & Hv & K & L). exists v. unfold c'. rewrite deg_cons in L. repeat split; auto.
        destruct (touches v a), (touches v b); simpl in *; lia.
      + apply IH. intros v Hv K. specialize (H v Hv K). unfold pairs_at, c' in *. simpl in H.
        destruct (touches v a || touches v b); simpl in *; lia.
  Qed.

End LabelPairs.
