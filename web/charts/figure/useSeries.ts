// Which series of a figure are shown: the legend hides and shows them, the charts draw the rest, and `decideNaming`
// decides who names them.

import { useEffect, useMemo, useState } from 'react';
import { LABEL_END } from '../frame/hidden.ts';
import { useFontVersion } from '../layout/text.ts';
import type { LegendItem } from './Legend.tsx';
import { decideNaming, UNDECIDED } from './naming.ts';

const NONE: ReadonlySet<string> = new Set();
const NO_REPORTS: Readonly<Record<string, string>> = {};
/** Names that have not changed for so many animation frames are final. */
const STILL_FRAMES = 4;

/**
 * @param isComing lines are still being computed and get their names one by one: the legend stays until they have come.
 * @param own the entries of the figure's own legend, if it has one.
 */
export function useSeries(isComing: boolean, own?: readonly LegendItem[]) {
  const [hidden, setHidden] = useState(NONE);
  const [offered, setOffered] = useState('');
  const [named, setNamed] = useState('');
  const [reports, setReports] = useState(NO_REPORTS);
  const [decided, setDecided] = useState(UNDECIDED);
  const fontVersion = useFontVersion();
  const { next, isNaming, ...naming } = decideNaming({ own, fontVersion, named, reports }, decided);
  const after = JSON.stringify(next);
  useEffect(() => {
    if (isComing) return;
    // the last line gets its name some frames after its data come
    let left = STILL_FRAMES;
    let frame = 0;
    const look = () => {
      left -= 1;
      if (left < 0) setDecided((old) => (JSON.stringify(old) === after ? old : JSON.parse(after)));
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [after, isComing]);
  const context = useMemo(() => {
    const report = (by: string, marks: string) =>
      setReports((old) => (old[by] === marks ? old : { ...old, [by]: marks }));
    return { hidden, isNaming, offer: setOffered, name: setNamed, report };
  }, [hidden, isNaming]);
  const labels = offered.split(LABEL_END);
  const shown = labels.filter((label) => !hidden.has(label));
  const toggle = (label: string) =>
    setHidden((old) => {
      const next = new Set(old);
      if (!next.delete(label)) next.add(label);
      return next;
    });
  return {
    ...naming,
    isNaming,
    context,
    hidden,
    /** The last visible series cannot be hidden: a chart without a series says nothing. */
    canToggle: (label: string) =>
      labels.length > 1 && labels.includes(label) && (hidden.has(label) || shown.length > 1),
    toggle,
  };
}
