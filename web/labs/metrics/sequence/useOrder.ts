// The arrival order of the link, and the ways to change it.

import { useRef } from 'react';
import { useStore, useValue } from '../../../scenario/react.tsx';
import { orderOf } from '../shared/bench.ts';
import { saveOrder, takeBackOrder } from './undo.ts';

/** Largest length of the parameter's text. */
const LONGEST = 4000;

export function useOrder() {
  const store = useStore();
  // the current value, since typing and dragging continue from it
  const given = useValue('metrics', 'seq');
  const seq = orderOf({ seq: given });
  /** The order before a drag, or before typing began: undoing goes back to it in one step. */
  const before = useRef<string | null>(null);
  const change = (text: string, commit: boolean) => {
    if (text.length > LONGEST) return;
    before.current ??= seq;
    if (commit) {
      if (before.current !== text) saveOrder(before.current);
      before.current = null;
    }
    store.set('metrics', { bench: 'sequence', seq: text }, { commit });
  };
  const undo = () => {
    const text = takeBackOrder(seq);
    if (text !== undefined) store.set('metrics', { bench: 'sequence', seq: text }, { commit: true });
  };
  return { given, seq, change, undo };
}
