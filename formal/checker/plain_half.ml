(* SPDX-License-Identifier: MIT *)
(* Certificates of positions: finds for every move of the opponent what the side does, which the
   proved half checks. Nothing here needs to be believed. *)

open Numbers

type family = Avoidance | Misere | Achievement | Saturation

type native = { red : int array; green : int array }

type game = {
  family : family;
  board : Boards.graph;
  second : bool;  (* whose statement it is *)
  at_least : int;
  completes : int array -> int -> int -> bool;  (* rows, and the ends of a new edge *)
}

let bits_of_n count n =
  let found = Array.make count false in
  let rec go i = function
    | Proved.XH -> found.(i) <- true
    | Proved.XO p -> go (i + 1) p
    | Proved.XI p -> found.(i) <- true; go (i + 1) p in
  (match n with Proved.N0 -> () | Proved.Npos p -> go 0 p);
  found

(* Copies of the target: for triangles common neighbours, for others what is missing of each copy. *)
let completes_of (board : Boards.graph) (target : Boards.graph) =
  if target = Boards.complete 3 then fun rows u v -> rows.(u) land rows.(v) <> 0
  else begin
    let n = board.Boards.order in
    let count = pair_count n in
    let ends = Array.make count (0, 0) in
    for v = 1 to n - 1 do for u = 0 to v - 1 do ends.(pair u v) <- (u, v) done done;
    let all = Proved.once (Proved.copies (graph target) (nat n)) in
    let rests =
      Array.init count (fun e ->
        List.map (fun rest ->
          let bits = bits_of_n count rest in
          List.filter (fun i -> bits.(i)) (List.init count Fun.id)) (Proved.rests all (n_of_int e))) in
    fun rows u v ->
      List.exists
        (List.for_all (fun e -> let x, y = ends.(e) in (rows.(x) lsr y) land 1 = 1))
        rests.(pair u v)
  end

let unpack game text =
  let edges = List.length game.board.Boards.edges in
  let colour_bits = if game.family = Saturation then 1 else 2 in
  if String.length text <> max 1 (((edges * colour_bits) + 7) / 8) then
    Certificate.bad "positions of %d bytes do not fit the board" (String.length text);
  let n = game.board.Boards.order in
  let p = { red = Array.make n 0; green = Array.make n 0 } in
  let bit i = (Char.code text.[i / 8] lsr (i mod 8)) land 1 in
  List.iteri (fun i (u, v) ->
    let code = if colour_bits = 1 then bit i else bit (2 * i) + (2 * bit ((2 * i) + 1)) in
    let draw rows = rows.(u) <- rows.(u) lor (1 lsl v); rows.(v) <- rows.(v) lor (1 lsl u) in
    match code with
    | 0 -> ()
    | 1 -> draw p.red
    | 2 -> draw p.green
    | _ -> Certificate.bad "a colour that does not exist") game.board.Boards.edges;
  for i = edges * colour_bits to (8 * String.length text) - 1 do
    if bit i = 1 then Certificate.bad "a bit beyond the last edge"
  done;
  p

let n_of_rows n rows = n_of_bits (pair_count n) (Shape.row_bits rows)

let sides game = (* the side of the statement, and its opponent *)
  if game.second then (Proved.Second, Proved.First) else (Proved.First, Proved.Second)

let position game p =
  let n = game.board.Boards.order in
  { Proved.red = n_of_rows n p.red; green = n_of_rows n p.green; mover = snd (sides game) }

let is_free p (u, v) = (p.red.(u) lor p.green.(u)) land (1 lsl v) = 0

(* The rows of a side; both draw red in saturation. *)
let rows_of game p second = if second && game.family <> Saturation then p.green else p.red

let painted game p second (u, v) =
  let draw rows =
    let rows = Array.copy rows in
    rows.(u) <- rows.(u) lor (1 lsl v);
    rows.(v) <- rows.(v) lor (1 lsl u);
    rows in
  if second && game.family <> Saturation then { p with green = draw p.green } else { p with red = draw p.red }

let may game p second (u, v) =
  is_free p (u, v)
  && match game.family with
     | Avoidance | Saturation -> not (game.completes (rows_of game p second) u v)
     | Misere | Achievement -> true

let moves game p second = List.filter (may game p second) game.board.Boards.edges

let shape game p =
  let n = game.board.Boards.order in
  let coloured = if game.family = Saturation then [| p.red |] else [| p.red; p.green |] in
  let rows =
    if List.length game.board.Boards.edges = pair_count n then coloured
    else begin
      let free = Array.make n 0 in
      List.iter (fun (u, v) ->
        if is_free p (u, v) then begin
          free.(u) <- free.(u) lor (1 lsl v);
          free.(v) <- free.(v) lor (1 lsl u)
        end) game.board.Boards.edges;
      Array.append coloured [| free |]
    end in
  { Shape.order = n; rows; labels = Array.make n 0; tail = 0 }

let number (u, v) = small.(pair u v)

(* What the side does in q, after the opponent's edge, if `last` is given. *)
let reply game set q last =
  let us = game.second in
  let them = not us in
  let back f =
    match Shape.find set (shape game (painted game q us f)) with
    | Some names -> Some (Proved.Back (number f, List.map nat (Array.to_list names)))
    | None -> None in
  let first_of l g = List.fold_left (fun found f -> match found with None -> g f | some -> some) None l in
  let found =
    match game.family with
    | Avoidance | Saturation ->
        let mine = moves game q us in
        if mine = [] then Some Proved.Over
        else
          (match List.find_opt (fun f -> moves game (painted game q us f) them = []) mine with
           | Some f -> Some (Proved.Last (number f))
           | None -> first_of mine back)
    | Misere | Achievement ->
        let completed = match last with
          | None -> false
          | Some (u, v) ->
              let rows = Array.copy (rows_of game q them) in
              rows.(u) <- rows.(u) land lnot (1 lsl v);
              rows.(v) <- rows.(v) land lnot (1 lsl u);
              game.completes rows u v in
        let mine = moves game q us in
        if completed || mine = [] then Some Proved.Over
        else begin
          let ends f = game.completes (rows_of game q us) (fst f) (snd f) in
          let good f =
            if ends f then game.family = Achievement else List.length mine = 1 in
          match List.find_opt good mine with
          | Some f -> Some (Proved.Last (number f))
          | None -> first_of (List.filter (fun f -> not (ends f)) mine) back
        end in
  match found with Some answer -> answer | None -> Proved.Over

(* The positions of a file, what the side does after every move in one of them, and at the start. *)
type proposal = { entries : native list; ask : native -> Proved.hint list; start : Proved.hint }

let propose game (rows : string array) =
  let entries = Array.map (unpack game) rows in
  let set = Shape.make_set (Array.map (shape game) entries) in
  let them = not game.second in
  let ask p =
    List.map (fun e -> reply game set (painted game p them e) (Some e)) (moves game p them) in
  let n = game.board.Boards.order in
  let empty = { red = Array.make n 0; green = Array.make n 0 } in
  { entries = Array.to_list entries; ask;
    start = (if game.second then Proved.Over else reply game set empty None) }

let check game rules rows =
  let { entries; ask; start } = propose game rows in
  Proved.check_plain (position game) ask rules (graph game.board) (fst (sides game)) (z_of_int game.at_least)
    entries start
