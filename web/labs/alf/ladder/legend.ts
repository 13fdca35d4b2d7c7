// What the ladder's marks mean.

import type { LegendItem } from '../../../charts/figure/Legend.tsx';
import { isColouredByStream } from './record.ts';
import { streamColour } from './scene.ts';
import type { Story } from './stories.ts';

export function ladderLegend(stories: readonly Story[], isOverlaid: boolean, hasAcks: boolean): LegendItem[] {
  const split = stories.find(({ record }) => isColouredByStream(record));
  const streams = Math.min(6, split?.record.terms.streams ?? 0);
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
    { label: 'in the buffer, one before it is missing', color: 'var(--text-soft)', mark: 'bar' },
    { label: 'in the buffer, the application is busy', color: 'var(--line)', mark: 'bar' },
    { label: 'blocked: no credit, or nothing to process', color: 'var(--notice-line)', mark: 'bar' },
    ...(hasAcks
      ? [
          { label: 'acknowledgment', color: 'var(--ack)' },
          { label: 'loss report', color: 'var(--lost)', dash: '2 3' },
        ]
      : []),
  ];
}
