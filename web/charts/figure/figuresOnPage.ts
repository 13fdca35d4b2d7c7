// The figures on the page that can be exported: printing the page finds them here.

import { type RefObject, useEffect, useRef } from 'react';
import type { ProgressStore } from '../export/progress.ts';
import type { Origin } from '../table/figureSource.ts';

export interface PrintableFigure {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly summary: string;
  readonly origin?: Origin | undefined;
  readonly progress: ProgressStore;
}

interface FigureOnPage {
  readonly body: HTMLElement;
  readonly printable: PrintableFigure;
}

const onPage = new Set<() => FigureOnPage | null>();

/** The figures, from the top of the page to the bottom. */
export function figuresOnPage(): FigureOnPage[] {
  const all = [...onPage].flatMap((each) => each() ?? []);
  const follows = (a: FigureOnPage, b: FigureOnPage) =>
    a.body.compareDocumentPosition(b.body) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  return all.sort(follows);
}

export function useFigureOnPage(body: RefObject<HTMLElement | null>, printable: PrintableFigure): void {
  const newest = useRef(printable);
  useEffect(() => {
    newest.current = printable;
  });
  useEffect(() => {
    const each = () => (body.current === null ? null : { body: body.current, printable: newest.current });
    onPage.add(each);
    return () => {
      onPage.delete(each);
    };
  }, [body]);
}
