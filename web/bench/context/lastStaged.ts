// The figure of each laboratory that was on the stage last: the sheet of all figures marks it, and leads back to it.

import type { LabId } from '#pkg/params.ts';

const last = new Map<LabId, string>();

/** Remembers that this figure is on the stage now. */
export function rememberStaged(lab: LabId, figure: string): void {
  last.set(lab, figure);
}

/** Id of the figure that was on the stage last; the first figure if none was. */
export function lastStaged(lab: LabId, figures: readonly { readonly id: string }[]): string {
  const found = figures.find(({ id }) => id === last.get(lab)) ?? figures[0];
  return found?.id ?? '';
}
