(* SPDX-License-Identifier: MIT *)
(* What backward induction means: a side reaches a value if it has a move that keeps it, or every
   move of the opponent does; and a game ends, since every move colours an edge. *)
From Coq Require Import NArith ZArith List Bool Lia.
From Harary Require Import Rules.
Import ListNotations.

Lemma at_least_better s t v x y :
  at_least s v (better t x y) <->
  if (match s, t with First, First | Second, Second => true | _, _ => false end)
  then at_least s v x \/ at_least s v y
  else at_least s v x /\ at_least s v y.
Proof. destruct s, t; simpl; lia. Qed.

Lemma fold_better_own s v l x :
  at_least s v (fold_left (better s) l x) <-> exists y, In y (x :: l) /\ at_least s v y.
Proof.
  revert x; induction l as [|z l IH]; intro x; simpl.
  - split; [intro; exists x; auto | intros (y & [->|[]] & H); exact H].
  - rewrite IH; clear IH. split.
    + intros (y & [<-|H] & A).
      * apply at_least_better in A. destruct s, A; eauto.
      * eauto.
    + intros (y & H & A). destruct H as [<-|[<-|H]].
      * exists (better s x z); split; [simpl; auto | apply at_least_better; destruct s; auto].
      * exists (better s x z); split; [simpl; auto | apply at_least_better; destruct s; auto].
      * exists y; simpl; auto.
Qed.

Lemma fold_better_other s v l x :
  at_least s v (fold_left (better (opponent s)) l x) <-> forall y, In y (x :: l) -> at_least s v y.
Proof.
  revert x; induction l as [|z l IH]; intro x; simpl.
  - split; [intros H y [<-|[]]; exact H | auto].
  - rewrite IH; clear IH. split.
    + intros H y Hy.
      assert (A := H _ (or_introl eq_refl)). apply at_least_better in A.
      destruct s; simpl in *; destruct Hy as [<-|[<-|Hy]]; auto; try tauto.
    + intros H y [<-|Hy].
      * apply at_least_better. destruct s; simpl; split; apply H; auto.
      * apply H; auto.
Qed.

Lemma opponent_opponent s : opponent (opponent s) = s.
Proof. destruct s; reflexivity. Qed.

Lemma side_cases s t : t = s \/ t = opponent s.
Proof. destruct s, t; auto. Qed.

Lemma at_least_eq x y : (forall s v, at_least s v x <-> at_least s v y) -> x = y.
Proof.
  intro H. assert (A := proj1 (H First x)). assert (B := proj2 (H First y)). simpl in *. lia.
Qed.

Section Play.
  Variable g : game.
  Variable board : graph.

  Notation value := (value g board).
  Notation moves := (moves g board).

  (* The three cases of backward induction. *)
  Lemma value_over k p : moves p = [] -> value k p = result g p.
  Proof. intro H. destruct k; simpl; [|rewrite H]; reflexivity. Qed.

  Lemma value_own s v k p :
    moves p <> [] -> mover p = s ->
    (at_least s v (value (S k) p) <->
     exists e, In e (moves p) /\ at_least s v (value k (after g p e))).
  Proof.
    intros H <-. simpl. destruct (moves p) as [|e l]; [congruence|]. simpl map.
    rewrite fold_better_own. change (value k (after g p e) :: map (fun e => value k (after g p e)) l)
      with (map (fun e => value k (after g p e)) (e :: l)).
    split.
    - intros (y & Hy & A). apply in_map_iff in Hy. destruct Hy as (d & <- & Hd). eauto.
    - intros (d & Hd & A). exists (value k (after g p d)). split; [|exact A].
      apply in_map_iff. eauto.
  Qed.

  Lemma value_other s v k p :
    moves p <> [] -> mover p = opponent s ->
    (at_least s v (value (S k) p) <->
     forall e, In e (moves p) -> at_least s v (value k (after g p e))).
  Proof.
    intros H E. simpl. destruct (moves p) as [|e l]; [congruence|]. simpl map. rewrite E.
    rewrite fold_better_other. change (value k (after g p e) :: map (fun e => value k (after g p e)) l)
      with (map (fun e => value k (after g p e)) (e :: l)).
    split.
    - intros A d Hd. apply A. apply in_map_iff. eauto.
    - intros A y Hy. apply in_map_iff in Hy. destruct Hy as (d & <- & Hd). auto.
  Qed.
End Play.

(* If all results lie between two numbers, the value does. *)
Lemma value_between g b low high :
  (forall p, (low <= result g p <= high)%Z) -> forall k p, (low <= value g b k p <= high)%Z.
Proof.
  intros H k. induction k as [|k IH]; intro p; [apply H|].
  destruct (moves g b p) as [|e l] eqn:E; [rewrite value_over by exact E; apply H|].
  assert (N : moves g b p <> []) by congruence.
  assert (I : In e (moves g b p)) by (rewrite E; left; reflexivity).
  assert (L : at_least First low (value g b (S k) p)).
  { destruct (side_cases First (mover p)) as [T|T].
    - apply value_own; [exact N|exact T|]. exists e. split; [exact I|]. apply IH.
    - apply value_other; [exact N|exact T|]. intros d _. apply IH. }
  assert (U : at_least Second (- high) (value g b (S k) p)).
  { destruct (side_cases Second (mover p)) as [T|T].
    - apply value_own; [exact N|exact T|]. exists e. split; [exact I|]. specialize (IH (after g p e)).
      simpl. lia.
    - apply value_other; [exact N|exact T|]. intros d _. specialize (IH (after g p d)). simpl. lia. }
  unfold at_least in L, U. lia.
Qed.

(* Every move of a game colours an open edge. *)
Definition colours (g : game) : Prop :=
  forall p e, (forall d, has (red p) d = true -> has (red (after g p e)) d = true)
           /\ (forall d, has (green p) d = true -> has (green (after g p e)) d = true)
           /\ (has (red (after g p e)) e = true \/ has (green (after g p e)) e = true)
           /\ mover (after g p e) = opponent (mover p).

Lemma has_add e s d : has (add e s) d = (N.eqb d e || has s d)%bool.
Proof.
  unfold has, add. rewrite N.setbit_eqb. destruct (N.eqb_spec e d), (N.eqb_spec d e); congruence.
Qed.

Lemma colours_paint l r : colours (Game l paint r).
Proof.
  intros p e. unfold paint; simpl. destruct (mover p); simpl;
    repeat split; intros; rewrite ?has_add, ?N.eqb_refl; auto; rewrite H, orb_true_r; reflexivity.
Qed.

Lemma colours_draw l r : colours (Game l draw r).
Proof.
  intros p e. unfold draw; simpl.
    repeat split; intros; rewrite ?has_add, ?N.eqb_refl; auto; rewrite H, orb_true_r; reflexivity.
Qed.

Lemma filter_shorter {A} (f h : A -> bool) l x :
  (forall y, h y = true -> f y = true) -> In x l -> f x = true -> h x = false ->
  (length (filter h l) < length (filter f l))%nat.
Proof.
  intros I. assert (W : forall m, (length (filter h m) <= length (filter f m))%nat).
  { induction m as [|y m IH]; simpl; [lia|].
    destruct (h y) eqn:E; [rewrite (I _ E); simpl; lia|]. destruct (f y); simpl; lia. }
  induction l as [|y l IH]; simpl; [tauto|]. intros [->|H] F G.
  - rewrite F, G. simpl. specialize (W l). lia.
  - specialize (IH H F G). destruct (h y) eqn:E; [rewrite (I _ E); simpl; lia|].
    destruct (f y); simpl; lia.
Qed.

Lemma in_moves g b p e : In e (moves g b p) <-> In e (open b p) /\ legal g p e = true.
Proof. apply filter_In. Qed.

Lemma in_open b p e :
  In e (open b p) <->
  In e (map (fun '(u, v) => number u v) (pairs (order b))) /\
  has (edges b) e = true /\ has (red p) e = false /\ has (green p) e = false.
Proof.
  unfold open. rewrite filter_In. rewrite !andb_true_iff, !negb_true_iff. tauto.
Qed.

Lemma open_shrinks g b p e :
  colours g -> In e (open b p) -> (length (open b (after g p e)) < length (open b p))%nat.
Proof.
  intros C H. destruct (C p e) as (R & G & E & _).
  apply in_open in H. destruct H as (I & B & HR & HG).
  unfold open. apply filter_shorter with (x := e); auto.
  - intro d. rewrite !andb_true_iff, !negb_true_iff. intros [[X Y] Z]. repeat split; auto.
    + destruct (has (red p) d) eqn:Q; auto. apply R in Q. congruence.
    + destruct (has (green p) d) eqn:Q; auto. apply G in Q. congruence.
  - rewrite B, HR, HG. reflexivity.
  - destruct E as [E|E]; rewrite E; simpl; rewrite ?andb_false_r; reflexivity.
Qed.

Lemma moves_of_none g b p : length (open b p) = 0%nat -> moves g b p = [].
Proof. intro H. unfold moves. destruct (open b p); [reflexivity|discriminate]. Qed.

(* More room than there are open edges changes nothing: a bound is a bound. *)
Lemma value_bound g b k j p :
  colours g -> (length (open b p) <= k)%nat -> (length (open b p) <= j)%nat ->
  value g b k p = value g b j p.
Proof.
  intro C. revert j p. induction k as [|k IH]; intros j p Hk Hj.
  - rewrite !value_over; auto; apply moves_of_none; lia.
  - destruct j as [|j]; [rewrite !value_over; auto; apply moves_of_none; lia|].
    simpl. erewrite map_ext_in; [reflexivity|]. intros e He. apply in_moves in He.
    apply IH; pose proof (open_shrinks g b p e C (proj1 He)); lia.
Qed.

Lemma filter_length {A} (f : A -> bool) l : (length (filter f l) <= length l)%nat.
Proof. induction l as [|x l IH]; simpl; [lia|]. destruct (f x); simpl; lia. Qed.

Lemma open_start_bound b : (length (open b start) <= length (pairs (order b)))%nat.
Proof.
  unfold open. rewrite <- (map_length (fun '(u, v) => number u v) (pairs (order b))).
  apply filter_length.
Qed.
