// SPDX-License-Identifier: MIT
// Studies that this browser keeps: games with their variations and notes, each by its title.
import { listKept } from '../model/kept_list';

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
  listKept<KeptStudy>(kKey, ({ title }) => typeof title === 'string');

// A study with the same title is replaced. false if the browser has no room for it.
export function keepStudy(study: KeptStudy): boolean {
  const others = keptStudies().filter(({ title }) => title !== study.title);
  try {
    localStorage.setItem(kKey, JSON.stringify([study, ...others].slice(0, kMostStudies)));
    return true;
  } catch {
    return false;
  }
}
export function forgetStudy(title: string) {
  const others = keptStudies().filter((study) => study.title !== title);
  localStorage.setItem(kKey, JSON.stringify(others));
}
