// The frame that shows a lesson in somebody else's page.

import { frameCode } from '../../bench/export/frameCode.ts';

const SIZE = { width: '100%', height: '45rem' };

/** HTML to be pasted; `address` is relative to the page at `here`. */
export function frameOf(address: string, title: string, here: string): string {
  return frameCode(new URL(address, here).href, title, SIZE);
}
