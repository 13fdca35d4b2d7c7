// The link that opens the page on a scenario.

/** The page's address with the scenario's text in place of whatever follows `#`. */
export function linkTo(text: string): string {
  const { origin, pathname, search } = window.location;
  return `${origin}${pathname}${search}${text}`;
}

/** Puts a link into the clipboard; false where the browser does not let us. */
export async function copyLink(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(linkTo(text));
    return true;
  } catch {
    // no clipboard outside secure addresses, and none without the reader's leave
    return false;
  }
}
