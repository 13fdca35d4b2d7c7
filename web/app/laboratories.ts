// The laboratories that have a page, in the order of the navigation. Each loads when it is opened.

import type { ComponentType } from 'react';
import { LABS, type LabId } from '#pkg/params.ts';
import type { FigureRegistry, LabModule } from '../bench/page/figureSet.tsx';
import { late } from '../late/late.tsx';
import { ONLY } from '../late/oneFile.ts';
import { learn } from '../scenario/tables.ts';
import { askedBy } from './AskedQuestion.tsx';

export interface Laboratory {
  readonly id: LabId;
  /** Its page, and its figures for whoever shows one elsewhere. */
  readonly load: () => Promise<LabModule>;
}

/** The laboratory of the first page's one transfer. */
export const FIRST_PAGE = 'alf';

/** Loads what shows a laboratory, together with the laboratory's table. */
export async function ofLaboratory<T>(lab: LabId, load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), learn(lab)]);
  return loaded;
}

/** The files that have their pages: in their folders. */
const PAGES = import.meta.glob<LabModule>('../labs/*/*Page.tsx');

const ALL: readonly Laboratory[] = LABS.flatMap(({ id }) => {
  const [, load] = Object.entries(PAGES).find(([file]) => file.startsWith(`../labs/${id}/`)) ?? [];
  return load === undefined ? [] : [{ id, load }];
});

/** In a file with one laboratory, that one. */
export const LABORATORIES = ALL.filter(({ id }) => ONLY === null || id === ONLY);

/** The page of each laboratory. */
export const PAGES_OF: ReadonlyMap<LabId, ComponentType> = new Map(
  LABORATORIES.map(({ id, load }) => [
    id,
    late('the laboratory', async () => (await ofLaboratory(id, load)).Page, askedBy(id)),
  ]),
);

/** Any figure of any laboratory. */
export const figuresOf: FigureRegistry = async (lab) => {
  const listed = LABORATORIES.find(({ id }) => id === lab);
  if (listed === undefined) throw new Error(`${lab} has no figures yet`);
  return (await ofLaboratory(lab, listed.load)).figuresOf;
};

/** A laboratory's title. */
export function titleOfLab(lab: LabId): string {
  return LABS.find(({ id }) => id === lab)?.title ?? '';
}

/** A laboratory's short name. */
export function nameOf(lab: LabId): string {
  return LABS.find(({ id }) => id === lab)?.name ?? '';
}
