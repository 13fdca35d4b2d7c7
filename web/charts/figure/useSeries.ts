// Which series of a figure are shown: its legend hides and shows them, its charts draw the rest. And who names them: where each line
// has its name beside it the legend has the other marks alone, and where one has none the legend names all.

import { useEffect, useMemo, useState } from 'react';
import { LABEL_END, type Nameable } from '../frame/hidden.ts';
import type { LegendItem } from './Legend.tsx';

const NONE: ReadonlySet<string> = new Set();
const NOTHING: readonly Nameable[] = [];
const NO_ITEMS: readonly LegendItem[] = [];
const NO_REPORTS: Readonly<Record<string, string>> = {};
/** Names that have not changed for so many frames are the last ones. */
const STILL_FRAMES = 4;

/** Who names the marks of a legend: known once it has been looked at whether each has a place. */
interface Naming {
  /** The marks, as one text. */
  readonly of: string;
  readonly byLegend: boolean;
}

/** @param isComing lines are still computed, and their names come to them one by one: the legend stays until then. */
export function useSeries(isComing: boolean, legend: readonly LegendItem[] = NO_ITEMS) {
  const [hidden, setHidden] = useState(NONE);
  const [offered, setOffered] = useState('');
  const [named, setNamed] = useState('');
  const [reports, setReports] = useState(NO_REPORTS);
  const [nameless, setNameless] = useState(NOTHING);
  const [naming, setNaming] = useState<Naming | null>(null);
  const asked = legend.flatMap(({ label, isAside }) => (isAside ? [] : [label])).join(LABEL_END);
  useEffect(() => {
    if (isComing) return;
    // the last line has its name some frames after it is known
    let left = STILL_FRAMES;
    let frame = 0;
    const look = () => {
      left -= 1;
      if (left < 0) {
        setNameless((old) => namelessOf(reports, old));
        setNaming((old) => namingOf(asked, named, reports, old));
      } else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [asked, named, reports, isComing]);
  // without a legend of the figure's own its lines have names until one finds no place
  const isKnown = naming?.of === asked;
  const byLegend = isKnown ? naming.byLegend : legend.length > 1;
  const context = useMemo(() => {
    const report = (by: string, marks: string) =>
      setReports((old) => (old[by] === marks ? old : { ...old, [by]: marks }));
    return { hidden, isNaming: !byLegend, offer: setOffered, name: setNamed, report };
  }, [hidden, byLegend]);
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
    /** What the legend names; nothing where each mark has its name beside it. */
    legend: legendOf(
      byLegend ? legend : legend.filter(isUnnamed(named, marksIn(reports))),
      nameless,
      marksIn(reports),
      legend !== NO_ITEMS,
    ),
    isAlways: nameless.length > 0 || (isKnown && !byLegend),
    /** The last one stays: a chart without a series says nothing. */
    canToggle: (label: string) =>
      labels.length > 1 && labels.includes(label) && (hidden.has(label) || shown.length > 1),
    toggle,
  };
}

/** Unchanged where nothing is known of names. Once the legend names the marks it stays: its room would turn it on and off. */
function namingOf(
  asked: string,
  named: string,
  reports: Readonly<Record<string, string>>,
  old: Naming | null,
): Naming | null {
  const marks = marksIn(reports);
  // what a chart draws before its lines says nothing of their names
  const isBeforeLines = linesIn(marks).length === 0 && named === '';
  if (isBeforeLines && (marks.length === 0 || isMore(asked, marks))) return old;
  if (old !== null && old.of === asked && old.byLegend) return old;
  return { of: asked, byLegend: linesIn(marks).some(({ isNamed }) => !isNamed) };
}

/** Whether the legend has marks that the chart has not reported yet. */
function isMore(asked: string, marks: readonly Nameable[]): boolean {
  const reported = new Set(marks.map(({ label }) => label));
  return asked !== '' && asked.split(LABEL_END).some((label) => !reported.has(label));
}

/** What the chart does not name itself. */
function isUnnamed(named: string, marks: readonly Nameable[]): (item: LegendItem) => boolean {
  const having = new Set([
    ...named.split(LABEL_END),
    ...marks.flatMap(({ label, isNamed }) => (isNamed ? [label] : [])),
  ]);
  return ({ label }) => !having.has(label);
}

function linesIn(marks: readonly Nameable[]): readonly Nameable[] {
  return marks.filter(({ mark }) => mark === undefined);
}

/** What the figure names itself, its lines where it names none, and what has no room for its name in the chart. */
function legendOf(
  own: readonly LegendItem[],
  nameless: readonly Nameable[],
  marks: readonly Nameable[],
  hasLine: boolean,
): readonly LegendItem[] | undefined {
  const hasNameless = linesIn(nameless).length > 0;
  const lines = own.length === 0 && hasNameless ? linesIn(marks).map(itemOf) : own;
  const said = new Set(lines.map(({ label }) => label));
  const all = [...lines, ...nameless.filter(({ label }) => !said.has(label)).map(itemOf)];
  // what lies under another all along is said with it
  const covered = new Map(marks.map(({ label, under }) => [label, under]));
  const seen = all.filter(({ label }) => !said.has(covered.get(label) ?? ''));
  const withUnder = seen.map((item) => {
    const under = all.filter(({ label }) => covered.get(label) === item.label).map(({ label }) => label);
    return under.length === 0 ? item : { ...item, under };
  });
  const isNeeded = withUnder.some(({ isAside }) => !isAside);
  // its line is kept: a chart that became higher when the last name is found would move under the reader's eyes
  return isNeeded ? withUnder : hasLine ? NO_ITEMS : undefined;
}

/** What was once without a name stays in the legend as long as it is drawn: the room that the legend takes would turn it on and off. */
function namelessOf(
  reports: Readonly<Record<string, string>>,
  old: readonly Nameable[],
): readonly Nameable[] {
  const all = marksIn(reports);
  // lines first, as where they are drawn
  const marks = [...linesIn(all), ...all.filter(({ mark }) => mark !== undefined)];
  const was = new Set(old.map(({ label }) => label));
  const now = marks.filter(({ label, isNamed }) => !isNamed || was.has(label));
  return JSON.stringify(now) === JSON.stringify(old) ? old : now;
}

function itemOf({ label, color, mark, dash, opacity }: Nameable): LegendItem {
  return { label, color, mark, dash, opacity };
}

function marksIn(reports: Readonly<Record<string, string>>): Nameable[] {
  return Object.values(reports).flatMap((text) => JSON.parse(text) as Nameable[]);
}
