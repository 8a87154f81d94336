// SPDX-License-Identifier: MIT
// Complete graphs look best on a circle; six vertices are the hexagon that everyone knows.

export type Point = readonly [number, number];

// In the unit square, vertex 0 at the top, clockwise.
export function circle(order: number, radius = 0.46): Point[] {
  return Array.from({ length: order }, (_, v) => {
    const angle = (2 * Math.PI * v) / order - Math.PI / 2;
    return [0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle)] as const;
  });
}
