// The figures on the page that can be exported: printing the page finds them here.

import { type RefObject, useEffect, useRef } from 'react';
import type { Underway } from '../export/whole.ts';
import type { Origin } from '../table/about.ts';

export interface Offer {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly summary: string;
  readonly origin?: Origin | undefined;
  readonly underway: Underway;
}

export interface Offered {
  readonly body: HTMLElement;
  readonly offer: Offer;
}

const offers = new Set<() => Offered | null>();

/** The offered figures, from the top of the page to the bottom. */
export function offeredFigures(): Offered[] {
  const all = [...offers].flatMap((each) => each() ?? []);
  const follows = (a: Offered, b: Offered) =>
    a.body.compareDocumentPosition(b.body) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  return all.sort(follows);
}

export function useOffer(body: RefObject<HTMLElement | null>, offer: Offer): void {
  const newest = useRef(offer);
  useEffect(() => {
    newest.current = offer;
  });
  useEffect(() => {
    const each = () => (body.current === null ? null : { body: body.current, offer: newest.current });
    offers.add(each);
    return () => {
      offers.delete(each);
    };
  }, [body]);
}
