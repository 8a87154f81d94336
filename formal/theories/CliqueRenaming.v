(* SPDX-License-Identifier: MIT *)
(* The core of `clique`: renaming the vertices changes nothing. *)
From Coq Require Import Arith NArith List Bool Lia Permutation.
From Harary Require Import Rules Graphs Symmetry Renaming Monotone Scoring CliqueCore CliqueReduce.
Import ListNotations.

Section CliqueRenaming.
  Context {given : setting}.
  Notation n := vertices.

  (* Renaming. *)
  Definition edge_map (f : nat -> nat) (e : N) : N :=
    match find (fun '(u, v) => N.eqb (number u v) e) (pairs n) with
    | Some (u, v) => number (f u) (f v)
    | None => e
    end.

  Lemma edge_map_number f u v :
    (u < n)%nat -> (v < n)%nat -> u <> v -> edge_map f (number u v) = number (f u) (f v).
  Proof.
    intros Hu Hv N. unfold edge_map. destruct (find _ _) as [(x, y)|] eqn:E.
    - apply find_some in E. destruct E as [I E]. apply in_pairs in I. apply N.eqb_eq in E.
      apply number_inj in E; [|lia|exact N]. destruct E as [[-> ->]|[-> ->]]; [reflexivity|apply number_sym].
    - exfalso. destruct (Nat.lt_ge_cases u v) as [L|L].
      + assert (I : In (u, v) (pairs n)) by (apply in_pairs; lia).
        apply (find_none _ _ E) in I. rewrite N.eqb_refl in I. discriminate.
      + assert (I : In (v, u) (pairs n)) by (apply in_pairs; lia).
        apply (find_none _ _ E) in I. rewrite number_sym, N.eqb_refl in I. discriminate.
  Qed.

  Section Renamed.
    Variable f : nat -> nat.
    Hypothesis P : permutes n f.

    Notation rel := (relabel n f).

    Lemma relabel_union s t : rel (N.lor s t) = N.lor (rel s) (rel t).
    Proof.
      apply has_ext. intro e. apply eq_true_iff_eq. rewrite has_union, orb_true_iff, !has_relabel.
      setoid_rewrite has_union. setoid_rewrite orb_true_iff. split.
      - intros (u & v & B & [H|H] & E); [left|right]; exists u, v; auto.
      - intros [(u & v & B & H & E)|(u & v & B & H & E)]; exists u, v; auto.
    Qed.

    Lemma relabel_minus s t : rel (N.ldiff s t) = N.ldiff (rel s) (rel t).
    Proof.
      apply has_ext. intro e. apply eq_true_iff_eq. rewrite has_minus, andb_true_iff, negb_true_iff. split.
      - intro H. apply has_relabel in H. destruct H as (u & v & B & H & ->).
        rewrite has_minus in H. rewrite !has_relabel_number by (auto; lia).
        apply andb_true_iff in H. rewrite negb_true_iff in H. exact H.
      - intros [H K]. apply has_relabel in H. destruct H as (u & v & B & H & ->).
        rewrite has_relabel_number in * by (auto; lia). rewrite has_minus, H, K. reflexivity.
    Qed.

    Lemma bits_edge_map T :
      (forall e, In e T -> In e (numbers n)) -> bits (map (edge_map f) T) = rel (bits T).
    Proof.
      induction T as [|x T IH]; intro B.
      - symmetry. apply has_ext. intro e. rewrite has_empty. apply not_true_iff_false.
        rewrite has_relabel. intros (u & v & _ & H & _). rewrite has_empty in H. discriminate.
      - cbn [map bits fold_right]. fold (bits T). fold (bits (map (edge_map f) T)).
        rewrite IH by (intros; apply B; right; assumption).
        assert (I := B x (or_introl eq_refl)). apply in_numbers in I.
        destruct I as (u & v & Hu & Hv & N & ->).
        rewrite edge_map_number, relabel_add by assumption. reflexivity.
    Qed.

    Definition moved (q : clique_position) : clique_position :=
      CliquePosition (rel (theirs_edges q)) (rel (our_edges q)) (rel (free q)) (theirs_level q) (our_level q).

    Lemma free_moved q : Permutation (map (edge_map f) (free_edges q)) (free_edges (moved q)).
    Proof.
      apply NoDup_Permutation.
      - assert (G : forall l, NoDup l -> (forall e, In e l -> In e (numbers n)) -> NoDup (map (edge_map f) l)).
        { induction l as [|x l IH]; simpl; intros D B; [constructor|]. inversion_clear D as [|? ? N D'].
          constructor; [|apply IH; auto]. intro I. apply in_map_iff in I. destruct I as (y & E & I).
          assert (Bx := B x (or_introl eq_refl)). assert (By := B y (or_intror I)).
          apply in_numbers in Bx, By. destruct Bx as (u & v & Hu & Hv & Nu & ->).
          destruct By as (w & z & Hw & Hz & Nw & ->). rewrite !edge_map_number in E by assumption.
          apply (number_back n f P) in E; auto. rewrite E in I. auto. }
        apply G; [apply free_edges_NoDup|]. intros e I. apply in_free_edges in I. apply I.
      - apply free_edges_NoDup.
      - intro e. rewrite in_map_iff, in_free_edges. simpl. split.
        + intros (d & <- & I). apply in_free_edges in I. destruct I as [I H]. apply in_numbers in I.
          destruct I as (u & v & Hu & Hv & N & ->). rewrite edge_map_number by assumption.
          rewrite has_relabel_number by assumption. split; [|exact H]. apply in_numbers.
          exists (f u), (f v). repeat split; try apply P; auto. apply (different n f P); assumption.
        + intros [_ H]. apply has_relabel in H. destruct H as (u & v & B & H & ->).
          exists (number u v). rewrite edge_map_number by lia. split; [reflexivity|].
          apply in_free_edges. split; [apply in_numbers; exists u, v; lia|exact H].
    Qed.

    Lemma moved_holds q m : holds m (free_edges (moved q)) (lost (moved q)) -> holds m (free_edges q) (lost q).
    Proof.
      intro H. apply (reduction (edge_map f) (length (free_edges q)) m (free_edges q) (free_edges q) []
                        (free_edges (moved q)) (lost q) (lost (moved q))).
      - lia.
      - rewrite app_nil_r. reflexivity.
      - apply free_moved.
      - apply lost_monotone.
      - apply lost_monotone.
      - intros T U I J L. assert (U = []).
        { destruct J as [R E]. apply Permutation_nil, app_eq_nil in E. apply E. }
        subst U. rewrite app_nil_r in L. unfold lost, loses in *.
        assert (B : forall e, In e T -> In e (numbers n)).
        { intros e K. eapply within_in in K; [|exact I]. apply in_free_edges in K. apply K. }
        rewrite bits_edge_map by exact B. unfold our_end, their_end in *. simpl.
        rewrite <- relabel_minus, <- !relabel_union, !(clique_number_relabel n f P). exact L.
      - exact H.
    Qed.
  End Renamed.

  Lemma clique_renamed_moved names q :
    is_permutation n names = true -> clique_renamed names q = moved (fun x => nth x names O) q.
  Proof.
    intro H. apply is_permutation_spec in H. unfold clique_renamed, moved.
    rewrite table_is, pairs_are, !sweep_relabel by apply H. reflexivity.
  Qed.
End CliqueRenaming.
