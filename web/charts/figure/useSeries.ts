// Which series of a figure are shown: its legend hides and shows them, its charts draw the rest.

import { useEffect, useMemo, useState } from 'react';
import { LABEL_END, type Nameable } from '../frame/hidden.ts';

const NONE: ReadonlySet<string> = new Set();
const NOTHING: readonly Nameable[] = [];
const NO_REPORTS: Readonly<Record<string, string>> = {};
/** Names that have not changed for so many frames are the last ones. */
const STILL_FRAMES = 4;

/** @param isComing lines are still computed, and their names come to them one by one: the legend keeps its order until then. */
export function useSeries(isComing: boolean) {
  const [hidden, setHidden] = useState(NONE);
  const [offered, setOffered] = useState('');
  const [naming, setNaming] = useState('');
  const [named, setNamed] = useState('');
  const [reports, setReports] = useState(NO_REPORTS);
  const [nameless, setNameless] = useState(NOTHING);
  useEffect(() => {
    if (isComing) return;
    // the last line has its name some frames after it is known
    let left = STILL_FRAMES;
    let frame = 0;
    const look = () => {
      left -= 1;
      if (left < 0) {
        setNamed(naming);
        setNameless((old) => namelessOf(reports, old));
      } else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [naming, reports, isComing]);
  const context = useMemo(() => {
    const report = (by: string, marks: string) =>
      setReports((old) => (old[by] === marks ? old : { ...old, [by]: marks }));
    return { hidden, offer: setOffered, name: setNaming, report };
  }, [hidden]);
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
    /** Marks without room for their names. */
    nameless,
    named: useMemo(() => new Set(named.split(LABEL_END)), [named]),
    /** The last one stays: a chart without a series says nothing. */
    canToggle: (label: string) =>
      labels.length > 1 && labels.includes(label) && (hidden.has(label) || shown.length > 1),
    toggle,
  };
}

/** What was once without a name stays in the legend as long as it is drawn: the room that the legend takes would turn it on and off. */
function namelessOf(
  reports: Readonly<Record<string, string>>,
  old: readonly Nameable[],
): readonly Nameable[] {
  const all = Object.values(reports).flatMap((text) => JSON.parse(text) as Nameable[]);
  // lines first, as where they are drawn
  const marks = [
    ...all.filter(({ mark }) => mark === undefined),
    ...all.filter(({ mark }) => mark !== undefined),
  ];
  const was = new Set(old.map(({ label }) => label));
  const now = marks.filter(({ label, isNamed }) => !isNamed || was.has(label));
  return JSON.stringify(now) === JSON.stringify(old) ? old : now;
}
