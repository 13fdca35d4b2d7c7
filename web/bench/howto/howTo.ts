// How each figure of a laboratory is read: the laboratory writes it down in a file of its own (`web/labs/LAB/howTo.tsx`),
// which loads with the sheet that shows it.

import { createContext, type ReactNode } from 'react';
import type { LabId } from '#pkg/params.ts';
import type { FigureId } from '../context/FigurePlace.tsx';

export interface HowTo {
  /** Five marks, as they are drawn (`web/charts/glyph`), and what each means. */
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

/** What a laboratory's page passes on. */
export interface HowToSource {
  /** Figures that have one, as long as some have none. */
  readonly only?: readonly string[];
  readonly load: () => Promise<Readonly<Partial<Record<string, HowTo>>>>;
}

export const HowToContext = createContext<HowToSource | null>(null);

/** All that the sheet says, without its titles and links. */
export function textsOf({ marks, why, assumed }: HowTo): readonly string[] {
  return [...marks.map(({ words }) => words), why.question, why.answer, assumed];
}
