(* SPDX-License-Identifier: MIT *)
(* The functions of the checker as OCaml. Booleans, pairs, lists and options become OCaml's own; all
   numbers stay what they are in the proofs. *)
From Coq Require Import ExtrOcamlBasic.
From Coq Require Extraction.
From Harary Require Import Rules Memo Certificate Plain Core CliqueCore CliqueGame StarCore StarGame CaptureCore.

Extraction Language OCaml.
Extraction "proved" game_value memo_game_value game_of check_plain rests once copies check_clique check_star check_capture.
