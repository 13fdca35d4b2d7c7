// Where the report of a capture is asked for, for what leads there.

export const REPORT = 'report-of-the-capture';

/** The card stands far below; who goes there by keys goes on from there. */
export function showReport(): void {
  const card = document.getElementById(REPORT);
  card?.scrollIntoView();
  card?.focus({ preventScroll: true });
}
