// Which figure was on the stage last: among all of them it has its mark, and the way back leads to it.

import type { LabId } from '#pkg/params.ts';

const last = new Map<LabId, string>();

/** This figure is on the stage now. */
export function stage(lab: LabId, figure: string): void {
  last.set(lab, figure);
}

/** The first of these where none of them has been there. */
export function stagedLast(lab: LabId, figures: readonly { readonly id: string }[]): string {
  const found = figures.find(({ id }) => id === last.get(lab)) ?? figures[0];
  return found?.id ?? '';
}
