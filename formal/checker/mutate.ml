(* SPDX-License-Identifier: MIT *)
(* harary-mutate COUNT SEED FILE...: a test of harary-check. Makes COUNT damaged certificates of every
   file, a third each by changing bytes of the file, by changing the set of positions, and by claiming
   more, and checks them. None may be accepted, but for what is still right: a file whose changes undo
   each other, and a set of which what was taken was not needed, with the claim as it was.
   harary-mutate --bytes FILE...: changes every byte of the files, one at a time and by one bit; all must
   be unreadable. harary-mutate --forge FILE NEW writes NEW, a file with right checksums whose game is an
   escape sequence. Exit status 1 if one is accepted that should not be. *)

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

let flip bytes at bit = Bytes.set bytes at (Char.chr (Char.code (Bytes.get bytes at) lxor (1 lsl bit)))

let read_bytes bytes =
  let damaged = Filename.temp_file "harary" ".cert" in
  Fun.protect ~finally:(fun () -> Sys.remove damaged) (fun () ->
    let out = open_out_bin damaged in
    output_bytes out bytes;
    close_out out;
    read damaged)

let changed_bytes path () =
  let bytes = Bytes.of_string (bytes_of path) in
  for _ = 0 to Random.int 3 do flip bytes (Random.int (Bytes.length bytes)) (Random.int 8) done;
  read_bytes bytes

(* How many single changed bytes are read all the same. *)
let unnoticed path =
  let bytes = Bytes.of_string (bytes_of path) in
  let count = ref 0 in
  for at = 0 to Bytes.length bytes - 1 do
    flip bytes at (at mod 8);
    (match read_bytes bytes with
     | _ -> incr count
     | exception Bad _ -> ());
    flip bytes at (at mod 8)
  done;
  Printf.printf "%s: %d of %d changed bytes are not noticed\n%!" (Filename.basename path) !count (Bytes.length bytes);
  !count

(* The file with another game in its header, one that would clear a terminal's line and write another.
   All checksums are right. *)
let forge path into =
  let bytes = bytes_of path in
  let length = Int32.to_int (String.get_int32_le bytes 12) in
  let text = String.sub bytes 16 length in
  let name = "\"game\":\"" in
  let rec found at = if String.sub text at (String.length name) = name then at + String.length name else found (at + 1) in
  let at = found 0 in
  let until = String.index_from text at '"' in
  let text =
    String.sub text 0 at ^ "\027[2K\rholds: sim on K6" ^ String.sub text until (String.length text - until) in
  let out = Buffer.create 1000 in
  let seal () = Buffer.add_int64_le out (Xxh3.hash (Buffer.contents out) 0 (Buffer.length out) 0) in
  Buffer.add_string out (String.sub bytes 0 12);
  Buffer.add_int32_le out (Int32.of_int (String.length text));
  Buffer.add_string out text;
  seal ();
  let rest = 16 + length + 8 in
  Buffer.add_string out (String.sub bytes rest (String.length bytes - rest - 8));
  seal ();
  let channel = open_out_bin into in
  Buffer.output_buffer channel out;
  close_out channel

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
  | _ :: "--bytes" :: paths -> exit (if List.for_all (fun path -> unnoticed path = 0) paths then 0 else 1)
  | [ _; "--forge"; path; into ] -> forge path into
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
      prerr_endline "usage: harary-mutate COUNT SEED FILE... | --bytes FILE... | --forge FILE NEW";
      exit 2
