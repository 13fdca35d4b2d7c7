// The scenarios of the paper’s tables and figures (Sarwar, Lochin and Boreli).

import type { PresetGroup } from '../../controls/PresetChoice.tsx';
import type { Preset } from '../../scenario/preset.ts';

type DccpPreset = Preset<'dccp'>;

const PAPER: readonly DccpPreset[] = [
  {
    id: 'pays',
    name: 'A buffer pays at once',
    note: 'TFRC over 1 Mbit/s; 5% of the packets are held back. Tracks: rate that a buffer wins.',
    values: {},
  },
];

export const PRESETS: readonly PresetGroup<DccpPreset>[] = [{ name: 'The paper', presets: PAPER }];
