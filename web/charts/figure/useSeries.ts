// Which series of a figure are shown: its legend hides and shows them, its charts draw the rest.

import { useEffect, useMemo, useState } from 'react';
import { LABEL_END } from '../frame/hidden.ts';

const NONE: ReadonlySet<string> = new Set();
/** Names that have not changed for so many frames are the last ones. */
const STILL_FRAMES = 4;

/** @param isComing lines are still computed, and their names come to them one by one: the legend keeps its order until then. */
export function useSeries(isComing: boolean) {
  const [hidden, setHidden] = useState(NONE);
  const [offered, setOffered] = useState('');
  const [naming, setNaming] = useState('');
  const [named, setNamed] = useState('');
  useEffect(() => {
    if (isComing) return;
    // the last line has its name some frames after it is known
    let left = STILL_FRAMES;
    let frame = 0;
    const look = () => {
      left -= 1;
      if (left < 0) setNamed(naming);
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [naming, isComing]);
  const context = useMemo(() => ({ hidden, offer: setOffered, name: setNaming }), [hidden]);
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
