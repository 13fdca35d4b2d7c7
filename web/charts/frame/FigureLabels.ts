import { createContext } from 'react';

/** Ids of the figure's title and summary, which name and describe the chart inside. */
export interface FigureLabels {
  titleId: string;
  summaryId: string;
  /** Shows what the keys do in the line below the figure, where there is one; null when the chart loses the focus. */
  sayKeys?: ((phrases: readonly string[] | null) => void) | undefined;
}

export const FigureLabelsContext = createContext<FigureLabels | null>(null);
