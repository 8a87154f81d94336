// SPDX-License-Identifier: MIT
// Studies that this browser keeps: games with their variations and notes, each by its title.
import { keep, keptList } from '../model/kept';

export interface KeptStudy {
  title: string;
  game: string;
  hash: string; // the whole study, as the address has it
  when: number;
}

const kKey = 'harary.studies';
const kMostStudies = 60;
export const kLongestTitle = 60;

export const keptStudies = () =>
  keptList<KeptStudy>(kKey, ({ title }) => typeof title === 'string');

// A study with the same title is replaced. false if the browser has no room for it.
export function keepStudy(study: KeptStudy): boolean {
  const others = keptStudies().filter(({ title }) => title !== study.title);
  return keep(kKey, [study, ...others].slice(0, kMostStudies));
}
export function forgetStudy(title: string) {
  const others = keptStudies().filter((study) => study.title !== title);
  keep(kKey, others);
}
