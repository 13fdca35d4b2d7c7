// The presets of the laboratories, as far as claims lead to them; the shell passes them on.

import type { LabId } from '#pkg/params.ts';
import { STATED } from '#pkg/stated.ts';
import { figureOf } from '../bench/stated/stated.ts';

export interface PresetLink {
  readonly lab: LabId;
  readonly claim: string;
  /** `#/red?tau=2` */
  readonly address: string;
  /** "Figure 8, section 4.2.1"; empty where no source speaks of it. */
  readonly place: string;
  /** Claims by their ids. */
  readonly statements: readonly string[];
}

/** A lesson that asks about a claim. */
export interface LessonLink {
  readonly title: string;
  readonly address: string;
  /** Claims by their ids. */
  readonly statements: readonly string[];
}

/** Figures and tables that a place names: "Figures 4 and 7, section 4" has "figure 4" and "figure 7". */
export function figuresIn(place: string): readonly string[] {
  const named = place.matchAll(/\b(figure|table)s? ((?:\d+|[ivx]+)\b(?:(?:, | and )(?:\d+|[ivx]+)\b)*)/gi);
  return [...named].flatMap(([, kind = '', numbers = '']) =>
    numbers.split(/, | and /).map((number) => `${kind.toLowerCase()} ${number.toUpperCase()}`),
  );
}

/** Whether a figure of ours can draw what the paper states as numbers; of which scenarios, it knows itself. */
export function drawsNumbers(lab: LabId, figure: string | number | null): boolean {
  return STATED.some((number) => number.lab === lab && figureOf(number) === figure);
}

/** The figure that draws the paper's number of a rule; null where no axis of ours has it. */
export function drawnLink(claim: string, rule: string): string | null {
  return STATED.find((number) => number.claim === claim && rule.startsWith(`${number.name} `))?.link ?? null;
}
