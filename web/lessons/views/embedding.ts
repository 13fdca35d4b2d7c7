// The frame that shows a lesson in somebody else's page.

/** HTML to be pasted; `address` is relative to the page at `here`. */
export function frameOf(address: string, title: string, here: string): string {
  const words = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  const { href } = new URL(address, here);
  return `<iframe src="${words(href)}" title="${words(title)}" loading="lazy" style="width: 100%; height: 45rem; border: 0" allow="fullscreen; clipboard-write"></iframe>`;
}
