// How the laboratory's figures are read.

import type { FigureId } from '../../bench/figure/Place.tsx';
import type { HowTo } from '../../bench/howto/howTo.ts';
import { ArrowGlyph, LinesGlyph, PointGlyph, RingGlyph } from '../../charts/glyph/Glyph.tsx';

export const HOW_TO: Readonly<Partial<Record<FigureId<'red'>, HowTo>>> = {
  frontier: {
    marks: [
      {
        glyph: <PointGlyph form="square" color="var(--fam-4)" />,
        words: 'A point: the queue with one lower threshold, min_th.',
      },
      {
        glyph: <ArrowGlyph to="lower right" />,
        words: 'Right: the link is better used. Down: packets wait less.',
      },
      {
        glyph: <LinesGlyph colors={['var(--fam-4)', 'var(--disorder-1)']} />,
        words: 'A line: how widely packets are shuffled. Lower is better.',
      },
      {
        glyph: <RingGlyph stem="var(--gain)" />,
        words: 'The green stem: the wait saved where the link is equally used.',
      },
      {
        glyph: <PointGlyph form="disc" color="var(--disorder-1)" bars="both" />,
        words: 'Whiskers: 95% confidence intervals over the seeds.',
      },
    ],
    why: {
      question: 'Why does shuffling help?',
      answer:
        'A packet overtaken by three others is taken for lost: its sender halves its window early, and the queue stays short.',
    },
    assumed:
      'Long TCP flows share one link. Each packet is delayed by a fixed time on average; a part of it, τ, is random: more shuffling, not more delay.',
    statement: 1,
  },
};
