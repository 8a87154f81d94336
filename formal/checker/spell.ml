(* SPDX-License-Identifier: MIT *)
(* harary-spell FILE NUMBER: the positions of a statement of a certificate (counted from 0) and what
   answers the moves there, as a Coq file that theories/Spelled.v decodes. Nothing here needs to be
   believed: the kernel checks what comes out. *)

open Numbers

let rec int_of_nat = function Proved.O -> 0 | Proved.S n -> 1 + int_of_nat n

(* Numbers too large for an integer: hexadecimal digits made of bits, lowest first. *)
let hexadecimal bits =
  let bits = Array.of_list bits in
  let count = Array.length bits in
  let digit i =
    let value = ref 0 in
    for j = 0 to 3 do
      let at = (4 * i) + j in
      if at < count && bits.(at) then value := !value lor (1 lsl j)
    done;
    "0123456789abcdef".[!value] in
  let digits = String.init (max 1 ((count + 3) / 4)) (fun i -> digit (max 1 ((count + 3) / 4) - 1 - i)) in
  "0x" ^ digits

let small width x = List.init width (fun i -> (x lsr i) land 1 = 1)
let names_bits names = List.concat_map (fun v -> small 4 (int_of_nat v)) names

let number_text n =
  let rec bits = function
    | Proved.XH -> [ true ]
    | Proved.XO p -> false :: bits p
    | Proved.XI p -> true :: bits p in
  match n with Proved.N0 -> "0" | Proved.Npos p -> hexadecimal (bits p)

let hint_text = function
  | Proved.Over -> "0"
  | Proved.Last e -> hexadecimal (small 2 1 @ small 7 (int_of_n e))
  | Proved.Back (e, names) -> hexadecimal (small 2 2 @ small 7 (int_of_n e) @ names_bits names)

let answer_text width code answer =
  let pairs_bits pairs =
    List.concat_map (fun (a, b) -> small ((2 * width) + 1) (1 + code a + (code b lsl width))) pairs in
  hexadecimal
    (match answer with
     | Proved.Sure pairs -> small 2 0 @ pairs_bits pairs
     | Proved.SureAfter (x, pairs) -> small 2 1 @ small width (code x) @ pairs_bits pairs
     | Proved.BackAfter (x, names) -> small 2 2 @ small width (code x) @ names_bits names)

let label_code (u, v) = int_of_nat u + (16 * int_of_nat v)

let list f l = "[" ^ String.concat "; " (List.map f l) ^ "]"
let nat_text n = Printf.sprintf "%d%%nat" n
let z_text z = Printf.sprintf "(%d)%%Z" z

let print_header () =
  print_string "(* Made by harary-spell. *)\n\
    From Coq Require Import NArith ZArith List.\n\
    From Harary Require Import Spelled.\n\
    Import ListNotations.\n\
    Local Open Scope N_scope.\n"

(* In parts, which keeps the parser's stack small. *)
let print_entries kind texts =
  let parts = ref 0 in
  let rec go texts =
    if texts <> [] then begin
      let here = List.filteri (fun i _ -> i < 100) texts in
      let rest = List.filteri (fun i _ -> i >= 100) texts in
      Printf.printf "Definition part%d : list %s := [\n%s].\n" !parts kind (String.concat ";\n" here);
      incr parts;
      go rest
    end in
  go texts;
  Printf.printf "Definition entries : list %s := concat %s.\n" kind
    (list (fun i -> Printf.sprintf "part%d" i) (List.init !parts Fun.id))

let () =
  let path = Sys.argv.(1) and number = int_of_string Sys.argv.(2) in
  let certificate = Certificate.read path in
  let statement = List.nth certificate.Certificate.statements number in
  let rows = List.nth certificate.Certificate.rows number in
  let second = statement.Certificate.second and at_least = statement.Certificate.at_least in
  let board = Boards.named (List.assoc "board" certificate.Certificate.options) in
  print_header ();
  let start_and_names width code names start =
    Printf.printf "Definition names : N := %s.\n" (hexadecimal (names_bits names));
    Printf.printf "Definition start : N := %s.\n" (answer_text width code start) in
  match certificate.Certificate.game with
  | "clique" ->
      let game = Clique_half.make board second in
      let p = Clique_half.propose game rows in
      start_and_names 6 int_of_n p.Clique_half.names p.Clique_half.start;
      print_entries "spelled_clique_position"
        (List.map (fun q ->
          let c = Clique_half.proved game q in
          Printf.sprintf "(%s, %s, %s, %s, %s, %s)" (number_text c.Proved.theirs_edges)
            (number_text c.Proved.our_edges) (number_text c.Proved.free)
            (nat_text q.Clique_half.theirs_level) (nat_text q.Clique_half.our_level)
            (list (answer_text 6 int_of_n) (p.Clique_half.ask q))) p.Clique_half.entries)
  | "star" ->
      let p = Star_half.propose { Star_half.board; second } rows in
      start_and_names 8 label_code p.Star_half.names p.Star_half.start;
      print_entries "spelled_star_position"
        (List.map (fun q ->
          let c = Star_half.proved q in
          Printf.sprintf "(%s, %s, %s, %b, %s)"
            (list (fun x -> string_of_int (label_code x)) c.Proved.star_open)
            (list nat_text (Array.to_list q.Star_half.theirs)) (list nat_text (Array.to_list q.Star_half.ours))
            q.Star_half.we_lead (list (answer_text 8 label_code) (p.Star_half.ask q))) p.Star_half.entries)
  | "capture" ->
      let p = Capture_half.propose { Capture_half.board; second } at_least rows in
      start_and_names 8 label_code p.Capture_half.names p.Capture_half.start;
      print_entries "spelled_capture_position"
        (List.map (fun q ->
          let c = Capture_half.proved q in
          Printf.sprintf "(%s, %s, %s, %s)"
            (list (fun x -> string_of_int (label_code x)) c.Proved.capture_open)
            (list z_text (Array.to_list q.Capture_half.balance)) (z_text q.Capture_half.owed)
            (list (answer_text 8 label_code) (p.Capture_half.ask q))) p.Capture_half.entries)
  | name ->
      let family = match name with
        | "avoidance" -> Plain_half.Avoidance
        | "misere-avoidance" -> Plain_half.Misere
        | "achievement" -> Plain_half.Achievement
        | "saturation" -> Plain_half.Saturation
        | _ -> Certificate.bad "%s: no checker for these certificates is proved" name in
      let target = Boards.named (List.assoc "target" certificate.Certificate.options) in
      let game = { Plain_half.family; board; second; at_least;
                   completes = Plain_half.completes_of board target } in
      let p = Plain_half.propose game rows in
      Printf.printf "Definition start : N := %s.\n" (hint_text p.Plain_half.start);
      print_entries "spelled_position"
        (List.map (fun q ->
          let c = Plain_half.position game q in
          Printf.sprintf "(%s, %s, %s)" (number_text c.Proved.red) (number_text c.Proved.green)
            (list hint_text (p.Plain_half.ask q))) p.Plain_half.entries)
