// The transfer of the first page: the laboratory's own case of one lost packet.

import type { AlfScenario } from '#pkg/params.ts';
import { LADDER_PRESETS } from '../../labs/alf/ladder/presets.ts';
import { encode } from '../../scenario/encode.ts';
import { itemsOf } from '../../scenario/transmissions.ts';
import { defaultsOf } from '../../scenario/values.ts';

/** What has been lost by hand, and what saved. */
export type Losses = Pick<AlfScenario, 'lose' | 'save'>;

const PRESET = LADDER_PRESETS.find(({ id }) => id === 'ladder-one-loss');

const NONE: Losses = { lose: '', save: '' };

export const FIRST_LOSSES: Losses = { ...NONE, lose: PRESET?.values.lose ?? '' };

/** Packets of a list of losses: one may be lost more than once. */
export function packetsLost(lose: string): number {
  return new Set(itemsOf(lose).map((item) => item.split('.')[0])).size;
}

/** What the reader has made of it: a way back from a laboratory leads there, and not to the first film again. */
export interface Left {
  readonly losses: Losses;
  readonly isShown: boolean;
}

let left: Left = { losses: FIRST_LOSSES, isShown: false };

export function whatWasLeft(): Left {
  return left;
}

export function leave(next: Partial<Left>): void {
  left = { ...left, ...next };
}

export function withLosses(losses: Losses): Readonly<AlfScenario> {
  return { ...defaultsOf('alf'), ...PRESET?.values, pin: null, ...losses };
}

/** The same transfer over a network that loses nothing. */
export function withoutLosses(): Readonly<AlfScenario> {
  return withLosses(NONE);
}

/** Where the laboratory shows the same. */
export function laboratoryLink(losses: Losses): string {
  return encode('alf', withLosses(losses));
}

/** It asks of the same transfer what a loss costs. */
export const FIRST_LESSON = '#/learn/one-drop';
