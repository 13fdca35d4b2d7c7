// The HTML that embeds a lesson in another page.

import { frameCode } from '../../bench/export/frameCode.ts';

const SIZE = { width: '100%', height: '45rem' };

/** The HTML of the frame; `address` is relative to the page at `here`. */
export function frameOf(address: string, title: string, here: string): string {
  return frameCode(new URL(address, here).href, title, SIZE);
}
