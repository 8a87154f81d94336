(* SPDX-License-Identifier: MIT *)
(* harary-check FILE...: says of each certificate what it proves, or that it proves nothing. Exit
   status: 0 all hold, 1 one does not hold, 2 one cannot be read. *)

open Certificate
open Judging

let check path =
  match
    let certificate = read path in
    let text = game_text certificate in
    List.map2 (fun statement rows -> (text, statement, Array.length rows, judge certificate statement rows))
      certificate.statements certificate.rows
  with
  | results when List.for_all (fun (_, _, _, holds) -> holds) results ->
      List.iter (fun (text, statement, count, _) ->
        Printf.printf "holds: %s: %s (%d positions)\n%!" text (statement_text statement) count) results;
      0
  | results ->
      List.iter (fun (text, statement, _, holds) ->
        if not holds then
          Printf.printf "does not hold: %s: no proof that %s\n%!" text (statement_text statement)) results;
      1
  | exception Bad why ->
      Printf.eprintf "harary-check: %s: %s\n%!" path why;
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
  | paths -> exit (List.fold_left (fun worst path -> max worst (check path)) 0 paths)
