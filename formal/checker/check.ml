(* SPDX-License-Identifier: MIT *)
(* harary-check FILE...: says of each certificate what it proves, or that it proves nothing. The
   statement that is printed is the one that the theorem is about: both are made from the same
   header, here. Exit status: 0 all hold, 1 one does not hold, 2 one cannot be read. *)

open Certificate

let option certificate name =
  match List.assoc_opt name certificate.options with
  | Some text -> text
  | None -> bad "header: there is no option %s" name

let known_options certificate names =
  List.iter (fun (name, _) ->
    if not (List.mem name names) then
      bad "option %s: the rules of this game with it are not among those with a proved checker" name)
    certificate.options

let board certificate = Boards.named (option certificate "board")

(* The check of one statement, and the game in words. *)
let judge certificate statement rows =
  let b = board certificate in
  let plain family rules =
    known_options certificate [ "board"; "target" ];
    if certificate.cores then bad "cores of %s are not known" certificate.game;
    let target = Boards.named (option certificate "target") in
    let game =
      { Plain_half.family; board = b; second = statement.second; at_least = statement.at_least;
        completes = Plain_half.completes_of b target } in
    Plain_half.check game (rules (Numbers.graph target)) rows in
  match certificate.game with
  | "avoidance" -> plain Plain_half.Avoidance (fun t -> Proved.Avoidance t)
  | "misere-avoidance" -> plain Plain_half.Misere (fun t -> Proved.MisereAvoidance t)
  | "achievement" -> plain Plain_half.Achievement (fun t -> Proved.Achievement t)
  | "saturation" -> plain Plain_half.Saturation (fun t -> Proved.Saturation t)
  | "clique" when certificate.cores ->
      known_options certificate [ "board" ];
      Clique_half.check (Clique_half.make b statement.second) statement.at_least rows
  | "star" when certificate.cores ->
      known_options certificate [ "board" ];
      Star_half.check { Star_half.board = b; second = statement.second } statement.at_least rows
  | "capture" when certificate.cores ->
      known_options certificate [ "board" ];
      Capture_half.check { Capture_half.board = b; second = statement.second } statement.at_least rows
  | game -> bad "%s: no checker for these certificates is proved" game

let game_text certificate =
  let on = Boards.text (board certificate) in
  match List.assoc_opt "target" certificate.options with
  | Some target -> Printf.sprintf "%s on %s, target %s" certificate.game on (Boards.text (Boards.named target))
  | None -> Printf.sprintf "%s on %s" certificate.game on

let statement_text statement =
  Printf.sprintf "the %s player can reach a value of at least %d"
    (if statement.second then "second" else "first") statement.at_least

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
  match List.tl (Array.to_list Sys.argv) with
  | [] | [ "--help" ] ->
      print_string "usage: harary-check FILE...\n\
        Checks certificates of `harary solve --certificate FILE` by a program whose soundness is a\n\
        theorem (formal/). Exit status: 0 all hold, 1 one does not hold, 2 one cannot be read.\n";
      exit (if Array.length Sys.argv < 2 then 2 else 0)
  | paths -> exit (List.fold_left (fun worst path -> max worst (check path)) 0 paths)
