// A sentence in the band above the stage. The band has a fixed height; a sentence that would not fit is set smaller.

import type { ReactNode } from 'react';
import { useKeptLines } from '../../controls/lines.ts';
import { setToFit } from './fit.ts';
import stage from './Lead.module.css';

export function FittedSentence({ children }: { children: ReactNode }) {
  return (
    <p ref={useKeptLines(fitInto)} className={stage.sentence}>
      {children}
    </p>
  );
}

function fitInto(paragraph: HTMLElement): void {
  const band = paragraph.closest<HTMLElement>('[data-part="lead"]');
  if (band) setToFit(paragraph, band);
}
