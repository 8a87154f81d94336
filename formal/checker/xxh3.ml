(* SPDX-License-Identifier: MIT *)
(* XXH3 with 64 bits and a seed, as github.com/Cyan4973/xxHash (doc/xxhash_spec.md) defines it: the
   checksums of certificates. Nothing here needs to be believed: what it lets pass is checked anyway. *)

let ( + ) = Int64.add
let ( - ) = Int64.sub
let ( * ) = Int64.mul
let ( ^ ) = Int64.logxor
let ( >> ) = Int64.shift_right_logical
let ( << ) = Int64.shift_left

let prime32_1 = 0x9E3779B1L
let prime32_2 = 0x85EBCA77L
let prime32_3 = 0xC2B2AE3DL
let prime64_1 = 0x9E3779B185EBCA87L
let prime64_2 = 0xC2B2AE3D27D4EB4FL
let prime64_3 = 0x165667B19E3779F9L
let prime64_4 = 0x85EBCA77C2B2AE63L
let prime64_5 = 0x27D4EB2F165667C5L
let prime_mx1 = 0x165667919E3779F9L
let prime_mx2 = 0x9FB21C651E98DF25L

let secret =
  "\xb8\xfe\x6c\x39\x23\xa4\x4b\xbe\x7c\x01\x81\x2c\xf7\x21\xad\x1c\xde\xd4\x6d\xe9\x83\x90\x97\xdb\
   \x72\x40\xa4\xa4\xb7\xb3\x67\x1f\xcb\x79\xe6\x4e\xcc\xc0\xe5\x78\x82\x5a\xd0\x7d\xcc\xff\x72\x21\
   \xb8\x08\x46\x74\xf7\x43\x24\x8e\xe0\x35\x90\xe6\x81\x3a\x26\x4c\x3c\x28\x52\xbb\x91\xc3\x00\xcb\
   \x88\xd0\x65\x8b\x1b\x53\x2e\xa3\x71\x64\x48\x97\xa2\x0d\xf9\x4e\x38\x19\xef\x46\xa9\xde\xac\xd8\
   \xa8\xfa\x76\x3f\xe3\x9c\x34\x3f\xf9\xdc\xbb\xc7\xc7\x0b\x4f\x1d\x8a\x51\xe0\x4b\xcd\xb4\x59\x31\
   \xc8\x9f\x7e\xc9\xd9\x78\x73\x64\xea\xc5\xac\x83\x34\xd3\xeb\xc3\xc5\x81\xa0\xff\xfa\x13\x63\xeb\
   \x17\x0d\xdd\x51\xb7\xf0\xda\x49\xd3\x16\x55\x26\x29\xd4\x68\x9e\x2b\x16\xbe\x58\x7d\x47\xa1\xfc\
   \x8f\xf8\xb8\xd1\x7a\xd0\x31\xce\x45\xcb\x3a\x8f\x95\x16\x04\x28\xaf\xd7\xfb\xca\xbb\x4b\x40\x7e"

let at64 = String.get_int64_le
let at32 text at = Int64.logand (Int64.of_int32 (String.get_int32_le text at)) 0xFFFFFFFFL
let at8 text at = Int64.of_int (Char.code text.[at])
let low x = Int64.logand x 0xFFFFFFFFL

(* Both halves of the product of 128 bits, one upon the other. *)
let fold x y =
  let xl = low x and xh = x >> 32 and yl = low y and yh = y >> 32 in
  let ll = xl * yl and hl = xh * yl and lh = xl * yh in
  let cross = (ll >> 32) + low hl + lh in
  (((hl >> 32) + (cross >> 32)) + (xh * yh)) ^ ((cross << 32) ^ low ll)

let swapped64 x =
  let bytes = Bytes.create 8 in
  Bytes.set_int64_le bytes 0 x;
  Bytes.get_int64_be bytes 0
let swapped32 x = swapped64 x >> 32
let rotated x by = Int64.logor (x << by) (x >> Stdlib.( - ) 64 by)

let avalanche x =
  let x = (x ^ (x >> 37)) * prime_mx1 in
  x ^ (x >> 32)
let avalanche64 x =
  let x = (x ^ (x >> 33)) * prime64_2 in
  let x = (x ^ (x >> 29)) * prime64_3 in
  x ^ (x >> 32)

let short text from length seed =
  let last k = Stdlib.( - ) (Stdlib.( + ) from length) k in
  let size = Int64.of_int length in
  if length > 8 then begin
    let flip1 = (at64 secret 24 ^ at64 secret 32) + seed and flip2 = (at64 secret 40 ^ at64 secret 48) - seed in
    let low = at64 text from ^ flip1 and high = at64 text (last 8) ^ flip2 in
    avalanche (size + swapped64 low + high + fold low high)
  end
  else if length >= 4 then begin
    let seed = seed ^ (swapped32 (low seed) << 32) in
    let x = at32 text (last 4) + (at32 text from << 32) in
    let x = x ^ ((at64 secret 8 ^ at64 secret 16) - seed) in
    let x = x ^ rotated x 49 ^ rotated x 24 in
    let x = x * prime_mx2 in
    let x = (x ^ ((x >> 35) + size)) * prime_mx2 in
    x ^ (x >> 28)
  end
  else if length > 0 then begin
    let middle = Stdlib.( + ) from (length lsr 1) in
    let x =
      Int64.logor
        (Int64.logor (at8 text from << 16) (at8 text middle << 24))
        (Int64.logor (at8 text (last 1)) (size << 8)) in
    avalanche64 (x ^ ((at32 secret 0 ^ at32 secret 4) + seed))
  end
  else avalanche64 (seed ^ at64 secret 56 ^ at64 secret 64)

let mixed16 text at key seed =
  fold (at64 text at ^ (at64 secret key + seed)) (at64 text (Stdlib.( + ) at 8) ^ (at64 secret (Stdlib.( + ) key 8) - seed))

let medium text from length seed =
  let size = Int64.of_int length * prime64_1 in
  let open Stdlib in
  let add = Int64.add in
  let rounds = (length - 1) / 32 in
  if length <= 128 then begin
    let sum = ref size in
    for i = rounds downto 0 do
      sum := add !sum (mixed16 text (from + (16 * i)) (32 * i) seed);
      sum := add !sum (mixed16 text (from + length - (16 * (i + 1))) ((32 * i) + 16) seed)
    done;
    avalanche !sum
  end
  else begin
    let sum = ref size in
    for i = 0 to 7 do sum := add !sum (mixed16 text (from + (16 * i)) (16 * i) seed) done;
    sum := avalanche !sum;
    for i = 8 to (length / 16) - 1 do
      sum := add !sum (mixed16 text (from + (16 * i)) ((16 * (i - 8)) + 3) seed)
    done;
    avalanche (add !sum (mixed16 text (from + length - 16) (136 - 17) seed))
  end

let seeded_secret seed =
  let bytes = Bytes.create 192 in
  for i = 0 to 11 do
    let place = Stdlib.( * ) 16 i in
    let next = Stdlib.( + ) place 8 in
    Bytes.set_int64_le bytes place (at64 secret place + seed);
    Bytes.set_int64_le bytes next (at64 secret next - seed)
  done;
  Bytes.to_string bytes

(* Stripes of 64 bytes go into eight sums, which are mixed after each block of 16. *)
let long text from length seed =
  let secret = if seed = 0L then secret else seeded_secret seed in
  let sums = Bytes.create 64 in
  List.iteri (fun i x -> Bytes.set_int64_le sums (Stdlib.( * ) 8 i) x)
    [ prime32_3; prime64_1; prime64_2; prime64_3; prime64_4; prime32_2; prime64_5; prime32_1 ];
  let sum i = Bytes.get_int64_le sums (i lsl 3) in
  let set i x = Bytes.set_int64_le sums (i lsl 3) x in
  let accumulate at key =
    for i = 0 to 7 do
      let value = at64 text (Stdlib.( + ) at (i lsl 3)) in
      let keyed = value ^ at64 secret (Stdlib.( + ) key (i lsl 3)) in
      set (i lxor 1) (sum (i lxor 1) + value);
      set i (sum i + (low keyed * (keyed >> 32)))
    done in
  let stripes_of_block = 16 in
  let stripes = Stdlib.( / ) (Stdlib.( - ) length 1) 64 in
  for n = 0 to Stdlib.( - ) stripes 1 do
    let in_block = n land 15 in
    accumulate (Stdlib.( + ) from (n lsl 6)) (in_block lsl 3);
    if in_block = Stdlib.( - ) stripes_of_block 1 then
      for i = 0 to 7 do
        let x = sum i in
        set i ((x ^ (x >> 47) ^ at64 secret (Stdlib.( + ) 128 (i lsl 3))) * prime32_1)
      done
  done;
  accumulate (Stdlib.( - ) (Stdlib.( + ) from length) 64) 121;
  let result = ref (Int64.of_int length * prime64_1) in
  for i = 0 to 3 do
    let key = Stdlib.( + ) 11 (i lsl 4) in
    let j = i lsl 1 in
    result := !result + fold (sum j ^ at64 secret key) (sum (j lor 1) ^ at64 secret (Stdlib.( + ) key 8))
  done;
  avalanche !result

(* The checksum of `length` bytes of the text. *)
let hash text from length seed =
  let seed = Int64.of_int seed in
  if length <= 16 then short text from length seed
  else if length <= 240 then medium text from length seed
  else long text from length seed
