// SPDX-License-Identifier: MIT
// Where a person put the vertices of a board that was asked about. The server need not know; this browser
// keeps it for the pictures of the questions, and for playing their boards.
import { KeptTexts } from '../model/kept_texts';

const kept = new KeptTexts('harary.layouts', 60);

// The layout's text; "" if none is known.
export const layoutOfJob = (id: string): string => kept.of(id);
export const keepLayout = (id: string, layout: string) => kept.keep(id, layout);
