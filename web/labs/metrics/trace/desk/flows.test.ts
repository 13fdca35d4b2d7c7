import { expect, test } from 'vitest';
import type { FlowFigures, TraceFlow, TraceSurvey } from '#pkg/texts.js';
import { distinguishingEnd, flowLine, foundFlows, reorderedFlowsWords } from './flows.ts';
import { skyline } from './Skyline.tsx';

const flow = (index: number): TraceFlow => ({
  index,
  protocol: 'TCP',
  source: `10.0.0.7:${44_300 + index}`,
  destination: '10.0.1.1:443',
  detail: '',
  packets: 1000,
  bytes: 9,
  sequences: ['tcp'],
});

const COUNT = 80;
const flows = Array.from({ length: COUNT }, (_, index) => flow(index));
const column = (of: (index: number) => number) => Float64Array.from({ length: COUNT }, (_, at) => of(at));
const isLate = (index: number) => index % 4 === 0;
const figures: FlowFigures = {
  received: column(() => 1000),
  reordered: column((at) => (isLate(at) ? 230 : 0)),
  lost: column(() => 0),
  duplicates: column(() => 0),
  duplicated: column((at) => (at === 1 ? 64 : 0)),
  undecided: column((at) => (at === 8 ? 3 : 0)),
  likelyReordered: column(() => 0),
  likelyLost: column(() => 0),
  reorderedLeast: column((at) => (isLate(at) ? 0.23 : 0)),
  reorderedMost: column((at) => (isLate(at) ? 0.23 : 0) + (at === 8 ? 0.02 : 0)),
  lostLeast: column((at) => (at === 4 ? 2 : 0)),
  lostMost: column((at) => (at === 4 ? 5 : 0)),
  extentQ99: column(() => 4),
  extentMax: column(() => 9),
  latenessQ50: column(() => 0.8),
  latenessQ99: column((at) => (isLate(at) ? 5.4 : Number.NaN)),
  latenessMax: column(() => 7),
  buffer: column(() => 3),
  atSender: column(() => 0),
  shares: new Uint8Array(32 * COUNT),
};
const byHarm = Uint32Array.from([
  ...flows.map(({ index }) => index).filter(isLate),
  ...flows.map(({ index }) => index).filter((index) => !isLate(index)),
]);
const survey: TraceSurvey = {
  artefacts: [],
  verdict: [],
  causes: [],
  remedies: [],
  displacements: { from: 0, counts: new Float64Array(), skewness: 0, merged: false },
  byHarm,
  measured: COUNT,
  bins: 32,
  figures,
};

test('how many flows are affected is said, and drawn flow by flow', () => {
  expect(reorderedFlowsWords(survey)).toBe('20 of 80 flows reordered');
  expect(reorderedFlowsWords({ ...survey, measured: COUNT - 2 })).toBe(
    '20 of 78 flows reordered; 2 without a number',
  );
  const shares = Array.from(byHarm, (index) => figures.reorderedMost[index] ?? 0);
  const bars = skyline(shares, COUNT);
  expect(bars.filter((share) => share > 0)).toHaveLength(20);
  expect(bars.slice(0, 20).every((share) => share > 0)).toBe(true);
  // with fewer bars than flows, every bar with a reordered flow shows it
  expect(skyline(shares, COUNT, 7).filter((share) => share > 0)).toHaveLength(2);
});

test('a flow that was captured near its sender is not called clean', () => {
  const sent = { ...figures, atSender: column((at) => (at % 4 === 1 ? 1 : 0)) };
  expect(reorderedFlowsWords({ ...survey, figures: sent })).toBe(
    '20 of 60 arriving flows reordered, 20 captured at the sender',
  );
  const all = { ...figures, atSender: column(() => 1) };
  expect(reorderedFlowsWords({ ...survey, figures: all })).toBe('80 captured at the sender');
  const one = { ...figures, reordered: column(() => 0), atSender: column((at) => (at === 7 ? 0 : 1)) };
  expect(reorderedFlowsWords({ ...survey, figures: one })).toBe(
    '1 arriving flow, not reordered, 79 captured at the sender',
  );
  expect(flowLine(flow(1), sent)).toEqual({
    late: 'sent here',
    isLate: false,
    within: '–',
    aside: ['1,000 packets', 'TCP'],
  });
});

test('flows of the same packets on two interfaces are told apart', () => {
  expect(flowLine({ ...flow(4), detail: 'on interface 1, in GRE 7' }, figures).aside).toEqual([
    'on interface 1',
    '2 to 5 lost',
    '1,000 packets',
    'TCP in GRE 7',
  ]);
});

test('a row says what is open as a range', () => {
  expect(flowLine(flow(0), figures)).toMatchObject({ late: '23%', within: '5.4 ms', isLate: true });
  expect(flowLine(flow(1), figures)).toMatchObject({ late: '0%', within: '–', isLate: false });
  // duplication is told even without reordering
  expect(flowLine(flow(1), figures).aside).toContain('64 duplicated');
  expect(flowLine(flow(0), figures).aside).not.toContain('duplicated');
  expect(flowLine(flow(4), figures).aside).toContain('2 to 5 lost');
  expect(flowLine(flow(8), figures).late).toBe('23 to 25%');
  expect(flowLine(flow(8), figures).aside).toContain('3 undecided');
});

test('flows are found by any words of their names, in the order of the list', () => {
  expect(foundFlows(survey, flows, '')).toHaveLength(COUNT);
  expect(foundFlows(survey, flows, 'tcp :44304')).toEqual([4]);
  expect(foundFlows(survey, flows, '1.1:443')).toHaveLength(COUNT);
  expect(foundFlows(survey, flows, 'udp')).toEqual([]);
  expect(distinguishingEnd(flows)).toBe('source');
});
