// The panel of presets, which stands outside the laboratories: it knows those of all of them.

import { createContext } from 'react';
import type { LabId } from '#pkg/params.ts';
import type { Preset } from '../scenario/preset.ts';

export interface PresetPanel {
  /** The preset that was chosen last: two may be one scenario, looked at in two ways. */
  readonly chosen: string;
  /** Opens the panel at a laboratory's presets, one of which the page may show. */
  readonly show: (lab: LabId, open: string | undefined) => void;
}

export const PresetPanelContext = createContext<PresetPanel>({ chosen: '', show: () => undefined });

/** A preset's name among those of all laboratories. */
export function nameOf(lab: LabId, { id }: Pick<Preset, 'id'>): string {
  return `${lab} ${id}`;
}
