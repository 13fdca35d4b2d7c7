// The application for which a buffer is sized (docs/dccp.md, rule dccp-24).

import type { DccpScenario } from '#pkg/params.ts';
import type { MeasureId } from '../../../bench/results/table.ts';

type Scenario = Readonly<DccpScenario>;

interface Want {
  readonly name: string;
  /** The measure that should be as high as possible. */
  readonly measure: MeasureId<'dccp'>;
  readonly label: string;
  readonly unit?: string;
}

const WANTS: Readonly<Record<DccpScenario['want'], Want>> = {
  bulk: { name: 'bulk data', measure: 'rate_buffer', label: 'Rate', unit: 'kbit/s' },
  video: { name: 'video', measure: 'mos_video_buffer', label: 'Mean opinion score (MOS), video' },
  g711: { name: 'voice, G.711', measure: 'mos_g711_buffer', label: 'Mean opinion score (MOS), G.711' },
  g729: { name: 'voice, G.729', measure: 'mos_g729_buffer', label: 'Mean opinion score (MOS), G.729' },
};

export function wantOf({ want }: Pick<Scenario, 'want'>): Want {
  return WANTS[want];
}

/** The flow of the application: voice sends a packet every 20 ms, the others as fast as the rate allows. */
export function flowFor({ want }: Pick<Scenario, 'want'>): Partial<DccpScenario> {
  return want === 'g711' || want === 'g729' ? { app: 'voice', codec: want } : { app: 'greedy' };
}

export function isVoice(scenario: Pick<Scenario, 'want'>): boolean {
  return flowFor(scenario).app === 'voice';
}

/** Voice packets per second. */
const VOICE = 50;
/** Headers as a share of the payload, as on the path (docs/dccp.md, rule dccp-1). */
const HEADER = 0.04;

/** Largest packet rate X (packets per second): that of voice, or that of the bottleneck. */
export function largestPacketRate({
  want,
  rate,
  packet,
}: Pick<Scenario, 'want' | 'rate' | 'packet'>): number {
  if (isVoice({ want })) return VOICE;
  return (rate * 1e6) / (8 * (packet + Math.round(HEADER * packet)));
}
