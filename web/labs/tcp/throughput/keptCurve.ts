// Finds the curve that the kept scenario lies on: it is named in the legend, and needs no curve of its own.

import type { TcpScenario } from '#pkg/params.ts';
import { encodeModel } from '../../../scenario/encode.ts';
import type { Curve } from './useThroughput.ts';

/** The value that distinguishes this curve; null where the kept scenario lies on none of them. */
export function keptCurve(
  curve: Pick<Curve, 'param' | 'axis'> | undefined,
  scenario: Readonly<TcpScenario>,
  kept: Readonly<TcpScenario> | null,
): string | null {
  if (curve === undefined || kept === null) return null;
  const { param, axis } = curve;
  const there = { ...scenario, [param]: kept[param], [axis]: kept[axis] };
  return encodeModel('tcp', kept) === encodeModel('tcp', there) ? kept[param] : null;
}

/** "SACK alone (kept)" */
export function keptNamed<T extends { readonly id: string; readonly label: string }>(
  series: readonly T[],
  id: string | null,
): readonly T[] {
  return series.map((one) => (one.id === id ? { ...one, label: `${one.label} (kept)` } : one));
}
