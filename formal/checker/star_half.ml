(* SPDX-License-Identifier: MIT *)
(* Certificates of cores of `star`: finds what the side does after every move of the opponent, which
   the proved half checks. Nothing here needs to be believed. *)

open Numbers

type native = { edges : Open_rows.t; theirs : int array; ours : int array; we_lead : bool }

type game = { board : Boards.graph; second : bool }

let reduce q =
  let cut = Array.mapi (fun v lack -> if lack > Open_rows.at q.edges v then 0 else lack) in
  let theirs = cut q.theirs and ours = cut q.ours in
  let leaves = Array.mapi (fun v lack -> lack = 0 && ours.(v) = 0) theirs in
  { q with edges = Open_rows.leave q.edges leaves; theirs; ours }

let shifted = Array.map (fun k -> if k = 0 then 0 else k + 1)

(* What the mover lacks after the edge x, and whether something was reached. *)
let approach lacks x =
  let reached = ref false in
  Array.iteri (fun v k -> if k = 1 && Open_rows.touches v x then reached := true) lacks;
  if !reached then
    (Array.mapi (fun v k -> if k = 0 then 0 else if Open_rows.touches v x then k else k + 1) lacks, true)
  else (Array.mapi (fun v k -> if k > 0 && Open_rows.touches v x then k - 1 else k) lacks, false)

let by_them q x =
  let theirs, reached = approach q.theirs x in
  let edges = Open_rows.take q.edges x in
  reduce
    (if reached then { edges; theirs; ours = (if q.we_lead then q.ours else shifted q.ours); we_lead = false }
     else { q with edges; theirs })

let by_us q x =
  let ours, reached = approach q.ours x in
  let edges = Open_rows.take q.edges x in
  reduce
    (if reached then { edges; ours; theirs = (if q.we_lead then shifted q.theirs else q.theirs); we_lead = true }
     else { q with edges; ours })

(* Deals the open edges out to their ends, so that every vertex where the opponent lacks something
   gets enough pairs: by augmenting paths. *)
let sure q =
  if not q.we_lead then None
  else begin
    let labels = Array.of_list (Open_rows.labels q.edges) in
    let owner = Array.make (Array.length labels) (-1) in
    let wants = Array.mapi (fun v k -> if k = 0 then 0 else 2 * (Open_rows.at q.edges v - k + 1)) q.theirs in
    let rec give v seen =
      let rec attempt i =
        i < Array.length labels &&
        ((Open_rows.touches v labels.(i) && owner.(i) <> v && not seen.(i)
          && (seen.(i) <- true;
              (owner.(i) < 0 || give owner.(i) seen) && (owner.(i) <- v; true)))
         || attempt (i + 1)) in
      attempt 0 in
    let enough = ref true in
    Array.iteri (fun v want ->
      for _ = 1 to want do
        if !enough then enough := give v (Array.make (Array.length labels) false)
      done) wants;
    if not !enough then None
    else begin
      let pairs = ref [] in
      Array.iteri (fun v _ ->
        let rec deal = function
          | a :: b :: rest -> pairs := (Open_rows.label a, Open_rows.label b) :: !pairs; deal rest
          | _ -> () in
        deal (List.filteri (fun i _ -> owner.(i) = v) (Array.to_list labels))) wants;
      Some !pairs
    end
  end

let shape q =
  let n = Array.length q.theirs in
  { Shape.order = n; rows = [| q.edges.Open_rows.rows |];
    labels = Array.init n (fun v -> (q.theirs.(v) * 4096) + (q.ours.(v) * 64) + q.edges.Open_rows.loose.(v));
    tail = (if q.we_lead then 1 else 0) }

let unpack game text =
  let n = game.board.Boards.order in
  let reader = Bit_reader.make text in
  let rows = Open_rows.of_pairs n (Bit_reader.take reader (pair_count n)) in
  let label = Array.make n 0 in
  for v = 0 to n - 1 do label.(v) <- Bit_reader.take reader 12 done;
  Bit_reader.align reader;
  let tail = Bit_reader.take reader 8 in
  if reader.Bit_reader.at <> 8 * String.length text then Certificate.bad "a position is too long";
  if (tail land 1 <> 0) = game.second then Certificate.bad "a position with the wrong player to move";
  let loose = Array.map (fun l -> l land 15) label in
  let green = Array.map (fun l -> (l lsr 4) land 15) label and red = Array.map (fun l -> l lsr 8) label in
  let green_leads = tail land 2 <> 0 in
  { edges = { Open_rows.rows; loose };
    theirs = (if game.second then red else green); ours = (if game.second then green else red);
    we_lead = green_leads = game.second }

let proved q =
  { Proved.star_open = List.map Open_rows.label (Open_rows.labels q.edges);
    their_lack = List.map nat (Array.to_list q.theirs); our_lack = List.map nat (Array.to_list q.ours);
    we_lead = q.we_lead }

let reply set q =
  match sure q with
  | Some pairs -> Proved.Sure pairs
  | None ->
      let attempt x =
        let r = by_us q x in
        match sure r with
        | Some pairs -> Some (Proved.SureAfter (Open_rows.label x, pairs))
        | None ->
            (match Shape.find set (shape r) with
             | Some names -> Some (Proved.BackAfter (Open_rows.label x, List.map nat (Array.to_list names)))
             | None -> None) in
      let rec first = function
        | [] -> Proved.Sure []
        | x :: rest -> (match attempt x with Some answer -> answer | None -> first rest) in
      first (Open_rows.choices q.edges)

(* The positions of a file, what the side does after every move in one of them, and at the start;
   the names under which the start is one of them. *)
type proposal = {
  entries : native list;
  ask : native -> (Proved.nat * Proved.nat) Proved.answer list;
  names : Proved.nat list;
  start : (Proved.nat * Proved.nat) Proved.answer;
}

let propose game rows =
  let entries = Array.map (unpack game) rows in
  let set = Shape.make_set (Array.map shape entries) in
  let ask q = List.map (fun x -> reply set (by_them q x)) (Open_rows.choices q.edges) in
  let n = game.board.Boards.order in
  let start = reduce { edges = Open_rows.of_board game.board; theirs = Array.make n 1; ours = Array.make n 1;
                       we_lead = game.second } in
  let names = match Shape.find set (shape start) with
    | Some names -> List.map nat (Array.to_list names)
    | None -> [] in
  let answer =
    if game.second then Proved.Sure (match sure start with Some pairs -> pairs | None -> [])
    else reply set start in
  { entries = Array.to_list entries; ask; names; start = answer }

let check game at_least rows =
  let { entries; ask; names; start } = propose game rows in
  Proved.check_star proved ask (graph game.board) (if game.second then Proved.Second else Proved.First)
    (z_of_int at_least) names entries start
