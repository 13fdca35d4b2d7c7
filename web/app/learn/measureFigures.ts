// For each laboratory, which figure shows which measure; the laboratory's folder says so.

import type { LabId } from '#pkg/params.ts';

const FILES = import.meta.glob<Readonly<Record<string, string>>>('../../labs/*/measureFigures.ts', {
  eager: true,
  import: 'MEASURE_FIGURES',
});

export function measureFiguresIn(lab: LabId): Readonly<Record<string, string>> {
  return FILES[`../../labs/${lab}/measureFigures.ts`] ?? {};
}
