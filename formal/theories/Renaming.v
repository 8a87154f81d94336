(* SPDX-License-Identifier: MIT *)
(* Renaming as the checks compute it: a list of names is checked to be a permutation, and a set of
   edges is renamed in one sweep. *)
From Coq Require Import Arith NArith List Bool Lia.
From Harary Require Import Rules Graphs Symmetry.
Import ListNotations.

(* ------------------------------------------------------- Renaming, in one sweep *)

(* Numbers of pairs from a table, and the bits of s one after the other. *)
Definition number_table (n : nat) : list (list N) :=
  map (fun u => map (number u) (seq 0 n)) (seq 0 n).

Definition looked_up (table : list (list N)) (u v : nat) : N := nth v (nth u table []) 0%N.

Fixpoint sweep (table : list (list N)) (names : list nat) (l : list (nat * nat)) (s : N) : N :=
  match l with
  | [] => 0%N
  | (u, v) :: r =>
      if N.odd s
      then add (looked_up table (nth u names O) (nth v names O)) (sweep table names r (N.div2 s))
      else match s with N0 => 0%N | _ => sweep table names r (N.div2 s) end
  end.

Lemma looked_up_number n u v :
  (u < n)%nat -> (v < n)%nat -> looked_up (number_table n) u v = number u v.
Proof.
  intros Hu Hv. unfold looked_up, number_table.
  rewrite (nth_indep _ [] ((fun u => map (number u) (seq 0 n)) O)) by (rewrite map_length, seq_length; lia).
  rewrite (map_nth (fun u => map (number u) (seq 0 n))), seq_nth by lia.
  rewrite (nth_indep _ 0%N (number (0 + u) O)) by (rewrite map_length, seq_length; lia).
  rewrite map_nth, seq_nth by lia. reflexivity.
Qed.

Lemma sweep_relabel n names s :
  (forall v, (v < n)%nat -> (nth v names O < n)%nat) ->
  sweep (number_table n) names (pairs n) s = relabel n (fun v => nth v names O) s.
Proof.
  intro B. unfold relabel.
  assert (G : forall l i, map (fun '(u, v) => number u v) l = map N.of_nat (seq i (length l)) ->
    (forall uv, In uv l -> In uv (pairs n)) ->
    sweep (number_table n) names l (N.shiftr s (N.of_nat i))
    = fold_right (fun '(u, v) t => if has s (number u v)
                    then add (number (nth u names O) (nth v names O)) t else t) 0%N l).
  { induction l as [|(u, v) l IH]; intros i E I; [reflexivity|].
    cbn [length seq map] in E. injection E as E0 E.
    specialize (IH (S i) E (fun uv H => I uv (or_intror H))).
    assert (D : N.div2 (N.shiftr s (N.of_nat i)) = N.shiftr s (N.of_nat (S i))).
    { rewrite N.div2_spec, N.shiftr_shiftr. f_equal. lia. }
    assert (Od : N.odd (N.shiftr s (N.of_nat i)) = has s (number u v)).
    { rewrite E0. unfold has. rewrite <- N.bit0_odd, N.shiftr_spec by lia. f_equal. }
    assert (X : (u < v < n)%nat) by (apply in_pairs, I; left; reflexivity).
    assert (L : looked_up (number_table n) (nth u names O) (nth v names O)
                = number (nth u names O) (nth v names O)).
    { apply looked_up_number; apply B; lia. }
    cbn [sweep fold_right]. rewrite Od, D, IH, L.
    destruct (has s (number u v)) eqn:Hs; [reflexivity|].
    destruct (N.shiftr s (N.of_nat i)) eqn:Z; [|reflexivity].
    rewrite <- IH, <- D. destruct l as [|(x, y) l]; reflexivity. }
  specialize (G (pairs n) O). rewrite N.shiftr_0_r in G. apply G; [|auto].
  fold (numbers n). rewrite numbers_in_order. f_equal. f_equal.
  transitivity (length (numbers n)); [rewrite numbers_in_order, map_length, seq_length; reflexivity|].
  apply map_length.
Qed.

(* ----------------------------------------------------- Checking a permutation *)

Fixpoint distinct (l : list nat) : bool :=
  match l with
  | [] => true
  | x :: r => negb (existsb (Nat.eqb x) r) && distinct r
  end.

Lemma distinct_spec l : distinct l = true -> NoDup l.
Proof.
  induction l as [|x l IH]; simpl; intro H; [constructor|]. apply andb_true_iff in H.
  destruct H as [H K]. constructor; [|auto]. intro I. apply negb_true_iff in H.
  rewrite <- not_true_iff_false in H. apply H, existsb_exists. exists x.
  split; [exact I|apply Nat.eqb_refl].
Qed.

Definition is_permutation (n : nat) (names : list nat) : bool :=
  (length names =? n)%nat && forallb (fun v => v <? n)%nat names && distinct names.

Lemma is_permutation_spec n names :
  is_permutation n names = true -> permutes n (fun v => nth v names O).
Proof.
  unfold is_permutation. rewrite !andb_true_iff. intros [[L B] D].
  apply Nat.eqb_eq in L. apply distinct_spec in D. rewrite forallb_forall in B. subst. split.
  - intros v H. apply Nat.ltb_lt, B, nth_In. exact H.
  - intros u v Hu Hv. apply (proj1 (NoDup_nth names O)); assumption.
Qed.
