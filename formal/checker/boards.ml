(* SPDX-License-Identifier: MIT *)
(* The graphs that a header names. Part of what has to be believed: what is proved is about the graph
   that comes from here, so harary-check prints the edges of all but complete ones. *)

open Certificate

type graph = { order : int; edges : (int * int) list }  (* u < v *)

let from order joined =
  let edges = ref [] in
  for v = order - 1 downto 1 do
    for u = v - 1 downto 0 do
      if joined u v then edges := (u, v) :: !edges
    done
  done;
  { order; edges = !edges }

let complete n = from n (fun _ _ -> true)

let graph6 text =
  let order = Char.code text.[0] - 63 in
  if order < 1 || order > 62 then bad "g6:%s: a graph of 1 to 62 vertices is expected" text;
  let pairs = order * (order - 1) / 2 in
  if String.length text <> 1 + ((pairs + 5) / 6) then bad "g6:%s has the wrong length" text;
  let bit i =
    let code = Char.code text.[1 + (i / 6)] - 63 in
    if code < 0 || code > 63 then bad "g6:%s has a character that graph6 does not use" text;
    (code lsr (5 - (i mod 6))) land 1 = 1 in
  from order (fun u v -> bit ((v * (v - 1) / 2) + u))

let colex edges =
  let order = ref 1 in
  while !order * (!order - 1) / 2 < edges do incr order done;
  from !order (fun u v -> (v * (v - 1) / 2) + u < edges)

let multipartite parts =
  let part = List.concat (List.mapi (fun i size -> List.init size (fun _ -> i)) parts) in
  let part = Array.of_list part in
  from (Array.length part) (fun u v -> part.(u) <> part.(v))

let after prefix text =
  let n = String.length prefix in
  if String.length text > n && String.sub text 0 n = prefix then
    Some (String.sub text n (String.length text - n))
  else None

let named text =
  let small n = if n < 1 || n > 40 then bad "board %s is too large for this checker" text; n in
  let whole word =
    if word <> "" && String.length word < 5 && String.for_all (fun c -> c >= '0' && c <= '9') word then
      int_of_string word
    else bad "%s: this checker knows K6 K3,3 E5 C5 P4 W5 star:4 matching:3 colex:17 and g6:..." text in
  match after "g6:" text, after "colex:" text, after "star:" text, after "matching:" text with
  | Some code, _, _, _ -> graph6 code
  | _, Some m, _, _ -> colex (whole m)
  | _, _, Some k, _ -> let k = small (whole k) in from (k + 1) (fun u _ -> u = 0)
  | _, _, _, Some k -> let k = small (whole k) in from (2 * k) (fun u v -> u mod 2 = 0 && v = u + 1)
  | _ when text = "" -> bad "a board without a name"
  | _ ->
      let rest = String.sub text 1 (String.length text - 1) in
      (match text.[0] with
       | 'K' when String.contains rest ',' ->
           multipartite (List.map (fun w -> small (whole w)) (String.split_on_char ',' rest))
       | 'K' -> complete (small (whole rest))
       | 'E' -> from (small (whole rest)) (fun _ _ -> false)
       | 'P' -> from (small (whole rest)) (fun u v -> v = u + 1)
       | 'C' -> let n = small (whole rest) in
           if n < 3 then bad "%s is no cycle" text;
           from n (fun u v -> v = u + 1 || (u = 0 && v = n - 1))
       | 'W' -> let n = small (whole rest) in
           if n < 3 then bad "%s is no wheel" text;
           from (n + 1) (fun u v -> v = n || v = u + 1 || (u = 0 && v = n - 1))
       | _ -> ignore (whole "?"); assert false)

let text graph =
  if List.length graph.edges = graph.order * (graph.order - 1) / 2 then Printf.sprintf "K%d" graph.order
  else
    Printf.sprintf "the graph with %d vertices and the edges %s" graph.order
      (String.concat " " (List.map (fun (u, v) -> Printf.sprintf "%d-%d" u v) graph.edges))
