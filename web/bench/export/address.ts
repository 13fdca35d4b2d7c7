// Where the links of what is taken away lead.

import { pageAddress } from '../../scenario/link.ts';

/** Of the published page, if the build was told one (OOS_ADDRESS, see docs/hosting.md). */
const GIVEN: unknown = import.meta.env.OOS_ADDRESS;

export interface Address {
  readonly link: string;
  /** Follows the link where it does not lead everywhere. */
  readonly note: string;
}

/** The link of a scenario's text, and what is to be said beside it. */
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
