(* SPDX-License-Identifier: MIT *)
(* Certificates of cores of `capture`: finds what the side does after every move of the opponent,
   which the proved half checks. Nothing here needs to be believed. *)

open Numbers

type native = { edges : Open_rows.t; balance : int array; owed : int }

type game = { board : Boards.graph; second : bool }

let worth game w =
  if w > 0 then if game.second then 4096 else 4097
  else if w < 0 then if game.second then -4097 else -4096
  else 0

let floor_div a b = if a >= 0 then a / b else - ((b - 1 - a) / b)

let rounded game debt left =
  let least = if game.second then - left else 0 and most = if game.second then 0 else left in
  let t = floor_div (debt + 2048) 4096 in
  let r = debt - (t * 4096) in
  max debt (if r > most then ((t + 1) * 4096) + least else (t * 4096) + max r least)

let reduce game q =
  let gone = Array.mapi (fun v b -> let d = Open_rows.at q.edges v in d = 0 || abs b > d) q.balance in
  let given = ref 0 and left = ref 0 in
  Array.iteri (fun v g -> if g then given := !given + worth game q.balance.(v) else incr left) gone;
  { edges = Open_rows.leave q.edges gone;
    balance = Array.mapi (fun v b -> if gone.(v) then 0 else b) q.balance;
    owed = rounded game (q.owed - !given) !left }

let move game q x change =
  reduce game
    { q with edges = Open_rows.take q.edges x;
             balance = Array.mapi (fun v b -> if Open_rows.touches v x then b + change else b) q.balance }

let by_them game q x = move game q x (-1)
let by_us game q x = move game q x 1

let sure game q =
  let worst = ref 0 in
  Array.iteri (fun v b ->
    worst := !worst + if Open_rows.at q.edges v = 0 then worth game b else worth game (-1)) q.balance;
  q.owed <= !worst

let shape q =
  let n = Array.length q.balance in
  { Shape.order = n; rows = [| q.edges.Open_rows.rows |];
    labels = Array.init n (fun v -> ((q.balance.(v) + 64) * 64) + q.edges.Open_rows.loose.(v));
    tail = q.owed }

let unpack game text =
  let n = game.board.Boards.order in
  let reader = Bit_reader.make text in
  let rows = Open_rows.of_pairs n (Bit_reader.take reader (pair_count n)) in
  let label = Array.make n 0 in
  for v = 0 to n - 1 do label.(v) <- Bit_reader.take reader 9 done;
  Bit_reader.align reader;
  let tail = Bit_reader.take reader 8 in
  let owed = ref 0 in
  for _ = 1 to 4 do owed := (!owed lsl 8) lor Bit_reader.take reader 8 done;
  if reader.Bit_reader.at <> 8 * String.length text then Certificate.bad "a position is too long";
  if tail <> (if game.second then 0 else 1) then Certificate.bad "a position with the wrong player to move";
  let owed = if !owed >= 1 lsl 31 then !owed - (1 lsl 32) else !owed in
  let sign = if game.second then -1 else 1 in
  { edges = { Open_rows.rows; loose = Array.map (fun l -> l land 15) label };
    balance = Array.map (fun l -> sign * ((l lsr 4) - 16)) label; owed }

let proved q =
  { Proved.capture_open = List.map Open_rows.label (Open_rows.labels q.edges);
    balance = List.map z_of_int (Array.to_list q.balance); owed = z_of_int q.owed }

let reply game set q =
  if sure game q then Proved.Sure []
  else begin
    let attempt x =
      let r = by_us game q x in
      if sure game r then Some (Proved.SureAfter (Open_rows.label x, []))
      else
        match Shape.find set (shape r) with
        | Some names -> Some (Proved.BackAfter (Open_rows.label x, List.map nat (Array.to_list names)))
        | None -> None in
    let rec first = function
      | [] -> Proved.Sure []
      | x :: rest -> (match attempt x with Some answer -> answer | None -> first rest) in
    first (Open_rows.choices q.edges)
  end

(* The positions of a file, what the side does after every move in one of them, and at the start;
   the names under which the start is one of them. *)
type proposal = {
  entries : native list;
  ask : native -> (Proved.nat * Proved.nat) Proved.answer list;
  names : Proved.nat list;
  start : (Proved.nat * Proved.nat) Proved.answer;
}

let propose game at_least rows =
  let entries = Array.map (unpack game) rows in
  let set = Shape.make_set (Array.map shape entries) in
  let ask q = List.map (fun x -> reply game set (by_them game q x)) (Open_rows.choices q.edges) in
  let n = game.board.Boards.order in
  let start =
    reduce game { edges = Open_rows.of_board game.board; balance = Array.make n 0; owed = at_least } in
  let names = match Shape.find set (shape start) with
    | Some names -> List.map nat (Array.to_list names)
    | None -> [] in
  let answer = if game.second then Proved.Sure [] else reply game set start in
  { entries = Array.to_list entries; ask; names; start = answer }

let check game at_least rows =
  let { entries; ask; names; start } = propose game at_least rows in
  Proved.check_capture proved ask (graph game.board) (if game.second then Proved.Second else Proved.First)
    (z_of_int at_least) names entries start
