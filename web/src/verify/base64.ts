// SPDX-License-Identifier: MIT
// Bytes as the text that JSON carries.
const kPiece = 1 << 13; // arguments of one call

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += kPiece) {
    text += String.fromCharCode(...bytes.subarray(at, at + kPiece));
  }
  return btoa(text);
}

export const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
