import { expect, test } from 'vitest';
import { binCounts, coverage, mostIn } from './bins.ts';
import { leavingIn, type Messages, messagesIn, SpanList, type Spans, spansIn } from './scene.ts';

function makeSpans(list: readonly { from: number; to: number; subject: number; look: number }[]): Spans {
  const spans = new SpanList(list.length);
  for (const { from, to, subject, look } of list) spans.add(from, to, subject, look);
  return spans.done();
}

/** 500 messages, unevenly spaced, none overtaking another. */
function messages(): Messages {
  const from = new Float64Array(500);
  const to = new Float64Array(500);
  for (let i = 0; i < 500; i += 1) {
    from[i] = i * 7 + (i % 13);
    to[i] = Math.max(to[i - 1] ?? 0, (from[i] ?? 0) + 40 + ((i * 37) % 90));
  }
  from.sort();
  const look = Uint8Array.from(from, (_, i) => (i % 10 === 3 ? 1 : 0));
  return { from, to, look, subject: Uint32Array.from(from, (_, i) => i), part: new Uint32Array(500) };
}

const WINDOWS = [
  [0, 3600],
  [-50, -1],
  [100, 100],
  [812, 1409.5],
  [3400, 9000],
] as const;

test.each(WINDOWS)('messages under way from %d to %d', (t0, t1) => {
  const all = messages();
  const [first, end] = messagesIn(all, t0, t1);
  all.from.forEach((from, i) => {
    const isIn = from <= t1 && (all.to[i] ?? 0) >= t0;
    expect(i >= first && i < end).toBe(isIn);
  });
});

test.each(WINDOWS)('spans from %d to %d: none is missed', (t0, t1) => {
  const spans = makeSpans(
    Array.from({ length: 300 }, (_, i) => ({
      from: i * 11,
      to: i * 11 + ((i * 53) % 400),
      subject: i,
      look: 0,
    })),
  );
  const [first, end] = spansIn(spans, t0, t1);
  spans.from.forEach((from, i) => {
    if (from <= t1 && (spans.to[i] ?? 0) >= t0) expect(i >= first && i < end).toBe(true);
  });
});

test('columns count every message once', () => {
  const all = messages();
  for (const [t0, t1] of WINDOWS) {
    if (t1 <= t0) continue;
    const counts = binCounts(all, 2, t0, t1, 37);
    const [first, end] = leavingIn(all, t0, t1);
    const sums = counts.map((own) => own.reduce((sum, count) => sum + count, 0));
    expect((sums[0] ?? 0) + (sums[1] ?? 0)).toBe(end - first);
    expect(sums[1]).toBe(all.look.slice(first, end).filter((look) => look === 1).length);
    expect(mostIn(counts)).toBe(
      Math.max(...Array.from(counts[0] ?? [], (n, i) => n + (counts[1]?.[i] ?? 0))),
    );
  }
});

test('columns share the whole length of the spans', () => {
  const spans = makeSpans([
    { from: 0, to: 2.5, subject: 0, look: 0 },
    { from: 3, to: 3.25, subject: 1, look: 1 },
    { from: 3.25, to: 12, subject: 2, look: 0 },
    { from: 5, to: 5, subject: 3, look: 0 },
  ]);
  expect(spans.from.length).toBe(3);
  const [zero, one] = coverage(spans, 2, 0, 10, 10);
  expect(Array.from(zero ?? [])).toEqual([1, 1, 0.5, 0.75, 1, 1, 1, 1, 1, 1]);
  expect(Array.from(one ?? [])).toEqual([0, 0, 0, 0.25, 0, 0, 0, 0, 0, 0]);
});
