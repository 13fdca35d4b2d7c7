// The texts on how to read each figure of a laboratory. They are in a file of the laboratory (`web/labs/LAB/howTo.tsx`),
// which loads with the sheet that shows them.

import { createContext, type ReactNode } from 'react';
import type { LabId } from '#pkg/params.ts';
import type { FigureId } from '../context/FigurePlace.tsx';

export interface HowTo {
  /** Five marks of the figure, drawn as in it (`web/charts/glyph`), and what each means. */
  readonly marks: readonly [MarkWords, MarkWords, MarkWords, MarkWords, MarkWords];
  /** "Why does the queue swing?", and the answer in a sentence or two. */
  readonly why: { readonly question: string; readonly answer: string };
  readonly assumed: string;
  /** The statement of the laboratory's ledger that the figure is about, where its paper makes one. */
  readonly statement?: number;
}

export interface MarkWords {
  readonly glyph: ReactNode;
  readonly words: string;
}

export type HowTos<L extends LabId> = Readonly<Record<FigureId<L>, HowTo>>;

/** The texts as a laboratory's page passes them on. */
export interface HowToSource {
  /** Ids of the figures that have texts; by default all figures. */
  readonly only?: readonly string[];
  readonly load: () => Promise<Readonly<Partial<Record<string, HowTo>>>>;
}

export const HowToContext = createContext<HowToSource | null>(null);

/** All texts of a sheet, without its titles and links. */
export function textsOf({ marks, why, assumed }: HowTo): readonly string[] {
  return [...marks.map(({ words }) => words), why.question, why.answer, assumed];
}
