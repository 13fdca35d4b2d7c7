// Rust and TypeScript read any text alike: both read a few thousand texts, made from the parameter table and from
// input on which parsers often fail. The seed is fixed; CODEC_SEED tries other texts, CODEC_CASES more.

import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LABS } from '../sim-wasm/pkg/params.ts';
import { readingOf } from '../web/scenario/reading.ts';
import { paramsOf } from '../web/scenario/values.ts';
import { rustFolder } from './run.mjs';

const seed = Number(process.env.CODEC_SEED ?? 9);
const numRuns = Number(process.env.CODEC_CASES ?? 6000);

const params = LABS.flatMap(({ id }) => paramsOf(id));
const choices = params.flatMap(({ values }) =>
  values.kind === 'choice' ? values.options.map(({ id }) => id) : [],
);

const unicode = fc.string({ unit: 'binary', maxLength: 12 });
/** Includes lone surrogates, which JavaScript strings may contain. */
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 6 })
  .map((codes) => String.fromCharCode(...codes));
const percent = fc
  .integer({ min: 0, max: 255 })
  .map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`);
const encoded = unicode.map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')));
const odd = fc.constantFrom(
  ...['', '%', '%4', '%zz', '%+1', '%2B5', '+', '+5', ' 7 ', '%C2%85', '%EF%BB%BF7', '%00', '%ff', '%F0%9F'],
  ...[
    '-0',
    '1e400',
    '-1e400',
    '1e-400',
    'NaN',
    'Infinity',
    '-Infinity',
    '0x10',
    '1_0',
    '1,5',
    '٣',
    '.',
    '5.',
  ],
  ...[
    '.5',
    '1e',
    'e5',
    '1e%2B1',
    '1.5.2',
    '9'.repeat(400),
    `0.${'0'.repeat(400)}1`,
    '1e99999999999999999999',
  ],
  ...['0.00005', '0.125', '2.5', '16.5', '99999999999999999999', '\u00a0 8', '\u180e8', '\ufeff8', '8\u2028'],
  ...[
    '#/',
    '#',
    '?',
    '&',
    '=',
    '/',
    'v',
    'list',
    'model',
    '__proto__',
    'constructor',
    '\n',
    '\t',
    '\0',
    '😀',
    '\ud83d',
  ],
);
const number = fc.oneof(
  fc.double().map(String),
  fc.double({ min: -10, max: 300, noNaN: true }).map(String),
  fc.integer({ min: -5, max: 20_000 }).map(String),
  fc.double({ min: 0, max: 300, noNaN: true }).map((value) => value.toFixed(3)),
);
const list = fc
  .array(fc.oneof({ weight: 9, arbitrary: number }, odd), { maxLength: 40 })
  .chain((items) => fc.constantFrom(',', '+', '%20', ' ', ', ').map((mark) => items.join(mark)));
/** Tables of quantiles, sometimes with invalid points. */
const quantiles = fc
  .array(
    fc
      .tuple(fc.oneof({ weight: 9, arbitrary: number }, odd), fc.oneof({ weight: 9, arbitrary: number }, odd))
      .map(([percent, delay]) => `${percent}:${delay}`),
    { maxLength: 9 },
  )
  .map((points) => points.join(','));
const long = fc
  .tuple(fc.oneof(odd, number, list), fc.integer({ min: 1, max: 1500 }))
  .map(([piece, times]) => piece.repeat(times).slice(0, 12_000));

const id = fc.constantFrom(...params.map((param) => param.id));
const key = fc.oneof({ weight: 8, arbitrary: id }, odd, unicode);
const value = fc.oneof(
  { weight: 4, arbitrary: number },
  { weight: 2, arbitrary: fc.constantFrom(...choices) },
  { weight: 2, arbitrary: odd },
  list,
  quantiles,
  encoded,
  percent,
  unicode,
  units,
  long,
);
const version = fc
  .tuple(
    fc.constantFrom('v', 'model'),
    fc.constantFrom(
      '',
      '0',
      '1',
      '01',
      '+1',
      '2',
      '99',
      '-1',
      '1.0',
      'abc',
      '4294967297',
      '9'.repeat(30),
      '%31',
      '١',
    ),
  )
  .map(([key, given]) => `${key}=${given}`);
/** A kept scenario, sometimes with separators of its items inside values. */
const kept = fc
  .array(
    fc.tuple(key, fc.oneof(number, encoded, odd)).map(([k, v]) => `${k}:${v}`),
    { maxLength: 6 },
  )
  .map((items) => `keep=${items.join(',').replaceAll('%', '%25')}`);
/** Parameters from the openings of bare links, and at their defaults. */
const opened = fc.constantFrom('tau=2', 'tau=0', 'bench=sequence', 'seq=1+2+4+5+3+6', 'bench=jitter');
const pair = fc.oneof(
  { weight: 2, arbitrary: kept },
  { weight: 12, arbitrary: fc.tuple(key, value).map(([k, v]) => `${k}=${v}`) },
  { weight: 2, arbitrary: key },
  { weight: 1, arbitrary: opened },
  { weight: 1, arbitrary: version },
);
const before = fc.constantFrom(
  '#/',
  '#/',
  '#/',
  '/',
  '',
  '#',
  '#/#/',
  'https://example.org/a/?b=c#/',
  '?ta=1#/',
);
const name = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...LABS.map((lab) => lab.id)) },
  fc.constantFrom(
    '',
    'xyz',
    'ALF',
    '%61lf',
    'alf/',
    'alf#/alf',
    '__proto__',
    '🐌',
    '%F0%9F%90%8C',
    '%ff',
    'a+b',
  ),
  unicode,
);
const link = fc
  .tuple(
    before,
    name,
    // short texts too: the bare link, and the opening alone
    fc.oneof(
      { weight: 3, arbitrary: fc.array(pair, { maxLength: 16 }) },
      fc.array(fc.oneof(opened, version), { maxLength: 2 }),
    ),
  )
  .map(([start, lab, pairs]) => `${start}${lab}?${pairs.join('&')}`);
/** A link with something cut out, duplicated or inserted. */
const mutated = fc
  .tuple(link, fc.nat(), fc.nat({ max: 12 }), fc.oneof(odd, percent, units, fc.constant(null)))
  .map(([text, place, length, piece]) => {
    const at = place % (text.length + 1);
    const cut = text.slice(at, at + length);
    return text.slice(0, at) + (piece ?? cut + cut) + text.slice(at + (piece === null ? length : length % 3));
  });
const text = fc.oneof(
  { weight: 5, arbitrary: link },
  { weight: 4, arbitrary: mutated },
  fc.string({ unit: 'binary', maxLength: 200 }),
);

/** @param {string[]} texts @returns {unknown[]} */
function rust(texts) {
  const args = ['run', '--quiet', '--package', 'xtask', '--', 'read'];
  const { status, stdout, stderr } = spawnSync('cargo', args, {
    cwd: rustFolder,
    input: JSON.stringify(texts),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(`xtask read failed: ${stderr}`);
  return JSON.parse(stdout);
}

test('random links and mutations of them', { timeout: 300_000 }, () => {
  const texts = fc.sample(text, { seed, numRuns });
  // Rust strings cannot contain lone surrogates; reading replaces them in the same way
  const readings = rust(texts.map((each) => each.replace(/\p{Surrogate}/gu, '\uFFFD')));
  expect(readings).toHaveLength(numRuns);
  const counts = { opened: 0, refused: 0, silent: 0 };
  for (const [at, each] of texts.entries()) {
    const reading = readingOf(each);
    expect(reading, JSON.stringify(each)).toEqual(readings[at]);
    if (reading.messages === undefined) counts.refused += 1;
    else counts.opened += 1;
    if (reading.messages?.length === 0) counts.silent += 1;
  }
  // texts of every kind must have occurred
  for (const [sort, count] of Object.entries(counts)) expect(count, sort).toBeGreaterThan(numRuns / 50);
});
