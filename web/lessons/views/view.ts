// How a lesson is shown. It stands in the address before the `#`: what a lesson's link holds is the same in every view.

import { lessonAddress } from '../shelf/lessons.ts';

export const VIEWS = ['room', 'notes', 'sheet', 'key', 'embed'] as const;
export type View = (typeof VIEWS)[number];

export function viewIn(search: string): View | null {
  const query = new URLSearchParams(search);
  // as any link of the page may be embedded (web/app/embed)
  const given = query.has('embed') ? 'embed' : query.get('view');
  return VIEWS.find((view) => view === given) ?? null;
}

/** Of the same page, with or without a view: opening it loads the page anew. */
export function viewAddress(rest: string, view: View | null): string {
  return `${window.location.pathname}${view === null ? '' : `?view=${view}`}${lessonAddress(rest)}`;
}
