(* SPDX-License-Identifier: MIT *)
(* Finds renamings: given a set of coloured graphs, a graph and its vertices' names under which it is
   one of the set. Nothing here needs to be believed: the proved half checks the names. *)

(* Of each colour the rows: rows.(c).(u) has bit v if uv has the colour c. Labels of the vertices. *)
type t = { order : int; rows : int array array; labels : int array; tail : int }

let mix x =
  let x = x * 0x2545F4914F6CDD1D in
  let x = x lxor (x lsr 29) in
  let x = x * 0x1B8735939E3779B9 in
  x lxor (x lsr 32)

let index_of_bit =
  (* of a power of two below 2^40 *)
  let table = Array.make 59 0 in
  for i = 0 to 57 do table.((1 lsl i) mod 59) <- i done;
  fun b -> Array.unsafe_get table (b mod 59)

(* A hash of every vertex that does not depend on the names of the vertices. *)
let vertex_hashes shape =
  let n = shape.order in
  let hash = Array.init n (fun v -> mix (shape.labels.(v) + 77)) in
  let next = Array.make n 0 in
  for _ = 1 to 3 do
    for v = 0 to n - 1 do
      let sum = ref (hash.(v) * 3) in
      Array.iteri (fun c rows ->
        let part = ref 0 and rest = ref rows.(v) in
        while !rest <> 0 do
          let b = !rest land (- !rest) in
          part := !part + mix (hash.(index_of_bit b) + c);
          rest := !rest lxor b
        done;
        sum := !sum + mix (!part + c)) shape.rows;
      next.(v) <- mix !sum
    done;
    Array.blit next 0 hash 0 n
  done;
  hash

let invariant shape hashes = Array.fold_left (fun s h -> s + mix (h + 5)) (mix (shape.tail + 1)) hashes

(* Names f with f(from) = into: vertex v of `from` becomes f.(v) of `into`. *)
let isomorphism from hashes_from into hashes_into =
  let n = from.order in
  let class_size h = Array.fold_left (fun s x -> if x = h then s + 1 else s) 0 hashes_from in
  let sizes = Array.map class_size hashes_from in
  let connected u v = Array.exists (fun rows -> rows.(u) land (1 lsl v) <> 0) from.rows in
  (* Vertices of small classes first, then those with many coloured pairs to earlier ones. *)
  let sequence = Array.make n 0 and placed = Array.make n false in
  for i = 0 to n - 1 do
    let best = ref (-1) and best_rank = ref max_int in
    for v = 0 to n - 1 do
      if not placed.(v) then begin
        let links = ref 0 in
        for j = 0 to i - 1 do if connected v sequence.(j) then incr links done;
        let rank = (sizes.(v) * 64) - !links in
        if rank < !best_rank then begin best_rank := rank; best := v end
      end
    done;
    sequence.(i) <- !best;
    placed.(!best) <- true
  done;
  let names = Array.make n (-1) and used = ref 0 and budget = ref 100_000 in
  let fits v w i =
    let rec go j =
      j >= i ||
      (let x = sequence.(j) in
       Array.for_all2
         (fun rows_from rows_into ->
           (rows_from.(v) lsr x) land 1 = (rows_into.(w) lsr names.(x)) land 1)
         from.rows into.rows
       && go (j + 1)) in
    go 0 in
  let rec search i =
    i = n ||
    (let v = sequence.(i) in
     let rec attempt w =
       w < n &&
       ((decr budget;
         !budget > 0 && !used land (1 lsl w) = 0 && hashes_into.(w) = hashes_from.(v)
         && from.labels.(v) = into.labels.(w) && fits v w i
         && (names.(v) <- w;
             used := !used lor (1 lsl w);
             search (i + 1) || (used := !used lxor (1 lsl w); false)))
        || attempt (w + 1)) in
     attempt 0) in
  if from.tail = into.tail && search 0 then Some names else None

type set = (int, t * int array) Hashtbl.t

let make_set (shapes : t array) : set =
  let set = Hashtbl.create (2 * Array.length shapes) in
  Array.iter (fun shape ->
    let hashes = vertex_hashes shape in
    Hashtbl.add set (invariant shape hashes) (shape, hashes)) shapes;
  set

let find (set : set) shape =
  let hashes = vertex_hashes shape in
  let rec first = function
    | [] -> None
    | (other, other_hashes) :: rest ->
        (match isomorphism shape hashes other other_hashes with
         | Some names -> Some names
         | None -> first rest) in
  first (Hashtbl.find_all set (invariant shape hashes))

(* Whether pair number i is in these rows. *)
let row_bits rows i =
  let v = ref 1 in
  while !v * (!v + 1) / 2 <= i do incr v done;
  (rows.(!v) lsr (i - (!v * (!v - 1) / 2))) land 1 = 1
