(* SPDX-License-Identifier: MIT *)
(* Pairs of vertices and their numbers, sets of edges, cliques. *)
From Coq Require Import Arith NArith List Bool Lia Permutation FinFun.
From Harary Require Import Rules Play.
Import ListNotations.

Global Arguments has : simpl never.
Global Arguments add : simpl never.
Global Arguments subset : simpl never.
Global Arguments joined : simpl never.
Global Arguments number : simpl never.

(* -------------------------------------------------------------- Sets of edges *)

Lemma has_ext s t : (forall e, has s e = has t e) -> s = t.
Proof. exact (N.bits_inj s t). Qed.

Lemma has_empty e : has 0%N e = false.
Proof. apply N.bits_0. Qed.

Lemma has_clear c e d : has (N.clearbit c e) d = has c d && negb (N.eqb d e).
Proof. unfold has. rewrite N.clearbit_eqb, (N.eqb_sym e d). reflexivity. Qed.

Lemma subset_spec s t : subset s t = true <-> forall e, has s e = true -> has t e = true.
Proof.
  unfold subset, has. rewrite N.eqb_eq. split.
  - intros H e E. assert (L : N.testbit (N.ldiff s t) e = false) by (rewrite H; apply N.bits_0).
    rewrite N.ldiff_spec, E in L. destruct (N.testbit t e); [reflexivity|discriminate].
  - intro H. apply N.bits_inj_0. intro e. rewrite N.ldiff_spec.
    destruct (N.testbit s e) eqn:E; simpl; [rewrite (H e E); reflexivity|reflexivity].
Qed.

Lemma add_add d e s : add d (add e s) = add e (add d s).
Proof. apply has_ext; intro i. rewrite !has_add. destruct (N.eqb i d), (N.eqb i e); reflexivity. Qed.

(* ------------------------------------------------------ Subsets, without a detour *)

Fixpoint inside_positive (p q : positive) : bool :=
  match p, q with
  | xH, xO _ => false
  | xH, _ => true
  | xO p, xO q | xO p, xI q | xI p, xI q => inside_positive p q
  | _, _ => false
  end.

(* subset, which stops at the first edge that is missing. *)
Definition inside (s t : N) : bool :=
  match s, t with
  | N0, _ => true
  | _, N0 => false
  | Npos p, Npos q => inside_positive p q
  end.

Lemma inside_subset s t : inside s t = subset s t.
Proof.
  destruct s as [|p], t as [|q]; try reflexivity. unfold subset, inside. simpl.
  revert q; induction p as [p IH|p IH|]; intros [q|q|]; simpl; try reflexivity; try rewrite IH;
    destruct (Pos.ldiff p q); reflexivity.
Qed.

(* ------------------------------------------- The edges of a set, out of a list of all *)

(* Of the list l, the edges whose bits are set; its first edge has the lowest bit. *)
Fixpoint sift_positive (p : positive) (l : list N) {struct l} : list N :=
  match l with
  | [] => []
  | e :: r =>
      match p with
      | xH => [e]
      | xO p => sift_positive p r
      | xI p => e :: sift_positive p r
      end
  end.

Definition sift (s : N) (l : list N) : list N :=
  match s with N0 => [] | Npos p => sift_positive p l end.

Lemma sift_positive_filter p i k :
  sift_positive p (map N.of_nat (seq i k))
  = filter (fun e => has (Npos p) (e - N.of_nat i)) (map N.of_nat (seq i k)).
Proof.
  revert p i; induction k as [|k IH]; intros p i; [reflexivity|]. cbn [seq map sift_positive filter].
  rewrite N.sub_diag.
  assert (Z : forall e, In e (map N.of_nat (seq (S i) k)) ->
    (e - N.of_nat i = N.succ (e - N.of_nat (S i)))%N).
  { intros e I. apply in_map_iff in I. destruct I as (j & <- & I). apply in_seq in I. lia. }
  assert (E : forall q h, (forall x, has q (N.succ x) = h x) ->
    filter (fun e => has q (e - N.of_nat i)) (map N.of_nat (seq (S i) k))
    = filter (fun e => h (e - N.of_nat (S i))%N) (map N.of_nat (seq (S i) k))).
  { intros q h H. apply filter_ext_in. intros e I. rewrite (Z e I). apply H. }
  destruct p as [p|p|].
  - rewrite (E _ (has (Npos p))), IH by (intro x; apply (N.testbit_odd_succ (Npos p)); lia). reflexivity.
  - rewrite (E _ (has (Npos p))), IH by (intro x; apply (N.testbit_even_succ (Npos p)); lia). reflexivity.
  - rewrite (E _ (fun _ => false)) by (intro x; destruct x; reflexivity).
    change (has 1%N 0%N) with true. cbn iota. f_equal.
    clear. induction (map N.of_nat (seq (S i) k)) as [|y l IH]; [reflexivity|exact IH].
Qed.

Lemma sift_filter s k : sift s (map N.of_nat (seq 0 k)) = filter (has s) (map N.of_nat (seq 0 k)).
Proof.
  destruct s as [|p]; simpl sift.
  - induction (map N.of_nat (seq 0 k)) as [|y l IH]; [reflexivity|]. cbn [filter].
    rewrite has_empty. exact IH.
  - rewrite sift_positive_filter. apply filter_ext. intro e. rewrite N.sub_0_r. reflexivity.
Qed.

(* ------------------------------------------------------------ Numbers of pairs *)

Lemma triangle_grows u v : (u < v -> triangle u + u <= triangle v)%nat.
Proof. induction v as [|v IH]; simpl; intro H; [lia|]. destruct (Nat.eq_dec u v); [subst|]; lia. Qed.

Lemma number_sym u v : number u v = number v u.
Proof.
  unfold number. destruct (Nat.ltb_spec u v), (Nat.ltb_spec v u); try lia; try reflexivity.
  replace u with v by lia. reflexivity.
Qed.

Lemma number_sorted u v w x :
  (u < v)%nat -> (w < x)%nat -> number u v = number w x -> u = w /\ v = x.
Proof.
  intros H K E. unfold number in E.
  apply Nat.ltb_lt in H as H'; apply Nat.ltb_lt in K as K'. rewrite H', K' in E. clear H' K'.
  apply Nnat.Nat2N.inj in E.
  destruct (Nat.lt_trichotomy v x) as [L|[L|L]].
  - pose proof (triangle_grows _ _ L). lia.
  - subst. lia.
  - pose proof (triangle_grows _ _ L). lia.
Qed.

Lemma number_inj u v w x :
  u <> v -> w <> x -> number u v = number w x -> (u = w /\ v = x) \/ (u = x /\ v = w).
Proof.
  intros H K E.
  destruct (Nat.lt_gt_cases u v) as [C _]; specialize (C H).
  destruct (Nat.lt_gt_cases w x) as [D _]; specialize (D K).
  destruct C, D;
    [ | rewrite (number_sym w x) in E | rewrite (number_sym u v) in E
      | rewrite (number_sym u v), (number_sym w x) in E ];
    apply number_sorted in E; lia.
Qed.

Lemma in_pairs n u v : In (u, v) (pairs n) <-> (u < v < n)%nat.
Proof.
  unfold pairs. rewrite in_flat_map. split.
  - intros (x & Hx & H). apply in_seq in Hx. apply in_map_iff in H. destruct H as (y & E & Hy).
    injection E as -> ->. apply in_seq in Hy. lia.
  - intro H. exists v. split; [apply in_seq; lia|]. apply in_map_iff. exists u.
    split; [reflexivity|]. apply in_seq. lia.
Qed.

Definition numbers (n : nat) : list N := map (fun '(u, v) => number u v) (pairs n).

Lemma in_numbers n e :
  In e (numbers n) <-> exists u v, (u < n)%nat /\ (v < n)%nat /\ u <> v /\ e = number u v.
Proof.
  unfold numbers. rewrite in_map_iff. split.
  - intros ((u, v) & <- & H). apply in_pairs in H. exists u, v. lia.
  - intros (u & v & Hu & Hv & D & ->). destruct (Nat.lt_ge_cases u v).
    + exists (u, v). split; [reflexivity|]. apply in_pairs. lia.
    + exists (v, u). split; [apply number_sym|]. apply in_pairs. lia.
Qed.

Lemma numbers_in_order n : numbers n = map N.of_nat (seq 0 (triangle n)).
Proof.
  unfold numbers. induction n as [|n IH]; [reflexivity|].
  unfold pairs. rewrite seq_S, flat_map_app, map_app. simpl flat_map. rewrite app_nil_r.
  fold (pairs n). rewrite IH. simpl triangle. rewrite Nat.add_comm, seq_app, map_app. f_equal.
  rewrite map_map. simpl. rewrite <- (Nat.add_0_r (triangle n)) at 1.
  assert (G : forall m, (m <= n)%nat -> map (fun x => number x n) (seq (n - m) m)
             = map N.of_nat (seq (triangle n + (n - m)) m)).
  { induction m as [|m IHm]; intro L; [reflexivity|]. cbn [seq map]. f_equal.
    - unfold number. replace (n - S m <? n)%nat with true; [reflexivity|].
      symmetry. apply Nat.ltb_lt. lia.
    - specialize (IHm ltac:(lia)). replace (S (n - S m)) with (n - m)%nat by lia.
      replace (S (triangle n + (n - S m))) with (triangle n + (n - m))%nat by lia. exact IHm. }
  specialize (G n (le_n n)). rewrite Nat.sub_diag in G. exact G.
Qed.

Lemma NoDup_numbers n : NoDup (numbers n).
Proof.
  rewrite numbers_in_order. apply FinFun.Injective_map_NoDup; [exact Nnat.Nat2N.inj|apply seq_NoDup].
Qed.

Lemma joined_sym s u v : joined s u v = joined s v u.
Proof. unfold joined. rewrite (number_sym u v), (PeanoNat.Nat.eqb_sym u v). reflexivity. Qed.

Lemma joined_different s u v : u <> v -> joined s u v = has s (number u v).
Proof. intro H. unfold joined. apply Nat.eqb_neq in H. rewrite H. reflexivity. Qed.

Lemma joined_true s u v : joined s u v = true <-> u <> v /\ has s (number u v) = true.
Proof. unfold joined. rewrite andb_true_iff, negb_true_iff, Nat.eqb_neq. tauto. Qed.

Lemma joined_subset s t u v : subset s t = true -> joined s u v = true -> joined t u v = true.
Proof. rewrite !joined_true. intros S [D H]. split; [exact D|]. eapply subset_spec; eauto. Qed.

Lemma number_below n u w : (u < n)%nat -> (w < n)%nat -> u <> w -> (number u w < N.of_nat (triangle n))%N.
Proof.
  intros Hu Hw D. unfold number. destruct (Nat.ltb_spec u w) as [L|L].
  - pose proof (triangle_grows w n Hw). lia.
  - pose proof (triangle_grows u n Hu). lia.
Qed.

Lemma joined_complete n u w :
  (u < n)%nat -> (w < n)%nat -> joined (edges (complete n)) u w = negb (u =? w)%nat.
Proof.
  intros Hu Hw. unfold joined. destruct (Nat.eqb_spec u w); [reflexivity|]. simpl.
  unfold has. apply N.ones_spec_low. apply number_below; assumption.
Qed.

(* -------------------------------------------------------------------- Cliques *)

(* Different vertices below n, any two of them joined. *)
Definition clique_of (n : nat) (s : edge_set) (vs : list nat) : Prop :=
  NoDup vs /\ (forall v, In v vs -> (v < n)%nat) /\
  (forall u v, In u vs -> In v vs -> u <> v -> joined s u v = true).

Lemma is_clique_spec s vs :
  NoDup vs ->
  (is_clique s vs = true <->
   forall u v, In u vs -> In v vs -> u <> v -> joined s u v = true).
Proof.
  induction vs as [|x vs IH]; intro D; simpl.
  - split; [intros _ u v []|reflexivity].
  - inversion_clear D as [|? ? X D']. rewrite andb_true_iff, forallb_forall, IH by assumption.
    split.
    + intros [A B] u v [<-|Hu] [<-|Hv] N; auto; try congruence. rewrite joined_sym. auto.
    + intro H. split; [|auto]. intros v Hv. apply H; auto. intros ->. auto.
Qed.

Lemma in_sublists l vs :
  In vs (sublists l) -> (forall v, In v vs -> In v l) /\ (NoDup l -> NoDup vs).
Proof.
  revert vs; induction l as [|x l IH]; simpl; intros vs H.
  - destruct H as [<-|[]]. split; auto.
  - apply in_app_iff in H. destruct H as [H|H].
    + apply IH in H. destruct H as [A B]. split; [auto|]. intro D. inversion D; auto.
    + apply in_map_iff in H. destruct H as (us & <- & H). apply IH in H. destruct H as [A B].
      split; [intros v [->|K]; auto|]. intro D. inversion_clear D as [|? ? X D'].
      constructor; auto.
Qed.

Lemma filter_in_sublists f l : In (filter f l) (sublists l).
Proof.
  induction l as [|x l IH]; simpl; [auto|]. apply in_app_iff. destruct (f x); [right|left]; auto.
  apply in_map. exact IH.
Qed.

(* Every list of different vertices below n is one in their order, up to permutation. *)
Lemma sorted_version n vs :
  NoDup vs -> (forall v, In v vs -> (v < n)%nat) ->
  exists us, In us (sublists (seq 0 n)) /\ Permutation us vs.
Proof.
  intros D B. exists (filter (fun v => existsb (Nat.eqb v) vs) (seq 0 n)).
  split; [apply filter_in_sublists|]. apply NoDup_Permutation.
  - apply NoDup_filter, seq_NoDup.
  - exact D.
  - intro v. rewrite filter_In, existsb_exists, in_seq. split.
    + intros [_ (w & H & E)]. apply Nat.eqb_eq in E. subst. exact H.
    + intro H. split; [specialize (B v H); lia|]. exists v. split; [exact H|apply Nat.eqb_refl].
Qed.

Lemma list_max_at_least k l : (k <= list_max l)%nat <-> k = 0%nat \/ exists x, In x l /\ (k <= x)%nat.
Proof.
  induction l as [|y l IH]; simpl.
  - split; [intro; left; lia|]. intros [->|(x & [] & _)]. lia.
  - rewrite PeanoNat.Nat.max_le_iff, IH. split.
    + intros [H|[H|(x & H & L)]]; eauto.
    + intros [H|(x & [<-|H] & L)]; eauto. 
Qed.

Lemma clique_number_spec n s k :
  (k <= clique_number n s)%nat <-> exists vs, clique_of n s vs /\ (k <= length vs)%nat.
Proof.
  unfold clique_number. rewrite list_max_at_least. split.
  - intros [->|(x & H & L)].
    + exists []. split; [|simpl; lia]. split; [constructor|]. split; intros ? ; [intros []|intros ? []].
    + apply in_map_iff in H. destruct H as (vs & <- & H). apply filter_In in H. destruct H as [I C].
      apply in_sublists in I. destruct I as [I D]. specialize (D (seq_NoDup n 0)).
      exists vs. split; [|exact L]. split; [exact D|]. split.
      * intros v Hv. apply I in Hv. apply in_seq in Hv. lia.
      * apply is_clique_spec; assumption.
  - intros (vs & (D & B & J) & L). destruct (sorted_version n vs D B) as (us & I & P). right.
    exists (length us). split; [|rewrite (Permutation_length P); exact L].
    apply in_map_iff. exists us. split; [reflexivity|]. apply filter_In. split; [exact I|].
    assert (Du : NoDup us) by (eapply Permutation_NoDup; [apply Permutation_sym; exact P|exact D]).
    apply is_clique_spec; [exact Du|]. intros u v Hu Hv. apply J; eapply Permutation_in; eauto.
Qed.

Lemma clique_number_subset n s t :
  subset s t = true -> (clique_number n s <= clique_number n t)%nat.
Proof.
  intro S. apply clique_number_spec.
  destruct (proj1 (clique_number_spec n s _) (Nat.le_refl _)) as (vs & (D & B & J) & L).
  exists vs. split; [|exact L]. repeat split; auto. intros u v Hu Hv N.
  eapply joined_subset; eauto.
Qed.
