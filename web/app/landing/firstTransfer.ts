// The transfer of the first page: the laboratory's preset with one lost packet.

import type { AlfScenario } from '#pkg/params.ts';
import { LADDER_PRESETS } from '../../labs/alf/ladder/presets.ts';
import { encode } from '../../scenario/encode.ts';
import { itemsOf } from '../../scenario/transmissions.ts';
import { defaultsOf } from '../../scenario/values.ts';

/** The packets that the reader has lost and those that the reader has rescued. */
export type Losses = Pick<AlfScenario, 'lose' | 'save'>;

const PRESET = LADDER_PRESETS.find(({ id }) => id === 'ladder-one-loss');

const NONE: Losses = { lose: '', save: '' };

export const FIRST_LOSSES: Losses = { ...NONE, lose: PRESET?.values.lose ?? '' };

/** The number of packets in a list of losses: each counts once, also if it is lost several times. */
export function packetsLost(lose: string): number {
  return new Set(itemsOf(lose).map((item) => item.split('.')[0])).size;
}

/** The reader's state of the first page, kept for when they come back from a laboratory: the film does not start again. */
interface FirstPageState {
  readonly losses: Losses;
  readonly isShown: boolean;
}

let left: FirstPageState = { losses: FIRST_LOSSES, isShown: false };

export function rememberedState(): FirstPageState {
  return left;
}

export function rememberState(next: Partial<FirstPageState>): void {
  left = { ...left, ...next };
}

export function withLosses(losses: Losses): Readonly<AlfScenario> {
  return { ...defaultsOf('alf'), ...PRESET?.values, pin: null, ...losses };
}

/** The same transfer over a network that loses nothing. */
export function withoutLosses(): Readonly<AlfScenario> {
  return withLosses(NONE);
}

/** The address of the same transfer in the laboratory. */
export function laboratoryLink(losses: Losses): string {
  return encode('alf', withLosses(losses));
}

/** The lesson that asks what a loss costs in the same transfer. */
export const FIRST_LESSON = '#/learn/one-drop';
