(* SPDX-License-Identifier: MIT *)
(* harary-check FILE...: says of each certificate what it proves, or that it proves nothing. Exit
   status: 0 all hold, 1 one does not hold, 2 one cannot be read. *)

open Certificate
open Judging

let check path =
  match
    let certificate = read path in
    let holds = List.map2 (judge certificate) certificate.statements certificate.rows in
    (game_text certificate, List.combine certificate.statements certificate.rows, holds)
  with
  | text, sections, holds when List.for_all Fun.id holds ->
      List.iter (fun (statement, rows) ->
        Printf.printf "holds: %s: %s (%d positions)\n%!" text (statement_text statement) (Array.length rows))
        sections;
      0
  | text, sections, holds ->
      List.iter2 (fun (statement, _) good ->
        if not good then
          Printf.printf "does not hold: %s: no proof that %s\n%!" text (statement_text statement)) sections holds;
      1
  | exception Bad why ->
      Printf.eprintf "harary-check: %s: %s\n%!" (printable path) (printable why);
      2

let () =
  (* Nearly everything is short-lived, and the set of positions is there to stay. *)
  Gc.set { (Gc.get ()) with Gc.minor_heap_size = 1 lsl 20; space_overhead = 200 };
  match List.tl (Array.to_list Sys.argv) with
  | [] | [ "--help" ] ->
      print_string "usage: harary-check FILE...\n\
        Checks certificates of `harary solve --certificate FILE` by a program whose soundness is a\n\
        theorem (formal/). Exit status: 0 all hold, 1 one does not hold, 2 one cannot be read.\n";
      exit (if Array.length Sys.argv < 2 then 2 else 0)
  | option :: _ when String.starts_with ~prefix:"-" option ->
      Printf.eprintf "harary-check: unknown option %s; usage: harary-check FILE...\n" (printable option);
      exit 2
  | paths -> exit (List.fold_left (fun worst path -> max worst (check path)) 0 paths)
