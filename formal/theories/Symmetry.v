(* SPDX-License-Identifier: MIT *)
(* Renaming the vertices: what it does to edges, copies of a target and points. *)
From Coq Require Import Arith NArith ZArith List Bool Lia Permutation FinFun.
From Harary Require Import Rules Play Graphs.
Import ListNotations.

(* A permutation of the vertices 0, ..., n-1. *)
Definition permutes (n : nat) (f : nat -> nat) : Prop :=
  (forall v, (v < n)%nat -> (f v < n)%nat) /\
  (forall u v, (u < n)%nat -> (v < n)%nat -> f u = f v -> u = v).

Lemma permutes_onto n f w :
  permutes n f -> (w < n)%nat -> exists v, (v < n)%nat /\ f v = w.
Proof.
  intros [B I]. assert (S : bSurjective n f).
  { apply bInjective_bSurjective; [exact B|]. intros u v Hu Hv. apply I; assumption. }
  intro H. destruct (S w H) as (v & Hv & E). eauto.
Qed.

(* The edges of s with their vertices renamed. *)
Definition relabel (n : nat) (f : nat -> nat) (s : edge_set) : edge_set :=
  fold_right (fun '(u, v) t => if has s (number u v) then add (number (f u) (f v)) t else t)
             0%N (pairs n).

Lemma has_relabel n f s e :
  has (relabel n f s) e = true <->
  exists u v, (u < v < n)%nat /\ has s (number u v) = true /\ e = number (f u) (f v).
Proof.
  unfold relabel. transitivity (exists u v, In (u, v) (pairs n) /\ has s (number u v) = true
                                            /\ e = number (f u) (f v)).
  2:{ split; intros (u & v & H & K); exists u, v; apply in_pairs in H || apply (in_pairs n u v) in H;
      auto. }
  induction (pairs n) as [|(x, y) l IH]; simpl.
  - rewrite has_empty. split; [discriminate|]. intros (u & v & [] & _).
  - destruct (has s (number x y)) eqn:E.
    + rewrite has_add, orb_true_iff, N.eqb_eq, IH. split.
      * intros [->|(u & v & H & K)]; [exists x, y|exists u, v]; auto.
      * intros (u & v & [H|H] & K & L); [injection H as -> ->; auto|]. right; eauto.
    + rewrite IH. split; intros (u & v & H & K).
      * exists u, v; auto.
      * destruct H as [H|H]; [injection H as -> ->; destruct K; congruence|]. eauto.
Qed.

Section Relabel.
  Variable n : nat.
  Variable f : nat -> nat.
  Hypothesis P : permutes n f.

  Notation rel := (relabel n f).

  Lemma bound v : (v < n)%nat -> (f v < n)%nat.
  Proof. apply P. Qed.

  Lemma different u v : (u < n)%nat -> (v < n)%nat -> u <> v -> f u <> f v.
  Proof. intros Hu Hv D E. apply D. apply P; assumption. Qed.

  Lemma number_back u v w x :
    (u < n)%nat -> (v < n)%nat -> u <> v -> (w < n)%nat -> (x < n)%nat -> w <> x ->
    number (f u) (f v) = number (f w) (f x) -> number u v = number w x.
  Proof.
    intros Hu Hv D Hw Hx E K. apply number_inj in K; try (apply different; assumption).
    destruct K as [[A B]|[A B]]; apply (proj2 P) in A; apply (proj2 P) in B; auto; subst;
      apply number_sym || reflexivity.
  Qed.

  Lemma number_forth u v w x :
    u <> v -> w <> x -> number u v = number w x -> number (f u) (f v) = number (f w) (f x).
  Proof.
    intros D E K. apply number_inj in K; auto.
    destruct K as [[-> ->]|[-> ->]]; [reflexivity|apply number_sym].
  Qed.

  Lemma has_relabel_number s u v :
    (u < n)%nat -> (v < n)%nat -> u <> v ->
    has (rel s) (number (f u) (f v)) = has s (number u v).
  Proof.
    intros Hu Hv D. apply eq_true_iff_eq. rewrite has_relabel. split.
    - intros (w & x & B & H & E). apply number_back in E; try lia. congruence.
    - intro H. destruct (Nat.lt_ge_cases u v) as [L|L].
      + exists u, v. auto.
      + exists v, u. rewrite (number_sym v u), (number_sym (f v)). repeat split; auto; lia.
  Qed.

  Lemma joined_relabel s u v :
    (u < n)%nat -> (v < n)%nat -> joined (rel s) (f u) (f v) = joined s u v.
  Proof.
    intros Hu Hv. destruct (Nat.eq_dec u v) as [->|D].
    - unfold joined. rewrite !Nat.eqb_refl. reflexivity.
    - rewrite !joined_different; auto using different, has_relabel_number.
  Qed.

  Lemma relabel_add s u v :
    (u < n)%nat -> (v < n)%nat -> u <> v ->
    rel (add (number u v) s) = add (number (f u) (f v)) (rel s).
  Proof.
    intros Hu Hv D. apply has_ext. intro e. rewrite has_add. apply eq_true_iff_eq.
    rewrite orb_true_iff, N.eqb_eq, !has_relabel. split.
    - intros (w & x & B & H & E). rewrite has_add, orb_true_iff, N.eqb_eq in H.
      destruct H as [H|H]; [left|right].
      + rewrite E. apply number_forth; lia.
      + exists w, x. auto.
    - intros [->|(w & x & B & H & E)].
      + destruct (Nat.lt_ge_cases u v) as [L|L].
        * exists u, v. rewrite has_add, N.eqb_refl. auto.
        * exists v, u. rewrite (number_sym v u), (number_sym (f v)), has_add, N.eqb_refl.
          repeat split; auto; lia.
      + exists w, x. rewrite has_add, H, orb_true_r. auto.
  Qed.

  Lemma subset_relabel s t : subset s t = true -> subset (rel s) (rel t) = true.
  Proof.
    rewrite !subset_spec. intros S e. rewrite !has_relabel.
    intros (u & v & B & H & E). exists u, v. auto.
  Qed.

  (* ------------------------------------------------------------------- Copies *)

  Lemma in_placements k vs :
    In vs (placements k n) <-> length vs = k /\ NoDup vs /\ forall v, In v vs -> (v < n)%nat.
  Proof.
    revert vs; induction k as [|k IH]; intro vs; simpl.
    - split.
      + intros [<-|[]]. repeat split; [constructor|intros ? []].
      + intros (L & _). destruct vs; [auto|discriminate].
    - rewrite in_flat_map. split.
      + intros (us & H & K). apply in_map_iff in K. destruct K as (v & <- & K).
        apply filter_In in K. destruct K as [B X]. apply in_seq in B. apply IH in H.
        destruct H as (L & D & B'). simpl. repeat split; [congruence| |].
        * constructor; [|exact D]. intro I. apply negb_true_iff in X.
          rewrite <- not_true_iff_false in X. apply X. apply existsb_exists. exists v.
          split; [exact I|apply Nat.eqb_refl].
        * intros w [<-|I]; [lia|auto].
      + intros (L & D & B). destruct vs as [|v us]; [discriminate|]. inversion_clear D as [|? ? X D'].
        exists us. split.
        * apply IH. repeat split; [simpl in L; lia|exact D'|]. intros w I. apply B. right; exact I.
        * apply in_map_iff. exists v. split; [reflexivity|].
          apply filter_In. split; [apply in_seq; specialize (B v (or_introl eq_refl)); lia|].
          apply negb_true_iff, not_true_iff_false. intro E. apply existsb_exists in E.
          destruct E as (w & I & E). apply Nat.eqb_eq in E. subst. auto.
  Qed.

  Lemma NoDup_map_f vs : NoDup vs -> (forall v, In v vs -> (v < n)%nat) -> NoDup (map f vs).
  Proof.
    induction vs as [|v vs IH]; simpl; intros D B; [constructor|]. inversion_clear D as [|? ? X D'].
    constructor; [|apply IH; auto]. intro I. apply in_map_iff in I. destruct I as (w & E & I).
    apply (proj2 P) in E; auto. subst; auto.
  Qed.

  Lemma preimage ws :
    (forall v, In v ws -> (v < n)%nat) ->
    exists vs, ws = map f vs /\ forall v, In v vs -> (v < n)%nat.
  Proof.
    induction ws as [|w ws IH]; intro B.
    - exists []. split; [reflexivity|intros ? []].
    - destruct IH as (vs & -> & C); [intros; apply B; right; assumption|].
      destruct (permutes_onto n f w P) as (v & Hv & <-); [apply B; left; reflexivity|].
      exists (v :: vs). split; [reflexivity|]. intros x [<-|I]; auto.
  Qed.

  Lemma placements_map k vs :
    (forall v, In v vs -> (v < n)%nat) -> (In (map f vs) (placements k n) <-> In vs (placements k n)).
  Proof.
    intro B. rewrite !in_placements, map_length. split; intros (L & D & _); repeat split; auto.
    - eapply NoDup_map_inv; eassumption.
    - apply NoDup_map_f; assumption.
    - intros v I. apply in_map_iff in I. destruct I as (w & <- & I). apply bound; auto.
  Qed.

  Lemma image_map target vs :
    In vs (placements (order target) n) -> image target (map f vs) = rel (image target vs).
  Proof.
    intro H. apply in_placements in H. destruct H as (L & D & B). unfold image.
    assert (I : forall ij, In ij (filter (fun '(i, j) => joined (edges target) i j)
                (pairs (order target))) -> (fst ij < snd ij < length vs)%nat).
    { intros (i, j) H. apply filter_In in H. destruct H as [H _]. apply in_pairs in H.
      simpl. lia. }
    induction (filter _ _) as [|(i, j) l IH].
    - simpl. apply has_ext. intro e. rewrite has_empty. symmetry. apply not_true_iff_false.
      rewrite has_relabel. intros (u & v & _ & K & _). rewrite has_empty in K. discriminate.
    - cbn [map fold_right]. rewrite IH by (intros; apply I; right; assumption).
      specialize (I (i, j) (or_introl eq_refl)). simpl in I.
      rewrite relabel_add.
      + rewrite !(nth_indep (map f vs) O (f O)) by (rewrite map_length; lia).
        rewrite !map_nth. reflexivity.
      + apply B, nth_In. lia.
      + apply B, nth_In. lia.
      + intro E. apply (NoDup_nth vs O) in E; [lia|exact D|lia|lia].
  Qed.

  (* Copies consist of pairs of the n vertices. *)
  Lemma image_numbers target vs e :
    In vs (placements (order target) n) -> has (image target vs) e = true -> In e (numbers n).
  Proof.
    intros H. apply in_placements in H. destruct H as (L & D & B). unfold image.
    assert (I : forall ij, In ij (filter (fun '(i, j) => joined (edges target) i j)
                (pairs (order target))) -> (fst ij < snd ij < length vs)%nat).
    { intros (i, j) H. apply filter_In in H. destruct H as [H _]. apply in_pairs in H.
      simpl. lia. }
    induction (filter _ _) as [|(i, j) l IH]; cbn [map fold_right].
    - rewrite has_empty. discriminate.
    - specialize (IH (fun ij K => I ij (or_intror K))).
      specialize (I (i, j) (or_introl eq_refl)). simpl in I.
      rewrite has_add, orb_true_iff, N.eqb_eq. intros [->|H]; [|auto].
      apply in_numbers. exists (nth i vs O), (nth j vs O). repeat split.
      + apply B, nth_In. lia.
      + apply B, nth_In. lia.
      + intro E. apply (NoDup_nth vs O) in E; [lia|exact D|lia|lia].
  Qed.

  (* A copy after the renaming is a renamed copy. *)
  Lemma copies_relabel target c :
    In c (copies target n) -> exists d, In d (copies target n) /\ c = rel d.
  Proof.
    unfold copies. rewrite in_map_iff. intros (ws & <- & H).
    destruct (preimage ws) as (vs & -> & B); [apply in_placements in H; apply H|].
    apply (proj1 (placements_map _ _ B)) in H. exists (image target vs). split.
    - apply in_map. exact H.
    - apply image_map. exact H.
  Qed.

  Lemma relabel_copies target d : In d (copies target n) -> In (rel d) (copies target n).
  Proof.
    unfold copies. rewrite !in_map_iff. intros (vs & <- & H). exists (map f vs). split.
    - apply image_map. exact H.
    - apply placements_map; [|exact H]. apply in_placements in H. apply H.
  Qed.

  Lemma copy_numbers target d e :
    In d (copies target n) -> has d e = true -> In e (numbers n).
  Proof.
    unfold copies. rewrite in_map_iff. intros (vs & <- & H). apply image_numbers. exact H.
  Qed.

  Lemma subset_relabel_copy target d s :
    In d (copies target n) -> subset (rel d) (rel s) = subset d s.
  Proof.
    intro H. apply eq_true_iff_eq. split; [|apply subset_relabel]. rewrite !subset_spec. intros S e He.
    assert (I := copy_numbers _ _ _ H He). apply in_numbers in I.
    destruct I as (u & v & Hu & Hv & D & ->).
    rewrite <- (has_relabel_number s) by assumption. apply S.
    rewrite has_relabel_number by assumption. exact He.
  Qed.

  Lemma contains_relabel target s :
    contains (copies target n) (rel s) = contains (copies target n) s.
  Proof.
    apply eq_true_iff_eq. unfold contains. rewrite !existsb_exists. split.
    - intros (c & I & S). apply copies_relabel in I. destruct I as (d & I & ->).
      rewrite (subset_relabel_copy target) in S by exact I. eauto.
    - intros (d & I & S). exists (rel d). split; [apply relabel_copies; exact I|].
      apply subset_relabel. exact S.
  Qed.

  Lemma completes_relabel target s u v :
    (u < n)%nat -> (v < n)%nat -> u <> v ->
    completes (copies target n) (rel s) (number (f u) (f v))
    = completes (copies target n) s (number u v).
  Proof.
    intros Hu Hv D. apply eq_true_iff_eq. unfold completes. rewrite !existsb_exists.
    setoid_rewrite andb_true_iff. rewrite <- relabel_add by assumption. split.
    - intros (c & I & H & S). apply copies_relabel in I. destruct I as (d & I & ->).
      rewrite (subset_relabel_copy target) in S by exact I.
      rewrite has_relabel_number in H by assumption. eauto.
    - intros (d & I & H & S). exists (rel d). repeat split.
      + apply relabel_copies; exact I.
      + rewrite has_relabel_number by assumption. exact H.
      + apply subset_relabel. exact S.
  Qed.

  (* ------------------------------------------------------------------- Points *)

  Lemma clique_number_relabel s : clique_number n (rel s) = clique_number n s.
  Proof.
    apply Nat.le_antisymm; apply clique_number_spec.
    - destruct (proj1 (clique_number_spec n (rel s) _) (Nat.le_refl _)) as (ws & (D & B & J) & L).
      destruct (preimage ws B) as (vs & -> & C). exists vs. rewrite map_length in L.
      split; [|exact L]. repeat split; [eapply NoDup_map_inv; eassumption|exact C|].
      intros u v Hu Hv N. rewrite <- joined_relabel by auto.
      apply J; auto using in_map, different.
    - destruct (proj1 (clique_number_spec n s _) (Nat.le_refl _)) as (vs & (D & B & J) & L).
      exists (map f vs). rewrite map_length. split; [|exact L].
      repeat split; [apply NoDup_map_f; assumption| |].
      + intros v I. apply in_map_iff in I. destruct I as (w & <- & I). apply bound; auto.
      + intros u v Hu Hv N. apply in_map_iff in Hu, Hv. destruct Hu as (w & <- & Hw).
        destruct Hv as (x & <- & Hx). rewrite joined_relabel by auto. apply J; congruence.
  Qed.

  Lemma permutation_vertices : Permutation (map f (seq 0 n)) (seq 0 n).
  Proof.
    assert (B : forall v, In v (seq 0 n) -> (v < n)%nat) by (intros v H; apply in_seq in H; lia).
    apply NoDup_Permutation; [apply NoDup_map_f; auto using seq_NoDup|apply seq_NoDup|].
    intro w. rewrite in_map_iff. split.
    - intros (v & <- & H). apply in_seq. split; [lia|]. apply bound. auto.
    - intro H. destruct (permutes_onto n f w P (B w H)) as (v & Hv & E). exists v.
      split; [exact E|]. apply in_seq. lia.
  Qed.

  Lemma permutation_filter {A} (h : A -> bool) l m :
    Permutation l m -> length (filter h l) = length (filter h m).
  Proof.
    induction 1 as [|x l m H IH|x y l|l m o H1 IH1 H2 IH2]; simpl; [reflexivity| | |congruence].
    - destruct (h x); simpl; congruence.
    - destruct (h x), (h y); reflexivity.
  Qed.

  Lemma filter_map_length {A B} (h : B -> bool) (k : A -> B) l :
    length (filter h (map k l)) = length (filter (fun x => h (k x)) l).
  Proof. induction l as [|x l IH]; simpl; [reflexivity|]. destruct (h (k x)); simpl; congruence. Qed.

  Lemma filter_ext_length {A} (h k : A -> bool) l :
    (forall x, In x l -> h x = k x) -> length (filter h l) = length (filter k l).
  Proof. intro H. f_equal. apply filter_ext_in. exact H. Qed.

  Lemma degree_relabel s v : (v < n)%nat -> degree n (rel s) (f v) = degree n s v.
  Proof.
    intro Hv. unfold degree. rewrite <- (permutation_filter _ _ _ permutation_vertices).
    rewrite filter_map_length. apply filter_ext_length. intros w Hw. apply in_seq in Hw.
    apply joined_relabel; lia.
  Qed.

  Lemma list_max_permutation l m : Permutation l m -> list_max l = list_max m.
  Proof. induction 1; simpl; lia. Qed.

  Lemma star_relabel s :
    list_max (map (degree n (rel s)) (seq 0 n)) = list_max (map (degree n s) (seq 0 n)).
  Proof.
    rewrite <- (list_max_permutation _ _ (Permutation_map _ permutation_vertices)), map_map.
    f_equal. apply map_ext_in. intros v H. apply in_seq in H. apply degree_relabel. lia.
  Qed.

  Lemma capture_relabel s t :
    length (filter (fun v => degree n (rel t) v <? degree n (rel s) v)%nat (seq 0 n))
    = length (filter (fun v => degree n t v <? degree n s v)%nat (seq 0 n)).
  Proof.
    rewrite <- (permutation_filter _ _ _ permutation_vertices), filter_map_length.
    apply filter_ext_length. intros v H. apply in_seq in H. rewrite !degree_relabel by lia.
    reflexivity.
  Qed.
End Relabel.
