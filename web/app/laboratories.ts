// The laboratories that have a page, in the order of the navigation. Each loads when it is opened.

import type { ComponentType } from 'react';
import type { LabId } from '#pkg/params.ts';
import { late } from '../late/late.tsx';

export interface Laboratory {
  readonly id: LabId;
  /** Short enough for the navigation of a phone. */
  readonly name: string;
  readonly Page: ComponentType;
}

export const LABORATORIES: readonly Laboratory[] = [
  {
    id: 'alf',
    name: 'Delivery',
    Page: late('the laboratory', async () => (await import('../labs/alf/AlfPage.tsx')).AlfPage),
  },
  {
    id: 'metrics',
    name: 'Measures',
    Page: late('the laboratory', async () => (await import('../labs/metrics/MetricsPage.tsx')).MetricsPage),
  },
];
