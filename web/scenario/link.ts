// Links that open the page on a scenario.

/** The address for links where the open page is a file, whose own address is valid on one machine only. */
let home: string | null = null;

export function setLinkAddress(address: string): void {
  home = address;
}

/** The page's address without a scenario. */
export function pageAddress(): string {
  // cut from the whole address: a file has no origin, and a page given as text no path
  return home ?? window.location.href.replace(/[?#].*/s, '');
}

/**
 * The page's address with the scenario's text after it. Of the ways of showing the page, only the presentation is part of
 * a link, if `isPresented`.
 */
export function linkTo(text: string, isPresented = false): string {
  const others = window.location.search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^(present|view|embed|sliders|theme)(=|$)/.test(pair));
  const query = [...others, ...(isPresented ? ['present'] : [])].join('&');
  return `${pageAddress()}${query === '' ? '' : `?${query}`}${text}`;
}
