// The model computes a ladder only for the scenario's stretch, so that the call's text contains the stretch.

import type { Scenarios } from '#pkg/params.ts';
import { encode } from '../../../scenario/encode.ts';
import { type ParameterId, paramsOf, withDefaults } from '../../../scenario/values.ts';
import type { FlowLab } from '../../context/hand.ts';

/** The scenario's text with its stretch (`from`, `span`), and without the figures' other parameters. */
export function stretchText<L extends FlowLab>(lab: L, scenario: Readonly<Scenarios[L]>): string {
  const looks = paramsOf(lab).flatMap(({ id, group }) =>
    group === 'figure' && id !== 'from' && id !== 'span' ? [id as ParameterId<L>] : [],
  );
  return encode(lab, withDefaults(lab, scenario, looks));
}
