// SPDX-License-Identifier: MIT
// What the player who invites is told to send: an address that the other player's computer can open.

// An address that no other computer can open.
export const isOfThisMachine = (hostname: string): boolean =>
  /^(localhost|127\..*|\[::1\])$/.test(hostname);

// `here`: this page's address; `elsewhere`: those that the server says other machines reach it at, each
// with its "/" at the end. null: no other machine can.
export function invitationOf(here: URL, elsewhere: readonly string[]): string | null {
  if (!isOfThisMachine(here.hostname)) return here.href;
  const [first] = elsewhere;
  return first === undefined ? null : `${first}${here.hash}`;
}
