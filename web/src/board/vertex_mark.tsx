// SPDX-License-Identifier: MIT
// A vertex that a player may take: square for the second player, as in the list of moves, otherwise round.

interface Props {
  square: boolean;
  x: number;
  y: number;
  radius: number;
}

export function VertexMark({ square, x, y, radius }: Props) {
  if (!square) return <circle class="dot" cx={x} cy={y} r={radius} />;
  const half = radius * 0.9;
  return <rect class="dot" x={x - half} y={y - half} width={2 * half} height={2 * half} rx="3" />;
}
