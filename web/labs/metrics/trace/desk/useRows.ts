// Rows of the list of packets, loaded page by page when they are needed.

import { useEffect, useState } from 'react';
import type { TraceRows } from '#pkg/texts.js';
import type { FlowKey } from '../asks.ts';
import { trace } from '../useTrace.ts';
import { type Packet, packetAt } from './packets.ts';

const PAGE = 128;
/** Number of pages that are kept. */
const KEPT = 24;

interface Pages {
  readonly of: FlowKey;
  readonly kinds: number;
  readonly pages: ReadonlyMap<number, TraceRows>;
}

/** A function that gives the packet at a place of the list, once its page has come. */
export function useRows(of: FlowKey, kinds: number, from: number, to: number) {
  const [found, setFound] = useState<Pages | null>(null);
  const pages = found?.of === of && found.kinds === kinds ? found.pages : null;
  const [first, last] = [Math.floor(from / PAGE), Math.floor(Math.max(from, to - 1) / PAGE)];
  useEffect(() => {
    let isWanted = true;
    for (let page = first; page <= last; page += 1) {
      if (pages?.has(page)) continue;
      trace.ask<'rows'>({ what: 'rows', of, kinds, first: page * PAGE, count: PAGE }).then((rows) => {
        if (!isWanted || rows === undefined) return;
        setFound((old) => {
          const before = old?.of === of && old.kinds === kinds ? [...old.pages].slice(-KEPT) : [];
          return { of, kinds, pages: new Map([...before, [page, rows]]) };
        });
      });
    }
    return () => {
      isWanted = false;
    };
  }, [of, kinds, first, last, pages]);
  return (place: number): Packet | undefined => {
    const rows = pages?.get(Math.floor(place / PAGE));
    return rows && packetAt(rows, place % PAGE);
  };
}
