// Id of the card that writes reports, for links to it.

export const REPORT = 'report-of-the-capture';

/** Scrolls to the card, far below, and focuses it, so that the keyboard continues there. */
export function showReport(): void {
  const card = document.getElementById(REPORT);
  card?.scrollIntoView();
  card?.focus({ preventScroll: true });
}
