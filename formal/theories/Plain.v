(* SPDX-License-Identifier: MIT *)
(* The check of certificates of positions for each game, with tables that make it fast. *)
From Coq Require Import Arith NArith ZArith List Bool Lia FMapPositive.
From Harary Require Import Rules Play Graphs Symmetry Automorphism Positions Renaming
  Certificate.
Import ListNotations.

Inductive rules :=
| Avoidance (target : graph)
| MisereAvoidance (target : graph)
| Achievement (target : graph)
| Saturation (target : graph)
| Clique
| Star
| Capture.

Definition game_of (r : rules) (b : graph) : game :=
  match r with
  | Avoidance target => avoidance target b
  | MisereAvoidance target => misere_avoidance target b
  | Achievement target => achievement target b
  | Saturation target => saturation target b
  | Clique => clique b
  | Star => star b
  | Capture => capture b
  end.

Lemma colours_game_of r b : colours (game_of r b).
Proof. destruct r; apply colours_paint || apply colours_draw. Qed.

Lemma nameless_game_of r b : nameless (order b) (game_of r b).
Proof.
  destruct r; [apply avoidance_nameless|apply misere_avoidance_nameless|apply achievement_nameless
              |apply saturation_nameless|apply clique_nameless|apply star_nameless|apply capture_nameless].
Qed.

(* Theorem: values do not change under automorphisms of the board, whatever the game. *)
Theorem value_automorphism r b f k p :
  automorphism b f ->
  value (game_of r b) b k (rename (order b) f p) = value (game_of r b) b k p.
Proof. intro H. apply value_rename; [apply nameless_game_of|exact H]. Qed.

(* ----------------------------------------------------------------------- Tables *)

(* The values of a function at some numbers; elsewhere it is computed again. *)
Definition tabulate {B} (f : N -> B) (keys : list N) : PositiveMap.t B :=
  fold_left (fun m e => PositiveMap.add (N.succ_pos e) (f e) m) keys (PositiveMap.empty B).

Definition table_value {B} (f : N -> B) (m : PositiveMap.t B) (e : N) : B :=
  match PositiveMap.find (N.succ_pos e) m with Some x => x | None => f e end.

Lemma table_value_spec {B} (f : N -> B) keys e : table_value f (tabulate f keys) e = f e.
Proof.
  unfold table_value, tabulate.
  assert (G : forall m, (forall x, PositiveMap.find (N.succ_pos e) m = Some x -> x = f e) ->
    forall x, PositiveMap.find (N.succ_pos e)
      (fold_left (fun m e => PositiveMap.add (N.succ_pos e) (f e) m) keys m) = Some x -> x = f e).
  { induction keys as [|d keys IH]; simpl; intros m H x; [apply H|]. apply IH. intros y.
    destruct (N.eq_dec d e) as [->|D].
    - rewrite PositiveMap.gss. congruence.
    - rewrite PositiveMap.gso; [apply H|]. intro E. apply D, succ_pos_inj. auto. }
  destruct (PositiveMap.find _ _) as [x|] eqn:E; [|reflexivity]. apply G in E; [exact E|].
  intros y. rewrite PositiveMap.gempty. discriminate.
Qed.

(* Each copy once. *)
Definition once (all : list N) : list N := nodup N.eq_dec all.

Lemma contains_once all s : contains (once all) s = contains all s.
Proof.
  apply eq_true_iff_eq. unfold contains, once. rewrite !existsb_exists.
  split; intros (c & I & S); exists c; (split; [|exact S]); apply nodup_In in I || apply nodup_In; exact I.
Qed.

(* What is missing for a copy with the edge e. *)
Definition rests (all : list N) (e : N) : list N :=
  map (fun c => N.clearbit c e) (filter (fun c => has c e) all).

Lemma subset_clear c s e : subset (N.clearbit c e) s = subset c (add e s).
Proof.
  apply eq_true_iff_eq. rewrite !subset_spec.
  split; intros H d; specialize (H d); rewrite has_clear, has_add in *; destruct (N.eqb d e), (has c d);
    simpl in *; intuition discriminate.
Qed.

Lemma completes_rests all s e :
  completes all s e = existsb (fun c => subset c s) (rests (once all) e).
Proof.
  apply eq_true_iff_eq. unfold completes, rests, once. rewrite !existsb_exists.
  setoid_rewrite andb_true_iff. split.
  - intros (c & I & H & S). exists (N.clearbit c e). split; [|rewrite subset_clear; exact S].
    apply in_map_iff. exists c. split; [reflexivity|]. apply filter_In.
    split; [apply nodup_In; exact I|exact H].
  - intros (d & I & S). apply in_map_iff in I. destruct I as (c & <- & I). apply filter_In in I.
    destruct I as [I H]. apply nodup_In in I. exists c. rewrite subset_clear in S. auto.
Qed.

(* The copies of the target, if there is one, each once, and the rests by edge. *)
Record tables := Tables { all_copies : list N; rest_table : PositiveMap.t (list N) }.

Definition target_of (r : rules) : graph :=
  match r with
  | Avoidance t | MisereAvoidance t | Achievement t | Saturation t => t
  | _ => Graph 0 0%N
  end.

Definition make_tables (r : rules) (b : graph) : tables :=
  let all := once (copies (target_of r) (order b)) in
  Tables all (tabulate (rests all) (numbers (order b))).

Definition fast_legal (r : rules) (t : tables) (p : position) (e : N) : bool :=
  match r with
  | Avoidance _ =>
      let mine := own p in
      negb (existsb (fun c => inside c mine) (table_value (rests (all_copies t)) (rest_table t) e))
  | Saturation _ =>
      let mine := red p in
      negb (existsb (fun c => inside c mine) (table_value (rests (all_copies t)) (rest_table t) e))
  | MisereAvoidance _ | Achievement _ =>
      negb (existsb (fun c => inside c (red p)) (all_copies t)) &&
      negb (existsb (fun c => inside c (green p)) (all_copies t))
  | _ => true
  end.

Lemma existsb_inside l s : existsb (fun c => inside c s) l = existsb (fun c => subset c s) l.
Proof. induction l as [|c l IH]; [reflexivity|]. simpl. rewrite inside_subset, IH. reflexivity. Qed.

Lemma fast_legal_spec r b p e : fast_legal r (make_tables r b) p e = legal (game_of r b) p e.
Proof.
  destruct r; simpl; try reflexivity; rewrite !existsb_inside, ?table_value_spec, <- ?completes_rests;
    try reflexivity; change (existsb (fun c => subset c ?x) ?y) with (contains y x);
    rewrite <- !(contains_once (copies _ _)); reflexivity.
Qed.

Section Check.
  Variable A : Type.
  Variable at_ : A -> position.
  Variable ask : A -> list hint.

  Definition check_plain (r : rules) (b : graph) (s : side) (v : Z) (l : list A) (h : hint) : bool :=
    let t := make_tables r b in
    let table := number_table (order b) in
    let order_pairs := pairs (order b) in
    let all := board_numbers b in
    let full := N.eqb (edges b) (edges (complete (order b))) in
    check_certificate (game_of r b) b s v A at_ ask (fast_legal r t) table order_pairs all full l h.

  (* Theorem: a certificate of positions that passes the check tells the truth. *)
  Theorem check_plain_sound r b s v l h :
    check_plain r b s v l h = true -> at_least s v (game_value (game_of r b) b).
  Proof.
    intro H. eapply check_certificate_sound; [| | | | | | |exact H];
      try reflexivity.
    - intros; apply fast_legal_spec.
    - apply colours_game_of.
    - apply nameless_game_of.
  Qed.
End Check.
