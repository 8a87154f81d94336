// SPDX-License-Identifier: MIT
import { kSignWords, type Sign } from '../model/tree';

// The opinion of a move, seen and heard.
export const SignOf = ({ sign }: { sign: Sign | undefined }) =>
  sign ? (
    <b class="sign-of">
      <span aria-hidden="true">{sign}</span>
      <span class="unseen">, {kSignWords[sign]}</span>
    </b>
  ) : null;
