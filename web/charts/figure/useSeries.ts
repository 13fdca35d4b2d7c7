// Which series of a figure are shown: its legend hides and shows them, its charts draw the rest.

import { useMemo, useState } from 'react';
import { LABEL_END } from '../frame/hidden.ts';

const NONE: ReadonlySet<string> = new Set();

export function useSeries() {
  const [hidden, setHidden] = useState(NONE);
  const [offered, setOffered] = useState('');
  const [named, setNamed] = useState('');
  const context = useMemo(() => ({ hidden, offer: setOffered, name: setNamed }), [hidden]);
  const labels = offered.split(LABEL_END);
  const shown = labels.filter((label) => !hidden.has(label));
  const toggle = (label: string) =>
    setHidden((old) => {
      const next = new Set(old);
      if (!next.delete(label)) next.add(label);
      return next;
    });
  return {
    context,
    hidden,
    named: useMemo(() => new Set(named.split(LABEL_END)), [named]),
    /** The last one stays: a chart without a series says nothing. */
    canToggle: (label: string) =>
      labels.length > 1 && labels.includes(label) && (hidden.has(label) || shown.length > 1),
    toggle,
  };
}
