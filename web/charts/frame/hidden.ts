// Series that the reader has hidden by the legend. The figure keeps them; a chart draws the others, and says which of them
// it names itself.

import { createContext, use, useEffect, useMemo } from 'react';

export interface HiddenSeries {
  /** Their labels. */
  readonly hidden: ReadonlySet<string>;
  /** Whether lines have their names beside them: where one has no place, the legend names all. */
  readonly isNaming: boolean;
  /** A chart names what it can hide. */
  readonly offer: (labels: string) => void;
  /** It names what has a place for its name at its line: where all have, there is no legend. */
  readonly name: (labels: string) => void;
  /** It says which of its marks are to have a name beside them, and have it: the legend names the others. By who says it; as JSON. */
  readonly report: (by: string, marks: string) => void;
}

/** A mark that has its name beside it where that has room. */
export interface Nameable {
  readonly label: string;
  readonly color: string;
  readonly mark?: 'line' | 'bar' | 'dot' | undefined;
  readonly dash?: string | undefined;
  readonly opacity?: number | undefined;
  /** The mark of a line's points, as a path around 0, 0. */
  readonly form?: string | undefined;
  readonly isNamed: boolean;
  /** The mark that covers it all along. */
  readonly under?: string | undefined;
}

export const HiddenSeriesContext = createContext<HiddenSeries>({
  hidden: new Set(),
  isNaming: true,
  offer: () => undefined,
  name: () => undefined,
  report: () => undefined,
});

/** Between labels in a text of several. */
export const LABEL_END = '\n';

/** The series that are to be drawn. */
export function useShown<S extends { readonly label: string }>(series: readonly S[]): readonly S[] {
  const { hidden, offer } = use(HiddenSeriesContext);
  const labels = series.map(({ label }) => label).join(LABEL_END);
  useEffect(() => offer(labels), [offer, labels]);
  return useMemo(
    () => (hidden.size === 0 ? series : series.filter(({ label }) => !hidden.has(label))),
    [series, hidden],
  );
}

/** The labels of series whose names are drawn at them. */
export function useNamed(labels: readonly string[]): void {
  const { name } = use(HiddenSeriesContext);
  const all = labels.join(LABEL_END);
  useEffect(() => {
    name(all);
    return () => name('');
  }, [name, all]);
}

/** What has a name beside it, and what finds no room for one. */
export function useReported(by: string, marks: readonly Nameable[]): void {
  const { report } = use(HiddenSeriesContext);
  const all = JSON.stringify(marks);
  useEffect(() => {
    report(by, all);
    // what is no longer drawn has no place in the legend
    return () => report(by, '[]');
  }, [report, by, all]);
}
