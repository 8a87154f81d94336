(* SPDX-License-Identifier: MIT *)
(* Numbers of some bits one after the other, from the lowest bit of the first byte on. *)

type t = { text : string; mutable at : int }

let make text = { text; at = 0 }

let take reader count =
  let result = ref 0 in
  for i = 0 to count - 1 do
    let bit = reader.at + i in
    if bit / 8 >= String.length reader.text then Certificate.bad "a position is too short";
    result := !result lor (((Char.code reader.text.[bit / 8] lsr (bit mod 8)) land 1) lsl i)
  done;
  reader.at <- reader.at + count;
  !result

(* To the next byte; what is left out must be 0. *)
let align reader =
  while reader.at mod 8 <> 0 do
    if take reader 1 <> 0 then Certificate.bad "a bit beyond the end of a position"
  done
