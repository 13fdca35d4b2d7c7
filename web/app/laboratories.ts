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
  /** What leads there from the first page: a door if it has a picture there, otherwise a line of text. */
  readonly question: string;
  readonly Page: ComponentType;
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
    question: 'What does an application gain if it does not wait for order?',
    Page: page('alf', async () => (await import('../labs/alf/AlfPage.tsx')).AlfPage),
    claims: async () => (await import('../labs/alf/claims.ts')).CLAIMS,
  },
  {
    id: 'red',
    module: 'red',
    question: 'Can a little disorder make a full link wait less?',
    Page: page('red', async () => (await import('../labs/red/RedPage.tsx')).RedPage),
    claims: async () => (await import('../labs/red/claims.ts')).CLAIMS,
  },
  {
    id: 'dccp',
    module: 'dccp',
    question: 'How long should a voice wait to be put in order?',
    Page: page('dccp', async () => (await import('../labs/dccp/DccpPage.tsx')).DccpPage),
    claims: async () => (await import('../labs/dccp/claims.ts')).CLAIMS,
  },
  {
    id: 'metrics',
    module: 'metrics',
    question: 'How do you measure disorder? Drag packets and see.',
    Page: page('metrics', async () => (await import('../labs/metrics/MetricsPage.tsx')).MetricsPage),
    claims: async () => (await import('../labs/metrics/claims.ts')).CLAIMS,
  },
];

/** A laboratory's short name. */
export function nameOf(lab: LabId): string {
  return LABS.find(({ id }) => id === lab)?.name ?? '';
}
