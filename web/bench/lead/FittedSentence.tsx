// A sentence in the band above the stage: the band has a height, and a sentence that would not fit is set smaller.

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { setToFit } from './fit.ts';
import stage from './Lead.module.css';
import { forgetLines, keepLinesOf } from './lines.ts';

export function FittedSentence({ children }: { children: ReactNode }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  // after every change of its words, in the frame that shows them: it is laid out there once, not here as well
  useLayoutEffect(() => {
    let end = () => {};
    const adjust = () => {
      fitInto(paragraph.current);
      end();
      if (paragraph.current) end = keepLinesOf(paragraph.current);
    };
    const resized = () => {
      if (paragraph.current) forgetLines(paragraph.current);
      adjust();
    };
    const frame = requestAnimationFrame(adjust);
    window.addEventListener('resize', resized);
    return () => {
      cancelAnimationFrame(frame);
      end();
      window.removeEventListener('resize', resized);
    };
  });
  return (
    <p ref={paragraph} className={stage.sentence}>
      {children}
    </p>
  );
}

function fitInto(paragraph: HTMLParagraphElement | null): void {
  const band = paragraph?.closest<HTMLElement>('[data-part="lead"]');
  if (paragraph && band) setToFit(paragraph, band);
}
