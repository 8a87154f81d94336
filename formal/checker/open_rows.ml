(* SPDX-License-Identifier: MIT *)
(* Open edges as the cores of `star` and `capture` have them: between vertices that matter, and loose
   ends. A label is (u, v) with u < v, or (v, v) for a loose end. *)

open Numbers

type t = { rows : int array; loose : int array }

let popcount x =
  let rec go x count = if x = 0 then count else go (x land (x - 1)) (count + 1) in
  go x 0

let at o v = popcount o.rows.(v) + o.loose.(v)

(* Each label once, in the order of the proved half. *)
let choices o =
  let result = ref [] in
  for v = Array.length o.rows - 1 downto 0 do
    if o.loose.(v) > 0 then result := (v, v) :: !result;
    for u = v - 1 downto 0 do
      if (o.rows.(v) lsr u) land 1 = 1 then result := (u, v) :: !result
    done
  done;
  !result

(* Loose ends as many times as there are. *)
let labels o =
  List.concat_map (fun (u, v) -> if u = v then List.init o.loose.(v) (fun _ -> (v, v)) else [ (u, v) ])
    (choices o)

let take o (u, v) =
  let rows = Array.copy o.rows and loose = Array.copy o.loose in
  if u = v then loose.(u) <- loose.(u) - 1
  else begin
    rows.(u) <- rows.(u) land lnot (1 lsl v);
    rows.(v) <- rows.(v) land lnot (1 lsl u)
  end;
  { rows; loose }

let leave o leaves =
  let rows = Array.copy o.rows and loose = Array.copy o.loose in
  Array.iteri (fun v gone ->
    if gone then begin
      Array.iteri (fun u row ->
        if (row lsr v) land 1 = 1 then begin
          rows.(u) <- row land lnot (1 lsl v);
          loose.(u) <- loose.(u) + 1
        end) rows;
      rows.(v) <- 0;
      loose.(v) <- 0
    end) leaves;
  Array.iteri (fun v gone -> if gone then loose.(v) <- 0) leaves;
  { rows; loose }

let of_board (board : Boards.graph) =
  let rows = Array.make board.Boards.order 0 in
  List.iter (fun (u, v) ->
    rows.(u) <- rows.(u) lor (1 lsl v);
    rows.(v) <- rows.(v) lor (1 lsl u)) board.Boards.edges;
  { rows; loose = Array.make board.Boards.order 0 }

let of_pairs n bits =
  let rows = Array.make n 0 in
  for v = 1 to n - 1 do
    for u = 0 to v - 1 do
      if (bits lsr pair u v) land 1 = 1 then begin
        rows.(u) <- rows.(u) lor (1 lsl v);
        rows.(v) <- rows.(v) lor (1 lsl u)
      end
    done
  done;
  rows

let touches v (a, b) = a = v || b = v

let label (u, v) = (nat u, nat v)
