// The links that saved, copied and printed figures contain.

import { pageAddress } from '../../scenario/link.ts';

/** The address of the published page, if the build was given one (OOS_ADDRESS, see docs/hosting.md). */
const GIVEN: unknown = import.meta.env.OOS_ADDRESS;

interface Address {
  readonly link: string;
  /** A remark after a link that does not work everywhere; otherwise empty. */
  readonly note: string;
}

/** The link of a scenario's text, and the remark after it. */
export function addressOf(text: string): Address {
  if (typeof GIVEN === 'string' && GIVEN !== '') return { link: `${GIVEN}${text}`, note: '' };
  const page = pageAddress();
  const isHere =
    !/^https?:/.test(page) ||
    /^https?:\/\/(localhost|127\.[^/]*|\[::1\]|[^/]*\.localhost)(:\d+)?\//.test(page);
  const from = page.startsWith('file:') ? 'opened from a file' : 'served from localhost';
  const note = isHere ? ` (${from}: this link works only on this computer)` : '';
  return { link: `${page}${text}`, note };
}
