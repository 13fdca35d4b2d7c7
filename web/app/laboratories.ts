// The laboratories that have a page, in the order of the navigation. Each loads when it is opened.

import type { LazyExoticComponent } from 'react';
import { lazy } from 'react';
import type { LabId } from '#pkg/params.ts';

export interface Laboratory {
  readonly id: LabId;
  /** Short enough for the navigation of a phone. */
  readonly name: string;
  readonly Page: LazyExoticComponent<() => React.JSX.Element>;
}

export const LABORATORIES: readonly Laboratory[] = [
  {
    id: 'alf',
    name: 'Delivery',
    Page: lazy(() => import('../labs/alf/AlfPage.tsx').then(({ AlfPage }) => ({ default: AlfPage }))),
  },
  {
    id: 'metrics',
    name: 'Measures',
    Page: lazy(() =>
      import('../labs/metrics/MetricsPage.tsx').then(({ MetricsPage }) => ({ default: MetricsPage })),
    ),
  },
];
