(* SPDX-License-Identifier: MIT *)
(* OCaml's integers as the numbers of the proofs, and back. *)

open Proved

let rec positive n = if n = 1 then XH else if n land 1 = 1 then XI (positive (n lsr 1)) else XO (positive (n lsr 1))
let n_of_int n = if n = 0 then N0 else Npos (positive n)
let z_of_int n = if n = 0 then Z0 else if n > 0 then Zpos (positive n) else Zneg (positive (-n))
let rec int_of_positive = function XH -> 1 | XO p -> 2 * int_of_positive p | XI p -> (2 * int_of_positive p) + 1
let int_of_n = function N0 -> 0 | Npos p -> int_of_positive p
let int_of_z = function Z0 -> 0 | Zpos p -> int_of_positive p | Zneg p -> -int_of_positive p

let nats = let rec go n last = if n > 4096 then [] else last :: go (n + 1) (S last) in Array.of_list (go 0 O)
let nat n = nats.(n)
let small = Array.init 4096 n_of_int

(* The number with these bits, of 0 .. count - 1. *)
let n_of_bits count bit =
  let rec top i = if i < 0 then -1 else if bit i then i else top (i - 1) in
  let high = top (count - 1) in
  if high < 0 then N0
  else begin
    let rec build i = (* bits i .. high, lowest outermost *)
      if i = high then XH else if bit i then XI (build (i + 1)) else XO (build (i + 1)) in
    Npos (build 0)
  end

(* Pairs of vertices, in the order of their numbers. *)
let pair u v = if u < v then (v * (v - 1) / 2) + u else (u * (u - 1) / 2) + v
let pair_count n = n * (n - 1) / 2

let graph (g : Boards.graph) =
  let all = Array.make (pair_count g.Boards.order) false in
  List.iter (fun (u, v) -> all.(pair u v) <- true) g.Boards.edges;
  { order = nat g.Boards.order; edges = n_of_bits (Array.length all) (fun i -> all.(i)) }
