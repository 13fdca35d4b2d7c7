// The view of a lesson. The address has it before the `#`, so that the part after the `#` is the same in every view.

import { lessonAddress } from '../shelf/lessons.ts';

export const VIEWS = ['room', 'notes', 'sheet', 'key', 'embed'] as const;
export type View = (typeof VIEWS)[number];

export function viewIn(search: string): View | null {
  const query = new URLSearchParams(search);
  // `?embed`, as for any embedded link of the page (web/app/embed)
  const given = query.has('embed') ? 'embed' : query.get('view');
  return VIEWS.find((view) => view === given) ?? null;
}

/** The address of a lesson (`rest`) in a view, or in none; opening it reloads the page. */
export function viewAddress(rest: string, view: View | null): string {
  return `${window.location.pathname}${view === null ? '' : `?view=${view}`}${lessonAddress(rest)}`;
}
