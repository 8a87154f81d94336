(* SPDX-License-Identifier: MIT *)
(* The opponent needs all edges of one of some sets. When the potential of P. Erdos and J. Selfridge
   ("On a combinatorial game", 1973) is below one, the side prevents that; pairs of edges that answer
   each other may be dealt out before. *)
From Coq Require Import Arith NArith List Bool Lia Permutation.
From Harary Require Import Monotone.
Import ListNotations.

Definition inb (e : N) (l : list N) : bool := existsb (N.eqb e) l.

Lemma inb_spec e l : inb e l = true <-> In e l.
Proof.
  unfold inb. rewrite existsb_exists. split.
  - intros (x & I & E). apply N.eqb_eq in E. subst. exact I.
  - intro I. exists e. split; [exact I|apply N.eqb_refl].
Qed.

Lemma inb_false e l : inb e l = false <-> ~ In e l.
Proof. rewrite <- inb_spec. destruct (inb e l); split; congruence. Qed.

(* All of one of these sets is taken. *)
Definition some_taken (sets : list (list N)) (T : list N) : Prop :=
  exists A, In A sets /\ forall e, In e A -> In e T.

(* A set of k edges weighs 2^(most - k). *)
Definition weight (most : nat) (A : list N) : N := 2 ^ N.of_nat (most - length A).
Definition total (most : nat) (sets : list (list N)) : N :=
  fold_right (fun A s => (weight most A + s)%N) 0%N sets.
Definition total_of (most : nat) (e : N) (sets : list (list N)) : N :=
  total most (filter (inb e) sets).
Definition below_one (most : nat) (sets : list (list N)) (O : list N) : bool :=
  let sum := total most sets in
  let one := (2 ^ N.of_nat most)%N in
  (sum <? one)%N && forallb (fun e => (sum + total_of most e sets <? one)%N) O.

Definition without (e : N) (A : list N) : list N := filter (fun d => negb (N.eqb e d)) A.

Lemma in_without e A d : In d (without e A) <-> In d A /\ d <> e.
Proof.
  unfold without. rewrite filter_In, negb_true_iff, N.eqb_neq. intuition congruence.
Qed.

Lemma without_absent e A : ~ In e A -> without e A = A.
Proof.
  induction A as [|x A IH]; intro X; [reflexivity|]. simpl.
  destruct (N.eqb_spec e x) as [->|N]; [exfalso; apply X; left; reflexivity|]. simpl. f_equal.
  apply IH. intro I. apply X. right. exact I.
Qed.

Lemma without_length e A : NoDup A -> (length A <= S (length (without e A)))%nat.
Proof.
  induction A as [|d A IH]; intro D; [simpl; lia|]. inversion_clear D as [|? ? X D'].
  unfold without. simpl. destruct (N.eqb_spec e d) as [->|N]; simpl.
  - fold (without d A). rewrite without_absent by exact X. lia.
  - specialize (IH D'). unfold without in IH. lia.
Qed.

Lemma weight_without most e A : NoDup A -> (weight most (without e A) <= 2 * weight most A)%N.
Proof.
  intro D. unfold weight. rewrite <- N.pow_succ_r'. apply N.pow_le_mono_r; [lia|].
  pose proof (without_length e A D). lia.
Qed.

Lemma exchange most e f sets :
  (forall A, In A sets -> NoDup A) ->
  (total most (map (without f) (filter (fun A => negb (inb e A)) sets)) + total_of most e sets
   <= total most sets + total_of most f sets)%N.
Proof.
  unfold total_of. induction sets as [|A sets IH]; intro D; simpl; [lia|].
  specialize (IH (fun B H => D B (or_intror H))).
  destruct (inb e A) eqn:E; simpl; destruct (inb f A) eqn:F; simpl; try lia.
  - pose proof (weight_without most f A (D A (or_introl eq_refl))). lia.
  - rewrite without_absent by (apply inb_false; exact F). lia.
Qed.

Lemma nothing_taken most sets : (total most sets < 2 ^ N.of_nat most)%N -> ~ some_taken sets [].
Proof.
  intros L (A & I & H). assert (E : A = []).
  { destruct A as [|e A]; [reflexivity|]. destruct (H e (or_introl eq_refl)). }
  subst. clear H. revert L. induction sets as [|B sets IH]; simpl; [destruct I|]. intro L.
  destruct I as [->|I]; [|apply IH; [exact I|lia]].
  unfold weight in L at 1. simpl in L. rewrite Nat.sub_0_r in L. lia.
Qed.

Lemma heaviest (h : N -> N) x O : exists e, In e (x :: O) /\ forall f, In f (x :: O) -> (h f <= h e)%N.
Proof.
  induction O as [|y O (e & I & H)].
  - exists x. split; [left; reflexivity|]. intros f [<-|[]]. lia.
  - destruct (N.le_gt_cases (h y) (h e)) as [L|L].
    + exists e. split; [simpl in *; tauto|]. intros f [<-|[<-|J]]; [apply H; left; reflexivity|exact L|].
      apply H. right. exact J.
    + exists y. split; [simpl; tauto|]. intros f [<-|[<-|J]]; [specialize (H x (or_introl eq_refl)); lia|lia|].
      specialize (H f (or_intror J)). lia.
Qed.

Lemma NoDup_permutation {X} (O O' : list X) : Permutation O O' -> NoDup O -> NoDup O'.
Proof. apply Permutation_NoDup. Qed.

(* A move of the opponent: the sets shrink. *)
Lemma taken_by_them sets f T : some_taken sets (f :: T) -> some_taken (map (without f) sets) T.
Proof.
  intros (A & I & H). exists (without f A). split; [apply in_map; exact I|].
  intros d J. apply in_without in J. destruct J as [J N]. destruct (H d J) as [->|K]; congruence || exact K.
Qed.

Lemma potential_ours most n : forall O sets,
  (length O <= n)%nat -> NoDup O -> (forall A, In A sets -> NoDup A) ->
  (total most sets < 2 ^ N.of_nat most)%N -> holds false O (some_taken sets).
Proof.
  induction n as [n IH] using lt_wf_ind. intros O sets L D S W.
  destruct O as [|x O]; [constructor; eapply nothing_taken; exact W|].
  destruct (heaviest (fun e => total_of most e sets) x O) as (e & I & H).
  apply in_split in I. destruct I as (l & r & E).
  assert (P : Permutation (x :: O) (e :: l ++ r)) by (rewrite E; symmetry; apply Permutation_middle).
  apply ours with e (l ++ r); [exact P|].
  assert (D1 := NoDup_permutation _ _ P D). inversion_clear D1 as [|? ? Ne D1'].
  destruct (l ++ r) as [|y O1] eqn:E1; [constructor; eapply nothing_taken; exact W|].
  apply theirs; [discriminate|]. intros f O2 Q.
  apply holds_weaken with (some_taken (map (without f) (filter (fun A => negb (inb e A)) sets))).
  - intros T J (A & K & M). apply taken_by_them. exists A. split; [|exact M].
    apply filter_In. split; [exact K|]. apply negb_true_iff, inb_false. intro F. apply M in F.
    apply Ne. rewrite Q. destruct F as [->|F]; [left; reflexivity|right].
    eapply within_in; eauto.
  - assert (L1 := Permutation_length P). assert (L2 := Permutation_length Q). simpl in *.
    apply (IH (length O2)); [lia|lia| | |].
    + assert (D2 := NoDup_permutation _ _ Q D1'). inversion_clear D2; assumption.
    + intros B J. apply in_map_iff in J. destruct J as (A & <- & J). apply filter_In in J.
      apply NoDup_filter, S, J.
    + assert (G : (total_of most f sets <= total_of most e sets)%N).
      { apply H. assert (If : In f (x :: O)) by (rewrite P; right; rewrite Q; left; reflexivity).
        exact If. }
      pose proof (exchange most e f sets S). lia.
Qed.

Lemma potential most O sets :
  NoDup O -> (forall A, In A sets -> NoDup A) -> below_one most sets O = true ->
  holds true O (some_taken sets).
Proof.
  intros D S B. unfold below_one in B. apply andb_true_iff in B. destruct B as [B0 B].
  apply N.ltb_lt in B0. destruct O as [|x O]; [constructor; eapply nothing_taken; exact B0|].
  apply theirs; [discriminate|]. intros f O1 Q.
  apply holds_weaken with (some_taken (map (without f) sets)).
  - intros T J K. apply taken_by_them. exact K.
  - apply (potential_ours most (length O1)); [lia| | |].
    + assert (D1 := NoDup_permutation _ _ Q D). inversion_clear D1; assumption.
    + intros C J. apply in_map_iff in J. destruct J as (A & <- & J). apply NoDup_filter, S, J.
    + rewrite forallb_forall in B.
      assert (I : In f (x :: O)) by (rewrite Q; left; reflexivity).
      specialize (B f I). apply N.ltb_lt in B. eapply N.le_lt_trans; [|exact B].
      assert (G : forall m, (forall A, In A m -> NoDup A) ->
        (total most (map (without f) m) <= total most m + total_of most f m)%N).
      { clear. unfold total_of. induction m as [|A m IH]; intro D; simpl; [lia|].
        specialize (IH (fun B H => D B (or_intror H))).
        destruct (inb f A) eqn:F; simpl.
        - pose proof (weight_without most f A (D A (or_introl eq_refl))). lia.
        - rewrite without_absent by (apply inb_false; exact F). lia. }
      apply G. exact S.
Qed.

(* ------------------------------------------------------------------------ Pairs *)

Definition flat (pairs : list (N * N)) : list N := flat_map (fun '(a, b) => [a; b]) pairs.

Definition some_pair (pairs : list (N * N)) (T : list N) : Prop :=
  exists a b, In (a, b) pairs /\ In a T /\ In b T.

Definition pair_or_set (pairs : list (N * N)) (sets : list (list N)) (T : list N) : Prop :=
  some_pair pairs T \/ some_taken sets T.

Lemma pair_or_set_monotone pairs sets : monotone (pair_or_set pairs sets).
Proof.
  intros T U W [(a & b & I & A & B)|(A & I & H)].
  - left. exists a, b. eauto using within_in.
  - right. exists A. eauto using within_in.
Qed.

Lemma pairs_hold pairs sets rest :
  NoDup (flat pairs ++ rest) ->
  (forall A e, In A sets -> In e A -> ~ In e (flat pairs)) ->
  holds true rest (some_taken sets) ->
  holds true (flat pairs ++ rest) (pair_or_set pairs sets).
Proof.
  induction pairs as [|(a, b) pairs IH]; intros D F H.
  - simpl. apply holds_weaken with (some_taken sets); [|exact H].
    intros T _ [(a & b & [] & _)|K]. exact K.
  - simpl in *. inversion_clear D as [|? ? Na D1]. inversion_clear D1 as [|? ? Nb D2].
    assert (X : forall T, within T (flat pairs ++ rest) -> ~ In a T /\ ~ In b T).
    { intros T W. split; intro I; apply (within_in _ _ _ W) in I; [apply Na; right|apply Nb]; exact I. }
    apply pair_strategy with (pair_or_set pairs sets).
    + apply pair_or_set_monotone.
    + intros T W [(c & d & [I|I] & A & B)|K].
      * injection I as <- <-. apply X in W. tauto.
      * left. exists c, d. auto.
      * right. exact K.
    + intros T W [(c & d & [I|I] & A & B)|(A & I & K)].
      * injection I as <- <-. apply X in W. destruct B as [->|B]; [|tauto]. exfalso. apply Na. left. reflexivity.
      * left. exists c, d. split; [exact I|].
        assert (J : In c (flat pairs) /\ In d (flat pairs)).
        { unfold flat. rewrite !in_flat_map. split; exists (c, d); simpl; auto. }
        destruct J as [Jc Jd]. split.
        -- destruct A as [->|A]; [exfalso; apply Na; right; apply in_or_app; auto|exact A].
        -- destruct B as [->|B]; [exfalso; apply Na; right; apply in_or_app; auto|exact B].
      * right. exists A. split; [exact I|]. intros e J. destruct (K e J) as [->|M]; [|exact M].
        exfalso. apply (F A e I J). left. reflexivity.
    + intros T W [(c & d & [I|I] & A & B)|(A & I & K)].
      * injection I as <- <-. apply X in W. destruct A as [->|A]; [|tauto]. exfalso. apply Na. left. reflexivity.
      * left. exists c, d. split; [exact I|].
        assert (J : In c (flat pairs) /\ In d (flat pairs)).
        { unfold flat. rewrite !in_flat_map. split; exists (c, d); simpl; auto. }
        destruct J as [Jc Jd]. split.
        -- destruct A as [->|A]; [exfalso; apply Nb; apply in_or_app; auto|exact A].
        -- destruct B as [->|B]; [exfalso; apply Nb; apply in_or_app; auto|exact B].
      * right. exists A. split; [exact I|]. intros e J. destruct (K e J) as [->|M]; [|exact M].
        exfalso. apply (F A e I J). right. left. reflexivity.
    + apply IH; [exact D2| |exact H]. intros A e I J K. apply (F A e I J). right. right. exact K.
Qed.

Fixpoint distinct_numbers (l : list N) : bool :=
  match l with
  | [] => true
  | x :: r => negb (inb x r) && distinct_numbers r
  end.

Lemma distinct_numbers_spec l : distinct_numbers l = true -> NoDup l.
Proof.
  induction l as [|x l IH]; simpl; intro H; constructor; apply andb_true_iff in H; destruct H as [H K].
  - apply inb_false, negb_true_iff. exact H.
  - auto.
Qed.

Lemma NoDup_app_ {X} (l m : list X) :
  NoDup l -> NoDup m -> (forall x, In x l -> ~ In x m) -> NoDup (l ++ m).
Proof.
  induction l as [|x l IH]; simpl; intros D E H; [exact E|]. inversion_clear D as [|? ? N D'].
  constructor; [|apply IH; auto]. rewrite in_app_iff. intros [I|I]; [auto|]. apply (H x); auto.
Qed.

(* The check: the pairs are open edges, each in one pair only; sets with a pair are left out; the
   others have no edge of a pair and a small potential. *)
Definition pairs_and_potential (most : nat) (pairs : list (N * N)) (sets : list (list N)) (O : list N)
  : bool :=
  let dealt := flat pairs in
  let kept := filter (fun A => negb (existsb (fun '(a, b) => inb a A && inb b A) pairs)) sets in
  distinct_numbers dealt && forallb (fun e => inb e O) dealt &&
  forallb (fun A => negb (existsb (fun e => inb e A) dealt)) kept &&
  below_one most kept (match dealt with [] => O | _ => filter (fun e => negb (inb e dealt)) O end).

Lemma pairs_and_potential_sound most pairs sets O :
  NoDup O -> (forall A, In A sets -> NoDup A) ->
  pairs_and_potential most pairs sets O = true -> holds true O (some_taken sets).
Proof.
  intros D S. unfold pairs_and_potential. rewrite !andb_true_iff. intros [[[H1 H2] H3] H4].
  set (kept := filter _ sets) in *. set (dealt := flat pairs) in *.
  apply distinct_numbers_spec in H1. rewrite forallb_forall in H2, H3.
  set (rest := filter (fun e => negb (inb e dealt)) O).
  assert (R : match dealt with [] => O | _ => rest end = rest).
  { unfold rest. destruct dealt as [|d dealt']; [|reflexivity]. clear. simpl.
    induction O as [|x O IH]; [reflexivity|]. simpl. congruence. }
  unfold rest in R. rewrite R in H4. fold rest in H4, R. clear R.
  assert (P : Permutation O (dealt ++ rest)).
  { apply NoDup_Permutation.
    - exact D.
    - apply NoDup_app_; [exact H1|apply NoDup_filter, D|].
      intros x I J. apply filter_In in J. destruct J as [_ J]. apply negb_true_iff, inb_false in J. auto.
    - intro e. rewrite in_app_iff. unfold rest. rewrite filter_In, negb_true_iff. split.
      + intro I. destruct (inb e dealt) eqn:E; [left; apply inb_spec; exact E|right; auto].
      + intros [I|[I _]]; [apply inb_spec, H2, I|exact I]. }
  apply holds_permutation with (dealt ++ rest); [symmetry; exact P|].
  apply holds_weaken with (pair_or_set pairs kept).
  - intros T W (A & I & K).
    destruct (existsb (fun '(a, b) => inb a A && inb b A) pairs) eqn:E.
    + left. apply existsb_exists in E. destruct E as ((a, b) & J & E). apply andb_true_iff in E.
      rewrite !inb_spec in E. exists a, b. split; [exact J|]. split; apply K; tauto.
    + right. exists A. split; [|exact K]. apply filter_In. rewrite E. auto.
  - apply pairs_hold.
    + eapply NoDup_permutation; [exact P|exact D].
    + intros A e I J K. specialize (H3 A I). apply negb_true_iff in H3.
      rewrite <- not_true_iff_false in H3. apply H3, existsb_exists. exists e.
      split; [exact K|apply inb_spec; exact J].
    + apply (potential most).
      * apply NoDup_filter, D.
      * intros A I. apply filter_In in I. apply S, I.
      * exact H4.
Qed.
