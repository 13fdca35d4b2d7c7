// Who names the marks of a figure: its legend, or the names beside them. Where each line has its name beside it the legend has the
// other marks alone, and where one has none the legend names all.

import { LABEL_END, type Nameable } from '../frame/hidden.ts';
import type { LegendItem } from './Legend.tsx';

/** What is known of a figure when it is asked who names its marks. */
export interface Seen {
  /** The marks of its own legend; undefined: it has none, and its lines have names until one finds no place. */
  readonly own: readonly LegendItem[] | undefined;
  /** In which letters the words of its charts were measured: a number that changes when others have come. */
  readonly letters: number;
  /** What its charts have named beyond what they report, as one text. */
  readonly named: string;
  /** The marks that its charts have drawn, by who reports them, as JSON. */
  readonly reports: Readonly<Record<string, string>>;
}

/** What was decided when the charts had stood still. It holds for these marks, and keeps its legend for these letters. */
export interface Decided {
  readonly letters: number;
  /** Null: nothing that has a name was drawn yet. */
  readonly lines: { readonly of: string; readonly byLegend: boolean } | null;
  /** What has had no room for its name since it is drawn. */
  readonly nameless: readonly Nameable[];
}

export interface Named {
  /** What the legend names; empty: it is an empty line; undefined: there is none. */
  readonly legend: readonly LegendItem[] | undefined;
  /** Whether the charts draw the names of lines. */
  readonly isNaming: boolean;
  /** Whether a legend of a single mark is shown. */
  readonly isAlways: boolean;
  /** The labels for which the legend keeps room, so that a chart is as high with names at its lines as without. */
  readonly room: readonly string[];
  /** What holds when nothing changes any more. */
  readonly next: Decided;
}

export const UNDECIDED: Decided = { letters: -1, lines: null, nameless: [] };

const NO_ITEMS: readonly LegendItem[] = [];

/**
 * Who names what, by what is seen now and by what was decided before. Which came first, the letters or what is drawn, makes no difference:
 * what was decided in other letters holds until it is decided again, and has no say in that.
 */
export function whoNames(seen: Seen, decided: Decided): Named {
  const own = seen.own ?? NO_ITEMS;
  const of = own.flatMap(({ label, isAside }) => (isAside ? [] : [label])).join(LABEL_END);
  const marks = marksIn(seen.reports);
  const isKnown = decided.lines?.of === of;
  const byLegend = isKnown ? decided.lines?.byLegend === true : own.length > 1;
  const { nameless } = decided;
  const listed = byLegend ? own : own.filter(isUnnamed(seen.named, marks));
  const legend = legendOf(listed, nameless, marks, seen.own !== undefined);
  // where no line is reported no room decides
  const whole = linesIn(marks).length > 0 ? legendOf(own, nameless, marks, false) : legend;
  return {
    legend,
    isNaming: !byLegend,
    isAlways: nameless.length > 0 || (isKnown && !byLegend),
    // lines that lie on each other may part when more of them is known
    room: (whole ?? NO_ITEMS).flatMap(({ label, under = [] }) => [label, ...under]),
    next: {
      letters: seen.letters,
      lines: decideLines(of, seen, marks, decided),
      nameless: namelessOf(marks, decided.letters === seen.letters ? nameless : []),
    },
  };
}

/** As before where nothing is known of names. Once the legend names the marks it stays: a line that moves would turn it on and off. */
function decideLines(of: string, seen: Seen, marks: readonly Nameable[], old: Decided): Decided['lines'] {
  // what a chart draws before its lines says nothing of their names
  const isBeforeLines = linesIn(marks).length === 0 && seen.named === '';
  if (isBeforeLines && (marks.length === 0 || isMore(of, marks))) return old.lines;
  const byLegend = linesIn(marks).some(({ isNamed }) => !isNamed);
  const stays = old.letters === seen.letters && old.lines?.of === of && old.lines.byLegend;
  return { of, byLegend: byLegend || stays };
}

/** Whether the legend has marks that the charts have not reported yet. */
function isMore(of: string, marks: readonly Nameable[]): boolean {
  const reported = new Set(marks.map(({ label }) => label));
  return of !== '' && of.split(LABEL_END).some((label) => !reported.has(label));
}

/** What the charts do not name themselves. */
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

/** What once had no name in these letters stays in the legend as long as it is drawn: a line that moves would turn it on and off. */
function namelessOf(all: readonly Nameable[], old: readonly Nameable[]): readonly Nameable[] {
  // lines first, as where they are drawn
  const marks = [...linesIn(all), ...all.filter(({ mark }) => mark !== undefined)];
  const was = new Set(old.map(({ label }) => label));
  return marks.filter(({ label, isNamed }) => !isNamed || was.has(label));
}

function itemOf({ label, color, mark, dash, opacity, form }: Nameable): LegendItem {
  return { label, color, mark, dash, opacity, form };
}

function marksIn(reports: Readonly<Record<string, string>>): Nameable[] {
  return Object.values(reports).flatMap((text) => JSON.parse(text) as Nameable[]);
}
