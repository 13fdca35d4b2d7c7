// The panel of presets. It is outside the laboratories, because it has the presets of all of them.

import { createContext } from 'react';
import type { LabId } from '#pkg/params.ts';
import type { Preset } from '../scenario/preset.ts';

export interface PresetPanel {
  /** The preset that was chosen last, since two presets may be one scenario with different views. */
  readonly chosen: string;
  /** Opens the panel at a laboratory's presets; `open` is the id of the preset that the page shows. */
  readonly show: (lab: LabId, open: string | undefined) => void;
}

export const PresetPanelContext = createContext<PresetPanel>({ chosen: '', show: () => undefined });

/** A preset's name, unique among all laboratories. */
export function nameOf(lab: LabId, { id }: Pick<Preset, 'id'>): string {
  return `${lab} ${id}`;
}
