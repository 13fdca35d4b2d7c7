// The link that opens the page on a scenario.

/** The page's address, with the scenario's text in place of anything after `#`. */
export function linkTo(text: string): string {
  const { origin, pathname, search } = window.location;
  return `${origin}${pathname}${search}${text}`;
}

/** Copies a link to the clipboard; false if the browser does not allow it. */
export async function copyLink(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(linkTo(text));
    return true;
  } catch {
    // there is no clipboard on insecure pages, nor without the reader's permission
    return false;
  }
}
