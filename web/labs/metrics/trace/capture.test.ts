import { expect, test } from 'vitest';
import type { TraceFlow, TraceReport } from '#pkg/texts.js';
import { soundWords } from './CaptureItself.tsx';
import { measurableIn } from './measuredFlow.ts';

test('frames that were captured in part are not called whole', () => {
  const report = { format: 'pcap', duration: 2000, packets: 2622 } as const;
  expect(soundWords(report)).toBe(
    'The file is whole; its times never go back; no packet is cut off, mirrored or merged.',
  );
  expect(soundWords({ ...report, cutShort: 2478 })).toBe(
    'The file is whole; its times never go back; of 2,478 of 2,622 packets only the first bytes were captured; none is mirrored or merged.',
  );
});

test('what acknowledges or answers a flow is counted with it over IPv4 and IPv6', () => {
  const flow = { source: '', destination: '', detail: '', bytes: 0, protocol: 'TCP' };
  const data: TraceFlow = { ...flow, index: 0, packets: 100, sequences: ['tcp'] };
  const acknowledgments: TraceFlow = { ...flow, index: 1, packets: 50, sequences: [], folded: 0 };
  const other: TraceFlow = { ...flow, index: 2, packets: 5, sequences: [] };
  const report = { packets: 155, flows: [data, acknowledgments, other] } as unknown as TraceReport;
  expect(measurableIn(report, 'auto')).toEqual({ packets: 155, measurable: 150, flows: 1 });
});
