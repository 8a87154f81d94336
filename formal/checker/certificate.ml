(* SPDX-License-Identifier: MIT *)
(* Reads certificates (docs/certificate-format.md). Nothing here needs to be believed but what
   becomes of the header: the positions are proposals, which the proved half checks. A file whose
   checksums are wrong is damaged and refused, whatever it proves. *)

exception Bad of string

(* Texts of a file as they may be shown: nothing in them reaches a terminal as it is, where a control
   character could write another line than the one that is printed. *)
let printable text =
  let most = 200 in
  let shown = Buffer.create 80 in
  String.iteri (fun i c ->
    if i < most then
      if c >= ' ' && c <= '~' then Buffer.add_char shown c
      else Buffer.add_string shown (Printf.sprintf "\\x%02x" (Char.code c))) text;
  if String.length text > most then Buffer.add_string shown "...";
  Buffer.contents shown

let bad format = Printf.ksprintf (fun text -> raise (Bad text)) format

(* ---------------------------------------------------------------------- JSON *)

type json = Text of string | Number of int | List of json list | Object of (string * json) list

let parse_json text =
  let at = ref 0 in
  let peek () = if !at < String.length text then text.[!at] else '\000' in
  let rec skip () =
    match peek () with
    | ' ' | '\n' | '\t' | '\r' -> incr at; skip ()
    | _ -> () in
  let expect c =
    skip ();
    if peek () <> c then bad "header: expected '%c' at byte %d" c !at;
    incr at in
  let text_value () =
    expect '"';
    let result = Buffer.create 16 in
    let rec go () =
      match peek () with
      | '"' -> incr at
      | '\\' ->
          incr at;
          (match peek () with
           | ('"' | '\\' | '/') as c -> Buffer.add_char result c
           | _ -> bad "header: an escape that no certificate needs");
          incr at; go ()
      | '\000' -> bad "header: a text does not end"
      | c -> Buffer.add_char result c; incr at; go () in
    go ();
    Buffer.contents result in
  let rec value () =
    skip ();
    match peek () with
    | '"' -> Text (text_value ())
    | '{' -> incr at; Object (members [])
    | '[' -> incr at; List (elements [])
    | '-' | '0' .. '9' ->
        let from = !at in
        incr at;
        while (match peek () with '0' .. '9' -> true | _ -> false) do incr at done;
        (match int_of_string_opt (String.sub text from (!at - from)) with
         | Some n -> Number n
         | None -> bad "header: a number is out of range")
    | _ -> bad "header: no JSON at byte %d" !at
  and members found =
    skip ();
    if peek () = '}' && found = [] then (incr at; [])
    else begin
      skip ();
      let name = text_value () in
      if List.mem_assoc name found then bad "header: %s twice" name;
      expect ':';
      let found = (name, value ()) :: found in
      skip ();
      match peek () with
      | ',' -> incr at; members found
      | _ -> expect '}'; List.rev found
    end
  and elements found =
    skip ();
    if peek () = ']' && found = [] then (incr at; [])
    else begin
      let found = value () :: found in
      skip ();
      match peek () with
      | ',' -> incr at; elements found
      | _ -> expect ']'; List.rev found
    end in
  let result = value () in
  skip ();
  if !at <> String.length text then bad "header: something follows the object";
  result

let member name = function
  | Object members -> List.assoc_opt name members
  | _ -> bad "header: not an object"

let text_member name json =
  match member name json with
  | Some (Text text) -> text
  | _ -> bad "header: there is no text %s" name

(* -------------------------------------------------------------------- Statements *)

type statement = { second : bool; at_least : int }

type t = {
  game : string;
  options : (string * string) list;
  cores : bool;
  statements : statement list;
  rows : string array list;  (* the positions of each statement *)
}

let statement json =
  (match json with
   | Object members ->
       List.iter (fun (name, _) ->
         if name <> "side" && name <> "at_least" then
           bad "statements about %s are not among those with a proved checker" name) members
   | _ -> bad "header: a statement is no object");
  let second =
    match text_member "side" json with
    | "first" -> false
    | "second" -> true
    | _ -> bad "header: the side is neither first nor second" in
  match member "at_least" json with
  | Some (Number at_least) -> { second; at_least }
  | _ -> bad "header: there is no at_least"

(* ------------------------------------------------------------------------ Bytes *)

let magic = "HARARYCT"
let end_magic = "HARARYCE"

(* Writes to zstd and reads from it, in files, so that neither has to wait for the other. *)
let decompress frames =
  let packed = Filename.temp_file "harary" ".zst" and plain = Filename.temp_file "harary" ".rows" in
  let remove () = List.iter (fun f -> try Sys.remove f with Sys_error _ -> ()) [ packed; plain ] in
  Fun.protect ~finally:remove (fun () ->
    let out = open_out_bin packed in
    output_string out frames;
    close_out out;
    let command =
      Printf.sprintf "zstd -q -d -c < %s > %s 2>/dev/null" (Filename.quote packed) (Filename.quote plain) in
    if frames <> "" && Sys.command command <> 0 then bad "a block does not decompress";
    let input = open_in_bin plain in
    let bytes = really_input_string input (in_channel_length input) in
    close_in input;
    bytes)

let block_bytes = 65536

let bytes_of path =
  match Sys.is_directory path with
  | exception Sys_error _ -> bad "there is no such file"
  | true -> bad "this is a folder, not a file"
  | false ->
      (try
         let input = open_in_bin path in
         Fun.protect ~finally:(fun () -> close_in input) (fun () ->
           really_input_string input (in_channel_length input))
       with Sys_error _ | Invalid_argument _ | End_of_file | Out_of_memory -> bad "it cannot be read")

let read path =
  let bytes = bytes_of path in
  let at = ref 0 in
  let take n =
    if n < 0 || n > String.length bytes - !at then bad "the file ends too early";
    let part = String.sub bytes !at n in
    at := !at + n;
    part in
  let number n =
    let part = take n in
    let result = ref 0 in
    for i = n - 1 downto 0 do
      if !result lsr 54 <> 0 then bad "a length is out of range";
      result := (!result lsl 8) lor Char.code part.[i]
    done;
    !result in
  (* XXH3 of the bytes from there to here. *)
  let checksum from seed =
    let until = !at in
    let found = take 8 in
    if String.get_int64_le found 0 <> Xxh3.hash bytes from (until - from) seed then
      bad "the checksum of bytes %d to %d is wrong: the file is damaged" from (until - 1) in
  if not (String.starts_with ~prefix:magic bytes) then bad "this is not a certificate of harary";
  ignore (take 8);
  let version = number 4 in
  if version = 3 then
    bad "one-sided positions have no proved checker; harary solve writes none with --certificate-of cores (clique) \
         or positions (achievement)";
  if version = 4 then
    bad "summands have no proved checker; harary solve writes none with --certificate-of positions (saturation)";
  if version = 5 then
    bad "unavoidable points have no proved checker; harary solve does not count them with --certificate-of \
         cores (clique, star)";
  if version <> 1 && version <> 2 then bad "format version %d is not known" version;
  let length = number 4 in
  if length > 1 lsl 20 then bad "the header is too long";
  let text = take length in
  checksum 0 0;
  let header = parse_json text in
  let statements =
    match member "statements" header with
    | Some (List list) when list <> [] -> List.map statement list
    | _ -> bad "header: there are no statements" in
  let options =
    match member "options" header with
    | Some (Object members) ->
        List.map (function name, Text text -> (name, text)
                         | name, _ -> bad "header: option %s is no text" name) members
    | _ -> bad "header: there are no options" in
  let cores =
    match member "positions" header with
    | None -> false
    | Some (Text "cores") -> true
    | Some _ -> bad "header: positions of an unknown kind" in
  if cores <> (version = 2) then bad "version %d and the kind of positions do not fit" version;
  let total = ref 0 in
  let section expected =
    let begin_of_section = !at in
    if number 4 <> expected then bad "a section is out of order";
    let width = number 4 in
    if width < 1 || width > block_bytes then bad "positions of %d bytes" width;
    let count = number 8 in
    checksum begin_of_section 1;
    if count > String.length bytes * 4096 then bad "more positions than the file can hold";
    total := !total + count;
    let per_block = max 1 (block_bytes / width) in
    let frames = Buffer.create 65536 and sizes = ref [] and left = ref count in
    while !left > 0 do
      let begin_of_block = !at in
      let here = number 4 in
      if here <> min per_block !left then bad "a block of the wrong size";
      let size = number 4 in
      Buffer.add_string frames (take size);
      checksum begin_of_block (2 + List.length !sizes);
      sizes := here :: !sizes;
      left := !left - here
    done;
    let plain = decompress (Buffer.contents frames) in
    if String.length plain <> count * width then bad "blocks of the wrong length";
    let rows = Array.make count "" in
    let offset = ref 0 and row = ref 0 in
    List.iter (fun here ->
      for i = 0 to here - 1 do
        rows.(!row + i) <- String.init width (fun column -> plain.[!offset + (column * here) + i])
      done;
      offset := !offset + (here * width);
      row := !row + here) (List.rev !sizes);
    for i = 1 to count - 1 do
      if rows.(i - 1) >= rows.(i) then bad "positions are out of order"
    done;
    rows in
  let rows = List.mapi (fun i _ -> section i) statements in
  if take 8 <> end_magic then bad "the end is missing";
  if number 8 <> !total then bad "the end counts other positions";
  checksum 0 0;
  if !at <> String.length bytes then bad "something follows the end";
  { game = text_member "game" header; options; cores; statements; rows }
