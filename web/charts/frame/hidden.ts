// Series that the reader has hidden by the legend. The figure keeps them; a chart draws the others, and says which of them
// it names itself.

import { createContext, use, useEffect, useMemo } from 'react';

export interface HiddenSeries {
  /** Their labels. */
  readonly hidden: ReadonlySet<string>;
  /** A chart names what it can hide. */
  readonly offer: (labels: string) => void;
  /** It names what has its name at its line: where there is little room the legend leaves that out. */
  readonly name: (labels: string) => void;
}

export const HiddenSeriesContext = createContext<HiddenSeries>({
  hidden: new Set(),
  offer: () => undefined,
  name: () => undefined,
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
