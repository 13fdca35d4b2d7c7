// The presets and lessons to which claims link, in the form in which the application passes them to this page.

import type { LabId } from '#pkg/params.ts';
import { STATED } from '#pkg/stated.ts';
import { figureOf } from '../bench/stated/stated.ts';

export interface PresetLink {
  readonly lab: LabId;
  readonly claim: string;
  /** For example `#/red?tau=2`. */
  readonly address: string;
  /** The place in the paper, "Figure 8, section 4.2.1"; empty if the preset has no source. */
  readonly place: string;
  /** The ids of the claims that it is about. */
  readonly statements: readonly string[];
}

/** A lesson that asks about a claim. */
export interface LessonLink {
  readonly title: string;
  readonly address: string;
  /** The ids of the claims that it is about. */
  readonly statements: readonly string[];
}

/** The figures and tables that a place names: "figure 4" and "figure 7" for "Figures 4 and 7, section 4". */
export function figuresIn(place: string): readonly string[] {
  const named = place.matchAll(/\b(figure|table)s? ((?:\d+|[ivx]+)\b(?:(?:, | and )(?:\d+|[ivx]+)\b)*)/gi);
  return [...named].flatMap(([, kind = '', numbers = '']) =>
    numbers.split(/, | and /).map((number) => `${kind.toLowerCase()} ${number.toUpperCase()}`),
  );
}

/** Whether a figure of ours can draw numbers that the paper states; for which scenarios it does, the figure decides. */
export function drawsNumbers(lab: LabId, figure: string | number | null): boolean {
  return STATED.some((number) => number.lab === lab && figureOf(number) === figure);
}

/** The address of the figure that draws the paper's number of a rule; null if no figure of ours has an axis for it. */
export function drawnLink(claim: string, rule: string): string | null {
  return STATED.find((number) => number.claim === claim && rule.startsWith(`${number.name} `))?.link ?? null;
}
