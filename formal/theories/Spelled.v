(* SPDX-License-Identifier: MIT *)
(* Certificates as numbers in a Coq file, for theorems that the kernel checks by itself: what the
   opponent's moves are answered by is spelled out. Decoding needs no proof: whatever comes out is
   checked. *)
From Coq Require Import NArith ZArith List Bool Lia.
From Harary Require Import Rules Play Certificate Plain Core CliqueCore CliqueGame Labels StarCore StarGame CaptureCore.
Import ListNotations.
Local Open Scope N_scope.

(* Digits to a base that is a power of two, lowest first. *)
Fixpoint digits (width : N) (count : nat) (x : N) : list N :=
  match count with
  | O => []
  | S fewer => N.land x (N.ones width) :: digits width fewer (N.shiftr x width)
  end.

Definition names_of (n : nat) (x : N) : list nat := map N.to_nat (digits 4 n x).

(* ------------------------------------------------------ Certificates of positions *)

(* 0: over; 1 + 4 e: last; 2 + 4 (e + 128 names): back. *)
Definition hint_of (n : nat) (x : N) : hint :=
  let rest := N.shiftr x 2 in
  match N.land x 3 with
  | 0 => Over
  | 1 => Last rest
  | _ => Back (N.land rest 127) (names_of n (N.shiftr rest 7))
  end.

Definition spelled_position := (N * N * list N)%type.

Definition check_spelled (r : rules) (b : graph) (s : side) (v : Z) (start : N) (l : list spelled_position)
  : bool :=
  check_plain spelled_position (fun '(x, y, _) => Position x y (opponent s))
    (fun '(_, hints) => map (hint_of (order b)) hints) r b s v l (hint_of (order b) start).

Lemma spelled r b s v start l :
  check_spelled r b s v start l = true -> at_least s v (game_value (game_of r b) b).
Proof. apply check_plain_sound. Qed.

(* In games with a target every value is -1, 0 or 1, so a win that is reached is the value. *)
Lemma target_value r b k p :
  match r with Clique | Star | Capture => False | _ => True end ->
  (-1 <= value (game_of r b) b k p <= 1)%Z.
Proof.
  intro T. apply value_between. intro q.
  destruct r; try destruct T; simpl; unfold win; destruct (mover q); simpl;
    repeat match goal with |- context [if ?c then _ else _] => destruct c end; lia.
Qed.

Lemma spelled_first r b start l :
  match r with Clique | Star | Capture => False | _ => True end ->
  check_spelled r b First 1 start l = true -> game_value (game_of r b) b = 1%Z.
Proof.
  intros T H. apply spelled in H. unfold at_least, game_value in *.
  pose proof (target_value r b (length (pairs (order b))) Rules.start T). lia.
Qed.

Lemma spelled_second r b start l :
  match r with Clique | Star | Capture => False | _ => True end ->
  check_spelled r b Second 1 start l = true -> game_value (game_of r b) b = (-1)%Z.
Proof.
  intros T H. apply spelled in H. unfold at_least, game_value in *.
  pose proof (target_value r b (length (pairs (order b))) Rules.start T). lia.
Qed.

(* ----------------------------------------------------------- Certificates of cores *)

(* Labels of `width` bits. Pairs: one after the other, 1 + a + b 2^width each, 0 at the end.
   Answers: 0 + 4 pairs: sure; 1 + 4 (x + pairs 2^width): sure after x; 2 + 4 (x + names 2^width). *)
Section Answers.
  Context {X : Type}.
  Variable width : N.
  Variable label_of : N -> X.

  Fixpoint pairs_of (count : nat) (x : N) : list (X * X) :=
    match count with
    | O => []
    | S fewer =>
        match N.land x (N.ones (2 * width + 1)) with
        | 0 => []
        | d => let c := N.pred d in
               (label_of (N.land c (N.ones width)), label_of (N.shiftr c width))
               :: pairs_of fewer (N.shiftr x (2 * width + 1))
        end
    end.

  Definition answer_of (n : nat) (x : N) : answer X :=
    let rest := N.shiftr x 2 in
    let first := label_of (N.land rest (N.ones width)) in
    let more := N.shiftr rest width in
    match N.land x 3 with
    | 0 => Sure (pairs_of 64 rest)
    | 1 => SureAfter first (pairs_of 64 more)
    | _ => BackAfter first (names_of n more)
    end.
End Answers.

Definition spelled_clique_position := (N * N * N * nat * nat * list N)%type.

Definition check_spelled_clique (b : graph) (s : side) (v : Z) (names start : N)
    (l : list spelled_clique_position) : bool :=
  check_clique (fun '(x, y, f, tl, ol, _) => CliquePosition x y f tl ol)
    (fun '(_, answers) => map (answer_of 6 (fun e => e) (order b)) answers)
    b s v (names_of (order b) names) l (answer_of 6 (fun e => e) (order b) start).

Lemma spelled_clique b s v names start l :
  check_spelled_clique b s v names start l = true -> at_least s v (game_value (clique b) b).
Proof. apply check_clique_sound. Qed.

(* A label is u + 16 v. *)
Definition label_from (x : N) : label := (N.to_nat (N.land x 15), N.to_nat (N.shiftr x 4)).

Definition spelled_star_position := (list N * list nat * list nat * bool * list N)%type.

Definition check_spelled_star (b : graph) (s : side) (v : Z) (names start : N)
    (l : list spelled_star_position) : bool :=
  check_star (fun '(o, t, u, lead, _) => StarPosition (map label_from o) t u lead)
    (fun '(_, answers) => map (answer_of 8 label_from (order b)) answers)
    b s v (names_of (order b) names) l (answer_of 8 label_from (order b) start).

Lemma spelled_star b s v names start l :
  check_spelled_star b s v names start l = true -> at_least s v (game_value (star b) b).
Proof. apply check_star_sound. Qed.

Definition spelled_capture_position := (list N * list Z * Z * list N)%type.

Definition check_spelled_capture (b : graph) (s : side) (v : Z) (names start : N)
    (l : list spelled_capture_position) : bool :=
  check_capture (fun '(o, w, d, _) => CapturePosition (map label_from o) w d)
    (fun '(_, answers) => map (answer_of 8 label_from (order b)) answers)
    b s v (names_of (order b) names) l (answer_of 8 label_from (order b) start).

Lemma spelled_capture b s v names start l :
  check_spelled_capture b s v names start l = true -> at_least s v (game_value (capture b) b).
Proof. apply check_capture_sound. Qed.
