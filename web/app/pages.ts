// The pages beside the laboratories. Each is loaded when it is opened, and reads what follows its name in the address.

import type { ComponentType } from 'react';
import { PAGES, type PageId } from '#pkg/params.ts';
import { late } from '../late/late.tsx';
import { NotInside } from './NotInside.tsx';

interface PageProps {
  /** What follows the page's name and a slash in the address. */
  readonly path: string;
}

export const PAGE_OF: Readonly<Record<PageId, ComponentType<PageProps>>> = {
  // a file with one laboratory has no lessons and papers (docs/one-file.md)
  learn: import.meta.env.OOS_ONLY
    ? NotInside
    : late('the lessons', async () => (await import('./learn/Learn.tsx')).Learn),
  papers: import.meta.env.OOS_ONLY
    ? NotInside
    : late('the papers', async () => (await import('./papers/Papers.tsx')).Papers),
  about: late('the page about this one', async () => (await import('./about/About.tsx')).About),
};

/** The address that opens a page. */
export function addressOf(page: PageId): string {
  return `#/${page}`;
}

/** A page's title, for the navigation and the window. */
export function titleOfPage(page: PageId): string {
  return PAGES.find(({ id }) => id === page)?.title ?? '';
}
