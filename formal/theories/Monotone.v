(* SPDX-License-Identifier: MIT *)
(* Games in which all edges are coloured and more own edges never harm. Of such a game only this
   matters: the open edges, and for which sets of them, taken by the opponent, the side has lost.
   Three classical facts: an edge that can matter to nobody may be forgotten, and it stays the same
   player's turn; two edges that answer each other block a set that needs both; and the potential of
   Erdos and Selfridge. Edges are known by labels, and several may have the same one. *)
From Coq Require Import Arith List Bool Lia Permutation.
Import ListNotations.

(* T lies within U, with multiplicities. *)
Definition within {X} (T U : list X) : Prop := exists R, Permutation U (T ++ R).

Lemma within_refl {X} (T : list X) : within T T.
Proof. exists []. rewrite app_nil_r. apply Permutation_refl. Qed.

Lemma within_nil {X} (U : list X) : within [] U.
Proof. exists U. apply Permutation_refl. Qed.

Lemma within_trans {X} (T U V : list X) : within T U -> within U V -> within T V.
Proof.
  intros [R P] [S Q]. exists (R ++ S). rewrite app_assoc, <- P. exact Q.
Qed.

Lemma within_cons {X} x (T U : list X) : within T U -> within (x :: T) (x :: U).
Proof. intros [R P]. exists R. simpl. constructor. exact P. Qed.

Lemma within_skip {X} x (T U : list X) : within T U -> within T (x :: U).
Proof.
  intros [R P]. exists (x :: R). rewrite P. apply Permutation_middle.
Qed.

Lemma within_permutation {X} (T U V : list X) : within T U -> Permutation U V -> within T V.
Proof. intros [R P] Q. exists R. rewrite <- Q. exact P. Qed.

Lemma within_permuted {X} (T U V : list X) : Permutation T U -> within U V -> within T V.
Proof. intros P [R Q]. exists R. rewrite P. exact Q. Qed.

Lemma within_in {X} (T U : list X) x : within T U -> In x T -> In x U.
Proof. intros [R P] I. rewrite P. apply in_or_app. auto. Qed.

Lemma permutation_two {X} (x z : X) O P :
  Permutation (x :: O) (z :: P) ->
  (x = z /\ Permutation O P) \/ exists Q, Permutation O (z :: Q) /\ Permutation P (x :: Q).
Proof.
  intro H. assert (I : In z (x :: O)) by (rewrite H; left; reflexivity).
  destruct I as [->|I].
  - left. split; [reflexivity|]. eapply Permutation_cons_inv; eauto.
  - right. apply in_split in I. destruct I as (l & r & ->). exists (l ++ r).
    split; [symmetry; apply Permutation_middle|].
    apply Permutation_cons_inv with (a := z). rewrite <- H. rewrite perm_swap.
    constructor. symmetry. apply Permutation_middle.
Qed.

Lemma permutation_app_cons {X} (y : X) K D O :
  Permutation (y :: O) (K ++ D) ->
  (exists K1, Permutation K (y :: K1) /\ Permutation O (K1 ++ D)) \/
  (exists D1, Permutation D (y :: D1) /\ Permutation O (K ++ D1)).
Proof.
  intro H. assert (I : In y (K ++ D)) by (rewrite <- H; left; reflexivity).
  apply in_app_or in I. destruct I as [I|I]; apply in_split in I; destruct I as (l & r & ->).
  - left. exists (l ++ r). split; [symmetry; apply Permutation_middle|].
    apply Permutation_cons_inv with (a := y). rewrite H.
    rewrite (Permutation_app_comm (l ++ y :: r)), (Permutation_app_comm (l ++ r)), !app_assoc.
    symmetry. rewrite app_comm_cons. rewrite <- !app_assoc, <- app_comm_cons.
    rewrite !app_assoc. apply Permutation_middle.
  - right. exists (l ++ r). split; [symmetry; apply Permutation_middle|].
    apply Permutation_cons_inv with (a := y). rewrite H, !app_assoc. symmetry. apply Permutation_middle.
Qed.

Section Holds.
  Context {X : Type}.

  (* The side can prevent `lost T`, T the edges of O that the opponent gets in the end; the opponent
     is to move if the first argument is true. *)
  Inductive holds : bool -> list X -> (list X -> Prop) -> Prop :=
  | ended m lost : ~ lost [] -> holds m [] lost
  | theirs O lost : O <> [] ->
      (forall x O', Permutation O (x :: O') -> holds false O' (fun T => lost (x :: T))) ->
      holds true O lost
  | ours x O O' lost : Permutation O (x :: O') -> holds true O' lost -> holds false O lost.

  Definition monotone (lost : list X -> Prop) : Prop :=
    forall T U, within T U -> lost T -> lost U.

  Lemma monotone_permutation lost T U : monotone lost -> Permutation T U -> lost T -> lost U.
  Proof. intros M P. apply M. exists []. rewrite app_nil_r. symmetry. exact P. Qed.

  Lemma monotone_cons lost x : monotone lost -> monotone (fun T => lost (x :: T)).
  Proof. intros M T U W. apply M. apply within_cons. exact W. Qed.

  Lemma holds_permutation m O O' lost : Permutation O O' -> holds m O lost -> holds m O' lost.
  Proof.
    intros P H. destruct H as [m lost H|O lost N H|x O O1 lost Q H].
    - apply Permutation_nil in P. subst. constructor. exact H.
    - apply theirs.
      + intros ->. apply N. apply Permutation_nil. symmetry. exact P.
      + intros x O1 Q. apply H. rewrite P. exact Q.
    - apply ours with x O1; [rewrite <- P; exact Q|exact H].
  Qed.

  Lemma holds_weaken m O (lost more : list X -> Prop) :
    (forall T, within T O -> lost T -> more T) -> holds m O more -> holds m O lost.
  Proof.
    intros W H. revert lost W. induction H as [m more H|O more N H IH|x O O1 more Q H IH]; intros lost W.
    - constructor. intro L. apply H, W; [apply within_nil|exact L].
    - apply theirs; [exact N|]. intros x O' Q. apply (IH x O' Q). intros T I L. apply W; [|exact L].
      eapply within_permutation; [apply within_cons, I|symmetry; exact Q].
    - apply ours with x O1; [exact Q|]. apply IH. intros T I L. apply W; [|exact L].
      eapply within_permutation; [apply within_skip, I|symmetry; exact Q].
  Qed.

  Lemma holds_nil m lost : holds m [] lost -> ~ lost [].
  Proof.
    intro H. inversion H as [? ? N|? ? N|? ? ? ? Q]; subst; [exact N|congruence|].
    apply Permutation_nil_cons in Q. destruct Q.
  Qed.

  (* An open edge for nothing does not harm. *)
  Lemma gift k : forall m x O O' lost,
    length O <= k -> monotone lost -> Permutation O (x :: O') -> holds m O lost -> holds m O' lost.
  Proof.
    induction k as [|k IH]; intros m x O O' lost L M P H.
    - apply Permutation_length in P. simpl in P. lia.
    - assert (L' := Permutation_length P). simpl in L'.
      destruct H as [m lost H|O lost N H|z O O1 lost Q H].
      + apply Permutation_nil_cons in P. destruct P.
      + destruct O' as [|y O'].
        * specialize (H x [] P). apply holds_nil in H. constructor. intro L0. apply H.
          apply (M [] [x]); [apply within_nil|exact L0].
        * apply theirs; [discriminate|]. intros w O2 Q.
          assert (Q2 : Permutation O (w :: x :: O2)).
          { rewrite P, Q. apply perm_swap. }
          apply (IH false x (x :: O2) O2); [|apply monotone_cons, M|reflexivity|apply H, Q2].
          apply Permutation_length in Q2. simpl in *. lia.
      + rewrite P in Q. apply permutation_two in Q. destruct Q as [[-> Q]|(R & Q1 & Q2)].
        * assert (H' : holds true O' lost) by (eapply holds_permutation; [symmetry; exact Q|exact H]).
          destruct O' as [|y O'].
          -- constructor. apply holds_nil in H'. exact H'.
          -- apply ours with y O'; [reflexivity|].
             apply (IH true y (y :: O') O'); [simpl in *; lia|exact M|reflexivity|exact H'].
        * apply ours with z R; [exact Q1|]. apply (IH true x O1 R); [|exact M|exact Q2|exact H].
          apply Permutation_length in Q1, Q2. simpl in *. lia.
  Qed.

  (* It never harms to move. *)
  Lemma tempo O lost : monotone lost -> holds true O lost -> holds false O lost.
  Proof.
    intros M H. destruct O as [|x O].
    - constructor. apply holds_nil in H. exact H.
    - apply ours with x O; [reflexivity|]. apply (gift (S (length O)) true x (x :: O)); auto.
  Qed.

  (* Two edges answer each other. *)
  Lemma pair_strategy m a b O (lost less : list X -> Prop) :
    monotone lost ->
    (forall T, within T O -> lost T -> less T) ->
    (forall T, within T O -> lost (a :: T) -> less T) ->
    (forall T, within T O -> lost (b :: T) -> less T) ->
    holds m O less -> holds m (a :: b :: O) lost.
  Proof.
    intros M W A B H. revert lost M W A B.
    induction H as [m less H|O less N H IH|x O O1 less Q H IH]; intros lost M W A B.
    - assert (E : holds true [a; b] lost).
      { apply theirs; [discriminate|]. intros y O' P.
        apply permutation_two in P. destruct P as [[<- P]|(R & P1 & P2)].
        - apply ours with b []; [symmetry; exact P|]. constructor. intro L. apply H, A; [apply within_nil|exact L].
        - apply permutation_two in P1. destruct P1 as [[<- P1]|(R' & P1 & _)].
          + apply ours with a []; [rewrite P2, <- P1; reflexivity|]. constructor. intro L.
            apply H, B; [apply within_nil|exact L].
          + apply Permutation_nil_cons in P1. destruct P1. }
      destruct m; [exact E|]. apply tempo; [exact M|exact E].
    - apply theirs; [discriminate|]. intros y O' P.
      apply permutation_two in P. destruct P as [[<- P]|(R & P1 & P2)].
      + apply ours with b O; [symmetry; exact P|]. apply holds_weaken with less; [exact A|].
        apply theirs; assumption.
      + apply permutation_two in P1. destruct P1 as [[<- P1]|(R' & P1 & P3)].
        * apply ours with a O; [rewrite P2, <- P1; reflexivity|].
          apply holds_weaken with less; [exact B|]. apply theirs; assumption.
        * apply holds_permutation with (a :: b :: R').
          { rewrite P2, P3. reflexivity. }
          assert (V : forall T, within T R' -> within (y :: T) O).
          { intros T I. eapply within_permutation; [apply within_cons, I|symmetry; exact P1]. }
          apply (IH y R' P1); [apply monotone_cons, M| | |]; intros T I L.
          -- apply W; auto.
          -- apply A; [auto|]. eapply monotone_permutation; [exact M|apply perm_swap|exact L].
          -- apply B; [auto|]. eapply monotone_permutation; [exact M|apply perm_swap|exact L].
    - apply ours with x (a :: b :: O1).
      { rewrite Q. transitivity (a :: x :: b :: O1); [constructor|]; apply perm_swap. }
      assert (V : forall T, within T O1 -> within T O).
      { intros T I. eapply within_permutation; [apply within_skip, I|symmetry; exact Q]. }
      apply IH; auto.
  Qed.
End Holds.

(* Forgetting the edges D, and new labels for the others: whoever holds the rest holds the whole. *)
Lemma reduction {X Y} (f : X -> Y) k : forall m O K D O' (lost : list X -> Prop) (more : list Y -> Prop),
  length O <= k ->
  Permutation O (K ++ D) -> Permutation (map f K) O' ->
  monotone lost -> monotone more ->
  (forall T U, within T K -> within U D -> lost (T ++ U) -> more (map f T)) ->
  holds m O' more -> holds m O lost.
Proof.
  induction k as [|k IH]; intros m O K D O' lost more L P F Ml Mm W H.
  - destruct O; [|simpl in L; lia]. apply Permutation_nil, app_eq_nil in P. destruct P; subst.
    apply Permutation_nil in F. subst. constructor. apply holds_nil in H. intro E. apply H.
    apply (W [] []); [apply within_nil|apply within_nil|exact E].
  - destruct O as [|o O].
    { apply Permutation_nil, app_eq_nil in P. destruct P; subst.
      apply Permutation_nil in F. subst. constructor. apply holds_nil in H. intro E. apply H.
      apply (W [] []); [apply within_nil|apply within_nil|exact E]. }
    destruct m.
    + apply theirs; [discriminate|]. intros x O1 Q.
      assert (L1 := Permutation_length Q). simpl in L, L1.
      rewrite P in Q. symmetry in Q. apply permutation_app_cons in Q.
      destruct Q as [(K1 & QK & Q)|(D1 & QD & Q)].
      * apply (IH false O1 K1 D (map f K1) _ (fun T => more (f x :: T)));
          [lia|exact Q|reflexivity|apply monotone_cons, Ml|apply monotone_cons, Mm| |].
        -- intros T U I J E. apply (W (x :: T) U); [|exact J|exact E].
           eapply within_permutation; [apply within_cons, I|symmetry; exact QK].
        -- assert (F' : Permutation O' (f x :: map f K1)).
           { rewrite <- F, QK. reflexivity. }
           inversion H as [? ? ?|? ? N G|]; subst.
           ++ apply Permutation_nil_cons in F'. destruct F'.
           ++ apply G. exact F'.
      * apply (IH false O1 K D1 O' _ more); [lia|exact Q|exact F|apply monotone_cons, Ml|exact Mm| |].
        -- intros T U I J E. apply (W T (x :: U)); [exact I| |].
           ++ eapply within_permutation; [apply within_cons, J|symmetry; exact QD].
           ++ eapply monotone_permutation; [exact Ml|apply Permutation_middle|exact E].
        -- apply tempo; assumption.
    + inversion H as [? ? N|? ? N G|z ? P' ? Q G]; subst.
      * symmetry in F. apply Permutation_nil in F. apply map_eq_nil in F. subst. simpl in P.
        apply ours with o O; [reflexivity|].
        apply (IH true O [] O [] _ more); [simpl in L; lia|reflexivity|reflexivity|exact Ml|exact Mm| |].
        -- intros T U I J E. apply (W T U I); [|exact E].
           eapply within_permutation; [apply within_skip, J|exact P].
        -- constructor. exact N.
      * assert (I : In z (map f K)) by (rewrite F, Q; left; reflexivity).
        apply in_map_iff in I. destruct I as (x & <- & I). apply in_split in I.
        destruct I as (l & r & ->).
        assert (PK : Permutation (l ++ x :: r) (x :: l ++ r)) by (symmetry; apply Permutation_middle).
        apply ours with x ((l ++ r) ++ D).
        { rewrite P, PK. reflexivity. }
        apply (IH true _ (l ++ r) D P' _ more); [|reflexivity| |exact Ml|exact Mm| |exact G].
        -- apply Permutation_length in P. rewrite !app_length in *. simpl in *. lia.
        -- apply Permutation_cons_inv with (a := f x). rewrite <- Q, <- F, PK. reflexivity.
        -- intros T U J1 J2 E. apply (W T U); [|exact J2|exact E].
           eapply within_permutation; [apply within_skip, J1|symmetry; exact PK].
Qed.

Lemma within_both {X} (T K U D : list X) : within T K -> within U D -> within (T ++ U) (K ++ D).
Proof.
  intros [R P] [S Q]. exists (R ++ S). rewrite P, Q, <- !app_assoc. apply Permutation_app_head.
  rewrite !app_assoc. apply Permutation_app_tail. apply Permutation_app_comm.
Qed.

(* What never happens is prevented. *)
Lemma never {X} m O (lost : list X -> Prop) :
  (forall T, within T O -> ~ lost T) -> holds m O lost.
Proof.
  intro H. apply holds_weaken with (fun _ => False); [intros T W L; apply (H T W L)|]. clear H.
  assert (G : forall k m O, (length O <= k)%nat -> holds m O (fun _ : list X => False)).
  { induction k as [|k IH]; intros m' O' L.
    - destruct O'; [constructor; auto|simpl in L; lia].
    - destruct O' as [|x O']; [constructor; auto|]. destruct m'.
      + apply theirs; [discriminate|]. intros y O1 P. apply IH. apply Permutation_length in P. simpl in *. lia.
      + apply ours with x O'; [reflexivity|]. apply IH. simpl in L. lia. }
  apply (G (length O)). lia.
Qed.
