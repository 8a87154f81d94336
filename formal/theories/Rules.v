(* SPDX-License-Identifier: MIT *)
(* The rules of the games, and nothing else. Whoever wants to know what the theorems of this folder
   say reads this file, and no other. It holds definitions only, no proofs.

   How to read Coq: `Definition f (x : T) : U := ...` defines a function; `Fixpoint` is the same for
   a recursive one; `match ... with ... end` distinguishes cases; `fun x => ...` is a function
   without a name; [] is the empty list, x :: l the list l with x in front; `map`, `filter`,
   `existsb` (is there one?) and `forallb` (are all?) work on lists; `seq 0 n` is [0; 1; ...; n-1].
   `nat` and `N` are natural numbers (in unary and in binary), `Z` the integers. *)
From Coq Require Import NArith ZArith List Bool.
Import ListNotations.

(* ------------------------------------------------------------------ Graphs *)

(* The vertices of a graph of order n are 0, 1, ..., n-1. Below v there are `triangle v` pairs of
   vertices: 0, 0, 1, 3, 6, 10, ... *)
Fixpoint triangle (v : nat) : nat :=
  match v with
  | O => O
  | S u => u + triangle u
  end.

(* Every pair of two vertices has a number: 01, 02, 12, 03, 13, 23, 04, ... are 0, 1, 2, ... *)
Definition number (u v : nat) : N :=
  N.of_nat (if u <? v then triangle v + u else triangle u + v)%nat.

(* The pairs of n vertices, in that order. *)
Definition pairs (n : nat) : list (nat * nat) :=
  flat_map (fun v => map (fun u => (u, v)) (seq 0 v)) (seq 0 n).

(* A set of edges is a binary number: bit i tells whether pair number i belongs to it. *)
Definition edge_set := N.
Definition has (s : edge_set) (e : N) : bool := N.testbit s e.
Definition add (e : N) (s : edge_set) : edge_set := N.setbit s e.
Definition subset (s t : edge_set) : bool := (N.ldiff s t =? 0)%N.
Definition joined (s : edge_set) (u v : nat) : bool := negb (u =? v)%nat && has s (number u v).

Record graph := Graph { order : nat; edges : edge_set }.

Definition complete (n : nat) : graph := Graph n (N.ones (N.of_nat (triangle n))).

(* -------------------------------------------------- Positions, moves, values *)

Inductive side := First | Second.

Definition opponent (s : side) : side :=
  match s with First => Second | Second => First end.

(* A position of a game on the edges of a board: the red edges, which the first player has coloured,
   the green ones, which the second player has, and whose turn it is. *)
Record position := Position { red : edge_set; green : edge_set; mover : side }.

Definition start : position := Position 0%N 0%N First.

(* Edges of the board that have no colour yet. *)
Definition open (board : graph) (p : position) : list N :=
  filter (fun e => has (edges board) e && negb (has (red p) e) && negb (has (green p) e))
         (map (fun '(u, v) => number u v) (pairs (order board))).

(* A game says which open edges may be coloured, what the position is after that, and, where no edge
   may be coloured, what the result is for the first player. *)
Record game := Game {
  legal : position -> N -> bool;
  after : position -> N -> position;
  result : position -> Z
}.

Definition moves (g : game) (board : graph) (p : position) : list N :=
  filter (legal g p) (open board p).

(* The better of two values for a side: values are those of the first player. *)
Definition better (s : side) (x y : Z) : Z :=
  match s with First => Z.max x y | Second => Z.min x y end.

(* The value by backward induction; `most` is a bound on the number of moves that are left. *)
Fixpoint value (g : game) (board : graph) (most : nat) (p : position) : Z :=
  match most with
  | O => result g p
  | S fewer =>
      match map (fun e => value g board fewer (after g p e)) (moves g board p) with
      | [] => result g p
      | x :: others => fold_left (better (mover p)) others x
      end
  end.

(* The value of a game on a board: from the start, with at most as many moves as there are pairs. *)
Definition game_value (g : game) (board : graph) : Z :=
  value g board (length (pairs (order board))) start.

(* What a certificate states: side s can reach a value of at least v, as s counts it. *)
Definition at_least (s : side) (v x : Z) : Prop :=
  match s with First => (v <= x)%Z | Second => (v <= - x)%Z end.

(* ----------------------------------------------------------- Colouring edges *)

(* The player to move colours e in their own colour. *)
Definition paint (p : position) (e : N) : position :=
  match mover p with
  | First => Position (add e (red p)) (green p) Second
  | Second => Position (red p) (add e (green p)) First
  end.

(* Games with one colour: everybody draws red edges. *)
Definition draw (p : position) (e : N) : position :=
  Position (add e (red p)) (green p) (opponent (mover p)).

Definition own (p : position) : edge_set :=
  match mover p with First => red p | Second => green p end.

(* The result +1 for the first player if this side has won, else -1. *)
Definition win (s : side) : Z := match s with First => 1 | Second => -1 end.

(* ---------------------------------------------------------- Copies of a target *)

(* All lists of k different vertices of n. *)
Fixpoint placements (k n : nat) : list (list nat) :=
  match k with
  | O => [[]]
  | S j => flat_map (fun f => map (fun v => v :: f)
                                  (filter (fun v => negb (existsb (Nat.eqb v) f)) (seq 0 n)))
                    (placements j n)
  end.

(* The edges of the target when its vertex i is placed on the i-th vertex of the list f. *)
Definition image (target : graph) (f : list nat) : edge_set :=
  fold_right add 0%N
    (map (fun '(i, j) => number (nth i f O) (nth j f O))
         (filter (fun '(i, j) => joined (edges target) i j) (pairs (order target)))).

(* All copies of the target on n vertices: subgraphs, not necessarily induced ones. *)
Definition copies (target : graph) (n : nat) : list edge_set :=
  map (image target) (placements (order target) n).

Definition contains (all : list edge_set) (s : edge_set) : bool :=
  existsb (fun c => subset c s) all.

(* There is a copy with the new edge e. *)
Definition completes (all : list edge_set) (s : edge_set) (e : N) : bool :=
  existsb (fun c => has c e && subset c (add e s)) all.

(* -------------------------------------------------------- Games with a target *)

(* avoidance: nobody may complete a copy in their own colour; who cannot move loses. *)
Definition avoidance (target board : graph) : game :=
  let all := copies target (order board) in
  Game (fun p e => negb (completes all (own p) e)) paint (fun p => win (opponent (mover p))).

(* misere-avoidance (Sim): who completes a copy in their own colour loses at once; a full board
   without one is a tie. *)
Definition misere_avoidance (target board : graph) : game :=
  let all := copies target (order board) in
  Game (fun p _ => negb (contains all (red p)) && negb (contains all (green p))) paint
       (fun p => if contains all (red p) then win Second
                 else if contains all (green p) then win First else 0%Z).

(* achievement: who completes a copy in their own colour wins at once; a full board without one is a
   draw. *)
Definition achievement (target board : graph) : game :=
  let all := copies target (order board) in
  Game (fun p _ => negb (contains all (red p)) && negb (contains all (green p))) paint
       (fun p => if contains all (red p) then win First
                 else if contains all (green p) then win Second else 0%Z).

(* saturation: both draw edges of one colour; nobody may complete a copy; who cannot move loses. *)
Definition saturation (target board : graph) : game :=
  let all := copies target (order board) in
  Game (fun p e => negb (completes all (red p) e)) draw (fun p => win (opponent (mover p))).

(* -------------------------------------------------------------- Scoring games *)

(* All edges are coloured; then the first player has a points and the second b. The value puts the
   difference first, and then a: 4096 (a - b) + a. *)
Definition score (a b : nat) : Z :=
  (4096 * (Z.of_nat a - Z.of_nat b) + Z.of_nat a)%Z.

Definition scoring (points : edge_set -> edge_set -> nat) : game :=
  Game (fun _ _ => true) paint
       (fun p => score (points (red p) (green p)) (points (green p) (red p))).

(* Lists of elements of l, in the order of l. *)
Fixpoint sublists (l : list nat) : list (list nat) :=
  match l with
  | [] => [[]]
  | x :: r => sublists r ++ map (cons x) (sublists r)
  end.

(* Any two of these vertices are joined by edges of s. *)
Fixpoint is_clique (s : edge_set) (vs : list nat) : bool :=
  match vs with
  | [] => true
  | v :: us => forallb (joined s v) us && is_clique s us
  end.

(* clique: the points of a player are the order of the largest clique in their colour. *)
Definition clique_number (n : nat) (s : edge_set) : nat :=
  list_max (map (@length nat) (filter (is_clique s) (sublists (seq 0 n)))).

Definition clique (board : graph) : game :=
  scoring (fun mine _ => clique_number (order board) mine).

(* star: the largest degree in their colour. *)
Definition degree (n : nat) (s : edge_set) (v : nat) : nat :=
  length (filter (joined s v) (seq 0 n)).

Definition star (board : graph) : game :=
  scoring (fun mine _ => list_max (map (degree (order board) mine) (seq 0 (order board)))).

(* capture: the number of vertices with more edges in their colour than in the other. *)
Definition capture (board : graph) : game :=
  scoring (fun mine other =>
    length (filter (fun v => degree (order board) other v <? degree (order board) mine v)%nat
                   (seq 0 (order board)))).
