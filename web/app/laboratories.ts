// The laboratories that have a page, in the order of the navigation. Each loads when it is opened.

import type { ComponentType } from 'react';
import { LABS, type LabId } from '#pkg/params.ts';
import type { FigureRegistry, LabModule } from '../bench/page/figureSet.tsx';
import { late } from '../late/late.tsx';
import { ONLY } from '../late/oneFile.ts';
import { loadTable } from '../scenario/tables.ts';
import { labStandIn } from './LabStandIn.tsx';

export interface Laboratory {
  readonly id: LabId;
  /** Loads the laboratory's page, and its figures for use elsewhere. */
  readonly load: () => Promise<LabModule>;
}

/** The laboratory that simulates the transfer on the first page. */
export const FIRST_PAGE = 'alf';

/** Loads what shows a laboratory, together with the laboratory's table. */
export async function ofLaboratory<T>(lab: LabId, load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), loadTable(lab)]);
  return loaded;
}

/** The files with the laboratories' pages, each in its laboratory's folder. */
const PAGES = import.meta.glob<LabModule>('../labs/*/*Page.tsx');

const ALL: readonly Laboratory[] = LABS.flatMap(({ id }) => {
  const [, load] = Object.entries(PAGES).find(([file]) => file.startsWith(`../labs/${id}/`)) ?? [];
  return load === undefined ? [] : [{ id, load }];
});

/** All laboratories with a page; in a file with one laboratory, only that one. */
export const LABORATORIES = ALL.filter(({ id }) => ONLY === null || id === ONLY);

/** The page of each laboratory. */
export const PAGES_OF: ReadonlyMap<LabId, ComponentType> = new Map(
  LABORATORIES.map(({ id, load }) => [
    id,
    late('the laboratory', async () => (await ofLaboratory(id, load)).Page, labStandIn(id)),
  ]),
);

/** Loads the figures of a laboratory; throws for one without a page. */
export const figuresOf: FigureRegistry = async (lab) => {
  const listed = LABORATORIES.find(({ id }) => id === lab);
  if (listed === undefined) throw new Error(`${lab} has no figures yet`);
  return (await ofLaboratory(lab, listed.load)).figuresOf;
};

export function titleOfLab(lab: LabId): string {
  return LABS.find(({ id }) => id === lab)?.title ?? '';
}

export function nameOf(lab: LabId): string {
  return LABS.find(({ id }) => id === lab)?.name ?? '';
}
