import { createContext } from 'react';

/** Ids of the figure's title and summary, so that the chart inside is named and described by them. */
export interface FigureLabels {
  titleId: string;
  summaryId: string;
}

export const FigureLabelsContext = createContext<FigureLabels | null>(null);
