import { expect, test } from 'vitest';
import type { TraceReport } from '#pkg/texts.js';
import type { FlowQuestion, FromTraceWorker, ToTraceWorker } from './messages.ts';
import { TraceSession, type TraceWorkerLike } from './session.ts';

class FakeWorker implements TraceWorkerLike {
  onmessage: TraceWorkerLike['onmessage'] = null;
  onerror: TraceWorkerLike['onerror'] = null;
  readonly heard: ToTraceWorker[] = [];
  isTerminated = false;
  postMessage(message: ToTraceWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(data: FromTraceWorker): void {
    this.onmessage?.({ data });
  }
}

const REPORT: TraceReport = { format: 'csv', bytes: 9, packets: 3, notes: [], counters: [], flows: [] };
const question = (threshold: number): FlowQuestion => ({ index: 0, by: 'auto', threshold, order: 'auto' });

function opened() {
  const workers: FakeWorker[] = [];
  const session = new TraceSession(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  session.open(new Blob(['1\n2\n3\n']), 'three.csv', 'auto');
  const [worker] = workers;
  if (worker === undefined) throw new Error('no worker was made');
  return { session, worker, workers };
}

test('reads, tells how far it is, and reports', () => {
  const { session, worker } = opened();
  worker.say({ kind: 'progress', progress: { bytes: 4, packets: 2, flows: 1 } });
  expect(session.get()).toMatchObject({ kind: 'reading', progress: { packets: 2 } });
  worker.say({ kind: 'report', report: REPORT, milliseconds: 5 });
  expect(session.get()).toMatchObject({ kind: 'read', file: { name: 'three.csv' }, milliseconds: 5 });
});

test('of questions that come while one is answered only the newest is asked', () => {
  const { session, worker } = opened();
  worker.say({ kind: 'report', report: REPORT, milliseconds: 5 });
  for (const threshold of [1, 2, 3, 4]) session.measure(question(threshold));
  const asked = () =>
    worker.heard.flatMap((message) => (message.kind === 'measure' ? [message.question.threshold] : []));
  expect(asked()).toEqual([1]);
  worker.say({ kind: 'measured', question: question(1), report: { error: 'none' } });
  expect(asked()).toEqual([1, 4]);
  worker.say({ kind: 'measured', question: question(4), report: { error: 'none' } });
  session.measure(question(4));
  expect(asked()).toEqual([1, 4]);
});

test('another file takes the place of the one that is read, and its worker', () => {
  const { session, worker, workers } = opened();
  session.open(new Blob(['1']), 'one.csv', 'auto');
  expect(worker.isTerminated).toBe(true);
  worker.say({ kind: 'report', report: REPORT, milliseconds: 5 });
  expect(session.get()).toMatchObject({ kind: 'reading', file: { name: 'one.csv' } });
  session.close();
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
  expect(session.get()).toEqual({ kind: 'none', word: null });
});

test('a reader that breaks down leaves a sentence', () => {
  const { session, worker } = opened();
  worker.onerror?.({ message: 'out of memory' });
  expect(session.get()).toMatchObject({ kind: 'none', word: expect.stringContaining('out of memory') });
});

test.each([{}, { message: '' }])('one that says nothing leaves a sentence too: %o', (event) => {
  const { session, worker } = opened();
  worker.onerror?.(event);
  expect(session.get()).toMatchObject({ kind: 'none', word: expect.stringMatching(/without saying why/) });
});

test('reports are answered in the order in which they were asked for, and one of a closed trace is nothing', async () => {
  const { session, worker } = opened();
  const wanted = (isRedacted: boolean) =>
    session.document({
      form: 'markdown',
      name: 'three.csv',
      by: 'auto',
      threshold: 200,
      order: 'auto',
      isRedacted,
    });
  expect(await wanted(false)).toBeUndefined();
  worker.say({ kind: 'report', report: REPORT, milliseconds: 5 });
  const [first, second, third] = [wanted(false), wanted(true), wanted(true)];
  const asked = worker.heard.flatMap((message) => (message.kind === 'document' ? [message.question] : []));
  expect(asked.map(({ isRedacted }) => isRedacted)).toEqual([false, true, true]);
  worker.say({ kind: 'document', files: [{ name: 'report.md', text: 'all' }] });
  worker.say({ kind: 'document', files: [{ name: 'report.md', text: 'nobody' }] });
  expect(await first).toEqual([{ name: 'report.md', text: 'all' }]);
  expect(await second).toEqual([{ name: 'report.md', text: 'nobody' }]);
  session.close();
  expect(await third).toBeUndefined();
});

test('a report that cannot be written says why, and leaves the trace open', async () => {
  const { session, worker } = opened();
  worker.say({ kind: 'report', report: REPORT, milliseconds: 5 });
  const written = session.document({
    form: 'html',
    name: 'three.csv',
    by: 'auto',
    threshold: 200,
    order: 'auto',
    isRedacted: false,
  });
  worker.say({ kind: 'document', files: null, trouble: 'no module' });
  await expect(written).rejects.toThrow('no module');
  expect(session.get().kind).toBe('read');
});
