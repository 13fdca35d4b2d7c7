// The laboratories that have a page, in the order of the navigation. Each loads when it is opened.

import type { ComponentType } from 'react';
import { LABS, type LabId } from '#pkg/params.ts';
import type { ModuleName } from '#pkg/simulation.ts';
import { late } from '../late/late.tsx';

export interface Laboratory {
  readonly id: LabId;
  /** The WebAssembly module that its figures need first: asked for while the page of the laboratory loads. */
  readonly module: ModuleName;
  /** What leads there from the first page. */
  readonly question: string;
  readonly Page: ComponentType;
  /** Its door's picture, which loads after all else of the first page; left out where it has none yet. */
  readonly picture?: () => Promise<ComponentType>;
}

/** Of the first page's one transfer. */
export const FIRST_PAGE_MODULE: ModuleName = 'alf';

export const LABORATORIES: readonly Laboratory[] = [
  {
    id: 'alf',
    module: 'alf',
    question: 'What is gained by not waiting, and where does the gain end?',
    Page: late('the laboratory', async () => (await import('../labs/alf/AlfPage.tsx')).AlfPage, 'outlines'),
    picture: async () => (await import('../labs/alf/Picture.tsx')).Picture,
  },
  {
    id: 'red',
    module: 'red',
    question: 'Can a little reordering help TCP: shorter queues, and a fuller link?',
    Page: late('the laboratory', async () => (await import('../labs/red/RedPage.tsx')).RedPage, 'outlines'),
    picture: async () => (await import('../labs/red/Picture.tsx')).Picture,
  },
  {
    id: 'dccp',
    module: 'dccp',
    question: 'How large a reordering buffer should a receiver of voice and video have?',
    Page: late(
      'the laboratory',
      async () => (await import('../labs/dccp/DccpPage.tsx')).DccpPage,
      'outlines',
    ),
    picture: async () => (await import('../labs/dccp/Picture.tsx')).Picture,
  },
  {
    id: 'metrics',
    module: 'metrics',
    question: 'How far out of order is it: ten packets typed by hand, or a path with jitter?',
    Page: late(
      'the laboratory',
      async () => (await import('../labs/metrics/MetricsPage.tsx')).MetricsPage,
      'outlines',
    ),
    picture: async () => (await import('../labs/metrics/Picture.tsx')).Picture,
  },
];

/** A laboratory's short name. */
export function nameOf(lab: LabId): string {
  return LABS.find(({ id }) => id === lab)?.name ?? '';
}
