// The series that the reader has hidden in the legend. The figure keeps them; a chart draws the others, and reports
// which of them it names beside their marks.

import { createContext, use, useEffect, useMemo } from 'react';

interface HiddenSeries {
  /** Labels of the hidden series. */
  readonly hidden: ReadonlySet<string>;
  /** Whether lines have their names beside them; if one finds no room, the legend names all. */
  readonly isNaming: boolean;
  /** A chart offers its series for hiding: labels joined by `LABEL_END`. */
  readonly offer: (labels: string) => void;
  /** A chart lists the labels that it draws at their lines (joined by `LABEL_END`): the legend omits them. */
  readonly name: (labels: string) => void;
  /**
   * A chart (its id in `by`) reports as JSON the marks that should have a name beside them, and which have one: the
   * legend names the others.
   */
  readonly report: (by: string, marks: string) => void;
}

/** A mark with its name beside it, if that has room. */
export interface Nameable {
  readonly label: string;
  readonly color: string;
  readonly mark?: 'line' | 'bar' | 'dot' | undefined;
  readonly dash?: string | undefined;
  readonly opacity?: number | undefined;
  /** The symbol of a line's points, as an SVG path around 0, 0. */
  readonly form?: string | undefined;
  readonly isNamed: boolean;
  /** Label of the mark that covers this one all along. */
  readonly coveredBy?: string | undefined;
}

export const HiddenSeriesContext = createContext<HiddenSeries>({
  hidden: new Set(),
  isNaming: true,
  offer: () => undefined,
  name: () => undefined,
  report: () => undefined,
});

/** Separates labels in one text. */
export const LABEL_END = '\n';

/** The series that the legend does not hide; offers all of them for hiding. */
export function useShownSeries<S extends { readonly label: string }>(series: readonly S[]): readonly S[] {
  const { hidden, offer } = use(HiddenSeriesContext);
  const labels = series.map(({ label }) => label).join(LABEL_END);
  useEffect(() => offer(labels), [offer, labels]);
  return useMemo(
    () => (hidden.size === 0 ? series : series.filter(({ label }) => !hidden.has(label))),
    [series, hidden],
  );
}

/** Reports the labels of series whose names are drawn at their marks. */
export function useNamedLabels(labels: readonly string[]): void {
  const { name } = use(HiddenSeriesContext);
  const all = labels.join(LABEL_END);
  useEffect(() => {
    name(all);
    return () => name('');
  }, [name, all]);
}

/** Reports which marks have a name beside them, and which find no room for one. */
export function useReportedMarks(chartId: string, marks: readonly Nameable[]): void {
  const { report } = use(HiddenSeriesContext);
  const all = JSON.stringify(marks);
  useEffect(() => {
    report(chartId, all);
    // a chart that is gone has no marks in the legend
    return () => report(chartId, '[]');
  }, [report, chartId, all]);
}
