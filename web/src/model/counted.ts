// SPDX-License-Identifier: MIT
// "1 edge", "8 edges", "1 vertex", "1,200 vertices".
export const counted = (number: number, what: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? what.replace(/ices$/, 'ex').replace(/s$/, '') : what}`;
