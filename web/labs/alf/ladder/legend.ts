// What the ladder's marks mean.

import type { LegendItem } from '../../../charts/figure/Legend.tsx';
import { isColouredByStream } from './record.ts';
import { streamColour } from './scene.ts';
import type { Story } from './stories.ts';

export function ladderLegend(stories: readonly Story[], isOverlaid: boolean, hasAcks: boolean): LegendItem[] {
  const split = stories.find(({ record }) => isColouredByStream(record));
  const streams = Math.min(6, split?.record.terms.streams ?? 0);
  const bar = { color: 'var(--text)', mark: 'bar', colors: barColours(stories, split) } as const;
  return [
    ...stories
      .filter((story) => story !== split)
      .map(({ label, color, dash }) => ({ label, color, dash: isOverlaid ? dash : undefined })),
    ...Array.from({ length: streams }, (_, stream) => ({
      label: `stream ${stream + 1}${split && split.record.terms.streams > 6 ? ', …' : ''}`,
      color: streamColour(stream),
    })),
    { label: 'lost', color: 'var(--lost)', mark: 'cross' },
    { label: 'retransmission', color: 'var(--retransmission)', dash: '6 3' },
    { ...bar, label: 'in the buffer, one before it is missing', fill: 'solid' },
    { ...bar, label: 'in the buffer, the application is busy', fill: 'soft' },
    {
      label: 'blocked: no credit, or nothing to process',
      color: 'var(--notice-line)',
      mark: 'bar',
      fill: 'hatch',
    },
    ...(hasAcks
      ? [
          { label: 'acknowledgment', color: 'var(--ack)' },
          { label: 'loss report', color: 'var(--lost)', dash: '2 3' },
        ]
      : []),
  ];
}

/** A bar has the colour of its transfer, or of its stream: a few of them side by side. */
function barColours(stories: readonly Story[], split: Story | undefined): string[] {
  return stories.map((story) => (story === split ? streamColour(0) : story.color));
}
