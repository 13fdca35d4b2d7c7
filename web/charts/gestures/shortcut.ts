/** Whether a key belongs to the browser or the system: Alt+← goes back, Ctrl++ enlarges the page. */
export function isShortcut(event: {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}): boolean {
  return event.altKey || event.ctrlKey || event.metaKey;
}
