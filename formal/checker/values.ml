(* SPDX-License-Identifier: MIT *)
(* The value function, extracted, on all graphs with few vertices.

   harary-values boards LEAST MOST           the graphs with LEAST to MOST vertices, one of each class, in
                                             graph6
   harary-values definition GAME [TARGET]    reads such lines and prints the value of the game on each:
                                             `game_value` of Rules.v as it stands
   harary-values memo GAME [TARGET]          the same with `memo_game_value`, which is proved to be equal
                                             (Memo.v) and looks at each position once *)

open Numbers

let graph6 n joined =
  let bits = List.concat (List.init n (fun v -> List.init v (fun u -> joined u v))) in
  let rec codes = function
    | [] -> []
    | bits ->
        let six = List.filteri (fun i _ -> i < 6) bits and rest = List.filteri (fun i _ -> i >= 6) bits in
        let value = List.fold_left (fun x b -> (2 * x) + if b then 1 else 0) 0 six in
        Char.chr (63 + (value lsl (6 - List.length six))) :: codes rest in
  String.of_seq (List.to_seq (Char.chr (63 + n) :: codes bits))

let rec permutations = function
  | [] -> [ [] ]
  | l -> List.concat_map (fun x -> List.map (List.cons x) (permutations (List.filter (( <> ) x) l))) l

let boards n =
  let all = List.map Array.of_list (permutations (List.init n Fun.id)) in
  let least bits =
    List.for_all (fun f ->
      let renamed = ref 0 in
      for v = 1 to n - 1 do
        for u = 0 to v - 1 do
          if (bits lsr pair u v) land 1 = 1 then renamed := !renamed lor (1 lsl pair f.(u) f.(v))
        done
      done;
      bits <= !renamed) all in
  List.filter least (List.init (1 lsl pair_count n) Fun.id)
  |> List.map (fun bits -> graph6 n (fun u v -> (bits lsr pair u v) land 1 = 1))

let () =
  match List.tl (Array.to_list Sys.argv) with
  | [ "boards"; least; most ] ->
      for n = int_of_string least to int_of_string most do List.iter print_endline (boards n) done
  | (("definition" | "memo") as which) :: game :: target ->
      let value = if which = "memo" then Proved.memo_game_value else Proved.game_value in
      let target = match target with [] -> Boards.complete 1 | name :: _ -> Boards.named name in
      let target = graph target in
      let rules = match game with
        | "avoidance" -> Proved.Avoidance target
        | "misere-avoidance" -> Proved.MisereAvoidance target
        | "achievement" -> Proved.Achievement target
        | "saturation" -> Proved.Saturation target
        | "clique" -> Proved.Clique
        | "star" -> Proved.Star
        | "capture" -> Proved.Capture
        | _ -> prerr_endline "harary-values: an unknown game"; exit 2 in
      (try
         while true do
           let line = input_line stdin in
           let board = graph (Boards.graph6 line) in
           Printf.printf "%s %d\n%!" line (int_of_z (value (Proved.game_of rules board) board))
         done
       with End_of_file -> ())
  | _ ->
      prerr_endline "usage: harary-values boards LEAST MOST | definition GAME [TARGET] | memo GAME [TARGET]";
      exit 2
