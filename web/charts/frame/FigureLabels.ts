import { createContext } from 'react';

/** Ids of the figure's title and summary, so that the chart inside is named and described by them. */
export interface FigureLabels {
  titleId: string;
  summaryId: string;
  /** Shows what keys do in the line below the figure, where it has one; null when the focus goes. */
  sayKeys?: ((phrases: readonly string[] | null) => void) | undefined;
}

export const FigureLabelsContext = createContext<FigureLabels | null>(null);
