// SPDX-License-Identifier: MIT
// The pen for arrows and circles.
import type { Ink } from '../model/tree';

export interface Pen {
  on: boolean;
  ink: Ink;
}
export const kPen: Pen = { on: false, ink: 'blue' };
