(* SPDX-License-Identifier: MIT *)
(* The value of the capture game, reduced to what can still matter. Of every vertex that can still
   change hands the balance is known (our edges less theirs), and how much the side is still owed by
   these vertices. *)
From Coq Require Import Arith NArith ZArith List Bool Lia Permutation.
From Harary Require Import Rules Play Graphs Symmetry Renaming Monotone Core Scoring Labels.
Import ListNotations.

Record capture_position := CapturePosition {
  capture_open : list label;
  balance : list Z;
  owed : Z
}.

(* What a vertex is worth to s if this is our edges less theirs. *)
Definition worth_ours (s : side) : Z := match s with First => 4097 | Second => 4096 end.
Definition worth_theirs (s : side) : Z := match s with First => 4096 | Second => 4097 end.
Definition worth (s : side) (w : Z) : Z :=
  if (0 <? w)%Z then worth_ours s else if (w <? 0)%Z then (- worth_theirs s)%Z else 0%Z.

Definition sum (l : list Z) : Z := fold_right Z.add 0%Z l.

Lemma sum_permutation l m : Permutation l m -> sum l = sum m.
Proof. induction 1; simpl; lia. Qed.

Lemma sum_monotone {B} (f g : B -> Z) l :
  (forall x, In x l -> (f x <= g x)%Z) -> (sum (map f l) <= sum (map g l))%Z.
Proof.
  induction l as [|x l IH]; simpl; intro H; [lia|]. assert (A := H x (or_introl eq_refl)).
  specialize (IH (fun y I => H y (or_intror I))). lia.
Qed.

Lemma sum_add {B} (f g : B -> Z) l : sum (map (fun x => (f x + g x)%Z) l) = (sum (map f l) + sum (map g l))%Z.
Proof. induction l as [|x l IH]; simpl; lia. Qed.

Lemma worth_monotone s w x : (w <= x)%Z -> (worth s w <= worth s x)%Z.
Proof.
  intro H. unfold worth. destruct (Z.ltb_spec 0 w), (Z.ltb_spec 0 x), (Z.ltb_spec w 0), (Z.ltb_spec x 0);
    destruct s; simpl; lia.
Qed.

Section CaptureCore.
  Variable n : nat.
  Variable s : side.

  Definition at_v (l : list Z) (v : nat) : Z := nth v l 0%Z.

  (* The balance of v in the end, if the opponent gets T. *)
  Definition end_balance (q : capture_position) (T : list label) (v : nat) : Z :=
    (at_v (balance q) v + Z.of_nat (deg (capture_open q) v) - 2 * Z.of_nat (deg T v))%Z.

  Definition capture_lost (q : capture_position) (T : list label) : Prop :=
    (sum (map (fun v => worth s (end_balance q T v)) (seq 0 n)) < owed q)%Z.

  (* ---------------------------------------------------------------- Functions *)

  Definition changed (d : Z) (x : label) (l : list Z) : list Z :=
    map (fun v => if touches v x then (at_v l v + d)%Z else at_v l v) (seq 0 n).

  Definition capture_theirs (q : capture_position) (x : label) : capture_position :=
    CapturePosition (remove_one x (capture_open q)) (changed (-1) x (balance q)) (owed q).
  Definition capture_ours (q : capture_position) (x : label) : capture_position :=
    CapturePosition (remove_one x (capture_open q)) (changed 1 x (balance q)) (owed q).

  (* Debts that are paid by the same numbers of vertices are written as one, never as a smaller one. *)
  Definition rounded (debt left : Z) : Z :=
    let least := match s with First => 0%Z | Second => (- left)%Z end in
    let most := match s with First => left | Second => 0%Z end in
    let t := ((debt + 2048) / 4096)%Z in
    let r := (debt - t * 4096)%Z in
    Z.max debt (if (most <? r)%Z then (t + 1) * 4096 + least else t * 4096 + Z.max r least)%Z.

  (* Vertices that keep their owner whatever happens. *)
  Definition decided (q : capture_position) : list bool :=
    map (fun v => let d := deg (capture_open q) v in
                  (d =? 0)%nat || (Z.of_nat d <? Z.abs (at_v (balance q) v))%Z) (seq 0 n).

  Definition leaving (gone : list bool) (v : nat) : bool := nth v gone true.

  Definition capture_reduce (q : capture_position) : capture_position :=
    let gone := decided q in
    let given := sum (map (fun v => if leaving gone v then worth s (at_v (balance q) v) else 0%Z) (seq 0 n)) in
    let left := Z.of_nat (length (filter negb gone)) in
    CapturePosition (remaining (leaving gone) (capture_open q))
                    (map (fun v => if leaving gone v then 0%Z else at_v (balance q) v) (seq 0 n))
                    (rounded (owed q - given) left).

  Definition capture_renamed (names : list nat) (q : capture_position) : capture_position :=
    if small_labels n (capture_open q) then
      CapturePosition (sort_labels (map (rename_label names) (capture_open q)))
                      (rename_list 0%Z n names (balance q)) (owed q)
    else q.

  (* Even if all vertices that are left are theirs. *)
  Definition capture_sure (q : capture_position) (_ : list (label * label)) : bool :=
    (owed q <=? sum (map (fun v => if (deg (capture_open q) v =? 0)%nat then worth s (at_v (balance q) v)
                                   else - worth_theirs s) (seq 0 n)))%Z.

  Definition same_capture (q r : capture_position) : bool :=
    Z.eqb (owed q) (owed r) && same_list same_label (capture_open q) (capture_open r) &&
    same_list Z.eqb (balance q) (balance r).

  Definition capture_key (q : capture_position) : positive :=
    let bits := fold_right (fun x s => N.setbit s (number (fst x) (snd x)))
                           0%N (filter (fun x => negb (fst x =? snd x)%nat) (capture_open q)) in
    N.succ_pos (fold_left (fun s k => (16 * s + Z.to_N (k + 8))%N) (balance q) bits).

  Definition capture_core : core capture_position label :=
    Core _ _ capture_open (fun q => squeeze (capture_open q))
         (fun q x => capture_reduce (capture_theirs q x)) (fun q x => capture_reduce (capture_ours q x))
         (is_permutation n) capture_renamed capture_sure same_capture same_label capture_key.

  (* ---------------------------------------------------------------- Soundness *)

  Lemma nth_map_seq {B} (f : nat -> B) d v : (v < n)%nat -> nth v (map f (seq 0 n)) d = f v.
  Proof.
    intro H. rewrite (nth_indep _ d (f O)) by (rewrite map_length, seq_length; exact H).
    rewrite map_nth, seq_nth by exact H. reflexivity.
  Qed.

  Lemma lost_transfer q r (T U : list label) extra :
    (forall v, (v < n)%nat -> worth s (end_balance q T v) = (worth s (end_balance r U v) + extra v)%Z) ->
    (owed q - sum (map extra (seq 0 n)) <= owed r)%Z -> capture_lost q T -> capture_lost r U.
  Proof.
    intros H L. unfold capture_lost. rewrite (map_ext_in _ (fun v => worth s (end_balance r U v) + extra v)%Z).
    - rewrite sum_add. lia.
    - intros v I. apply H. apply in_seq in I. lia.
  Qed.

  Lemma sum_zero {B} (l : list B) : sum (map (fun _ => 0%Z) l) = 0%Z.
  Proof. induction l as [|x l IH]; [reflexivity|]. exact IH. Qed.

  Lemma capture_monotone q : monotone (capture_lost q).
  Proof.
    intros T U W. unfold capture_lost. intro L.
    assert (A : (sum (map (fun v => worth s (end_balance q U v)) (seq 0 n))
                 <= sum (map (fun v => worth s (end_balance q T v)) (seq 0 n)))%Z).
    { apply sum_monotone. intros v _. apply worth_monotone. unfold end_balance.
      pose proof (deg_within T U v W). lia. }
    lia.
  Qed.

  Lemma touches_gone leaves x v : stays leaves x = true -> leaves v = true -> touches v (shortened leaves x) = false.
  Proof.
    destruct x as (a, b). unfold stays, shortened, touches. simpl. intros S L.
    destruct (leaves a) eqn:A, (leaves b) eqn:B; simpl in *; try discriminate;
      destruct (Nat.eqb_spec a v), (Nat.eqb_spec b v); subst; simpl; congruence.
  Qed.

  Lemma deg_gone leaves T v : leaves v = true -> (forall x, In x T -> stays leaves x = true) ->
    deg (map (shortened leaves) T) v = O.
  Proof.
    intros L S. induction T as [|x T IH]; [reflexivity|]. cbn [map]. rewrite deg_cons, IH, touches_gone; auto.
    - apply S. left; reflexivity.
    - intros y I. apply S. right; exact I.
  Qed.

  Lemma capture_reduce_holds q m :
    holds m (capture_open (capture_reduce q)) (capture_lost (capture_reduce q)) ->
    holds m (capture_open q) (capture_lost q).
  Proof.
    set (r := capture_reduce q). set (leaves := leaving (decided q)).
    assert (Lv : forall v, (v < n)%nat -> leaves v = (deg (capture_open q) v =? 0)%nat
                  || (Z.of_nat (deg (capture_open q) v) <? Z.abs (at_v (balance q) v))%Z).
    { intros v H. unfold leaves, leaving, decided. rewrite nth_map_seq by exact H. reflexivity. }
    intro H.
    apply (remaining_holds leaves m (capture_open q) (capture_lost q) (capture_lost r));
      [apply capture_monotone..| |exact H].
    intros T U IT IU.
    assert (W : within (T ++ U) (capture_open q)).
    { eapply within_permutation; [apply within_both; eassumption|symmetry; apply split_stays]. }
    assert (KT : forall x, In x T -> stays leaves x = true).
    { intros x I. eapply within_in in I; [|exact IT]. apply filter_In in I. apply I. }
    assert (KU : forall x, In x U -> stays leaves x = false).
    { intros x I. eapply within_in in I; [|exact IU]. apply filter_In in I. apply negb_true_iff. apply I. }
    apply (lost_transfer q r _ _ (fun v => if leaves v then worth s (at_v (balance q) v) else 0%Z)).
    - intros v Hv. pose proof (deg_within _ _ v W) as D. unfold end_balance. unfold r, capture_reduce. cbn [capture_open balance]. fold leaves.
      unfold at_v at 2. rewrite nth_map_seq by exact Hv.
      assert (E := Lv v Hv). destruct (leaves v) eqn:Ev.
      + rewrite (deg_gone leaves T v Ev KT). unfold remaining.
        rewrite (deg_gone leaves _ v Ev) by (intros x I; apply filter_In in I; apply I).
        symmetry in E. apply orb_true_iff in E. rewrite Nat.eqb_eq, Z.ltb_lt in E.
        replace (worth s (0 + Z.of_nat 0 - 2 * Z.of_nat 0)) with 0%Z by reflexivity. rewrite Z.add_0_l.
        unfold worth. destruct E as [E|E].
        * rewrite E in *. replace (deg (T ++ U) v) with O by lia.
          rewrite Z.sub_0_r, Z.add_0_r. reflexivity.
        * destruct (Z.ltb_spec 0 (at_v (balance q) v)), (Z.ltb_spec (at_v (balance q) v) 0),
            (Z.ltb_spec 0 (at_v (balance q) v + Z.of_nat (deg (capture_open q) v) - 2 * Z.of_nat (deg (T ++ U) v))),
            (Z.ltb_spec (at_v (balance q) v + Z.of_nat (deg (capture_open q) v) - 2 * Z.of_nat (deg (T ++ U) v)) 0);
            lia.
      + rewrite deg_all_remaining by exact Ev. rewrite deg_app, (deg_dropped leaves U v Ev KU), (deg_remaining leaves T v Ev KT).
        rewrite Nat.add_0_r, Z.add_0_r. reflexivity.
    - unfold r, capture_reduce. cbn [owed]. fold leaves. unfold rounded. apply Z.le_max_l.
  Qed.

  Lemma capture_removed q x O :
    Permutation (capture_open q) (x :: O) -> Permutation (remove_one x (capture_open q)) O.
  Proof.
    intro P. apply Permutation_cons_inv with (a := x). rewrite <- P. symmetry.
    apply remove_one_permutation. rewrite P. left. reflexivity.
  Qed.

  Lemma capture_theirs_lost q x T :
    In x (capture_open q) -> capture_lost q (x :: T) -> capture_lost (capture_theirs q x) T.
  Proof.
    intro I. apply (lost_transfer _ _ _ _ (fun _ => 0%Z)); [|rewrite sum_zero; simpl; lia].
    intros v H. rewrite Z.add_0_r. f_equal. unfold end_balance.
    cbn [capture_theirs capture_ours capture_open balance]. unfold at_v at 2, changed.
    rewrite nth_map_seq by exact H.
    rewrite (deg_permutation _ _ v (remove_one_permutation _ _ I)), !deg_cons.
    destruct (touches v x); lia.
  Qed.

  Lemma capture_ours_lost q x T :
    In x (capture_open q) -> capture_lost q T -> capture_lost (capture_ours q x) T.
  Proof.
    intro I. apply (lost_transfer _ _ _ _ (fun _ => 0%Z)); [|rewrite sum_zero; simpl; lia].
    intros v H. rewrite Z.add_0_r. f_equal. unfold end_balance.
    cbn [capture_theirs capture_ours capture_open balance]. unfold at_v at 2, changed.
    rewrite nth_map_seq by exact H.
    rewrite (deg_permutation _ _ v (remove_one_permutation _ _ I)), !deg_cons.
    destruct (touches v x); lia.
  Qed.

  Lemma capture_fewer q r x :
    capture_open r = remove_one x (capture_open q) -> In x (capture_open q) ->
    (length (capture_open (capture_reduce r)) < length (capture_open q))%nat.
  Proof.
    intros E I. rewrite (Permutation_length (remove_one_permutation x _ I)). simpl length. rewrite <- E.
    unfold capture_reduce, remaining. simpl. rewrite map_length. apply Nat.lt_succ_r, filter_length.
  Qed.

  Lemma capture_rename_holds names q m :
    is_permutation n names = true ->
    holds m (capture_open (capture_renamed names q)) (capture_lost (capture_renamed names q)) ->
    holds m (capture_open q) (capture_lost q).
  Proof.
    intro F. unfold capture_renamed. destruct (small_labels n (capture_open q)) eqn:S; [|auto].
    set (r := CapturePosition _ _ _). intro H. assert (B := small_labels_spec n _ S).
    apply (reduction (rename_label names) (length (capture_open q)) m (capture_open q) (capture_open q) []
             (capture_open r) (capture_lost q) (capture_lost r)).
    - lia.
    - rewrite app_nil_r. reflexivity.
    - symmetry. apply sort_labels_permutation.
    - apply capture_monotone.
    - apply capture_monotone.
    - intros T U IT [R E] L. apply Permutation_nil, app_eq_nil in E. destruct E as [-> _].
      rewrite app_nil_r in L. unfold capture_lost in *.
      assert (BT : forall x, In x T -> (fst x < n)%nat /\ (snd x < n)%nat).
      { intros x I. apply B. eapply within_in; eauto. }
      rewrite (sum_permutation (map (fun v => worth s (end_balance r (map (rename_label names) T) v)) (seq 0 n))
                 (map (fun v => worth s (end_balance q T v)) (seq 0 n))); [exact L|].
      apply (map_vertices_rename n names); [exact F|]. intros v Hv. f_equal. unfold end_balance.
      cbn [r capture_open balance].
      unfold at_v. rewrite (nth_rename_list 0%Z n names _ v F Hv).
      rewrite (deg_permutation _ _ _ (sort_labels_permutation _)), !(deg_rename n) by assumption. reflexivity.
    - exact H.
  Qed.

  Lemma capture_surely q pairs :
    capture_sure q pairs = true -> holds true (capture_open q) (capture_lost q).
  Proof.
    unfold capture_sure. rewrite Z.leb_le. intro L. apply never. intros T W Lo. unfold capture_lost in Lo.
    assert (A : (sum (map (fun v => if (deg (capture_open q) v =? 0)%nat then worth s (at_v (balance q) v)
                   else - worth_theirs s) (seq 0 n))
                 <= sum (map (fun v => worth s (end_balance q T v)) (seq 0 n)))%Z).
    { apply sum_monotone. intros v _. pose proof (deg_within _ _ v W).
      destruct (Nat.eqb_spec (deg (capture_open q) v) 0) as [E|E].
      - apply worth_monotone. unfold end_balance. lia.
      - unfold worth. destruct (0 <? end_balance q T v)%Z, (end_balance q T v <? 0)%Z, s; simpl; lia. }
    lia.
  Qed.

  Lemma same_capture_is q r : same_capture q r = true -> q = r.
  Proof.
    unfold same_capture. rewrite !andb_true_iff. intros [[A B] C]. apply Z.eqb_eq in A.
    apply (same_list_is _ same_label_is) in B. apply (same_list_is _ (fun x y => proj1 (Z.eqb_eq x y))) in C.
    destruct q, r. simpl in *. congruence.
  Qed.

  Theorem capture_core_sound : sound capture_core capture_lost.
  Proof.
    split; cbn [opens choices by_them by_us fits renamed sure same capture_core Core.same_label].
    - apply capture_monotone.
    - intros q x. apply in_squeeze.
    - intros q x O m P H. apply capture_reduce_holds in H.
      apply holds_permutation with (remove_one x (capture_open q)); [apply capture_removed; exact P|].
      eapply holds_weaken; [|exact H]. intros T _. apply capture_theirs_lost. rewrite P. left. reflexivity.
    - intros q x. apply capture_fewer. reflexivity.
    - intros q x O m P H. apply capture_reduce_holds in H.
      apply holds_permutation with (remove_one x (capture_open q)); [apply capture_removed; exact P|].
      eapply holds_weaken; [|exact H]. intros T _. apply capture_ours_lost. rewrite P. left. reflexivity.
    - intros q x. apply capture_fewer. reflexivity.
    - intros names q m. apply capture_rename_holds.
    - intros names q _. unfold capture_renamed. destruct (small_labels n (capture_open q)); simpl; [|lia].
      rewrite (Permutation_length (sort_labels_permutation _)), map_length. lia.
    - apply capture_surely.
    - apply same_capture_is.
    - apply same_label_is.
  Qed.
End CaptureCore.

(* ------------------------------------------------------- The game on a board *)

Definition capture_begin (b : graph) (v : Z) : capture_position :=
  CapturePosition (board_labels b) (map (fun _ => 0%Z) (seq 0 (order b))) v.

Definition capture_start (b : graph) (s : side) (v : Z) : capture_position :=
  capture_reduce (order b) s (capture_begin b v).

Section Checker.
  Context {A : Type}.
  Variable at_ : A -> capture_position.
  Variable ask : A -> list (answer label).

  Definition check_capture (b : graph) (s : side) (v : Z) (names : list nat) (l : list A) (h : answer label)
    : bool :=
    check_core (capture_core (order b) s) at_ ask (capture_start b s v)
               (match s with First => false | Second => true end) names l h.

  Lemma worth_counts s (d e : nat -> nat) l :
    sum (map (fun v => worth s (Z.of_nat (d v) - Z.of_nat (e v))) l)
    = (worth_ours s * Z.of_nat (length (filter (fun v => e v <? d v)%nat l))
       - worth_theirs s * Z.of_nat (length (filter (fun v => d v <? e v)%nat l)))%Z.
  Proof.
    induction l as [|v l IH]; [destruct s; reflexivity|]. cbn [map filter].
    unfold sum in *. cbn [fold_right]. rewrite IH. unfold worth.
    destruct s; cbn [worth_ours worth_theirs];
      destruct (Z.ltb_spec 0 (Z.of_nat (d v) - Z.of_nat (e v))), (Z.ltb_spec (Z.of_nat (d v) - Z.of_nat (e v)) 0),
        (Nat.ltb_spec (e v) (d v)), (Nat.ltb_spec (d v) (e v)); cbn [length]; lia.
  Qed.

  (* Theorem: a certificate of cores of `capture` that passes the check tells the truth. *)
  Theorem check_capture_sound b s v names l h :
    check_capture b s v names l h = true -> at_least s v (game_value (capture b) b).
  Proof.
    intro H. set (n := order b) in *.
    apply (check_core_sound _ _ _ _ (capture_core_sound n s)) in H. cbn [opens capture_core] in H.
    apply capture_reduce_holds in H. fold n in H. cbn [capture_open capture_begin] in H.
    apply (board_holds b _ _ (capture_monotone n s _)) in H.
    unfold capture. eapply scoring_link; [|destruct s; exact H].
    intros T W L. fold n in L.
    assert (D : NoDup T).
    { destruct W as [R P]. assert (Q : NoDup (T ++ R)).
      { eapply Permutation_NoDup; [exact P|]. apply NoDup_filter, NoDup_numbers. }
      clear - Q. induction T as [|x T IH]; [constructor|]. simpl in Q. inversion_clear Q as [|? ? N Q'].
      constructor; [|auto]. intro I. apply N, in_or_app. auto. }
    assert (B : forall e, In e T -> In e (numbers n)).
    { intros e I. eapply within_in in I; [|exact W]. apply in_open in I. apply I. }
    change (sum (map (fun w => worth s (end_balance (capture_begin b v) (map (label_of n) T) w)) (seq 0 n)) < v)%Z.
    set (theirs := bits T) in *. set (ours := N.ldiff (board_edges b) theirs) in *.
    assert (E : sum (map (fun v0 => worth s (end_balance (capture_begin b v) (map (label_of n) T) v0)) (seq 0 n))
                = sum (map (fun v0 => worth s (Z.of_nat (degree n ours v0) - Z.of_nat (degree n theirs v0))) (seq 0 n))).
    { f_equal. apply map_ext_in. intros w I. apply in_seq in I. f_equal. unfold end_balance, capture_begin.
      cbn [capture_open balance]. unfold at_v. fold n. rewrite nth_map_seq by lia.
      assert (Et : degree n theirs w = deg (map (label_of n) T) w) by (apply degree_bits; auto; lia).
      assert (Eo : degree n ours w = (deg (board_labels b) w - deg (map (label_of n) T) w)%nat).
      { apply degree_rest; [exact W|]. unfold n in I. lia. }
      assert (Le : (deg (map (label_of n) T) w <= deg (board_labels b) w)%nat).
      { destruct W as [R P]. apply deg_within. exists (map (label_of n) R). unfold board_labels.
        rewrite <- map_app. apply Permutation_map. exact P. }
      lia. }
    rewrite E, worth_counts. unfold worth_less in L.
    destruct s; cbn [at_least result scoring final red green worth_ours worth_theirs] in *;
      fold theirs in L; fold ours in L; fold n in L; unfold score in L; lia.
  Qed.
End Checker.
