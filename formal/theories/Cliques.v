(* SPDX-License-Identifier: MIT *)
(* The cliques of n vertices as sets of edges, and how the clique number shows in them. *)
From Coq Require Import Arith NArith List Bool Lia Permutation.
From Harary Require Import Rules Play Graphs.
Import ListNotations.

(* The edges between vertices of a list. *)
Fixpoint edges_of (vs : list nat) : edge_set :=
  match vs with
  | [] => 0%N
  | v :: us => fold_right (fun u s => add (number v u) s) (edges_of us) us
  end.

Lemma has_edges_of vs e :
  NoDup vs ->
  (has (edges_of vs) e = true <->
   exists u v, In u vs /\ In v vs /\ u <> v /\ e = number u v).
Proof.
  induction vs as [|x vs IH]; intro D; cbn [edges_of].
  - rewrite has_empty. split; [discriminate|]. intros (u & v & [] & _).
  - inversion_clear D as [|? ? N D'].
    assert (G : forall l s, has (fold_right (fun u s => add (number x u) s) s l) e = true <->
                (exists u, In u l /\ e = number x u) \/ has s e = true).
    { induction l as [|y l IHl]; intro s; cbn [fold_right].
      - split; [auto|]. intros [(u & [] & _)|H]; exact H.
      - rewrite has_add, orb_true_iff, N.eqb_eq, IHl. split.
        + intros [H|[(u & I & E)|H]]; [left; exists y; simpl; auto|left; exists u; simpl; auto|auto].
        + intros [(u & [<-|I] & E)|H]; eauto. }
    rewrite G, IH by exact D'. split.
    + intros [(u & I & E)|(u & v & Iu & Iv & Nuv & E)].
      * exists x, u. simpl. repeat split; auto. intros ->. auto.
      * exists u, v. simpl. auto.
    + intros (u & v & [->|Iu] & [->|Iv] & Nuv & E).
      * congruence.
      * left. eauto.
      * left. exists u. rewrite number_sym. auto.
      * right. exists u, v. auto.
Qed.

(* The cliques of k of n vertices, by their edges. *)
Definition cliques (n k : nat) : list edge_set :=
  map edges_of (filter (fun vs => length vs =? k)%nat (sublists (seq 0 n))).

Lemma clique_length n s us : clique_of n s us -> (length us <= n)%nat.
Proof.
  intros (D & B & _). rewrite <- (seq_length n 0). apply NoDup_incl_length; [exact D|].
  intros v H. apply in_seq. specialize (B v H). lia.
Qed.

(* A clique in s has one of these cliques of at most its size within s, through any two vertices. *)
Lemma clique_in_cliques n s us k :
  clique_of n s us -> length us = k ->
  exists c, In c (cliques n k) /\ subset c s = true /\
            forall u v, In u us -> In v us -> u <> v -> has c (number u v) = true.
Proof.
  intros (D & B & J) L. destruct (sorted_version n us D B) as (ws & I & P).
  assert (Dw : NoDup ws) by (eapply Permutation_NoDup; [symmetry; exact P|exact D]).
  exists (edges_of ws). repeat split.
  - apply in_map, filter_In. split; [exact I|]. apply Nat.eqb_eq.
    rewrite (Permutation_length P). exact L.
  - apply subset_spec. intros e H. apply has_edges_of in H; [|exact Dw].
    destruct H as (u & v & Hu & Hv & N & ->). rewrite P in Hu, Hv.
    rewrite <- joined_different by exact N. apply J; assumption.
  - intros u v Hu Hv N. apply has_edges_of; [exact Dw|]. exists u, v. rewrite P. auto.
Qed.

Lemma in_cliques n k c s :
  In c (cliques n k) -> subset c s = true -> (k <= clique_number n s)%nat.
Proof.
  unfold cliques. rewrite in_map_iff. intros (ws & <- & I) S. apply filter_In in I.
  destruct I as [I L]. apply Nat.eqb_eq in L. apply in_sublists in I. destruct I as [I D].
  specialize (D (seq_NoDup n 0)). apply clique_number_spec. exists ws. split; [|lia].
  split; [exact D|]. split.
  - intros v H. apply I in H. apply in_seq in H. lia.
  - intros u v Hu Hv N. rewrite joined_different by exact N. apply (proj1 (subset_spec _ _) S).
    apply has_edges_of; [exact D|]. exists u, v. auto.
Qed.

Lemma clique_part n s us k :
  clique_of n s us -> (k <= length us)%nat -> clique_of n s (firstn k us).
Proof.
  intros (D & B & J) L.
  assert (I : forall v, In v (firstn k us) -> In v us).
  { intros v H. rewrite <- (firstn_skipn k us). apply in_or_app. auto. }
  repeat split; auto. rewrite <- (firstn_skipn k us) in D.
  clear - D. induction (firstn k us) as [|x l IH]; [constructor|].
  simpl in D. inversion_clear D as [|? ? N D']. constructor; [|auto].
  intro H. apply N. apply in_or_app. auto.
Qed.

Lemma clique_of_permutation n s us ws : Permutation us ws -> clique_of n s us -> clique_of n s ws.
Proof.
  intros P (D & B & J). split; [eapply Permutation_NoDup; eauto|]. split.
  - intros v H. apply B. rewrite P. exact H.
  - intros u v Hu Hv. apply J; rewrite P; assumption.
Qed.
