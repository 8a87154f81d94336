(* SPDX-License-Identifier: MIT *)
(* Certificates of cores of `clique`: finds what the side does after every move of the opponent,
   which the proved half checks. Nothing here needs to be believed. Sets of pairs are bits. *)

open Numbers

type native = { theirs : int; ours : int; free : int; theirs_level : int; our_level : int }

type game = {
  board : Boards.graph;
  second : bool;  (* whose statement it is *)
  cliques : int array array;  (* by order *)
  ends : (int * int) array;
}

let popcount x =
  let rec go x count = if x = 0 then count else go (x land (x - 1)) (count + 1) in
  go x 0

let make board second =
  let n = board.Boards.order in
  if n > 11 then Certificate.bad "cores have at most 11 vertices";
  let by_order = Array.make (n + 2) [] in
  for vertices = (1 lsl n) - 1 downto 0 do
    let edges = ref 0 in
    for v = 1 to n - 1 do
      for u = 0 to v - 1 do
        if (vertices lsr u) land (vertices lsr v) land 1 = 1 then edges := !edges lor (1 lsl pair u v)
      done
    done;
    let order = popcount vertices in
    by_order.(order) <- !edges :: by_order.(order)
  done;
  let ends = Array.make (pair_count n) (0, 0) in
  for v = 1 to n - 1 do for u = 0 to v - 1 do ends.(pair u v) <- (u, v) done done;
  { board; second; cliques = Array.map Array.of_list by_order; ends }

let bonus game = if game.second then 0 else 1

let useful game within order =
  let rec go all i found =
    if i = Array.length all then found
    else go all (i + 1) (let c = all.(i) in if c land lnot within = 0 then c :: found else found) in
  if order >= Array.length game.cliques then [] else go game.cliques.(order) 0 []

let rec reduce game q =
  let theirs = useful game (q.theirs lor q.free) (q.theirs_level + 1) in
  let ours = useful game (q.ours lor q.free) (q.our_level + 1) in
  if List.exists (fun c -> c land lnot q.theirs = 0) theirs then
    reduce game { q with theirs_level = q.theirs_level + 1;
                         our_level = max q.our_level (q.theirs_level + bonus game) }
  else if List.exists (fun c -> c land lnot q.ours = 0) ours then
    reduce game { q with our_level = q.our_level + 1;
                         theirs_level = max q.theirs_level (max 0 (q.our_level + 1 - bonus game)) }
  else if q.theirs_level = 0 then q
  else begin
    let mine = List.fold_left ( lor ) 0 theirs and yours = List.fold_left ( lor ) 0 ours in
    { q with theirs = q.theirs land mine; ours = q.ours land yours; free = q.free land (mine lor yours) }
  end

let by_them game q e =
  reduce game { q with theirs = q.theirs lor (1 lsl e); free = q.free land lnot (1 lsl e) }
let by_us game q e =
  reduce game { q with ours = q.ours lor (1 lsl e); free = q.free land lnot (1 lsl e) }

let rec bits x = if x = 0 then [] else let b = x land (- x) in Shape.index_of_bit b :: bits (x lxor b)

(* What the opponent still needs of each clique that would change something. *)
let missing game q =
  List.map (fun c -> c land lnot q.theirs) (useful game (q.theirs lor q.free) (q.theirs_level + 1))

let weight s = 1 lsl (40 - popcount s)
let weight_at sets e =
  List.fold_left (fun sum s -> if (s lsr e) land 1 = 1 then sum + weight s else sum) 0 sets

(* Pairs with which the side has won, the opponent to move. *)
let sure game q =
  if q.theirs_level + bonus game > q.our_level then None
  else begin
    let rec deal pairs sets =
      let once, twice =
        List.fold_left (fun (once, twice) s -> (once lor s, twice lor (once land s))) (0, 0) sets in
      let own s = s land once land lnot twice in
      let left_out, kept = List.partition (fun s -> popcount (own s) >= 2) sets in
      if left_out = [] then (pairs, kept)
      else deal (List.fold_left (fun pairs s ->
          match bits (own s) with a :: b :: _ -> (a, b) :: pairs | _ -> assert false) pairs left_out) kept in
    let pairs, kept = deal [] (missing game q) in
    let sum = List.fold_left (fun sum s -> sum + weight s) 0 kept in
    let fits e = sum + weight_at kept e < 1 lsl 40 in
    if sum < 1 lsl 40 && List.for_all fits (bits (List.fold_left ( lor ) 0 kept)) then Some pairs else None
  end

let rows_of game x =
  let rows = Array.make game.board.Boards.order 0 in
  List.iter (fun e ->
    let u, v = game.ends.(e) in
    rows.(u) <- rows.(u) lor (1 lsl v);
    rows.(v) <- rows.(v) lor (1 lsl u)) (bits x);
  rows

let shape game q =
  { Shape.order = game.board.Boards.order;
    rows = [| rows_of game q.theirs; rows_of game q.ours; rows_of game q.free |];
    labels = Array.make game.board.Boards.order 0;
    tail = (q.theirs_level * 64) + q.our_level }

let unpack game text =
  let reader = Bit_reader.make text in
  let count = Array.length game.ends in
  let low = Bit_reader.take reader count in
  let high = Bit_reader.take reader count in
  Bit_reader.align reader;
  let tail = Bit_reader.take reader 8 in
  if reader.Bit_reader.at <> 8 * String.length text then Certificate.bad "a position is too long";
  let green = low land high in
  let free = low land lnot green and red = high land lnot green in
  let most = tail lsr 2 and green_leads = tail land 2 <> 0 and green_moves = tail land 1 <> 0 in
  if green_moves = game.second then Certificate.bad "a position with the wrong player to move";
  let red_level = most and green_level = if green_leads then most else most - 1 in
  if game.second then { theirs = red; ours = green; free; theirs_level = red_level; our_level = green_level }
  else { theirs = green; ours = red; free; theirs_level = green_level; our_level = red_level }

let number e = small.(e)
let answer_pairs pairs = List.map (fun (a, b) -> (number a, number b)) pairs

let reply game set q =
  match sure game q with
  | Some pairs -> Proved.Sure (answer_pairs pairs)
  | None ->
      (* Edges of many small sets first; they are the likely answers. *)
      let sets = missing game q in
      let edges =
        List.map snd (List.sort (fun x y -> compare y x) (List.map (fun e -> (weight_at sets e, e)) (bits q.free))) in
      let won e =
        Option.map (fun pairs -> Proved.SureAfter (number e, answer_pairs pairs)) (sure game (by_us game q e)) in
      let back e =
        Option.map (fun names -> Proved.BackAfter (number e, List.map nat (Array.to_list names)))
          (Shape.find set (shape game (by_us game q e))) in
      (match List.find_map won edges with
       | Some answer -> answer
       | None -> Option.value (List.find_map back edges) ~default:(Proved.Sure []))

let proved game q =
  let n x = n_of_bits (Array.length game.ends) (fun i -> (x lsr i) land 1 = 1) in
  { Proved.theirs_edges = n q.theirs; our_edges = n q.ours; free = n q.free;
    theirs_level = nat q.theirs_level; our_level = nat q.our_level }

(* The positions of a file, what the side does after every move in one of them, and at the start;
   the names under which the start is one of them. *)
type proposal = {
  entries : native list;
  ask : native -> Proved.n Proved.answer list;
  names : Proved.nat list;
  start : Proved.n Proved.answer;
}

let propose game rows =
  let entries = Array.map (unpack game) rows in
  let set = Shape.make_set (Array.map (shape game) entries) in
  let ask q = List.map (fun e -> reply game set (by_them game q e)) (bits q.free) in
  let board_bits = List.fold_left (fun x (u, v) -> x lor (1 lsl pair u v)) 0 game.board.Boards.edges in
  let start = reduce game { theirs = 0; ours = 0; free = board_bits; theirs_level = 1; our_level = 1 } in
  let names = match Shape.find set (shape game start) with
    | Some names -> List.map nat (Array.to_list names)
    | None -> [] in
  let answer =
    if game.second then Proved.Sure (match sure game start with Some p -> answer_pairs p | None -> [])
    else reply game set start in
  { entries = Array.to_list entries; ask; names; start = answer }

let check game at_least rows =
  let { entries; ask; names; start } = propose game rows in
  Proved.check_clique (proved game) ask (graph game.board) (if game.second then Proved.Second else Proved.First)
    (z_of_int at_least) names entries start
