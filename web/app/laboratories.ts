// The laboratories that have a page, in the order of the navigation. Each loads when it is opened.

import type { ComponentType } from 'react';
import { LABS, type LabId } from '#pkg/params.ts';
import type { ModuleName } from '#pkg/simulation.ts';
import type { Claims } from '../bench/claims/claims.ts';
import { late } from '../late/late.tsx';
import { learn } from '../scenario/tables.ts';

export interface Laboratory {
  readonly id: LabId;
  /** The WebAssembly module that its figures need first: asked for while the page of the laboratory loads. */
  readonly module: ModuleName;
  /** What leads there from the first page. */
  readonly question: string;
  readonly Page: ComponentType;
  /** Its door's picture, which loads after all else of the first page; left out where it has none yet. */
  readonly picture?: () => Promise<ComponentType>;
  /** What the panel of presets shows of it; left out where it has no presets yet. */
  readonly claims?: () => Promise<Claims>;
}

/** The laboratory of the first page's one transfer. */
export const FIRST_PAGE = { lab: 'alf', module: 'alf' } as const;

/** Loads what shows a laboratory, together with the laboratory's table. */
export async function ofLaboratory<T>(lab: LabId, load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), learn(lab)]);
  return loaded;
}

function page(lab: LabId, load: () => Promise<ComponentType>): ComponentType {
  return late('the laboratory', () => ofLaboratory(lab, load), 'outlines');
}

export const LABORATORIES: readonly Laboratory[] = [
  {
    id: 'alf',
    module: 'alf',
    question: 'What is gained by not waiting, and where does the gain end?',
    Page: page('alf', async () => (await import('../labs/alf/AlfPage.tsx')).AlfPage),
    picture: async () => (await import('../labs/alf/Picture.tsx')).Picture,
    claims: async () => (await import('../labs/alf/claims.ts')).CLAIMS,
  },
  {
    id: 'red',
    module: 'red',
    question: 'Can a little reordering help TCP: shorter queues, and a fuller link?',
    Page: page('red', async () => (await import('../labs/red/RedPage.tsx')).RedPage),
    picture: async () => (await import('../labs/red/Picture.tsx')).Picture,
    claims: async () => (await import('../labs/red/claims.ts')).CLAIMS,
  },
  {
    id: 'dccp',
    module: 'dccp',
    question: 'How large a reordering buffer should a receiver of voice and video have?',
    Page: page('dccp', async () => (await import('../labs/dccp/DccpPage.tsx')).DccpPage),
    picture: async () => (await import('../labs/dccp/Picture.tsx')).Picture,
    claims: async () => (await import('../labs/dccp/claims.ts')).CLAIMS,
  },
  {
    id: 'metrics',
    module: 'metrics',
    question: 'How far out of order is it: ten packets typed by hand, or a path with jitter?',
    Page: page('metrics', async () => (await import('../labs/metrics/MetricsPage.tsx')).MetricsPage),
    picture: async () => (await import('../labs/metrics/Picture.tsx')).Picture,
    claims: async () => (await import('../labs/metrics/claims.ts')).CLAIMS,
  },
];

/** A laboratory's short name. */
export function nameOf(lab: LabId): string {
  return LABS.find(({ id }) => id === lab)?.name ?? '';
}
