// A sentence in the band above the stage: the band has a height, and a sentence that would not fit is set smaller.

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { setToFit } from './fit.ts';
import stage from './Lead.module.css';

export function FittedSentence({ children }: { children: ReactNode }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  // after every change of its words, in the frame that shows them: it is laid out there once, not here as well
  useLayoutEffect(() => {
    const adjust = () => fitInto(paragraph.current);
    const frame = requestAnimationFrame(adjust);
    window.addEventListener('resize', adjust);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', adjust);
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
