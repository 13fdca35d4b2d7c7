// Who names the marks of a figure: its legend, or names drawn beside the marks. If every line has its name beside it,
// the legend lists only the other marks; if one line has no room for its name, the legend lists all.

import { LABEL_END, type Nameable } from '../frame/hidden.ts';
import type { LegendItem } from './Legend.tsx';

/** The figure as it is drawn when the decision is made. */
export interface DrawnFigure {
  /**
   * The entries of the figure's own legend; undefined if it has none: its lines then have names until one finds no
   * room.
   */
  readonly own: readonly LegendItem[] | undefined;
  /** Version of the fonts in which the charts' words were measured: it changes when a font is loaded. */
  readonly fontVersion: number;
  /** Labels that the charts name beside the reported marks, joined by `LABEL_END`. */
  readonly named: string;
  /** The marks drawn by each chart (JSON lists of `Nameable`), by the chart's id. */
  readonly reports: Readonly<Record<string, string>>;
}

/**
 * The last decision, made when the charts had stopped moving. It holds for these marks and this version of the fonts.
 */
interface NamingDecision {
  readonly fontVersion: number;
  /** Whether the legend names the lines, decided for these `labels`; null before anything with a name was drawn. */
  readonly lines: { readonly labels: string; readonly byLegend: boolean } | null;
  /** Marks whose names had no room at some time since they were drawn. */
  readonly nameless: readonly Nameable[];
}

interface FigureNaming {
  /** The entries of the legend; empty for an empty line; undefined for no legend. */
  readonly legend: readonly LegendItem[] | undefined;
  /** Whether the charts draw the names of lines. */
  readonly isNaming: boolean;
  /** Whether a legend with a single entry is shown. */
  readonly isAlways: boolean;
  /** Labels for which the legend keeps room, so that the chart is equally high with names at its lines and without. */
  readonly room: readonly string[];
  /** The decision to keep once nothing changes any more. */
  readonly next: NamingDecision;
}

export const UNDECIDED: NamingDecision = { fontVersion: -1, lines: null, nameless: [] };

const NO_ITEMS: readonly LegendItem[] = [];

/**
 * Decides who names which mark, from what is drawn now and from the last decision. The order in which fonts and data
 * arrive makes no difference: a decision for other fonts holds until the next one, but does not influence it.
 */
export function decideNaming(seen: DrawnFigure, decided: NamingDecision): FigureNaming {
  const own = seen.own ?? NO_ITEMS;
  const labels = own.flatMap(({ label, isAside }) => (isAside ? [] : [label])).join(LABEL_END);
  const marks = marksIn(seen.reports);
  const isKnown = decided.lines?.labels === labels;
  const byLegend = isKnown ? decided.lines?.byLegend === true : own.length > 1;
  const { nameless } = decided;
  const listed = byLegend ? own : own.filter(isUnnamed(seen.named, marks));
  const legend = legendOf(listed, nameless, marks, seen.own !== undefined);
  // before any line is reported, the present legend needs all the room
  const whole = linesIn(marks).length > 0 ? legendOf(own, nameless, marks, false) : legend;
  return {
    legend,
    isNaming: !byLegend,
    isAlways: nameless.length > 0 || (isKnown && !byLegend),
    // coinciding lines may part when more data come, so each label has room of its own
    room: (whole ?? NO_ITEMS).flatMap(({ label, covered = [] }) => [label, ...covered]),
    next: {
      fontVersion: seen.fontVersion,
      lines: decideLines(labels, seen, marks, decided),
      nameless: namelessOf(marks, decided.fontVersion === seen.fontVersion ? nameless : []),
    },
  };
}

/**
 * Unchanged while no names are known. Once the legend names the lines it stays: else a moving line would turn it on and
 * off.
 */
function decideLines(
  labels: string,
  seen: DrawnFigure,
  marks: readonly Nameable[],
  old: NamingDecision,
): NamingDecision['lines'] {
  // marks drawn before the lines say nothing of the lines' names
  const isBeforeLines = linesIn(marks).length === 0 && seen.named === '';
  if (isBeforeLines && (marks.length === 0 || isMore(labels, marks))) return old.lines;
  const byLegend = linesIn(marks).some(({ isNamed }) => !isNamed);
  const stays = old.fontVersion === seen.fontVersion && old.lines?.labels === labels && old.lines.byLegend;
  return { labels, byLegend: byLegend || stays };
}

/** Whether the legend has entries that no chart has reported yet. */
function isMore(labels: string, marks: readonly Nameable[]): boolean {
  const reported = new Set(marks.map(({ label }) => label));
  return labels !== '' && labels.split(LABEL_END).some((label) => !reported.has(label));
}

/** Selects the legend entries that no chart names beside their marks. */
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

/** The legend's entries: the figure's own, all lines if one is nameless, and marks without room for their names. */
function legendOf(
  own: readonly LegendItem[],
  nameless: readonly Nameable[],
  marks: readonly Nameable[],
  hasLine: boolean,
): readonly LegendItem[] | undefined {
  const hasNameless = linesIn(nameless).length > 0;
  const lines = own.length === 0 && hasNameless ? linesIn(marks).map(itemOf) : own;
  const listed = new Set(lines.map(({ label }) => label));
  const all = [...lines, ...nameless.filter(({ label }) => !listed.has(label)).map(itemOf)];
  // a line covered all along by another is listed in the other's entry
  const coverOf = new Map(marks.map(({ label, coveredBy }) => [label, coveredBy]));
  const seen = all.filter(({ label }) => !listed.has(coverOf.get(label) ?? ''));
  const withUnder = seen.map((item) => {
    const covered = all.filter(({ label }) => coverOf.get(label) === item.label).map(({ label }) => label);
    return covered.length === 0 ? item : { ...item, covered };
  });
  const isNeeded = withUnder.some(({ isAside }) => !isAside);
  // an empty line is kept: the chart must not grow under the reader's eyes when the last name is placed
  return isNeeded ? withUnder : hasLine ? NO_ITEMS : undefined;
}

/**
 * Marks without names. Once nameless in these fonts, a mark stays so while it is drawn: else a moving line would turn
 * the legend on and off.
 */
function namelessOf(all: readonly Nameable[], old: readonly Nameable[]): readonly Nameable[] {
  // lines first, in the order in which they are drawn
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
