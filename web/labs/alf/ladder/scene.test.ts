// The ladder's scene against the record that it is made from.

import { expect, test } from 'vitest';
import { shownRange } from '../../../bench/ladder/useShownRange.ts';
import type { Scene, Spans } from '../../../charts/ladder/scene.ts';
import { lifeOf, waitWords } from './life.ts';
import { modelRun } from './modelRun.testing.ts';
import { ladderScene, layersOf } from './scene.ts';
import { COMPARED, modeStories, streamStories } from './stories.ts';
import { namedRange, openingRange, type Place, rangeForNewPlace, wholeTime } from './timeWindow.ts';

const ONE_LOSS = '#/alf?n=12&l=0&lose=4&delay=constant&d=50&runs=1';
const STREAMS = 'n=24&l=0&lose=5&delay=constant&d=50&w=24&runs=1';

function stories(text: string) {
  const { scenario, run } = modelRun(text);
  return modeStories(run, scenario);
}

function compared(text: string) {
  const runs = COMPARED.map((streams) => modelRun(`#/alf?${text}&streams=${streams}`));
  const [first] = runs;
  return first === undefined
    ? []
    : streamStories(
        runs.map(({ run }) => run),
        first.scenario,
      );
}

function fail(): never {
  throw new Error('a mode is missing');
}

function lengths({ from, to }: Spans): number {
  return from.reduce((sum, start, i) => sum + (to[i] ?? Number.NaN) - start, 0);
}

test.each([ONE_LOSS, '#/alf?n=300&l=0.2&seed=5', '#/alf?n=120&streams=6&r=0&w=12'])(
  'bars of %s add up to the measures',
  (text) => {
    const told = stories(text);
    ladderScene(told, false, true).diagrams.forEach(({ layers: [layer] }, i) => {
      const record = told[i]?.record;
      if (layer === undefined || record === undefined) throw new Error('a diagram is missing');
      const { transfer, terms } = record;
      expect(layer.held.reduce((sum, spans) => sum + lengths(spans), 0)).toBeCloseTo(
        transfer.waitingMean * terms.adus,
        4,
      );
      expect(lengths(layer.pauses)).toBeCloseTo(transfer.blockingMean * terms.adus, 4);
      expect(lengths(layer.service)).toBeCloseTo(terms.processing * terms.adus, 4);
      // no two ADUs are in the same buffer at the same time
      const bars = layer.held.flatMap(({ from, to, row }) =>
        Array.from(from, (start, at) => ({ from: start, to: to[at] ?? Number.NaN, row: row[at] ?? -1 })),
      );
      const free = new Map<number, number>();
      for (const bar of bars.sort((a, b) => a.from - b.from)) {
        expect(bar.from).toBeGreaterThanOrEqual(free.get(bar.row) ?? 0);
        free.set(bar.row, bar.to);
      }
      for (const { from } of [...layer.held, layer.service, layer.pauses, layer.stops]) {
        expect([...from].sort((a, b) => a - b)).toEqual([...from]);
      }
      // every lost transmission is linked to its retransmission
      layer.down.again?.forEach((next, at) => {
        expect(next >= 0).toBe(transfer.txLost[at] === 1);
        if (next >= 0) expect(transfer.txAdu[next]).toBe(transfer.txAdu[at]);
      });
    });
  },
);

test('what a layer needs is found a piece at a time, when it is asked for, and once', () => {
  const { scenario, run } = modelRun(ONE_LOSS);
  let asked = 0;
  const inOrder = {
    ...run.inOrder,
    get ackArrival() {
      asked += 1;
      return run.inOrder.ackArrival;
    },
  };
  const told = modeStories({ ...run, inOrder }, scenario);
  const { ahead, all } = layersOf(told, false, false);
  expect(asked).toBe(0);
  const [credits, layer] = ahead;
  credits?.();
  const once = asked;
  expect(once).toBeGreaterThan(0);
  expect(layer?.()).toBe(all[0]?.());
  expect(asked).toBe(once);
});

test('a shared scale holds the fullest buffer', () => {
  const told = stories('#/alf?n=100&a=4');
  expect(ladderScene(told, true, false).rows).toBe(
    Math.max(...told.map(({ record }) => record.transfer.bufferMax)),
  );
});

test('the life of a lost ADU, and of one behind it', () => {
  const [ordered, other] = stories(ONE_LOSS);
  if (!ordered || !other) throw new Error('a mode is missing');
  const lost = lifeOf(ordered.record, 3);
  expect(lost.attempts).toEqual([
    { attempt: 0, emitted: 30, isLost: true, arrival: 80, reported: 130 },
    { attempt: 1, emitted: 130, isLost: false, arrival: 180, reported: null },
  ]);
  const behind = lifeOf(ordered.record, 6);
  expect(waitWords(behind)).toBe('70 ms for 4, then 30 ms for the application');
  expect(waitWords(lifeOf(other.record, 6))).toBe('nothing');
});

test('more streams wait less', () => {
  const told = compared(STREAMS);
  expect(told.map(({ label }) => label)).toEqual(['S = 1', 'S = 6', 'S = N']);
  const [one, six, each] = told.map(({ record }) => record.transfer.bufferMean);
  expect(one).toBeGreaterThan(six ?? Infinity);
  expect(six).toBeGreaterThan(each ?? Infinity);
});

test('the ladder opens on a part that can be read', () => {
  const nothing = { at: null, pin: null };
  const short = stories(ONE_LOSS);
  expect(openingRange(short, false, nothing)).toEqual(wholeTime(short));
  const long = stories('#/alf?n=1000');
  const range = openingRange(long, false, nothing);
  // the window starts at the packet before the first loss for which another packet waits
  const of = long[0]?.record.transfer;
  const lost = of?.txAdu[of.txLost.indexOf(1)] ?? Number.NaN;
  expect(range[0]).toBe(of?.txEmitted[of.txAdu.indexOf(lost - 1)]);
  const whole = Array.from({ length: 1000 }, (_, adu) => lifeOf(long[1]?.record ?? fail(), adu)).filter(
    ({ attempts: [first], processed }) => (first?.emitted ?? -1) >= range[0] && processed <= range[1],
  );
  expect(whole.length).toBeGreaterThanOrEqual(10);
  expect(whole.length).toBeLessThanOrEqual(18);
  expect(openingRange(stories('#/alf?n=1000&l=0'), false, nothing)[0]).toBe(0);
  // a phone shows fewer packets
  expect(openingRange(long, true, nothing)[1]).toBeLessThan(range[1]);
  // a named time inside the opening window does not move it
  expect(openingRange(long, false, { at: range[0] + 10, pin: null })).toEqual(range);
  // a link that names a time or an ADU moves the window there
  const [from, to] = openingRange(long, false, { at: 9000, pin: null });
  expect(from < 9000 && 9000 < to).toBe(true);
  const pinned = openingRange(long, false, { at: null, pin: 700 });
  const emitted =
    long[0]?.record.transfer.txEmitted[long[0].record.transfer.txAdu.indexOf(699)] ?? Number.NaN;
  expect(pinned[0] < emitted && emitted < pinned[1]).toBe(true);
  expect(shownRange({ t0: 0, t1: null }, wholeTime(long), range)).toEqual(wholeTime(long));
});

test('the whole is named where a ladder would open on a part', () => {
  const short = stories(ONE_LOSS);
  const long = stories('#/alf?n=1000&runs=1');
  expect(namedRange(wholeTime(short), short)).toEqual({ t0: null, t1: null });
  expect(namedRange(wholeTime(long), long)).toEqual({ t0: 0, t1: null });
  expect(namedRange([10, 60], short)).toEqual({ t0: 10, t1: 60 });
  // a short comparison is shown whole on a phone too
  const told = compared(STREAMS);
  expect(openingRange(told, true, { at: null, pin: null })).toEqual(wholeTime(told));
});

/** The gallery's ladders are runs of the model: `vitest -u` writes them again when the model changes. */
test('the gallery shows what the model makes', async () => {
  const scenes: Record<string, Scene> = {
    'one-loss': ladderScene(stories(ONE_LOSS), false, true),
    overlay: ladderScene(stories('#/alf?n=40&l=0.15&seed=3&runs=1'), true, false),
    streams: ladderScene(compared(STREAMS), false, false),
  };
  const text = JSON.stringify(scenes, (_key, value: unknown) =>
    ArrayBuffer.isView(value) && !(value instanceof DataView) ? Array.from(value as Float64Array) : value,
  );
  await expect(`${text}\n`).toMatchFileSnapshot('../../../../fixtures/ladders.json');
});

test('a place of another transfer, or out of sight, moves the window; one in sight does not', () => {
  const told = stories('#/alf?n=200&runs=1');
  const opened = { at: null, pin: null };
  const before = { ...opened, model: 'a' };
  const range = openingRange(told, false, opened);
  const after = (now: Partial<Place>) => rangeForNewPlace(opened, before, { ...before, ...now }, told, range);
  expect(after({})).toBe(opened);
  expect(after({ model: 'b' })).toBe(opened);
  expect(after({ at: range[1] / 2 })).toBe(opened);
  expect(after({ pin: 2 })).toBe(opened);
  expect(after({ at: range[1] + 100 })).toEqual({ at: range[1] + 100, pin: null });
  expect(after({ pin: 199 })).toEqual({ at: null, pin: 199 });
  expect(after({ pin: 201 })).toBe(opened);
  expect(after({ model: 'b', pin: 2 })).toEqual({ at: null, pin: 2 });
});

test('an end and that of the kept scenario have one unit', () => {
  const told = stories(ONE_LOSS);
  const titles = (factor: number) => {
    const at = told.map(({ record }) => {
      return { ...record, transfer: { ...record.transfer, totalTime: 1900 * factor } };
    });
    const longer = told.map((story, i) => ({ ...story, record: at[i] ?? story.record }));
    const { diagrams } = ladderScene(longer, false, false, { kept: told.map(() => 1950) });
    return diagrams.flatMap(({ titles: own }) => own.map(({ result, against }) => `${result} (${against})`));
  };
  expect(titles(1)).toEqual(told.map(() => '1,900 ms (kept: 1,950 ms)'));
  expect(titles(10)).toEqual(told.map(() => '19 s (kept: 1.95 s)'));
});

test('of several runs the first heading says which one ends then: the bars above are means of all', () => {
  const told = stories(ONE_LOSS);
  const against = (ends: Parameters<typeof ladderScene>[3]) =>
    ladderScene(told, false, false, ends).diagrams.flatMap(({ titles }) => titles.map((one) => one.against));
  expect(against({ runs: 1 })).toEqual([undefined, undefined]);
  expect(against({ runs: 5 })).toEqual(['first of 5 runs', undefined]);
  expect(against({ runs: 5, kept: [270, 190] })).toEqual(['kept: 270 ms; first of 5 runs', 'kept: 190 ms']);
});

test('what is lost is reported by the receiver: by a message where acknowledgments are drawn, or else on the way to what is sent again', () => {
  const told = stories(ONE_LOSS);
  const reports = (hasAcks: boolean) =>
    ladderScene(told, false, hasAcks).diagrams.flatMap(({ layers }) =>
      layers.map(({ down }) => down.report?.name),
    );
  expect(reports(false)).toEqual(['loss report', 'loss report']);
  expect(reports(true)).toEqual([undefined, undefined]);
});
