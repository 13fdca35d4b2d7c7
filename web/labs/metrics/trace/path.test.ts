import { expect, test } from 'vitest';
import { TABLE as TCP } from '#pkg/tcp.table.ts';
import { pathLink, pathText, pathWords } from './path.ts';

const table = (percents: number[], delays: number[], spacing?: number) => ({
  percents: Float64Array.from(percents),
  delays: Float64Array.from(delays),
  ...(spacing === undefined ? {} : { spacing }),
});

test('the delays of a trace are a table in a link', () => {
  const path = table([92.4, 92.4, 96.2, 100], [0, 1.25, 3, 20.50049], 0.2);
  expect(pathLink({ path })).toBe('#/tcp?law=quantiles&path=92.4:0,92.4:1.25,96.2:3,100:20.5&fig=path');
  expect(pathWords({ path })).toMatch(
    /packets are assumed to leave 0.2 ms apart.*Rate and round trip are not taken from this trace/,
  );
});

test('without times a place is the time of a packet, and that is said', () => {
  const path = table([80, 80, 100], [0, 1.5, 2.5]);
  expect(pathText({ path })).toBe('80:0,80:0.182,100:0.304');
  expect(pathWords({ path })).toMatch(/^The trace has no times.*1,518 bytes at 100 Mbit/);
});

test('a round trip that the laboratory cannot take is the nearest that it can', () => {
  const range = TCP.params.find(({ id }) => id === 'rtt')?.values;
  const trip = (roundTrip: number) =>
    Number(/rtt=(\d+)/.exec(pathLink({ path: table([100], [0], 1), tcp: { roundTrip } as never }))?.[1]);
  expect(range).toMatchObject({ min: trip(0.01), max: trip(1e6) });
});

test('the round trip of a handshake goes along', () => {
  const tcp = { roundTrip: 41.26 } as never;
  expect(pathLink({ path: table([100], [0], 1), tcp })).toBe(
    '#/tcp?law=quantiles&path=100:0&rtt=41.3&fig=path',
  );
  expect(pathWords({ path: table([100], [0], 1), tcp })).toContain('The round trip is that of the handshake');
});
