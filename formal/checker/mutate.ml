(* SPDX-License-Identifier: MIT *)
(* harary-mutate COUNT SEED FILE...: a test of harary-check. Makes COUNT damaged certificates of every
   file, a third each by changing bytes of the file, by changing the set of positions, and by claiming
   more, and checks them. None may be accepted, but for what is still right: a file that says the same
   (a changed checksum), and a set of which what was taken was not needed, with the claim as it was.
   Exit status 1 if one is accepted that should not be. *)

open Certificate

type verdict = Unreadable | Refused | Same | Still_right | Wrong

let holds certificate =
  List.for_all2 (fun statement rows -> Judging.judge certificate statement rows)
    certificate.statements certificate.rows

(* What the statements say follows from what the original says. *)
let implied original certificate =
  certificate.game = original.game && certificate.options = original.options
  && List.for_all (fun s ->
         List.exists (fun o -> s.second = o.second && s.at_least <= o.at_least) original.statements)
       certificate.statements

let verdict original make =
  match
    let certificate = make () in
    if certificate = original then Same
    else if not (holds certificate) then Refused
    else if implied original certificate then Still_right
    else Wrong
  with
  | verdict -> verdict
  | exception Bad _ -> Unreadable

let changed_bytes path () =
  let input = open_in_bin path in
  let bytes = Bytes.of_string (really_input_string input (in_channel_length input)) in
  close_in input;
  for _ = 0 to Random.int 3 do
    let at = Random.int (Bytes.length bytes) in
    Bytes.set bytes at (Char.chr (Char.code (Bytes.get bytes at) lxor (1 lsl Random.int 8)))
  done;
  let damaged = Filename.temp_file "harary" ".cert" in
  Fun.protect ~finally:(fun () -> Sys.remove damaged) (fun () ->
    let out = open_out_bin damaged in
    output_bytes out bytes;
    close_out out;
    read damaged)

(* One section, which is not empty, gets another set. *)
let changed_set original () =
  let change rows =
    let count = Array.length rows in
    let at = Random.int count in
    match Random.int 3 with
    | 0 -> Array.of_list (List.filteri (fun i _ -> i <> at) (Array.to_list rows))
    | 1 -> Array.mapi (fun i row -> if i = at then rows.(Random.int count) else row) rows
    | _ ->
        Array.mapi (fun i row ->
          if i <> at then row
          else begin
            let row = Bytes.of_string row in
            let byte = Random.int (Bytes.length row) in
            Bytes.set row byte (Char.chr (Char.code (Bytes.get row byte) lxor (1 lsl Random.int 8)));
            Bytes.to_string row
          end) rows in
  let full = List.filter (fun i -> Array.length (List.nth original.rows i) > 0)
      (List.init (List.length original.rows) Fun.id) in
  let chosen = List.nth full (Random.int (List.length full)) in
  { original with rows = List.mapi (fun i rows -> if i = chosen then change rows else rows) original.rows }

(* More than is true, or for the other side. In `clique` and `star` the game may be reached with more
   points than a certificate of cores speaks of, but the checker refuses to say so. *)
let changed_claim original () =
  let change s =
    if Random.bool () then { s with at_least = s.at_least + 1 + Random.int 3 }
    else { second = not s.second; at_least = 1 - s.at_least } in
  let certificate = { original with statements = List.map change original.statements } in
  if Random.bool () then certificate
  else { certificate with rows = (changed_set original ()).rows }

let () =
  match Array.to_list Sys.argv with
  | _ :: count :: seed :: paths ->
      Random.init (int_of_string seed);
      let wrong = ref 0 in
      List.iter (fun path ->
        let original = read path in
        if not (holds original) then (Printf.printf "%s does not hold\n" path; exit 1);
        let counts = Hashtbl.create 5 in
        for i = 1 to int_of_string count do
          let make = match i mod 3 with
            | 0 -> changed_bytes path
            | 1 -> changed_set original
            | _ -> changed_claim original in
          let v = verdict original make in
          Hashtbl.replace counts v (1 + Option.value (Hashtbl.find_opt counts v) ~default:0)
        done;
        let number v = Option.value (Hashtbl.find_opt counts v) ~default:0 in
        wrong := !wrong + number Wrong;
        Printf.printf "%s: %d unreadable, %d refused, %d say the same, %d still right, %d wrongly accepted\n%!"
          (Filename.basename path) (number Unreadable) (number Refused) (number Same) (number Still_right)
          (number Wrong)) paths;
      exit (if !wrong = 0 then 0 else 1)
  | _ ->
      prerr_endline "usage: harary-mutate COUNT SEED FILE...";
      exit 2
