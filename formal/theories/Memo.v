(* SPDX-License-Identifier: MIT *)
(* The value by backward induction, each position computed once. `memo_game_value` is equal to
   `game_value` of Rules.v, and fast enough to be compared with other programs on all small boards. *)
From Coq Require Import Arith NArith ZArith List Bool FMapPositive.
From Harary Require Import Rules Positions.
Import ListNotations.

Section Memo.
  Variable g : game.
  Variable board : graph.

  (* The values found so far: for how many moves at most, of which position, and the value. The key of
     a position only has to be quick to find: different positions may share one. *)
  Definition memo := PositiveMap.t (list (nat * position * Z)).

  Definition key (p : position) : positive :=
    N.succ_pos (N.lor (red p) (N.shiftl (green p) (N.of_nat (triangle (order board))))).

  Definition found (k : positive) (m : memo) : list (nat * position * Z) :=
    match PositiveMap.find k m with Some l => l | None => [] end.

  Definition recall (most : nat) (p : position) (m : memo) : option Z :=
    match find (fun '(k, q, _) => (k =? most)%nat && same_position q p) (found (key p) m) with
    | Some (_, _, v) => Some v
    | None => None
    end.

  Definition remember (most : nat) (p : position) (v : Z) (m : memo) : memo :=
    PositiveMap.add (key p) ((most, p, v) :: found (key p) m) m.

  Fixpoint visit (f : position -> memo -> Z * memo) (ps : list position) (m : memo) : list Z * memo :=
    match ps with
    | [] => ([], m)
    | p :: others =>
        let '(v, m) := f p m in
        let '(vs, m) := visit f others m in
        (v :: vs, m)
    end.

  (* The same as `value` in Rules.v, with what was found already. *)
  Fixpoint memo_value (most : nat) (p : position) (m : memo) : Z * memo :=
    match recall most p m with
    | Some v => (v, m)
    | None =>
        let '(vs, m) :=
          match most with
          | O => ([], m)
          | S fewer => visit (memo_value fewer) (map (after g p) (moves g board p)) m
          end in
        let v :=
          match vs with
          | [] => result g p
          | x :: others => fold_left (better (mover p)) others x
          end in
        (v, remember most p v m)
    end.

  Definition memo_game_value : Z :=
    fst (memo_value (length (pairs (order board))) start (PositiveMap.empty _)).

  (* ------------------------------------------------------------ It is the value *)

  Definition right (m : memo) : Prop :=
    forall k most p v, In (most, p, v) (found k m) -> v = value g board most p.

  Lemma right_recall most p m v : right m -> recall most p m = Some v -> v = value g board most p.
  Proof.
    intros R H. unfold recall in H. destruct (find _ _) as [((k, q), w)|] eqn:E; [|discriminate].
    injection H as <-. apply find_some in E. destruct E as [I E]. apply andb_true_iff in E.
    destruct E as [K S]. apply Nat.eqb_eq in K. apply same_position_spec in S. subst.
    exact (R _ _ _ _ I).
  Qed.

  Lemma right_remember most p m : right m -> right (remember most p (value g board most p) m).
  Proof.
    intros R k k' q w I. unfold remember, found in I. destruct (Pos.eq_dec k (key p)) as [->|D].
    - rewrite PositiveMap.gss in I. destruct I as [E|I]; [congruence|]. exact (R _ _ _ _ I).
    - rewrite PositiveMap.gso in I by exact D. exact (R _ _ _ _ I).
  Qed.

  Lemma right_visit f h :
    (forall p m, right m -> fst (f p m) = h p /\ right (snd (f p m))) ->
    forall ps m, right m -> fst (visit f ps m) = map h ps /\ right (snd (visit f ps m)).
  Proof.
    intro F. induction ps as [|p ps IH]; intros m R; [auto|]. cbn [visit map].
    destruct (F p m R) as [V R1]. destruct (f p m) as (v, m1). simpl in V, R1.
    destruct (IH m1 R1) as [W R2]. destruct (visit f ps m1) as (vs, m2). simpl in *.
    split; [congruence|exact R2].
  Qed.

  Lemma right_memo_value most : forall p m,
    right m -> fst (memo_value most p m) = value g board most p /\ right (snd (memo_value most p m)).
  Proof.
    induction most as [|fewer IH]; intros p m R; cbn [memo_value];
      destruct (recall _ p m) as [v|] eqn:E.
    - split; [exact (right_recall _ _ _ _ R E)|exact R].
    - split; [reflexivity|]. exact (right_remember O p m R).
    - split; [exact (right_recall _ _ _ _ R E)|exact R].
    - destruct (right_visit _ _ IH (map (after g p) (moves g board p)) m R) as [V R1].
      destruct (visit _ _ m) as (vs, m1). simpl in V, R1. rewrite map_map in V. subst vs.
      split; [reflexivity|]. exact (right_remember (S fewer) p m1 R1).
  Qed.

  (* Theorem: nothing but speed has changed. *)
  Theorem memo_game_value_is : memo_game_value = game_value g board.
  Proof.
    apply right_memo_value. intros k most p v I. unfold found in I.
    rewrite PositiveMap.gempty in I. destruct I.
  Qed.
End Memo.
