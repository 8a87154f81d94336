(* SPDX-License-Identifier: MIT *)
(* Open edges as the cores of `star` and `capture` know them: a list of labels. (u, v) joins two
   vertices that matter; (v, v) is a loose end of v, an open edge whose other end matters no more. *)
From Coq Require Import Arith NArith ZArith List Bool Lia Permutation.
From Harary Require Import Rules Play Graphs Symmetry Renaming Monotone Scoring.
Import ListNotations.

Definition label := (nat * nat)%type.

Definition touches (v : nat) (x : label) : bool := (fst x =? v)%nat || (snd x =? v)%nat.
Definition deg (T : list label) (v : nat) : nat := length (filter (touches v) T).

Lemma deg_cons x T v : deg (x :: T) v = ((if touches v x then 1 else 0) + deg T v)%nat.
Proof. unfold deg. simpl. destruct (touches v x); reflexivity. Qed.

Lemma deg_app T U v : deg (T ++ U) v = (deg T v + deg U v)%nat.
Proof. unfold deg. rewrite filter_app, app_length. reflexivity. Qed.

Lemma deg_permutation T U v : Permutation T U -> deg T v = deg U v.
Proof. apply permutation_filter. Qed.

Lemma deg_within T U v : within T U -> (deg T v <= deg U v)%nat.
Proof. intros [R P]. rewrite (deg_permutation U (T ++ R)), deg_app by exact P. lia. Qed.

Lemma deg_map (f : label -> label) T v w :
  (forall x, In x T -> touches w (f x) = touches v x) -> deg (map f T) w = deg T v.
Proof.
  induction T as [|x T IH]; intro H; [reflexivity|]. cbn [map]. rewrite !deg_cons, IH, H; auto.
  - left; reflexivity.
  - intros y I. apply H. right; exact I.
Qed.

Definition same_label (x y : label) : bool := (fst x =? fst y)%nat && (snd x =? snd y)%nat.

Lemma same_label_is x y : same_label x y = true -> x = y.
Proof.
  destruct x, y. unfold same_label. simpl. rewrite andb_true_iff, !Nat.eqb_eq. intros [-> ->]. reflexivity.
Qed.

Fixpoint same_list {B} (same : B -> B -> bool) (l m : list B) : bool :=
  match l, m with
  | [], [] => true
  | x :: l, y :: m => same x y && same_list same l m
  | _, _ => false
  end.

Lemma same_list_is {B} (same : B -> B -> bool) (I : forall x y, same x y = true -> x = y) l m :
  same_list same l m = true -> l = m.
Proof.
  revert m; induction l as [|x l IH]; intros [|y m]; simpl; try discriminate; [reflexivity|].
  rewrite andb_true_iff. intros [A B0]. apply I in A. apply IH in B0. congruence.
Qed.

(* ------------------------------------------------------------------ One of them *)

Fixpoint remove_one (x : label) (l : list label) : list label :=
  match l with
  | [] => []
  | y :: r => if same_label x y then r else y :: remove_one x r
  end.

Lemma same_label_refl x : same_label x x = true.
Proof. unfold same_label. rewrite !Nat.eqb_refl. reflexivity. Qed.

Lemma remove_one_permutation x l : In x l -> Permutation l (x :: remove_one x l).
Proof.
  induction l as [|y l IH]; intro I; [destruct I|]. simpl. destruct (same_label x y) eqn:E.
  - apply same_label_is in E. subst. reflexivity.
  - destruct I as [->|I]; [rewrite same_label_refl in E; discriminate|].
    rewrite perm_swap. constructor. apply IH. exact I.
Qed.

(* Each label once, of a sorted list. *)
Fixpoint squeeze (l : list label) : list label :=
  match l with
  | x :: (y :: _) as r => if same_label x y then squeeze r else x :: squeeze r
  | _ => l
  end.

Lemma in_squeeze l x : In x l -> In x (squeeze l).
Proof.
  induction l as [|y l IH]; intro I; [destruct I|]. destruct l as [|z l]; [exact I|].
  change (squeeze (y :: z :: l)) with (if same_label y z then squeeze (z :: l) else y :: squeeze (z :: l)).
  destruct (same_label y z) eqn:E.
  - destruct I as [->|I]; [|auto]. apply same_label_is in E. subst. apply IH. left. reflexivity.
  - destruct I as [->|I]; [left; reflexivity|right; auto].
Qed.

(* --------------------------------------------------------------------- Sorting *)

Definition before (x y : label) : bool :=
  (snd x <? snd y)%nat || ((snd x =? snd y)%nat && (fst x <=? fst y)%nat).

Fixpoint insert_label (x : label) (l : list label) : list label :=
  match l with
  | [] => [x]
  | y :: r => if before x y then x :: l else y :: insert_label x r
  end.

Definition sort_labels (l : list label) : list label := fold_right insert_label [] l.

Lemma insert_label_permutation x l : Permutation (insert_label x l) (x :: l).
Proof.
  induction l as [|y l IH]; simpl; [reflexivity|]. destruct (before x y); [reflexivity|].
  rewrite IH. apply perm_swap.
Qed.

Lemma sort_labels_permutation l : Permutation (sort_labels l) l.
Proof.
  induction l as [|x l IH]; simpl; [reflexivity|]. rewrite insert_label_permutation, IH. reflexivity.
Qed.

(* ------------------------------------------------------- Vertices that leave *)

Section Leave.
  Variable leaves : nat -> bool.

  Definition stays (x : label) : bool := negb (leaves (fst x)) || negb (leaves (snd x)).
  Definition shortened (x : label) : label :=
    if leaves (fst x) then (snd x, snd x) else if leaves (snd x) then (fst x, fst x) else x.
  Definition remaining (O : list label) : list label := map shortened (filter stays O).

  Lemma touches_shortened x v : stays x = true -> leaves v = false -> touches v (shortened x) = touches v x.
  Proof.
    destruct x as (a, b). unfold stays, shortened, touches. simpl. intros S L.
    destruct (leaves a) eqn:A, (leaves b) eqn:B; simpl in *; try discriminate;
      destruct (Nat.eqb_spec a v), (Nat.eqb_spec b v); subst; simpl; try congruence; reflexivity.
  Qed.

  Lemma touches_dropped x v : stays x = false -> leaves v = false -> touches v x = false.
  Proof.
    destruct x as (a, b). unfold stays, touches. simpl. rewrite orb_false_iff, !negb_false_iff.
    intros [A B] L. destruct (Nat.eqb_spec a v), (Nat.eqb_spec b v); subst; simpl; congruence.
  Qed.

  Lemma deg_remaining T v : leaves v = false -> (forall x, In x T -> stays x = true) ->
    deg (map shortened T) v = deg T v.
  Proof. intros L S. apply deg_map. intros x I. apply touches_shortened; auto. Qed.

  Lemma deg_dropped T v : leaves v = false -> (forall x, In x T -> stays x = false) -> deg T v = 0%nat.
  Proof.
    intros L S. induction T as [|x T IH]; [reflexivity|]. rewrite deg_cons, IH, touches_dropped; auto.
    - apply S. left; reflexivity.
    - intros y I. apply S. right; exact I.
  Qed.

  Lemma split_stays O : Permutation O (filter stays O ++ filter (fun x => negb (stays x)) O).
  Proof.
    induction O as [|x O IH]; [reflexivity|]. simpl. destruct (stays x); simpl.
    - constructor. exact IH.
    - rewrite <- Permutation_middle. constructor. exact IH.
  Qed.

  Lemma deg_all_remaining O v : leaves v = false -> deg (remaining O) v = deg O v.
  Proof.
    intro L. unfold remaining. rewrite deg_remaining.
    - rewrite (deg_permutation O _ v (split_stays O)), deg_app.
      rewrite (deg_dropped (filter (fun x => negb (stays x)) O)); [lia|exact L|].
      intros x I. apply filter_In in I. apply negb_true_iff. apply I.
    - exact L.
    - intros x I. apply filter_In in I. apply I.
  Qed.

  (* Whoever holds what remains holds the whole. *)
  Lemma remaining_holds m O (lost more : list label -> Prop) :
    monotone lost -> monotone more ->
    (forall T U, within T (filter stays O) -> within U (filter (fun x => negb (stays x)) O) ->
                 lost (T ++ U) -> more (map shortened T)) ->
    holds m (remaining O) more -> holds m O lost.
  Proof.
    intros Ml Mm W H.
    apply (reduction shortened (length O) m O (filter stays O) (filter (fun x => negb (stays x)) O)
             (remaining O) lost more); auto. apply split_stays.
  Qed.
End Leave.

(* -------------------------------------------------------------------- Renaming *)

Definition sorted_pair (u v : nat) : label := if (u <=? v)%nat then (u, v) else (v, u).

Definition rename_label (names : list nat) (x : label) : label :=
  sorted_pair (nth (fst x) names O) (nth (snd x) names O).

Fixpoint index_of (w : nat) (names : list nat) : nat :=
  match names with
  | [] => O
  | x :: r => if (x =? w)%nat then O else S (index_of w r)
  end.

Lemma index_of_nth names v : NoDup names -> (v < length names)%nat -> index_of (nth v names O) names = v.
Proof.
  revert v; induction names as [|x names IH]; intros v D L; [simpl in L; lia|].
  inversion_clear D as [|? ? N D']. destruct v as [|v]; simpl; [rewrite Nat.eqb_refl; reflexivity|].
  simpl in L. destruct (Nat.eqb_spec x (nth v names O)) as [->|_].
  - exfalso. apply N, nth_In. lia.
  - rewrite IH; [reflexivity|exact D'|lia].
Qed.

(* What belongs to a vertex moves with it. *)
Definition rename_list {B} (d : B) (n : nat) (names : list nat) (l : list B) : list B :=
  map (fun w => nth (index_of w names) l d) (seq 0 n).

Lemma is_permutation_NoDup n names : is_permutation n names = true -> NoDup names /\ length names = n.
Proof.
  unfold is_permutation. rewrite !andb_true_iff, Nat.eqb_eq. intros [[L _] D].
  split; [apply distinct_spec; exact D|exact L].
Qed.

Lemma nth_rename_list {B} (d : B) n names l v :
  is_permutation n names = true -> (v < n)%nat ->
  nth (nth v names O) (rename_list d n names l) d = nth v l d.
Proof.
  intros F H. assert (P := is_permutation_spec n names F). destruct (is_permutation_NoDup n names F) as [D L].
  unfold rename_list.
  rewrite (nth_indep _ d (nth (index_of O names) l d)) by (rewrite map_length, seq_length; apply P; exact H).
  rewrite (map_nth (fun w => nth (index_of w names) l d)), seq_nth by (apply P; exact H). simpl.
  rewrite index_of_nth by (auto; lia). reflexivity.
Qed.

Definition small_labels (n : nat) (O : list label) : bool :=
  forallb (fun x => (fst x <? n)%nat && (snd x <? n)%nat) O.

Lemma touches_rename n names x v :
  is_permutation n names = true -> (fst x < n)%nat -> (snd x < n)%nat -> (v < n)%nat ->
  touches (nth v names O) (rename_label names x) = touches v x.
Proof.
  intros F A B H. assert (P := is_permutation_spec n names F). destruct x as (a, b). simpl in *.
  unfold rename_label, sorted_pair. simpl.
  assert (E : forall c, (c < n)%nat -> (nth c names O =? nth v names O)%nat = (c =? v)%nat).
  { intros c Hc. apply eq_true_iff_eq. rewrite !Nat.eqb_eq. split; [apply P; assumption|congruence]. }
  destruct (nth a names O <=? nth b names O)%nat; unfold touches; simpl; rewrite !E by assumption;
    [reflexivity|apply orb_comm].
Qed.

Lemma deg_rename n names T v :
  is_permutation n names = true -> (forall x, In x T -> (fst x < n)%nat /\ (snd x < n)%nat) -> (v < n)%nat ->
  deg (map (rename_label names) T) (nth v names O) = deg T v.
Proof.
  intros F B H. apply deg_map. intros x I. apply (touches_rename n); auto; apply B; exact I.
Qed.

Lemma small_labels_spec n O :
  small_labels n O = true -> forall x, In x O -> (fst x < n)%nat /\ (snd x < n)%nat.
Proof.
  unfold small_labels. rewrite forallb_forall. intros H x I. specialize (H x I).
  rewrite andb_true_iff, !Nat.ltb_lt in H. exact H.
Qed.

(* A sum or maximum over the vertices does not depend on their names. *)
Lemma map_vertices_rename {B} n names (g h : nat -> B) :
  is_permutation n names = true -> (forall v, (v < n)%nat -> g (nth v names O) = h v) ->
  Permutation (map g (seq 0 n)) (map h (seq 0 n)).
Proof.
  intros F E. rewrite <- (Permutation_map g (permutation_vertices n _ (is_permutation_spec n names F))).
  rewrite map_map. erewrite map_ext_in; [reflexivity|]. intros v I. apply in_seq in I. apply E. lia.
Qed.

(* ------------------------------------------------------- The edges of a board *)

(* The label of a pair with this number. *)
Definition label_of (n : nat) (e : N) : label :=
  match find (fun '(u, v) => N.eqb (number u v) e) (pairs n) with Some x => x | None => (n, n) end.

Lemma label_of_number n u v : (u < v < n)%nat -> label_of n (number u v) = (u, v).
Proof.
  intro H. unfold label_of. destruct (find _ _) as [(x, y)|] eqn:E.
  - apply find_some in E. destruct E as [I E]. apply in_pairs in I. apply N.eqb_eq in E.
    apply number_sorted in E; [|lia|lia]. destruct E as [-> ->]. reflexivity.
  - assert (I : In (u, v) (pairs n)) by (apply in_pairs; exact H).
    apply (find_none _ _ E) in I. rewrite N.eqb_refl in I. discriminate.
Qed.

Definition board_labels (b : graph) : list label := map (label_of (order b)) (open_board b).

Lemma filter_one_more (h : nat -> bool) w l :
  NoDup l -> In w l -> h w = false ->
  length (filter (fun x => h x || (x =? w)%nat) l) = S (length (filter h l)).
Proof.
  induction l as [|x l IH]; intros D I H; [destruct I|]. inversion_clear D as [|? ? N D'].
  simpl. destruct (Nat.eqb_spec x w) as [->|E].
  - rewrite H. simpl. f_equal. f_equal. apply filter_ext_in. intros y J.
    destruct (Nat.eqb_spec y w) as [->|_]; [contradiction|apply orb_false_r].
  - destruct I as [->|I]; [congruence|]. rewrite orb_false_r.
    destruct (h x); simpl; rewrite IH by assumption; reflexivity.
Qed.

Lemma degree_add n s u w v :
  (u < w < n)%nat -> (v < n)%nat -> has s (number u w) = false ->
  degree n (add (number u w) s) v = ((if touches v (u, w) then 1 else 0) + degree n s v)%nat.
Proof.
  intros B Hv H. unfold degree, touches. simpl.
  assert (E : forall x, joined (add (number u w) s) v x
              = joined s v x || (negb (v =? x)%nat && N.eqb (number v x) (number u w))).
  { intro x. unfold joined. rewrite has_add. destruct (v =? x)%nat, (N.eqb (number v x) (number u w)); simpl;
      rewrite ?orb_true_r, ?orb_false_r; reflexivity. }
  assert (J : forall y, joined s v y = true -> number v y <> number u w).
  { intros y Hy K. apply joined_true in Hy. rewrite K in Hy. destruct Hy. congruence. }
  destruct (Nat.eqb_spec u v) as [->|Nu]; [|destruct (Nat.eqb_spec w v) as [->|Nw]]; simpl.
  - rewrite <- (filter_one_more (joined s v) w (seq 0 n)).
    + apply filter_ext_length. intros x _. rewrite E. f_equal. apply eq_true_iff_eq.
      rewrite andb_true_iff, negb_true_iff, Nat.eqb_neq, N.eqb_eq, Nat.eqb_eq. split.
      * intros [N K]. apply number_inj in K; [|exact N|lia]. lia.
      * intros ->. split; [lia|reflexivity].
    + apply seq_NoDup.
    + apply in_seq. lia.
    + apply not_true_iff_false. intro K. apply J in K. congruence.
  - rewrite <- (filter_one_more (joined s v) u (seq 0 n)).
    + apply filter_ext_length. intros x _. rewrite E. f_equal. apply eq_true_iff_eq.
      rewrite andb_true_iff, negb_true_iff, Nat.eqb_neq, N.eqb_eq, Nat.eqb_eq. split.
      * intros [N K]. apply number_inj in K; [|exact N|lia]. lia.
      * intros ->. split; [lia|apply number_sym].
    + apply seq_NoDup.
    + apply in_seq. lia.
    + apply not_true_iff_false. intro K. apply J in K. apply K. apply number_sym.
  - apply filter_ext_length. intros x _. rewrite E.
    replace (negb (v =? x)%nat && N.eqb (number v x) (number u w)) with false; [apply orb_false_r|].
    symmetry. apply not_true_iff_false. rewrite andb_true_iff, negb_true_iff, Nat.eqb_neq, N.eqb_eq.
    intros [N K]. apply number_inj in K; [|exact N|lia]. lia.
Qed.

Lemma degree_bits n T v :
  NoDup T -> (forall e, In e T -> In e (numbers n)) -> (v < n)%nat ->
  degree n (bits T) v = deg (map (label_of n) T) v.
Proof.
  intros D B Hv. induction T as [|e T IH].
  - unfold degree, deg. simpl. induction (seq 0 n) as [|x l IH]; [reflexivity|]. simpl.
    replace (joined 0%N v x) with false; [exact IH|]. symmetry. apply not_true_iff_false.
    rewrite joined_true, has_empty. intros [_ K]. discriminate.
  - inversion_clear D as [|? ? N D']. cbn [bits fold_right map]. fold (bits T).
    assert (I : exists u w, (u < w < n)%nat /\ e = number u w).
    { specialize (B e (or_introl eq_refl)). unfold numbers in B. apply in_map_iff in B.
      destruct B as ((u, w) & <- & B). apply in_pairs in B. eauto. }
    destruct I as (u & w & I & ->).
    rewrite degree_add; [|exact I|exact Hv|].
    + rewrite label_of_number, deg_cons, IH by (auto; intros; apply B; right; assumption). reflexivity.
    + apply not_true_iff_false. rewrite has_bits. exact N.
Qed.

Lemma NoDup_right {X} (l m : list X) : NoDup (l ++ m) -> NoDup m.
Proof. induction l as [|x l IH]; simpl; intro D; [exact D|]. inversion_clear D; auto. Qed.

(* What is left of the board without T. *)
Lemma degree_rest b T v :
  within T (open_board b) -> (v < order b)%nat ->
  degree (order b) (N.ldiff (board_edges b) (bits T)) v
  = (deg (board_labels b) v - deg (map (label_of (order b)) T) v)%nat.
Proof.
  intros [R P] Hv.
  assert (D : NoDup (T ++ R)).
  { eapply Permutation_NoDup; [exact P|]. apply NoDup_filter, NoDup_numbers. }
  assert (B : forall e, In e (T ++ R) -> In e (numbers (order b))).
  { intros e I. rewrite <- P in I. apply in_open in I. apply I. }
  replace (N.ldiff (board_edges b) (bits T)) with (bits R).
  - rewrite degree_bits; [|eapply NoDup_right; exact D|intros; apply B, in_or_app; auto|exact Hv].
    unfold board_labels. rewrite (deg_permutation _ _ v (Permutation_map (label_of (order b)) P)), map_app, deg_app.
    lia.
  - apply has_ext. intro e. apply eq_true_iff_eq. unfold board_edges.
    rewrite has_minus, andb_true_iff, negb_true_iff, <- not_true_iff_false, !has_bits, P, in_app_iff. split.
    + intro I. split; [auto|]. intro J. revert D I J. clear. induction T as [|x T IH]; simpl; intros D I J; [auto|].
      inversion_clear D as [|? ? N D']. destruct J as [->|J]; [apply N, in_or_app; auto|auto].
    + tauto.
Qed.

(* From the edges of the board to their labels. *)
Lemma board_holds b m (more : list label -> Prop) :
  monotone more -> holds m (board_labels b) more ->
  holds m (open_board b) (fun T => more (map (label_of (order b)) T)).
Proof.
  intros Mm H.
  apply (reduction (label_of (order b)) (length (open_board b)) m (open_board b) (open_board b) []
           (board_labels b) _ more).
  - lia.
  - rewrite app_nil_r. reflexivity.
  - reflexivity.
  - intros T U [R P]. apply Mm. exists (map (label_of (order b)) R). rewrite P, map_app. reflexivity.
  - exact Mm.
  - intros T U _ [R E] L. apply Permutation_nil, app_eq_nil in E. destruct E as [-> _].
    rewrite app_nil_r in L. exact L.
  - exact H.
Qed.
