// SPDX-License-Identifier: MIT
// A sentence in which a move, "0-3", is not broken at the end of a line.
const kParts = /(\d+(?:[-–]\d+)+)/;

export function Words({ text }: { text: string }) {
  return (
    <>
      {text.split(kParts).map((part, i) =>
        i % 2 === 1 ? (
          <span key={i} class="unbroken">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
