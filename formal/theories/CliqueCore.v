(* SPDX-License-Identifier: MIT *)
(* Who wins the clique game, reduced to what can still matter. The opponent and the side own some
   edges, others are free; cliques up to `theirs_level` and `our_level` change nothing any more. The
   opponent wins with larger cliques than ours, or with as large ones if `bonus` is 1: the second
   player wins ties. Definitions only; that they are right is proved in the files CliqueReduce.v,
   CliqueRenaming.v and CliqueSound.v. *)
From Coq Require Import Arith NArith List Bool.
From Harary Require Import Rules Graphs Renaming Potential Core Scoring Cliques.
Import ListNotations.

Record clique_position := CliquePosition {
  theirs_edges : edge_set;
  our_edges : edge_set;
  free : edge_set;
  theirs_level : nat;
  our_level : nat
}.

(* What does not depend on the position, computed once. *)
Class setting := Setting {
  vertices : nat;
  bonus : nat;
  table : list (list N);
  order_pairs : list (nat * nat);
  all : list N;
  by_order : list (list edge_set);                   (* the cliques of 0, 1, 2, ... vertices *)
  table_is : table = number_table vertices;
  pairs_are : order_pairs = pairs vertices;
  all_are : all = numbers vertices;
  by_order_is : by_order = map (cliques vertices) (seq 0 (S (S vertices)))
}.

Section CliqueCore.
  Context {given : setting}.
  Notation n := vertices.

  Definition cliques_of_order (k : nat) : list edge_set := nth k by_order [].

  Definition free_edges (q : clique_position) : list N :=
    sift (free q) all.

  (* What the opponent has in the end with t, and what we have. *)
  Definition their_end (q : clique_position) (t : edge_set) := N.lor (theirs_edges q) t.
  Definition our_end (q : clique_position) (t : edge_set) := N.lor (our_edges q) (N.ldiff (free q) t).
  Definition loses (q : clique_position) (t : edge_set) : Prop :=
    (Nat.max (clique_number n (our_end q t)) (our_level q)
     < Nat.max (clique_number n (their_end q t)) (theirs_level q) + bonus)%nat.
  Definition lost (q : clique_position) (T : list N) : Prop := loses q (bits T).

  Definition useful (s : edge_set) (k : nat) : list edge_set :=
    filter (fun c => inside c s) (cliques_of_order k).

  Definition union (l : list edge_set) : edge_set := fold_right N.lor 0%N l.

  Fixpoint reduce (fuel : nat) (q : clique_position) : clique_position :=
    let um := useful (N.lor (theirs_edges q) (free q)) (S (theirs_level q)) in
    let ub := useful (N.lor (our_edges q) (free q)) (S (our_level q)) in
    match fuel with
    | O => q
    | S less =>
        if existsb (fun c => inside c (theirs_edges q)) um then
          reduce less (CliquePosition (theirs_edges q) (our_edges q) (free q) (S (theirs_level q))
                         (Nat.max (our_level q) (theirs_level q + bonus)))
        else if existsb (fun c => inside c (our_edges q)) ub then
          reduce less (CliquePosition (theirs_edges q) (our_edges q) (free q)
                         (Nat.max (theirs_level q) (S (our_level q) - bonus)) (S (our_level q)))
        else if (theirs_level q =? 0)%nat then q
        else
          let mine := union um in
          let yours := union ub in
          CliquePosition (N.land (theirs_edges q) mine) (N.land (our_edges q) yours)
                         (N.land (free q) (N.lor mine yours)) (theirs_level q) (our_level q)
    end.

  Definition take_theirs (q : clique_position) (e : N) : clique_position :=
    CliquePosition (add e (theirs_edges q)) (our_edges q) (N.clearbit (free q) e)
                   (theirs_level q) (our_level q).
  Definition take_ours (q : clique_position) (e : N) : clique_position :=
    CliquePosition (theirs_edges q) (add e (our_edges q)) (N.clearbit (free q) e)
                   (theirs_level q) (our_level q).

  Definition fuel := (2 * n + 4)%nat.

  Definition clique_sure (q : clique_position) (dealt : list (N * N)) : bool :=
    (theirs_level q + bonus <=? our_level q)%nat &&
    let O := free_edges q in
    let sets := map (fun c => sift (N.land (N.ldiff c (theirs_edges q)) (free q)) all)
                    (useful (N.lor (theirs_edges q) (free q)) (S (theirs_level q))) in
    pairs_and_potential (length O) dealt sets O.

  Definition clique_renamed (names : list nat) (q : clique_position) : clique_position :=
    CliquePosition (sweep table names order_pairs (theirs_edges q))
                   (sweep table names order_pairs (our_edges q))
                   (sweep table names order_pairs (free q))
                   (theirs_level q) (our_level q).

  Definition same_clique (q r : clique_position) : bool :=
    N.eqb (free q) (free r) && N.eqb (theirs_edges q) (theirs_edges r) &&
    N.eqb (our_edges q) (our_edges r) && (theirs_level q =? theirs_level r)%nat &&
    (our_level q =? our_level r)%nat.

  Definition clique_key (q : clique_position) : positive :=
    N.succ_pos (N.lor (free q) (N.shiftl (theirs_edges q) (N.of_nat (triangle n)))).

  Definition clique_core : core clique_position N :=
    Core _ _ free_edges free_edges
         (fun q e => reduce fuel (take_theirs q e)) (fun q e => reduce fuel (take_ours q e))
         (is_permutation n) clique_renamed clique_sure same_clique N.eqb clique_key.
End CliqueCore.
