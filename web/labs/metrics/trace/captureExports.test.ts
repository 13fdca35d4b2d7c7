import { afterEach, expect, test, vi } from 'vitest';
import type { TraceReport } from '#pkg/texts.js';
import { aboutOf } from '../../../bench/export/about.ts';
import { captureExports, originOf, packetsCommand, traceCommand } from './captureExports.ts';
import type { MeasuredFlow } from './measuredFlow.ts';
import type { TraceState } from './session.ts';

const FILE = { id: 1, name: "it's.pcap", names: ["it's.pcap"], bytes: 9 };
const ASKED = { by: 'auto', threshold: 50, order: 'auto' } as const;
const FLOW = { index: 3, protocol: 'UDP', source: 'a:1', destination: 'b:2', detail: '' };
const MEASURED = { flow: FLOW, found: { by: 'rtp' } } as unknown as MeasuredFlow;
const KNOWN = { by: 'auto', order: 'auto', survey: undefined, found: undefined } as const;

afterEach(() => vi.unstubAllGlobals());

test('the files of a capture say of which file and flow they are, and have no parameter of a simulation', () => {
  vi.stubGlobal('window', { location: new URL('https://example.org/') });
  const told = { unlinked: originOf(FILE, MEASURED, ASKED, []) };
  const about = aboutOf('#/metrics?bench=trace&dt=50&keep=defaults', told);
  const columns = about.columns(2);
  expect(columns.map(({ id }) => id)).toEqual('file flow protocol ends by order dt version model'.split(' '));
  expect(columns.slice(0, 7).map(({ values }) => values[1])).toEqual([
    "it's.pcap",
    3,
    'UDP',
    'a:1 → b:2',
    'rtp',
    'auto',
    50,
  ]);
  expect(about.subtitle).toBe(
    "Of the capture it's.pcap, UDP a:1 → b:2; DT = 50 packets. The link does not bring the capture along.",
  );
  expect(about.parameters).toEqual([]);
  // an origin of all flows names none
  const all = aboutOf('#/metrics?bench=trace', { unlinked: originOf(FILE, null, ASKED, []) });
  expect(all.columns(1).map(({ id }) => id)).not.toContain('flow');
  expect(all.subtitle).toContain('all its flows');
});

test('commands name the files as a shell takes them, and say how they are read', () => {
  expect(traceCommand(FILE, 3, ASKED)).toBe("oos trace 'it'\\''s.pcap' --flow 3 --dt 50 --json");
  expect(traceCommand({ names: ['a', 'b'] }, undefined, { ...ASKED, by: 'tcp', order: 'clock' })).toBe(
    "oos trace 'a' 'b' --pair --by tcp --order clock --dt 50 --json",
  );
  // a typed text has no file
  expect(
    packetsCommand({ names: [] }, { index: 0, by: 'auto', order: 'auto' }, { from: 1.5, to: null }),
  ).toBe('oos trace - --packets --flow 0 --from 1.5 --csv');
});

test('the bar keeps and links nothing in the place of a capture', () => {
  const flows = [FLOW] as unknown as TraceReport['flows'];
  const read = { kind: 'read', file: FILE, report: { flows } } as unknown as TraceState;
  expect(captureExports(read, KNOWN, false)).toMatchObject({
    notKept: expect.stringContaining("“it's.pcap” cannot be kept"),
    notLinked: expect.stringContaining("A link cannot contain “it's.pcap”"),
    file: { label: expect.stringContaining('Report') },
  });
  // without a capture the link shows what the page shows, also with statistics in it
  const none = { kind: 'none', word: null } as const;
  expect(captureExports(none, KNOWN, false)).toMatchObject({ notLinked: null, links: [], file: null });
  expect(captureExports(none, KNOWN, true).notKept).toContain('Copy link');
  expect(captureExports(none, KNOWN, false).notKept).toBeNull();
});
