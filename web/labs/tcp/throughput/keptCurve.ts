// Which of the figure's curves is that of the kept scenario: it needs no curve of its own, and is named in the legend.

import type { TcpScenario } from '#pkg/params.ts';
import { encodeModel } from '../../../scenario/encode.ts';
import type { Curve } from './useThroughput.ts';

/** Its value of what the curves differ in; null where the kept scenario is elsewhere than on one of them. */
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
