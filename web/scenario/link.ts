// The link that opens the page on a scenario.

/**
 * The page's address, with the scenario's text in place of anything after `#`. How the page is shown now is no part of a
 * link, unless that is asked for.
 */
export function linkTo(text: string, isPresented = false): string {
  const { origin, pathname, search } = window.location;
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^(present|view)(=|$)/.test(pair));
  const query = [...others, ...(isPresented ? ['present'] : [])].join('&');
  return `${origin}${pathname}${query === '' ? '' : `?${query}`}${text}`;
}

/** Copies a link to the clipboard; false if the browser does not allow it. */
export async function copyLink(text: string, isPresented = false): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(linkTo(text, isPresented));
    return true;
  } catch {
    // there is no clipboard on insecure pages, nor without the reader's permission
    return false;
  }
}
