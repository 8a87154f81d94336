(* SPDX-License-Identifier: MIT *)
(* Certificates of cores: positions from which everything is gone that can no longer matter. What a
   core must provide, and why the check of such a certificate is sound. *)
From Coq Require Import Arith NArith ZArith List Bool Lia Permutation FMapPositive.
From Harary Require Import Monotone.
Import ListNotations.

(* Q: reduced positions. X: labels of open edges. *)
Record core (Q X : Type) := Core {
  opens : Q -> list X;                       (* the open edges *)
  choices : Q -> list X;                     (* every label of an open edge *)
  by_them : Q -> X -> Q;                     (* reduced after a move of the opponent *)
  by_us : Q -> X -> Q;                       (* reduced after a move of the side *)
  fits : list nat -> bool;                   (* a permutation of the vertices *)
  renamed : list nat -> Q -> Q;
  sure : Q -> list (X * X) -> bool;          (* the side has won, the opponent to move; with pairs *)
  same : Q -> Q -> bool;
  same_label : X -> X -> bool;
  key : Q -> positive                        (* for finding equal positions; nothing is expected *)
}.
Arguments opens {Q X}. Arguments choices {Q X}. Arguments by_them {Q X}. Arguments by_us {Q X}.
Arguments fits {Q X}. Arguments renamed {Q X}. Arguments sure {Q X}. Arguments same {Q X}.
Arguments same_label {Q X}. Arguments key {Q X}.

(* What makes it right: the side has lost q if the opponent gets certain open edges, and whoever
   holds the reduced position holds the one before. *)
Record sound {Q X} (c : core Q X) (lost : Q -> list X -> Prop) : Prop := {
  grows : forall q, monotone (lost q);
  all_choices : forall q x, In x (opens c q) -> In x (choices c q);
  them : forall q x O m, Permutation (opens c q) (x :: O) ->
    holds m (opens c (by_them c q x)) (lost (by_them c q x)) ->
    holds m O (fun T => lost q (x :: T));
  them_fewer : forall q x, In x (opens c q) ->
    length (opens c (by_them c q x)) < length (opens c q);
  us : forall q x O m, Permutation (opens c q) (x :: O) ->
    holds m (opens c (by_us c q x)) (lost (by_us c q x)) -> holds m O (lost q);
  us_fewer : forall q x, In x (opens c q) ->
    length (opens c (by_us c q x)) < length (opens c q);
  rename_back : forall names q m, fits c names = true ->
    holds m (opens c (renamed c names q)) (lost (renamed c names q)) -> holds m (opens c q) (lost q);
  rename_length : forall names q, fits c names = true ->
    length (opens c (renamed c names q)) <= length (opens c q);
  surely : forall q pairs, sure c q pairs = true -> holds true (opens c q) (lost q);
  same_is : forall q r, same c q r = true -> q = r;
  label_is : forall x y, same_label c x y = true -> x = y
}.

Inductive answer (X : Type) :=
| Sure (pairs : list (X * X))               (* the side has won *)
| SureAfter (x : X) (pairs : list (X * X))  (* it has won when it takes x *)
| BackAfter (x : X) (names : list nat).     (* it takes x, renames, and is back in the set *)
Arguments Sure {X}. Arguments SureAfter {X}. Arguments BackAfter {X}.

Section Check.
  Context {Q X A : Type}.
  Variable c : core Q X.
  Variable at_ : A -> Q.
  Variable ask : A -> list (answer X).

  Definition bucket (k : positive) (s : PositiveMap.t (list Q)) : list Q :=
    match PositiveMap.find k s with Some l => l | None => [] end.
  Definition put (q : Q) (s : PositiveMap.t (list Q)) : PositiveMap.t (list Q) :=
    PositiveMap.add (key c q) (q :: bucket (key c q) s) s.
  Definition known (q : Q) (s : PositiveMap.t (list Q)) : bool := existsb (same c q) (bucket (key c q) s).
  Definition gather (l : list A) : PositiveMap.t (list Q) :=
    fold_left (fun s a => put (at_ a) s) l (PositiveMap.empty _).

  Definition allowed (q : Q) (x : X) : bool := existsb (same_label c x) (opens c q).

  Definition check_answer (set : PositiveMap.t (list Q)) (q : Q) (h : answer X) : bool :=
    match h with
    | Sure pairs => sure c q pairs
    | SureAfter x pairs => allowed q x && sure c (by_us c q x) pairs
    | BackAfter x names =>
        allowed q x && fits c names && known (renamed c names (by_us c q x)) set
    end.

  Fixpoint check_answers (set : PositiveMap.t (list Q)) (q : Q) (xs : list X) (hs : list (answer X)) : bool :=
    match xs, hs with
    | [], _ => true
    | x :: xs, h :: hs => check_answer set (by_them c q x) h && check_answers set q xs hs
    | _, _ => false
    end.

  Definition check_core_position (set : PositiveMap.t (list Q)) (a : A) : bool :=
    match opens c (at_ a) with
    | [] => false
    | _ => check_answers set (at_ a) (choices c (at_ a)) (ask a)
    end.

  (* The start, reduced, and who moves there. *)
  Definition check_core (start : Q) (them_first : bool) (names : list nat) (l : list A) (h : answer X)
    : bool :=
    let set := gather l in
    forallb (check_core_position set) l &&
    (if them_first
     then (fits c names && known (renamed c names start) set)
          || match h with Sure pairs => sure c start pairs | _ => false end
     else check_answer set start h).

  Variable lost : Q -> list X -> Prop.
  Hypothesis S : sound c lost.

  Lemma known_gather l q : known q (gather l) = true -> exists a, In a l /\ q = at_ a.
  Proof.
    unfold known, gather. intro H. apply existsb_exists in H. destruct H as (r & I & E).
    apply (same_is _ _ S) in E. subst r.
    assert (G : forall s, In q (bucket (key c q) (fold_left (fun s a => put (at_ a) s) l s)) ->
      In q (bucket (key c q) s) \/ exists a, In a l /\ q = at_ a).
    { clear I. induction l as [|a l IH]; simpl; intros s I; [auto|]. apply IH in I.
      destruct I as [I|(b & I & E)]; [|eauto]. unfold put, bucket in I.
      destruct (Pos.eq_dec (key c q) (key c (at_ a))) as [K|K].
      - rewrite K, PositiveMap.gss in I. destruct I as [E|I]; [right; exists a; auto|left].
        unfold bucket. rewrite K. exact I.
      - rewrite PositiveMap.gso in I by exact K. left. exact I. }
    apply G in I. destruct I as [I|I]; [|exact I]. unfold bucket in I.
    rewrite PositiveMap.gempty in I. destruct I.
  Qed.

  Lemma allowed_spec q x : allowed q x = true -> In x (opens c q).
  Proof.
    unfold allowed. intro H. apply existsb_exists in H. destruct H as (y & I & E).
    apply (label_is _ _ S) in E. subst. exact I.
  Qed.

  Lemma open_permutation (x : X) O : In x O -> exists O', Permutation O (x :: O').
  Proof.
    intro I. apply in_split in I. destruct I as (l & r & ->). exists (l ++ r).
    symmetry. apply Permutation_middle.
  Qed.

  Section Valid.
    Variable l : list A.
    Let set := gather l.
    Hypothesis H : forallb (check_core_position set) l = true.

    Definition held (k : nat) : Prop :=
      forall a, In a l -> length (opens c (at_ a)) <= k -> holds true (opens c (at_ a)) (lost (at_ a)).

    Lemma check_answer_spec k q h :
      held k -> length (opens c q) <= Datatypes.S k -> check_answer set q h = true ->
      holds false (opens c q) (lost q).
    Proof.
      intros IH L E. destruct h as [pairs|x pairs|x names]; simpl in E.
      - apply tempo; [apply (grows _ _ S)|]. apply (surely _ _ S) with pairs. exact E.
      - apply andb_true_iff in E. destruct E as [I E]. apply allowed_spec in I.
        destruct (open_permutation _ _ I) as (O & P). apply ours with x O; [exact P|].
        apply (us _ _ S q x O true P). apply (surely _ _ S) with pairs. exact E.
      - rewrite !andb_true_iff in E. destruct E as [[I F] E]. apply allowed_spec in I.
        destruct (open_permutation _ _ I) as (O & P). apply ours with x O; [exact P|].
        apply (us _ _ S q x O true P). apply (rename_back _ _ S names); [exact F|].
        assert (L1 := us_fewer _ _ S q x I). assert (L2 := rename_length _ _ S names (by_us c q x) F).
        apply known_gather in E. destruct E as (a & J & E). rewrite E in *.
        apply IH; [exact J|lia].
    Qed.

    Lemma check_answers_spec k q xs hs x :
      held k -> length (opens c q) <= Datatypes.S (Datatypes.S k) ->
      check_answers set q xs hs = true -> In x xs -> In x (opens c q) ->
      holds false (opens c (by_them c q x)) (lost (by_them c q x)).
    Proof.
      intros IH L. revert hs; induction xs as [|y xs IHx]; intros hs E I J; [destruct I|].
      simpl in E. destruct hs as [|h hs]; [discriminate|]. apply andb_true_iff in E.
      destruct I as [->|I].
      - assert (L1 := them_fewer _ _ S q x J).
        apply check_answer_spec with k h; [exact IH|lia|apply E].
      - apply (IHx hs); [apply E|exact I|exact J].
    Qed.

    Lemma all_held k : held k.
    Proof.
      induction k as [k IH] using lt_wf_ind. intros a I L.
      assert (E := proj1 (forallb_forall _ _) H a I). unfold check_core_position in E.
      destruct (opens c (at_ a)) as [|x O] eqn:Ex; [discriminate|]. rewrite <- Ex in *.
      apply theirs; [congruence|]. intros y O' P.
      assert (J : In y (opens c (at_ a))) by (rewrite P; left; reflexivity).
      apply (them _ _ S (at_ a) y O' false P).
      destruct k as [|k]; [rewrite Ex in L; simpl in L; lia|].
      apply check_answers_spec with (k - 0) (choices c (at_ a)) (ask a).
      - rewrite Nat.sub_0_r. apply IH. lia.
      - lia.
      - exact E.
      - apply (all_choices _ _ S). exact J.
      - exact J.
    Qed.
  End Valid.

  Theorem check_core_sound start them_first names l h :
    check_core start them_first names l h = true -> holds them_first (opens c start) (lost start).
  Proof.
    unfold check_core. rewrite andb_true_iff. intros [H E]. destruct them_first.
    - apply orb_true_iff in E. destruct E as [E|E].
      + apply andb_true_iff in E. destruct E as [F E]. apply known_gather in E.
        destruct E as (a & I & E). apply (rename_back _ _ S names); [exact F|]. rewrite E.
        apply (all_held l H (length (opens c (at_ a)))); [exact I|lia].
      + destruct h as [pairs| |]; try discriminate. apply (surely _ _ S) with pairs. exact E.
    - apply (check_answer_spec l (length (opens c start)) start h); [apply all_held; exact H|lia|exact E].
  Qed.
End Check.
