// SPDX-License-Identifier: MIT
// Which job continued the analysis of which place, by the place's key, so that this browser finds its answer again.
import { KeptTexts } from '../model/kept_texts';

export const keptJobs = new KeptTexts('harary.computed', 100);
