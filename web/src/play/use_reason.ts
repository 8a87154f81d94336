// SPDX-License-Identifier: MIT
// Why the game that is shown is over. The target's edges come from the server, which knows its name.
import { isGraph } from '../model/elements';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { View } from '../api/types';
import type { Pattern } from '../model/copies';
import type { Naming } from '../model/players';
import { reasonOf, sentence, type Reason } from '../model/reason';
import { sentenceOf } from '../model/reason_in_words';
import type { Session } from './session';

const patterns = new Map<string, Promise<Pattern | null>>();
function patternOf(target: string): Promise<Pattern | null> {
  let pattern = patterns.get(target);
  if (!pattern) {
    pattern = api.board('connect', { board: target }).then(
      (board) => (isGraph(board) ? { order: board.order, edges: board.edges } : null),
      () => null,
    );
    patterns.set(target, pattern);
  }
  return pattern;
}

export function useReason(session: Session, view: View, naming: Naming): Reason | null {
  const { board, at, moves } = session.state;
  const target = board.instance['target'];
  const wanted = view.over && typeof target === 'string' ? target : '';
  const [found, setFound] = useState<{ target: string; pattern: Pattern | null }>({
    target: '',
    pattern: null,
  });
  useEffect(() => {
    if (wanted !== '') void patternOf(wanted).then((p) => setFound({ target: wanted, pattern: p }));
  }, [wanted]);
  return useMemo(() => {
    if (!view.over || !view.verdict) return null;
    const last = at > 0 ? moves[at - 1]! : '';
    const { position, mover, verdict } = view;
    const text = sentenceOf({ board, position, mover, verdict, last, naming });
    if (text !== null) return sentence(text);
    if (!isGraph(board)) return null;
    const pattern = found.target === wanted ? found.pattern : null;
    if (wanted !== '' && found.target !== wanted) return null;
    return reasonOf({ board, position, mover, verdict, last, naming, pattern });
  }, [view, board, at, moves, naming, found, wanted]);
}
