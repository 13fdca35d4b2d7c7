import { describe, expect, test } from 'vitest';
import { TABLE as ALF } from '#pkg/alf.table.ts';
import { TABLE as DCCP } from '#pkg/dccp.table.ts';
import type { Param } from '#pkg/params.ts';
import { TABLE as TCP } from '#pkg/tcp.table.ts';
import { stackBar } from '../../../bench/listed/stackBars.ts';
import { defaultsOf, paramsOf, settleValue } from '../../../scenario/values.ts';
import { calledOf } from '../laboratory.ts';
import { lookOf } from '../looks.ts';
import { laboratoryLinks, lateShares, quantileAt } from './links.ts';
import { READY, readyOf } from './ready.ts';
import {
  answerText,
  assumptions,
  callWords,
  conditions,
  type Emphasis,
  holdWords,
  waitWords,
} from './sentences.ts';

const kept = (...means: number[]) =>
  ['bare', 'reno-2002', 'linux-2010', 'linux-2019'].map((stack, i) => ({
    stack,
    kept: means[i] === undefined ? null : { mean: means[i], ci95: 0.01, n: 5 },
  }));

test('a stack’s bar has the colour of its lines in other figures', () => {
  const colours = kept(0.06, 0.09, 0.81, 0.97).map((one) => stackBar(one, one.stack).bars[0]?.color);
  expect(colours).toEqual(kept().map(({ stack }) => lookOf({ param: 'stack', value: stack }).color));
  expect(new Set(colours).size).toBe(4);
});

const LINK = { rate: 20, rtt: 10 };

describe('the answer', () => {
  test('says whose rate and round trip it is for', () => {
    const { rate, rtt } = defaultsOf('tcp');
    expect(conditions(LINK)).toBe('at 20 Mbit/s and a round trip of 10 ms');
    expect(conditions({ rate: 20, rtt })).toBe('at 20 Mbit/s and the laboratory’s round trip of 100 ms');
    expect(conditions({ rate, rtt: 10 })).toBe('at the laboratory’s 100 Mbit/s and a round trip of 10 ms');
    expect(conditions({ rate, rtt })).toBe('at the laboratory’s 100 Mbit/s and round trip of 100 ms');
  });

  test('names what today’s stack keeps, and who collapses', () => {
    expect(answerText(kept(0.06, 0.09, 0.81, 0.97), false, LINK)).toBe(
      'On this path, at 20 Mbit/s and a round trip of 10 ms, Linux 2019 keeps 97% of its throughput, Linux 2010 81%; SACK alone and Reno of 2002 collapse to 6% and 9%.',
    );
    expect(answerText(kept(0.06, 0.55, 0.81, 0.97), false, LINK)).toBe(
      'On this path, at 20 Mbit/s and a round trip of 10 ms, Linux 2019 keeps 97% of its throughput, Reno of 2002 55%, Linux 2010 81%; SACK alone collapses to 6%.',
    );
  });

  test('does not speak of a collapse where there is none', () => {
    expect(answerText(kept(0.6, 0.7, 0.81, 0.97), false, LINK)).toBe(
      'On this path, at 20 Mbit/s and a round trip of 10 ms, Linux 2019 keeps 97% of its throughput; SACK alone 60%, Reno of 2002 70% and Linux 2010 81%.',
    );
    expect(answerText(kept(1, 0.99, 0.995, 1), false, LINK)).toBe(
      'On this path, at 20 Mbit/s and a round trip of 10 ms, all four stacks keep 99% of their throughput or more.',
    );
    expect(answerText(kept(1, 0.999, 1, 1), false, LINK)).toBe(
      'On this path, at 20 Mbit/s and a round trip of 10 ms, all four stacks keep 100% of their throughput.',
    );
  });

  test('says when nothing helps, and nothing before all is known', () => {
    expect(answerText(kept(0.02, 0.02, 0.1, 0.3), false, LINK)).toBe(
      'On this path, at 20 Mbit/s and a round trip of 10 ms, every stack collapses: Linux 2019 30%, SACK alone 2%, Reno of 2002 2% and Linux 2010 10%.',
    );
    expect(answerText(kept(0.02, 0.02), false, LINK)).toBe('');
    expect(answerText(kept(0.06, 0.09, 0.81, 0.97), true, LINK)).toMatch(/ so far\.$/);
  });
});

test('a headline beside the bars of four stacks names the one that it is about, unless that is what differs', () => {
  const scenario = { ...defaultsOf('tcp'), stack: 'linux-2010', fig: 'path' } as const;
  expect(calledOf(scenario, scenario)).toBe('throughput that Linux 2010 keeps');
  expect(calledOf(scenario, { stack: 'bare' })).toBe('throughput that TCP keeps');
  expect(calledOf({ ...scenario, fig: 'transfer' }, scenario)).toBe('throughput that TCP keeps');
});

/** 90% of the packets on time; then up to 4 ms late, a jump to 10 ms at 99%, and up to 20 ms. */
const PATH = {
  percents: Float64Array.of(90, 99, 99, 100),
  delays: Float64Array.of(0, 4, 10, 20),
  text: '90:0,99:4,99:10,100:20',
};

describe('the path', () => {
  test('is read as the model reads it', () => {
    expect([0, 90, 94.5, 99, 99.5, 100].map((percent) => quantileAt(PATH, percent))).toEqual([
      0, 0, 2, 10, 15, 20,
    ]);
  });

  test('goes to other laboratories with a wait for all but one packet in a thousand', () => {
    const { delay, ...rest } = laboratoryLinks(PATH, { rtt: 5 });
    expect(delay).toBeCloseTo(19, 9);
    expect(rest).toEqual({
      wait: 20,
      // half of the round trip, rounded to whole milliseconds
      alf: '#/alf?d=3',
      dccp: '#/dccp?rtt=10&law=quantiles&path=90:0,99:4,99:10,100:20&sizing=rule&dmax=20',
    });
  });

  test('goes nowhere with a number that the parameters there cannot be', () => {
    const rangeOf = ({ params }: { params: readonly Param[] }, name: string) => {
      const values = params.find(({ id }) => id === name)?.values;
      if (values?.kind !== 'number') throw new Error(`${name} is no number`);
      return values;
    };
    const went = (rtt: number, last: number) => {
      const { alf, dccp } = laboratoryLinks({ ...PATH, delays: Float64Array.of(0, 0, last, last) }, { rtt });
      const numberIn = (link: string, id: string) => Number(new RegExp(`[?&]${id}=([^&]*)`).exec(link)?.[1]);
      return { d: numberIn(alf, 'd'), rtt: numberIn(dccp, 'rtt'), wait: numberIn(dccp, 'dmax') };
    };
    const [d, rtt, wait] = [rangeOf(ALF, 'd'), rangeOf(DCCP, 'rtt'), rangeOf(DCCP, 'dmax')];
    expect(went(0, 0)).toMatchObject({ rtt: rtt.min, wait: wait.step });
    expect(went(1e9, 1e9)).toMatchObject({ rtt: rtt.max, wait: wait.max });
    const own = rangeOf(TCP, 'rtt');
    expect(went(own.min, 0).d).toBeGreaterThanOrEqual(d.min);
    expect(went(own.max, 0).d).toBeLessThanOrEqual(d.max);
  });

  test('is drawn as the share that is later: a tenth at once, a hundredth over the step, nothing beyond the end', () => {
    const { x, y } = lateShares(PATH);
    expect(x.slice(0, 2)).toEqual([0, 0]);
    expect(y.slice(0, 2)).toEqual([1, 1 - 0.9]);
    expect(y[x.indexOf(10)]).toBeCloseTo(0.01, 10);
    expect(Math.max(...x)).toBeLessThan(20);
    expect(y.every((share, i) => share > 0 && share <= (y[i - 1] ?? 1))).toBe(true);
  });

  test('is drawn as the law that lies between its quantiles, though its shares stand on a logarithmic axis', () => {
    const path = { percents: Float64Array.of(50, 99.9, 100), delays: Float64Array.of(0, 10, 12) };
    const { x, y } = lateShares(path);
    const drawnAt = (delay: number) => {
      const next = x.findIndex((one) => one > delay);
      const [from = 0, to = 0, high = 0, low = 0] = [x[next - 1], x[next], y[next - 1], y[next]];
      return high * (low / high) ** ((delay - from) / (to - from));
    };
    for (const delay of [0.1, 3, 7, 9.5, 9.9, 9.97, 10.5, 11.5, 11.75]) {
      const late = path.percents.findIndex((_, i) => quantileAt(path, path.percents[i] ?? 0) > delay);
      const [before, after] = [path.percents[late - 1] ?? 0, path.percents[late] ?? 100];
      const [low, high] = [path.delays[late - 1] ?? 0, path.delays[late] ?? 0];
      const law = 1 - (before + ((after - before) * (delay - low)) / (high - low)) / 100;
      expect(drawnAt(delay) / law, `${delay} ms`).toBeCloseTo(1, 2);
    }
    expect(y.at(-1)).toBe(1e-4);
  });
});

test('each ready path is one that a scenario holds as it stands, with its source', () => {
  for (const { values, source } of READY) {
    for (const [id, value] of Object.entries(values)) {
      const param = paramsOf('tcp').find((one) => one.id === id);
      expect(param && settleValue(param, value)).toBe(value);
    }
    expect(source).toMatch(/\(.*(\d{4}|table).*\)/);
  }
});

test('a scenario has a ready path only with its rate and its round trip', () => {
  for (const one of READY) {
    const scenario = { ...defaultsOf('tcp'), ...one.values };
    expect(readyOf(scenario)).toBe(one);
    if (one.values.rate !== undefined) expect(readyOf({ ...scenario, rate: 50 })).toBeUndefined();
    if (one.values.rtt !== undefined) expect(readyOf({ ...scenario, rtt: 50 })).toBeUndefined();
  }
});

test('what is assumed has the numbers of the scenario', () => {
  const words = assumptions({ law: 'quantiles', rate: 3.4, rtt: 40, transfer: 120, runs: 1 });
  expect(words).toContain('3.4 Mbit/s and a round trip of 40 ms');
  expect(words).toContain('1 transfer of 120 MB a stack');
});

test('what is gained by not waiting for order', () => {
  expect(waitWords({ waiting: 0.4, waitMean: 0.8, waitMax: 3 })).toBe(
    'In order, 40% of the packets wait for a late one: 0.8 ms on average over all packets, 3 ms at most. As they arrive, none waits.',
  );
  expect(waitWords({ waiting: 0, waitMean: 0, waitMax: 0 })).toBe(
    'Every packet comes in order: nothing waits.',
  );
});

test('a receiver is not told to wait where every packet comes in order', () => {
  const said = ({ before, strong, after }: Emphasis) => before + strong + after;
  const calm = { waiting: 0 };
  expect(said(holdWords(calm, { delay: 0, wait: 5 }, 959, 959))).toBe(
    'Not at all: every packet comes in order. A stream of up to 1 Mbit/s runs at 959 kbit/s.',
  );
  expect(said(callWords(calm, 4.4, 4.4))).toBe('A G.711 call scores 4.4 (1 bad, 5 excellent).');
  const late = { waiting: 0.4 };
  expect(said(holdWords(late, { delay: 20, wait: 20 }, 484, 258))).toBe(
    '20 ms restore the order of all but one packet in a thousand. With that wait a stream of up to 1 Mbit/s runs at 484 instead of 258 kbit/s.',
  );
  // the wait that is computed with is not told as the one that is needed
  expect(said(holdWords(late, { delay: 5.319, wait: 10 }, 484, 258))).toBe(
    '5.32 ms restore the order of all but one packet in a thousand. With 10 ms, the next step in the laboratory, a stream of up to 1 Mbit/s runs at 484 instead of 258 kbit/s.',
  );
  expect(said(holdWords(late, { delay: 1400, wait: 1000 }, 484, 258))).toContain(
    '1,400 ms restore the order of all but one packet in a thousand. With 1,000 ms, the most in the laboratory, a stream',
  );
  expect(said(callWords(late, 4.3, 4.3))).toBe(
    'With that wait a G.711 call scores 4.3, as without (1 bad, 5 excellent).',
  );
});
