import { expect, test } from 'vitest';
import type { TraceReport } from '#pkg/texts.js';
import { countersOf } from './Counters.tsx';
import type { FromTraceWorker, ToTraceWorker } from './messages.ts';
import { TraceSession, type TraceWorkerLike } from './session.ts';
import { TraceShelf } from './shelf.ts';

class FakeWorker implements TraceWorkerLike {
  onmessage: TraceWorkerLike['onmessage'] = null;
  onerror: TraceWorkerLike['onerror'] = null;
  readonly heard: ToTraceWorker[] = [];
  postMessage(message: ToTraceWorker): void {
    this.heard.push(message);
  }
  terminate(): void {}
  say(data: FromTraceWorker): void {
    this.onmessage?.({ data });
  }
}

const REPORT: TraceReport = { format: 'csv', bytes: 9, packets: 3, notes: [], counters: [], flows: [] };

function shelf() {
  const workers: FakeWorker[] = [];
  const made = new TraceShelf(
    () =>
      new TraceSession(() => {
        const worker = new FakeWorker();
        workers.push(worker);
        return worker;
      }),
  );
  return { shelf: made, workers };
}

const file = (name: string) => ({ file: new Blob(['1']), name });
const kinds = (of: TraceShelf) =>
  of.list().map(({ name, kind, isShown }) => `${name} ${kind}${isShown ? '*' : ''}`);

test('several files are read one after the other, the one that is shown first', () => {
  const { shelf: traces, workers } = shelf();
  traces.open(['a', 'b', 'c'].map(file), 'auto');
  expect(kinds(traces)).toEqual(['a reading*', 'b waiting', 'c waiting']);
  traces.show(2);
  workers[0]?.say({ kind: 'report', report: REPORT, milliseconds: 1 });
  expect(kinds(traces)).toEqual(['a read', 'b waiting', 'c reading*']);
  workers[1]?.say({ kind: 'report', report: REPORT, milliseconds: 1 });
  expect(kinds(traces)).toEqual(['a read', 'b reading', 'c read*']);
  expect(workers).toHaveLength(3);
});

test('one that is closed makes room for the one before, and one that broke down for the next', () => {
  const { shelf: traces, workers } = shelf();
  traces.open(['a', 'b'].map(file), 'auto');
  workers[0]?.say({ kind: 'report', report: REPORT, milliseconds: 1 });
  traces.show(1);
  traces.close();
  expect(kinds(traces)).toEqual(['a read*']);
  traces.open([file('c')], 'auto');
  workers[2]?.onerror?.({ message: 'out of memory' });
  expect(traces.get()).toMatchObject({ kind: 'none', word: expect.stringContaining('out of memory') });
  traces.open([file('d')], 'auto');
  expect(kinds(traces)).toEqual(['a read', 'd reading*']);
  traces.close();
  traces.close();
  expect(traces.get()).toEqual({ kind: 'none', word: null });
});

test('two captures become a third trace, of both', () => {
  const { shelf: traces, workers } = shelf();
  const files = ['sent', 'received'].map(file);
  traces.open(files, 'auto');
  expect(traces.mayPair()).toBe(false);
  for (const at of [0, 1]) {
    workers[at]?.say({ kind: 'report', report: { ...REPORT, format: 'pcap' }, milliseconds: 1 });
  }
  expect(traces.mayPair()).toBe(true);
  traces.pair('auto');
  expect(kinds(traces)).toEqual(['sent read', 'received read', 'sent and received reading*']);
  const [asked] = workers[2]?.heard ?? [];
  expect(asked).toMatchObject({ kind: 'read', file: files[0]?.file, other: files[1]?.file });
  // a pair cannot be paired again
  workers[2]?.say({ kind: 'report', report: { ...REPORT, format: 'pair' }, milliseconds: 1 });
  expect(traces.mayPair()).toBe(false);
});

test('what ss tells in another file stands beside the flow between the same ends', () => {
  const { shelf: traces, workers } = shelf();
  const ss = { by: 'ss', about: '', ends: ['192.0.2.1:5', '192.0.2.2:443'], sentences: ['It sent 3 again.'] };
  traces.open([file('a.pcap'), file('ss.txt')], 'auto');
  workers[0]?.say({ kind: 'report', report: REPORT, milliseconds: 1 });
  workers[1]?.say({ kind: 'report', report: { ...REPORT, counters: [ss] }, milliseconds: 1 });
  expect(traces.counters()).toEqual([ss]);
  expect(traces.counters()).toBe(traces.counters());
  const ends = { source: '192.0.2.1:5', destination: '192.0.2.2:443' };
  expect(countersOf(ends, traces.counters())).toEqual([ss]);
  expect(countersOf({ source: ends.destination, destination: ends.source }, traces.counters())).toEqual([ss]);
  expect(countersOf({ ...ends, source: '192.0.2.1:6' }, traces.counters())).toEqual([]);
  // once it is shown, its counters are no longer those of another file
  traces.show(1);
  expect(traces.counters()).toEqual([]);
});
