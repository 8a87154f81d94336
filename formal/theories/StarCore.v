(* SPDX-License-Identifier: MIT *)
(* Who wins the star game, reduced to what can still matter. Whoever leads wins unless the other one
   gets, at some vertex, as many more edges as they lack there until they lead; 0 lacking: that will
   never be. When somebody gets them, they lead, and lack more everywhere. *)
From Coq Require Import Arith NArith ZArith List Bool Lia Permutation.
From Harary Require Import Rules Play Graphs Symmetry Renaming Monotone Core Scoring Labels
  LabelPairs.
Import ListNotations.

Record star_position := StarPosition {
  star_open : list label;
  their_lack : list nat;   (* by vertex *)
  our_lack : list nat;
  we_lead : bool
}.

(* By how much somebody who lacks k edges, 0 for never, leads with d more. *)
Definition gain (k d : nat) : nat := if (k =? 0)%nat then 0 else d + 1 - k.

Definition at_vertex (l : list nat) (v : nat) : nat := nth v l O.

Section StarCore.
  Variable n : nat.

  Definition best (l : list nat) (d : nat -> nat) : nat :=
    list_max (map (fun v => gain (at_vertex l v) (d v)) (seq 0 n)).

  Definition star_lost (q : star_position) (T : list label) : Prop :=
    (best (our_lack q) (fun v => deg (star_open q) v - deg T v)
     < best (their_lack q) (deg T) + (if we_lead q then 0 else 1))%nat.

  (* ---------------------------------------------------------------- Functions *)

  Definition reaches (x : label) (l : list nat) : bool :=
    existsb (fun v => touches v x && (at_vertex l v =? 1)%nat) (seq 0 n).
  Definition approached (x : label) (l : list nat) : list nat :=
    map (fun v => if touches v x then pred (at_vertex l v) else at_vertex l v) (seq 0 n).
  Definition raised (x : label) (l : list nat) : list nat :=
    map (fun v => match at_vertex l v with
                  | O => O
                  | k => if touches v x then k else S k
                  end) (seq 0 n).
  Definition shifted (l : list nat) : list nat := map (fun k => match k with O => O | _ => S k end) l.

  Definition star_theirs (q : star_position) (x : label) : star_position :=
    let O := remove_one x (star_open q) in
    if reaches x (their_lack q) then
      StarPosition O (raised x (their_lack q)) (if we_lead q then our_lack q else shifted (our_lack q)) false
    else StarPosition O (approached x (their_lack q)) (our_lack q) (we_lead q).

  Definition star_ours (q : star_position) (x : label) : star_position :=
    let O := remove_one x (star_open q) in
    if reaches x (our_lack q) then
      StarPosition O (if we_lead q then shifted (their_lack q) else their_lack q) (raised x (our_lack q)) true
    else StarPosition O (their_lack q) (approached x (our_lack q)) (we_lead q).

  (* Who lacks more than is open will never have it. *)
  Definition star_reduce (q : star_position) : star_position :=
    let theirs := map (fun v => if (deg (star_open q) v <? at_vertex (their_lack q) v)%nat then O
                                else at_vertex (their_lack q) v) (seq 0 n) in
    let ours := map (fun v => if (deg (star_open q) v <? at_vertex (our_lack q) v)%nat then O
                              else at_vertex (our_lack q) v) (seq 0 n) in
    let leaves := fun v => (at_vertex theirs v =? 0)%nat && (at_vertex ours v =? 0)%nat in
    StarPosition (remaining leaves (star_open q)) theirs ours (we_lead q).

  Definition star_renamed (names : list nat) (q : star_position) : star_position :=
    if small_labels n (star_open q) then
      StarPosition (sort_labels (map (rename_label names) (star_open q)))
                   (rename_list O n names (their_lack q)) (rename_list O n names (our_lack q)) (we_lead q)
    else q.

  Definition star_sure (q : star_position) (pairs : list (label * label)) : bool :=
    we_lead q &&
    match take_pairs pairs (star_open q) with
    | None => false
    | Some rest =>
        forallb (fun v => let k := at_vertex (their_lack q) v in
                          (k =? 0)%nat || (deg rest v + pairs_at pairs v <? k)%nat) (seq 0 n)
    end.

  Definition same_star (q r : star_position) : bool :=
    same_list same_label (star_open q) (star_open r) && same_list Nat.eqb (their_lack q) (their_lack r) &&
    same_list Nat.eqb (our_lack q) (our_lack r) && Bool.eqb (we_lead q) (we_lead r).

  Definition star_key (q : star_position) : positive :=
    let bits := fold_right (fun x s => N.setbit s (number (fst x) (snd x)))
                           0%N (filter (fun x => negb (fst x =? snd x)%nat) (star_open q)) in
    N.succ_pos (fold_left (fun s k => (8 * s + N.of_nat k)%N) (their_lack q) bits).

  Definition star_core : core star_position label :=
    Core _ _ star_open (fun q => squeeze (star_open q))
         (fun q x => star_reduce (star_theirs q x)) (fun q x => star_reduce (star_ours q x))
         (is_permutation n) star_renamed star_sure same_star same_label star_key.

  (* ---------------------------------------------------------------- Soundness *)

  Lemma at_map (f : nat -> nat) v : (v < n)%nat -> at_vertex (map f (seq 0 n)) v = f v.
  Proof.
    intro H. unfold at_vertex.
    rewrite (nth_indep _ O (f O)) by (rewrite map_length, seq_length; exact H).
    rewrite map_nth, seq_nth by exact H. reflexivity.
  Qed.

  Lemma best_ext l m d e :
    (forall v, (v < n)%nat -> gain (at_vertex l v) (d v) = gain (at_vertex m v) (e v)) -> best l d = best m e.
  Proof.
    intro H. unfold best. f_equal. apply map_ext_in. intros v I. apply in_seq in I. apply H. lia.
  Qed.

  Lemma best_monotone l d e : (forall v, (v < n)%nat -> (d v <= e v)%nat) -> (best l d <= best l e)%nat.
  Proof.
    intro H. unfold best. assert (G : forall v, In v (seq 0 n) -> (d v <= e v)%nat).
    { intros v I. apply H. apply in_seq in I. lia. }
    induction (seq 0 n) as [|v vs IH]; simpl; [lia|].
    assert (A := G v (or_introl eq_refl)). specialize (IH (fun w I => G w (or_intror I))).
    assert (gain (at_vertex l v) (d v) <= gain (at_vertex l v) (e v))%nat.
    { unfold gain. destruct (at_vertex l v =? 0)%nat; lia. }
    lia.
  Qed.

  Lemma list_max_pred (l : list nat) : list_max (map pred l) = pred (list_max l).
  Proof. induction l as [|x l IH]; simpl; [reflexivity|]. rewrite IH. lia. Qed.

  Lemma best_pred l m d e :
    (forall v, (v < n)%nat -> gain (at_vertex m v) (e v) = pred (gain (at_vertex l v) (d v))) ->
    best m e = pred (best l d).
  Proof.
    intro H. unfold best. rewrite <- list_max_pred, map_map. f_equal. apply map_ext_in.
    intros v I. apply in_seq in I. apply H. lia.
  Qed.

  Definition more (x : label) (d : nat -> nat) (v : nat) : nat := ((if touches v x then 1 else 0) + d v)%nat.

  Lemma best_approached x l d : reaches x l = false -> best (approached x l) d = best l (more x d).
  Proof.
    intro R. apply best_ext. intros v H. unfold approached. rewrite at_map by exact H. unfold more.
    destruct (touches v x) eqn:E; [|reflexivity].
    assert (N : at_vertex l v <> 1%nat).
    { intro K. rewrite <- not_true_iff_false in R. apply R, existsb_exists. exists v.
      rewrite E, K. split; [apply in_seq; lia|reflexivity]. }
    unfold gain. destruct (at_vertex l v) as [|[|k]]; simpl; [reflexivity|lia|lia].
  Qed.

  Lemma best_raised x l d : best (raised x l) d = pred (best l (more x d)).
  Proof.
    apply best_pred. intros v H. unfold raised. rewrite at_map by exact H. unfold more, gain.
    destruct (at_vertex l v) as [|k]; [reflexivity|]. destruct (touches v x); simpl; lia.
  Qed.

  Lemma best_reached x l d : reaches x l = true -> (1 <= best l (more x d))%nat.
  Proof.
    intro R. unfold best. apply list_max_at_least. right. apply existsb_exists in R.
    destruct R as (v & I & R). apply andb_true_iff in R. destruct R as [E K]. apply Nat.eqb_eq in K.
    exists (gain (at_vertex l v) (more x d v)). split; [apply in_map_iff; eauto|].
    unfold more, gain. rewrite E, K. simpl. lia.
  Qed.

  Lemma best_shifted l d : best (shifted l) d = pred (best l d).
  Proof.
    apply best_pred. intros v H. unfold shifted, at_vertex, gain.
    rewrite (map_nth (fun k => match k with O => O | _ => S k end) l O v).
    destruct (nth v l O); simpl; lia.
  Qed.

  Lemma star_monotone q : monotone (star_lost q).
  Proof.
    intros T U W. unfold star_lost. intro L.
    assert (A : (best (their_lack q) (deg T) <= best (their_lack q) (deg U))%nat).
    { apply best_monotone. intros v _. apply deg_within. exact W. }
    assert (B : (best (our_lack q) (fun v => deg (star_open q) v - deg U v)
                 <= best (our_lack q) (fun v => deg (star_open q) v - deg T v))%nat).
    { apply best_monotone. intros v _. pose proof (deg_within T U v W). lia. }
    lia.
  Qed.

  Lemma star_reduce_holds q m :
    holds m (star_open (star_reduce q)) (star_lost (star_reduce q)) -> holds m (star_open q) (star_lost q).
  Proof.
    set (r := star_reduce q). unfold star_reduce in r.
    set (theirs := map _ _) in r. set (ours := map (fun v => if (_ <? at_vertex (our_lack q) v)%nat then _ else _) _) in r.
    set (leaves := fun v => _) in r. simpl star_open.
    intro H. apply (remaining_holds leaves m (star_open q) (star_lost q) (star_lost r)); [apply star_monotone..| |exact H].
    intros T U IT IU. unfold star_lost. simpl star_open. simpl their_lack. simpl our_lack. simpl we_lead.
    assert (W : within (T ++ U) (star_open q)).
    { eapply within_permutation; [apply within_both; eassumption|symmetry; apply split_stays]. }
    assert (KT : forall x, In x T -> stays leaves x = true).
    { intros x I. eapply within_in in I; [|exact IT]. apply filter_In in I. apply I. }
    assert (KU : forall x, In x U -> stays leaves x = false).
    { intros x I. eapply within_in in I; [|exact IU]. apply filter_In in I. apply negb_true_iff. apply I. }
    assert (Dt : forall v, leaves v = false -> deg (T ++ U) v = deg (map (shortened leaves) T) v).
    { intros v L. rewrite deg_app, (deg_dropped leaves U v L KU), (deg_remaining leaves T v L KT). lia. }
    assert (A : best (their_lack q) (deg (T ++ U)) = best theirs (deg (map (shortened leaves) T))).
    { apply best_ext. intros v Hv. assert (Et : at_vertex theirs v = if (deg (star_open q) v <? at_vertex (their_lack q) v)%nat
        then O else at_vertex (their_lack q) v) by (apply at_map; exact Hv).
      pose proof (deg_within _ _ v W). rewrite Et.
      destruct (Nat.ltb_spec (deg (star_open q) v) (at_vertex (their_lack q) v)) as [L|L].
      - unfold gain. destruct (at_vertex (their_lack q) v =? 0)%nat; simpl; lia.
      - destruct (leaves v) eqn:E; [|rewrite Dt by exact E; reflexivity].
        apply andb_true_iff in E. destruct E as [E _]. apply Nat.eqb_eq in E. rewrite Et in E. 
        rewrite E. reflexivity. }
    assert (B : best (our_lack q) (fun v => deg (star_open q) v - deg (T ++ U) v)
                = best ours (fun v => deg (remaining leaves (star_open q)) v - deg (map (shortened leaves) T) v)).
    { apply best_ext. intros v Hv. assert (Et : at_vertex ours v = if (deg (star_open q) v <? at_vertex (our_lack q) v)%nat
        then O else at_vertex (our_lack q) v) by (apply at_map; exact Hv).
      rewrite Et.
      destruct (Nat.ltb_spec (deg (star_open q) v) (at_vertex (our_lack q) v)) as [L|L].
      - unfold gain. destruct (at_vertex (our_lack q) v =? 0)%nat; simpl; lia.
      - destruct (leaves v) eqn:E; [|rewrite Dt, deg_all_remaining by exact E; reflexivity].
        apply andb_true_iff in E. destruct E as [_ E]. apply Nat.eqb_eq in E. rewrite Et in E.
        rewrite E. reflexivity. }
    unfold star_lost. rewrite A, B. auto.
  Qed.

  Lemma open_theirs q x : star_open (star_theirs q x) = remove_one x (star_open q).
  Proof. unfold star_theirs. destruct (reaches x (their_lack q)); reflexivity. Qed.
  Lemma open_ours q x : star_open (star_ours q x) = remove_one x (star_open q).
  Proof. unfold star_ours. destruct (reaches x (our_lack q)); reflexivity. Qed.

  Lemma removed q x O : Permutation (star_open q) (x :: O) -> Permutation (remove_one x (star_open q)) O.
  Proof.
    intro P. apply Permutation_cons_inv with (a := x). rewrite <- P. symmetry.
    apply remove_one_permutation. rewrite P. left. reflexivity.
  Qed.

  Lemma deg_removed q x v : In x (star_open q) ->
    deg (star_open q) v = ((if touches v x then 1 else 0) + deg (remove_one x (star_open q)) v)%nat.
  Proof. intro I. rewrite (deg_permutation _ _ v (remove_one_permutation _ _ I)), deg_cons. reflexivity. Qed.

  Lemma star_theirs_lost q x T :
    In x (star_open q) -> star_lost q (x :: T) -> star_lost (star_theirs q x) T.
  Proof.
    intros I L. unfold star_lost in *.
    assert (B : best (our_lack q) (fun v => deg (star_open q) v - deg (x :: T) v)
                = best (our_lack q) (fun v => deg (remove_one x (star_open q)) v - deg T v)).
    { apply best_ext. intros v _. f_equal. rewrite (deg_removed q x v I), deg_cons. lia. }
    assert (A : best (their_lack q) (deg (x :: T)) = best (their_lack q) (more x (deg T))).
    { apply best_ext. intros v _. f_equal. rewrite deg_cons. reflexivity. }
    rewrite A, B in L. unfold star_theirs. destruct (reaches x (their_lack q)) eqn:R; simpl.
    - rewrite best_raised. assert (G := best_reached x (their_lack q) (deg T) R).
      destruct (we_lead q); [lia|]. rewrite best_shifted. lia.
    - rewrite best_approached by exact R. exact L.
  Qed.

  Lemma star_ours_lost q x T :
    In x (star_open q) -> within T (remove_one x (star_open q)) -> star_lost q T -> star_lost (star_ours q x) T.
  Proof.
    intros I W L. unfold star_lost in *.
    assert (B : best (our_lack q) (fun v => deg (star_open q) v - deg T v)
                = best (our_lack q) (more x (fun v => deg (remove_one x (star_open q)) v - deg T v))).
    { apply best_ext. intros v _. f_equal. unfold more. rewrite (deg_removed q x v I).
      pose proof (deg_within _ _ v W). lia. }
    rewrite B in L. unfold star_ours. destruct (reaches x (our_lack q)) eqn:R; simpl.
    - rewrite best_raised. 
      assert (G := best_reached x (our_lack q) (fun v => deg (remove_one x (star_open q)) v - deg T v) R).
      destruct (we_lead q); [rewrite best_shifted|]; lia.
    - rewrite best_approached by exact R. exact L.
  Qed.

  Lemma reduce_fewer q : (length (star_open (star_reduce q)) <= length (star_open q))%nat.
  Proof. unfold star_reduce, remaining. simpl. rewrite map_length. apply filter_length. Qed.

  Lemma removed_fewer q x : In x (star_open q) -> (length (remove_one x (star_open q)) < length (star_open q))%nat.
  Proof.
    intro I. rewrite (Permutation_length (remove_one_permutation x _ I)). simpl. lia.
  Qed.

  Lemma star_rename_holds names q m :
    is_permutation n names = true ->
    holds m (star_open (star_renamed names q)) (star_lost (star_renamed names q)) ->
    holds m (star_open q) (star_lost q).
  Proof.
    intro F. unfold star_renamed. destruct (small_labels n (star_open q)) eqn:S; [|auto].
    set (r := StarPosition _ _ _ _). intro H.
    assert (B := small_labels_spec n _ S).
    apply (reduction (rename_label names) (length (star_open q)) m (star_open q) (star_open q) []
             (star_open r) (star_lost q) (star_lost r)).
    - lia.
    - rewrite app_nil_r. reflexivity.
    - symmetry. apply sort_labels_permutation.
    - apply star_monotone.
    - apply star_monotone.
    - intros T U IT [R E] L. apply Permutation_nil, app_eq_nil in E. destruct E as [-> _].
      rewrite app_nil_r in L. unfold star_lost in *. simpl star_open. simpl we_lead. simpl their_lack. simpl our_lack.
      assert (BT : forall x, In x T -> (fst x < n)%nat /\ (snd x < n)%nat).
      { intros x I. apply B. eapply within_in; eauto. }
      assert (X : best (rename_list O n names (their_lack q)) (deg (map (rename_label names) T))
                  = best (their_lack q) (deg T)).
      { apply list_max_permutation, (map_vertices_rename n names); [exact F|]. intros v Hv.
        unfold at_vertex. rewrite (nth_rename_list O n names _ v F Hv), (deg_rename n) by assumption. reflexivity. }
      assert (Y : best (rename_list O n names (our_lack q))
                    (fun v => deg (sort_labels (map (rename_label names) (star_open q))) v - deg (map (rename_label names) T) v)
                  = best (our_lack q) (fun v => deg (star_open q) v - deg T v)).
      { apply list_max_permutation, (map_vertices_rename n names); [exact F|]. intros v Hv.
        unfold at_vertex. rewrite (nth_rename_list O n names _ v F Hv).
        rewrite (deg_permutation _ _ _ (sort_labels_permutation _)), !(deg_rename n) by assumption. reflexivity. }
      rewrite X, Y. exact L.
    - exact H.
  Qed.

  Lemma star_surely q pairs : star_sure q pairs = true -> holds true (star_open q) (star_lost q).
  Proof.
    unfold star_sure. rewrite andb_true_iff. intros [L H].
    destruct (take_pairs pairs (star_open q)) as [rest|] eqn:E; [|discriminate].
    apply take_pairs_permutation in E.
    apply holds_permutation with (both pairs ++ rest); [symmetry; exact E|].
    apply holds_weaken with (gets n (at_vertex (their_lack q)) (fun _ => O)).
    - intros T _ Lo. unfold star_lost in Lo. rewrite L in Lo.
      assert (G : (1 <= best (their_lack q) (deg T))%nat) by lia.
      unfold best in G. apply list_max_at_least in G. destruct G as [G|(x & I & G)]; [lia|].
      apply in_map_iff in I. destruct I as (v & <- & I). apply in_seq in I.
      exists v. unfold gain in G. destruct (Nat.eqb_spec (at_vertex (their_lack q) v) 0) as [Z|Z]; [lia|].
      repeat split; [lia|exact Z|lia].
    - apply star_pairs_hold. intros v Hv K. rewrite forallb_forall in H.
      specialize (H v). rewrite in_seq in H. specialize (H ltac:(lia)).
      apply orb_true_iff in H. rewrite Nat.eqb_eq, Nat.ltb_lt in H. destruct H; [congruence|lia].
  Qed.

  Lemma same_star_is q r : same_star q r = true -> q = r.
  Proof.
    unfold same_star. rewrite !andb_true_iff. intros [[[A B] C] D].
    apply (same_list_is _ same_label_is) in A.
    apply (same_list_is _ (fun x y => proj1 (Nat.eqb_eq x y))) in B, C. apply eqb_prop in D.
    destruct q, r. simpl in *. congruence.
  Qed.

  Theorem star_core_sound : sound star_core star_lost.
  Proof.
    split; simpl.
    - apply star_monotone.
    - intros q x. apply in_squeeze.
    - intros q x O m P H. apply star_reduce_holds in H. rewrite open_theirs in H.
      apply holds_permutation with (remove_one x (star_open q)); [apply removed; exact P|].
      eapply holds_weaken; [|exact H]. intros T _. apply star_theirs_lost. rewrite P. left. reflexivity.
    - intros q x I. pose proof (reduce_fewer (star_theirs q x)) as L. rewrite open_theirs in L.
      exact (Nat.le_lt_trans _ _ _ L (removed_fewer q x I)).
    - intros q x O m P H. apply star_reduce_holds in H. rewrite open_ours in H.
      apply holds_permutation with (remove_one x (star_open q)); [apply removed; exact P|].
      eapply holds_weaken; [|exact H]. intros T W. apply star_ours_lost; [rewrite P; left; reflexivity|exact W].
    - intros q x I. pose proof (reduce_fewer (star_ours q x)) as L. rewrite open_ours in L.
      exact (Nat.le_lt_trans _ _ _ L (removed_fewer q x I)).
    - intros names q m. apply star_rename_holds.
    - intros names q _. unfold star_renamed. destruct (small_labels n (star_open q)); simpl; [|lia].
      rewrite (Permutation_length (sort_labels_permutation _)), map_length. lia.
    - apply star_surely.
    - apply same_star_is.
    - apply same_label_is.
  Qed.
End StarCore.
