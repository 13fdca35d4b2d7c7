// Reads hostile links without a page: the messages on ignored and clamped values, the scenario that is read, and the links
// that open nothing. A test of the page opens some of them (e2e/hostile.spec.ts).

import { expect, test } from 'vitest';
import { decode } from './decode.ts';
import { encode } from './encode.ts';

/** The link, its message (null: none), and its canonical text (null: the link has an unknown key or choice). */
type Case = readonly [link: string, said: RegExp | null, canonical: string | null];

const many = Array.from({ length: 1000 }, (_, at) => `k${at}=1`).join('&');

const CASES: readonly Case[] = [
  // keys
  ['#/alf?foo=1', /“foo” is not known here/, null],
  ['#/alf?tq=20&ta=300', /“tq” is not known.+clamped to 200/, null],
  ['#/alf?=', /“” is not known here/, null],
  ['#/alf?&&&&', null, '#/alf'],
  ['#/alf?ta=20&ta=30', /Processing time Ta is given twice; the first counts/, '#/alf?ta=20'],
  ['#/alf?TA=20', /“TA” is not known here/, null],
  ['#/alf?__proto__=1', /“__proto__” is not known here/, null],
  ['#/alf?constructor=1&toString=2', /“toString” is not known here/, null],
  [`#/alf?${many}`, /and \d+ more/, null],
  ['#/alf?%00=%00', /is not known here/, null],
  // numbers
  ['#/alf?ta=NaN', /Processing time Ta: “NaN” is not a number; the default is used/, '#/alf'],
  ['#/alf?ta=-Infinity', /“-Infinity” is not a number/, '#/alf'],
  ['#/alf?ta=1e309', /1e309 was clamped to 200 ms/, '#/alf?ta=200'],
  ['#/alf?ta=-1e309', /-1e309 was clamped to 0 ms/, '#/alf?ta=0'],
  ['#/alf?d=-5', /One-way delay D: -5 was clamped to 1 ms/, '#/alf?d=1'],
  ['#/alf?ta=-0', null, '#/alf?ta=0'],
  ['#/alf?w=0', /Receive window W: 0 was clamped to 1 packet\./, '#/alf?w=1'],
  ['#/alf?w=99999', /99999 was clamped to 256 packets/, '#/alf?w=256'],
  ['#/alf?w=16.5', /16\.5 was rounded to 17 packets/, '#/alf?w=17'],
  ['#/alf?l=2', /Loss rate L: 2 was clamped to 0\.6\./, '#/alf?l=0.6'],
  ['#/alf?ta=0x10', /“0x10” is not a number/, '#/alf'],
  ['#/alf?ta=1,5', /“1,5” is not a number/, '#/alf'],
  ['#/alf?ta=٣', /Ta: “.+” is not a number/, '#/alf'],
  ['#/alf?ta=', /Ta: “” is not a number/, '#/alf'],
  ['#/alf?ta', /Ta: “” is not a number/, '#/alf'],
  ['#/alf?ta=%00', /Ta: “.+” is not a number/, '#/alf'],
  ['#/alf?ta=🐌', /Ta: “🐌” is not a number/, '#/alf'],
  [`#/alf?ta=${'9'.repeat(400)}`, /Ta: 9+… was clamped to 200 ms/, '#/alf?ta=200'],
  ['#/alf?seed=99999999999999999999', /Seed: .+ was clamped to 999,999\./, '#/alf?seed=999999'],
  ['#/alf?n=1e400&runs=1e400', /Runs: 1e400 was clamped to 200 runs/, '#/alf?n=10000&runs=200'],
  // scripts and broken text
  [
    '#/alf?delay=<script>alert(1)</script>',
    /Delay law: “<script>alert\(1\)<\/script>” cannot be chosen/,
    null,
  ],
  ['#/alf?<img src=x onerror=alert(1)>', /is not known here/, null],
  [
    '#/alf?lose="><svg onload=alert(1)>',
    /Forced losses: entries that could not be read were ignored/,
    '#/alf',
  ],
  ['#/alf?ta=%', /Ta: the text could not be decoded/, '#/alf'],
  ['#/alf?ta=%E0%A4%A', /Ta: the text could not be decoded/, '#/alf'],
  ['#/alf?delay=%ff%fe', /Delay law: the text could not be decoded/, '#/alf'],
  [`#/alf?${'x'.repeat(1_000_000)}`, /The link is too long/, null],
  // versions, and text before the scenario
  ['?ta=30#/alf?ta=20', null, '#/alf?ta=20'],
  ['#/alf?v=1&ta=20', null, '#/alf?ta=20'],
  ['#/alf?v=x&ta=20', /“x” is not a version of links/, '#/alf?ta=20'],
];

test.each(CASES)('is read: %.40s', (link, said, canonical) => {
  const reading = decode(link);
  if (reading.refusal !== undefined) throw new Error(`${link.slice(0, 80)} cannot be opened`);
  const { scenario, messages, hasUnknown = false } = reading;
  if (said === null) expect(messages).toEqual([]);
  else expect(messages.join(' ')).toMatch(said);
  const text = decodeURIComponent(encode(scenario.lab, scenario.values));
  // an address stays as given if it has unknown parts, or was too long
  if (canonical === null) expect(hasUnknown || /too long/.test(messages[0] ?? '')).toBe(true);
  else expect(text).toBe(canonical);
});

test.each([
  ['#/nowhere?ta=20', 'laboratory', 'nowhere'],
  ['#/<b>alf</b>', 'laboratory', '<b>alf</b>'],
  ['#/🐌', 'laboratory', '🐌'],
  ['#/__proto__', 'laboratory', '__proto__'],
  ['#/alf/../../etc/passwd', 'laboratory', 'alf/../../etc/passwd'],
  ['#/alf#/alf', 'laboratory', 'alf#/alf'],
  [`#/${'x'.repeat(1_000_000)}`, 'laboratory', `${'x'.repeat(40)}…`],
  ['#javascript:alert(1)', 'laboratory', '#javascript:alert(1)'],
  ['#/?ta=20', 'none', undefined],
  ['#/alf?v=99&ta=20', 'version', '99'],
] as const)('opens nothing: %.40s', (link, kind, given) => {
  expect(decode(link).refusal).toEqual(given === undefined ? { kind } : { kind, given });
});
