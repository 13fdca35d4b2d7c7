// The stretch of a run that the queue trace and the ladder show is part of what the model is asked.

import type { RedScenario } from '#pkg/params.ts';
import { LABS } from '#pkg/params.ts';
import { encode } from '../../scenario/encode.ts';
import { without } from '../../scenario/values.ts';

const LOOKS = (LABS.find(({ id }) => id === 'red')?.params ?? []).flatMap(({ id, group }) =>
  group === 'figure' && id !== 'from' && id !== 'span' ? [id as keyof RedScenario & string] : [],
);

/** The scenario's text with its stretch, and without all other looks of figures. */
export function stretchText(scenario: Readonly<RedScenario>): string {
  return encode('red', without('red', scenario, LOOKS));
}
