// The link that opens the page on a scenario.

/** Where links lead, if not to the page that is open: that of a file is of one machine. */
let home: string | null = null;

export function leadTo(address: string): void {
  home = address;
}

/** The page without a scenario. */
export function pageAddress(): string {
  // a file has no origin, and a page that was given as text no path
  return home ?? window.location.href.replace(/[?#].*/s, '');
}

/**
 * The page's address, with the scenario's text in place of anything after `#`. How the page is shown now is no part of a
 * link, unless that is asked for.
 */
export function linkTo(text: string, isPresented = false): string {
  const others = window.location.search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^(present|view|embed|sliders|theme)(=|$)/.test(pair));
  const query = [...others, ...(isPresented ? ['present'] : [])].join('&');
  return `${pageAddress()}${query === '' ? '' : `?${query}`}${text}`;
}
