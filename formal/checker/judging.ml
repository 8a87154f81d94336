(* SPDX-License-Identifier: MIT *)
(* From a certificate to the check of its statements. Part of what has to be believed: the graph, the
   game, the side and the value that the proved half is asked about are those that are printed. *)

open Certificate

let option certificate name =
  match List.assoc_opt name certificate.options with
  | Some text -> text
  | None -> bad "header: there is no option %s" name

let known_options certificate names =
  List.iter (fun (name, _) ->
    if not (List.mem name names) then
      bad "option %s: the game with it has no proved checker; harary verify knows more" name)
    certificate.options

let board certificate = Boards.named (option certificate "board")

let judged certificate statement rows =
  let plain family rules =
    known_options certificate [ "board"; "target" ];
    let b = board certificate in
    if certificate.cores then
      bad "cores of %s have no proved checker; harary solve --certificate-of positions writes positions, which \
           have one" certificate.game;
    let target = Boards.named (option certificate "target") in
    let game =
      { Plain_half.family; board = b; second = statement.second; at_least = statement.at_least;
        completes = Plain_half.completes_of b target } in
    Plain_half.check game (rules (Numbers.graph target)) rows in
  let cores () =
    known_options certificate [ "board" ];
    if not certificate.cores then
      bad "plain positions of %s have no proved checker; without --certificate-of positions, harary solve \
           writes cores, which have one" certificate.game;
    board certificate in
  let who_wins () =
    let wins = if statement.second then -4095 else 4096 in
    if statement.at_least <> wins then
      bad "of %s only who wins has a proved checker, at_least %d, not %d; harary solve --question winner says that"
        certificate.game wins statement.at_least;
    cores () in
  match certificate.game with
  | "avoidance" -> plain Plain_half.Avoidance (fun t -> Proved.Avoidance t)
  | "misere-avoidance" | "sim" -> plain Plain_half.Misere (fun t -> Proved.MisereAvoidance t)
  | "achievement" | "sima" -> plain Plain_half.Achievement (fun t -> Proved.Achievement t)
  | "saturation" -> plain Plain_half.Saturation (fun t -> Proved.Saturation t)
  | "clique" ->
      let b = who_wins () in
      Clique_half.check (Clique_half.make b statement.second) statement.at_least rows
  | "star" ->
      let b = who_wins () in
      Star_half.check { Star_half.board = b; second = statement.second } statement.at_least rows
  | "capture" ->
      let b = cores () in
      Capture_half.check { Capture_half.board = b; second = statement.second } statement.at_least rows
  | game -> bad "%s is not among the games with a proved checker; harary verify knows more" game

(* The check of one statement. Rows that are no positions may lead the search for answers astray. *)
let judge certificate statement rows =
  try judged certificate statement rows
  with Invalid_argument _ | Failure _ | Not_found | Stack_overflow | Assert_failure _ ->
    bad "some of the positions are none of the game"

let game_text certificate =
  let on = Boards.text (board certificate) in
  match List.assoc_opt "target" certificate.options with
  | Some target -> Printf.sprintf "%s on %s, target %s" certificate.game on (Boards.text (Boards.named target))
  | None -> Printf.sprintf "%s on %s" certificate.game on

let statement_text statement =
  Printf.sprintf "the %s player can reach a value of at least %d"
    (if statement.second then "second" else "first") statement.at_least
