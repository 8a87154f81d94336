// SPDX-License-Identifier: MIT
// A study that lies open: its chapters, and how they are changed. The panel beside a board gets it from the view.
import { createContext } from 'preact';
import type { Study } from '../model/study';

export interface Desk {
  study: Study; // the chapter that is shown as it is now
  change: (study: Study) => void; // opens its chapter
}
// null where one game lies on the table.
export const DeskContext = createContext<Desk | null>(null);
