// Series that the reader has hidden by the legend. The figure keeps them; a chart draws the others.

import { createContext, use, useEffect, useMemo } from 'react';

export interface HiddenSeries {
  /** Their labels. */
  readonly hidden: ReadonlySet<string>;
  /** A chart names what it can hide. */
  readonly offer: (labels: string) => void;
}

export const HiddenSeriesContext = createContext<HiddenSeries>({ hidden: new Set(), offer: () => undefined });

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
