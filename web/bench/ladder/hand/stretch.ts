// The stretch of a run that a ladder shows is part of what the model is asked.

import type { Scenarios } from '#pkg/params.ts';
import { encode } from '../../../scenario/encode.ts';
import { paramsOf, without } from '../../../scenario/values.ts';
import type { FlowLab } from '../../context/hand.ts';

/** The scenario's text with its stretch, and without all other looks of figures. */
export function stretchText<L extends FlowLab>(lab: L, scenario: Readonly<Scenarios[L]>): string {
  const looks = paramsOf(lab).flatMap(({ id, group }) =>
    group === 'figure' && id !== 'from' && id !== 'span' ? [id as keyof Scenarios[L] & string] : [],
  );
  return encode(lab, without(lab, scenario, looks));
}
