(* SPDX-License-Identifier: MIT *)
(* A certificate is a set of positions with the opponent to move, such that after every move of the
   opponent the side has a move back into the set, up to a renaming of the vertices that is spelled
   out, or the game is over with a result that is good enough. Whoever keeps to such a set reaches
   the value (L. Csirmaz, "Connected Graph Game", Theorem 1, with values). *)
From Coq Require Import Arith NArith ZArith List Bool Lia Permutation.
From Harary Require Import Rules Play Graphs Symmetry Automorphism Positions Renaming.
Import ListNotations.

(* ------------------------------------------------------------------ The check *)

(* What the side has to do after a move of the opponent. *)
Inductive hint :=
| Over                                    (* nothing: the game is over *)
| Last (e : N)                            (* colour e, and the game is over *)
| Back (e : N) (names : list nat).        (* colour e, rename, and be back in the set *)

Definition at_leastb (s : side) (v x : Z) : bool :=
  match s with First => (v <=? x)%Z | Second => (v <=? - x)%Z end.

Lemma at_leastb_spec s v x : at_leastb s v x = true -> at_least s v x.
Proof. destruct s; simpl; lia. Qed.

Section Check.
  Variable g : game.
  Variable b : graph.
  Variable s : side.
  Variable v : Z.
  Variable A : Type.
  Variable at_ : A -> position.
  Variable ask : A -> list hint.

  (* The same as legal g, faster. *)
  Variable fast_legal : position -> N -> bool.
  Hypothesis fast : forall p e, fast_legal p e = legal g p e.
  Hypothesis C : colours g.
  Hypothesis NL : nameless (order b) g.

  Definition board_numbers : list N := filter (has (edges b)) (numbers (order b)).
  Definition is_open (p : position) (e : N) : bool := negb (has (red p) e) && negb (has (green p) e).
  Definition may (p : position) (e : N) : bool := is_open p e && fast_legal p e.

  (* Everything that does not depend on the position is computed once. *)
  Variable table : list (list N).
  Variable order_pairs : list (nat * nat).
  Variable all : list N.
  Variable full : bool.
  Hypothesis table_is : table = number_table (order b).
  Hypothesis pairs_are : order_pairs = pairs (order b).
  Hypothesis all_are : all = board_numbers.
  Hypothesis full_is : full = N.eqb (edges b) (edges (complete (order b))).

  Definition is_over (p : position) : bool := negb (existsb (may p) all).

  Definition renamed (names : list nat) (p : position) : position :=
    Position (sweep table names order_pairs (red p)) (sweep table names order_pairs (green p)) (mover p).

  Definition fits (names : list nat) : bool :=
    is_permutation (order b) names &&
    (full || N.eqb (sweep table names order_pairs (edges b)) (edges b)).

  Definition good_end (p : position) : bool := is_over p && at_leastb s v (result g p).

  Definition check_hint (set : positions) (q : position) (h : hint) : bool :=
    match h with
    | Over => good_end q
    | Last e => existsb (N.eqb e) all && may q e && good_end (after g q e)
    | Back e names =>
        existsb (N.eqb e) all && may q e && fits names && member (renamed names (after g q e)) set
    end.

  Fixpoint check_hints (set : positions) (p : position) (ms : list N) (hs : list hint) : bool :=
    match ms, hs with
    | [], _ => true
    | e :: ms, h :: hs => check_hint set (after g p e) h && check_hints set p ms hs
    | _, _ => false
    end.

  Definition check_position (set : positions) (a : A) : bool :=
    let p := at_ a in
    let ms := filter (may p) all in
    same_side (mover p) (opponent s) &&
    match ms with [] => false | _ => check_hints set p ms (ask a) end.

  Definition check_start (set : positions) (p : position) (h : hint) : bool :=
    if same_side (mover p) s then check_hint set p h else member p set || good_end p.

  Definition check_certificate (l : list A) (h : hint) : bool :=
    let set := collect at_ l in
    forallb (check_position set) l && check_start set start h.

  (* ---------------------------------------------------------------- Soundness *)

  Lemma filter_twice {B} (h k : B -> bool) m : filter h (filter k m) = filter (fun x => k x && h x) m.
  Proof.
    induction m as [|x m IH]; [reflexivity|]. simpl. destruct (k x); simpl; [|exact IH].
    destruct (h x); [f_equal|]; exact IH.
  Qed.

  Lemma filter_may p : filter (may p) all = moves g b p.
  Proof.
    rewrite all_are. unfold board_numbers, moves, open. fold (numbers (order b)).
    rewrite !filter_twice. apply filter_ext. intro e. unfold may, is_open. rewrite fast.
    destruct (has (edges b) e), (has (red p) e), (has (green p) e); reflexivity.
  Qed.

  Lemma is_over_spec p : is_over p = true -> moves g b p = [].
  Proof.
    unfold is_over. rewrite <- filter_may, negb_true_iff. intro H.
    destruct (filter (may p) all) as [|e l] eqn:E; [reflexivity|].
    assert (I : In e (filter (may p) all)) by (rewrite E; left; reflexivity).
    apply filter_In in I. rewrite <- not_true_iff_false in H. exfalso. apply H, existsb_exists. eauto.
  Qed.

  Lemma may_spec p e : existsb (N.eqb e) all = true -> may p e = true -> In e (moves g b p).
  Proof.
    intros E M. rewrite <- filter_may. apply filter_In. split; [|exact M].
    apply existsb_exists in E. destruct E as (d & I & E). apply N.eqb_eq in E. subst. exact I.
  Qed.

  Lemma fits_spec names : fits names = true -> automorphism b (fun x => nth x names O).
  Proof.
    unfold fits. rewrite table_is, pairs_are, full_is, andb_true_iff, orb_true_iff. intros [P H].
    apply is_permutation_spec in P. split; [exact P|]. intros x y Hx Hy.
    destruct H as [H|H]; apply N.eqb_eq in H.
    - rewrite H. rewrite !joined_complete by (auto; apply P; auto).
      f_equal. apply eq_true_iff_eq. rewrite !Nat.eqb_eq. split; [apply P; auto|congruence].
    - rewrite sweep_relabel in H by apply P. rewrite <- H at 1.
      apply (joined_relabel (order b) _ P); assumption.
  Qed.

  Lemma renamed_spec names p :
    fits names = true -> renamed names p = rename (order b) (fun x => nth x names O) p.
  Proof.
    intro H. apply fits_spec in H. destruct H as [[B _] _]. unfold renamed, rename.
    rewrite table_is, pairs_are, !sweep_relabel by exact B. reflexivity.
  Qed.

  Lemma good_end_spec k p : good_end p = true -> at_least s v (value g b k p).
  Proof.
    unfold good_end. rewrite andb_true_iff. intros [H K]. rewrite value_over by (apply is_over_spec; exact H).
    apply at_leastb_spec. exact K.
  Qed.

  Section Valid.
    Variable l : list A.
    Let set := collect at_ l.
    Hypothesis H : forallb (check_position set) l = true.

    Definition held (k : nat) : Prop :=
      forall a, In a l -> (length (open b (at_ a)) <= k)%nat -> at_least s v (value g b k (at_ a)).

    Lemma mover_entry a : In a l -> mover (at_ a) = opponent s.
    Proof.
      intro I. rewrite forallb_forall in H. specialize (H a I). unfold check_position in H.
      apply andb_true_iff in H. apply same_side_spec, H.
    Qed.

    Lemma member_held k p :
      held k -> member p set = true -> mover p = opponent s -> (length (open b p) <= k)%nat ->
      at_least s v (value g b k p).
    Proof.
      intros IH M T L. apply member_collect in M. destruct M as (a & I & R & G).
      assert (E : p = at_ a).
      { destruct p as [r q m]; simpl in *. rewrite R, G, T, <- (mover_entry a I).
        destruct (at_ a); reflexivity. }
      rewrite E in *. apply IH; assumption.
    Qed.

    Lemma open_renamed f p :
      automorphism b f -> length (open b (rename (order b) f p)) = length (open b p).
    Proof.
      intros [P J]. unfold open. fold (numbers (order b)).
      assert (Q : Permutation (map (fun '(u, w) => number (f u) (f w)) (pairs (order b))) (numbers (order b))).
      { apply NoDup_Permutation_bis.
        - assert (X : forall m, NoDup m -> (forall uw, In uw m -> In uw (pairs (order b))) ->
            NoDup (map (fun '(u, w) => number (f u) (f w)) m)).
          { induction m as [|(u, w) m IH]; simpl; intros D I; [constructor|].
            inversion_clear D as [|? ? X D']. constructor; [|apply IH; auto].
            intro Y. apply in_map_iff in Y. destruct Y as ((x, y) & E & Y).
            assert (B1 := I _ (or_introl eq_refl)). assert (B2 := I _ (or_intror Y)).
            apply in_pairs in B1, B2. apply (number_back (order b) f P) in E; try lia.
            apply number_sorted in E; [|lia|lia]. destruct E as [-> ->]. auto. }
          apply X; [|auto]. apply (NoDup_map_inv (fun '(u, w) => number u w)), NoDup_numbers.
        - unfold numbers. rewrite !map_length. lia.
        - intros e I. apply in_map_iff in I. destruct I as ((u, w) & <- & I). apply in_pairs in I.
          apply in_numbers. exists (f u), (f w). destruct P as [B N]. repeat split; try apply B; try lia.
          intro E. apply N in E; lia. }
      rewrite <- (permutation_filter _ _ _ Q). unfold numbers.
      assert (X : forall m, (forall uw, In uw m -> In uw (pairs (order b))) ->
        length (filter (fun e => has (edges b) e && negb (has (red (rename (order b) f p)) e)
                 && negb (has (green (rename (order b) f p)) e)) (map (fun '(u, w) => number (f u) (f w)) m))
        = length (filter (fun e => has (edges b) e && negb (has (red p) e) && negb (has (green p) e))
                         (map (fun '(u, w) => number u w) m))).
      { induction m as [|(u, w) m IH]; intro I; [reflexivity|]. cbn [map filter].
        assert (B := I _ (or_introl eq_refl)). apply in_pairs in B.
        simpl red; simpl green. rewrite !has_relabel_number by (auto; lia).
        assert (Jx := J u w ltac:(lia) ltac:(lia)). rewrite !joined_different in Jx.
        2: lia. 2: apply (different (order b) f P); lia. rewrite Jx.
        specialize (IH (fun uw K => I uw (or_intror K))).
        destruct (has (edges b) (number u w) && negb (has (red p) (number u w)) && negb (has (green p) (number u w)));
          simpl; [f_equal|]; exact IH. }
      apply X. auto.
    Qed.

    Lemma check_hint_spec k q h :
      (forall j, (j <= k)%nat -> held j) -> mover q = s -> (length (open b q) <= k)%nat ->
      check_hint set q h = true -> at_least s v (value g b k q).
    Proof.
      intros IH T L K. destruct h as [|e|e names]; simpl in K.
      - apply good_end_spec. exact K.
      - apply andb_true_iff in K. destruct K as [K E]. apply andb_true_iff in K.
        assert (M : In e (moves g b q)) by (apply may_spec; apply K).
        assert (S := open_shrinks g b q e C (proj1 (proj1 (in_moves _ _ _ _) M))).
        destruct k as [|k]; [lia|]. apply value_own; [intro Z; rewrite Z in M; destruct M|exact T|].
        exists e. split; [exact M|]. apply good_end_spec. exact E.
      - rewrite !andb_true_iff in K. destruct K as [[[K1 K2] F] E].
        assert (M : In e (moves g b q)) by (apply may_spec; assumption).
        assert (S := open_shrinks g b q e C (proj1 (proj1 (in_moves _ _ _ _) M))).
        destruct k as [|k]; [lia|]. apply value_own; [intro Z; rewrite Z in M; destruct M|exact T|].
        exists e. split; [exact M|]. rewrite renamed_spec in E by exact F.
        apply fits_spec in F. rewrite <- (value_rename g b _ NL F).
        apply member_held; [apply IH; lia|exact E| |].
        + simpl. destruct (C q e) as (_ & _ & _ & X). rewrite X, T. reflexivity.
        + rewrite open_renamed by exact F. lia.
    Qed.

    Lemma check_hints_spec k p ms hs :
      (forall j, (j <= k)%nat -> held j) -> mover p = opponent s -> (length (open b p) <= S k)%nat ->
      (forall e, In e ms -> In e (moves g b p)) ->
      check_hints set p ms hs = true ->
      forall e, In e ms -> at_least s v (value g b k (after g p e)).
    Proof.
      intros IH T L. revert hs; induction ms as [|d ms IHm]; intros hs I K e He; [destruct He|].
      simpl in K. destruct hs as [|h hs]; [discriminate|]. apply andb_true_iff in K.
      destruct He as [<-|He].
      - assert (M := I d (or_introl eq_refl)).
        assert (S := open_shrinks g b p d C (proj1 (proj1 (in_moves _ _ _ _) M))).
        eapply check_hint_spec; [exact IH| |lia|apply K].
        destruct (C p d) as (_ & _ & _ & X). rewrite X, T. apply opponent_opponent.
      - apply (IHm hs); [intros; apply I; right; assumption|apply K|exact He].
    Qed.

    Lemma all_held k : held k.
    Proof.
      induction k as [k IH] using lt_wf_ind. intros a I L.
      assert (T := mover_entry a I). assert (K := proj1 (forallb_forall _ _) H a I).
      unfold check_position in K. rewrite filter_may in K. apply andb_true_iff in K. destruct K as [_ K].
      destruct (moves g b (at_ a)) as [|d ms] eqn:M; [discriminate|].
      assert (N : moves g b (at_ a) <> []) by congruence.
      destruct k as [|k]; [exfalso; apply N, moves_of_none; lia|].
      apply value_other; [exact N|exact T|]. rewrite <- M in K. 
      eapply check_hints_spec; [intros; apply IH; lia|exact T|exact L|auto|exact K].
    Qed.
  End Valid.

  (* Theorem: what a checked certificate claims is true. *)
  Theorem check_certificate_sound l h :
    check_certificate l h = true -> at_least s v (game_value g b).
  Proof.
    unfold check_certificate. rewrite andb_true_iff. intros [K E]. unfold game_value.
    assert (B := open_start_bound b). unfold check_start in E.
    destruct (same_side (mover start) s) eqn:T.
    - apply same_side_spec in T. eapply check_hint_spec; [exact K|intros; apply all_held; exact K|exact T|exact B|exact E].
    - apply orb_true_iff in E. destruct E as [E|E]; [|apply good_end_spec; exact E].
      apply (member_held l K); [apply all_held; exact K|exact E| |exact B].
      destruct s; [discriminate|reflexivity].
  Qed.
End Check.
