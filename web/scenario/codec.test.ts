import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lab, LabName, Scenarios } from '#pkg/params.ts';
import { LABS, SCENARIO_VERSION } from '#pkg/params.ts';
import { arbitraryScenario } from './arbitrary.testing.ts';
import { decode, keptOf, type Reading, readRoute, routeOf } from './decode.ts';
import { encode } from './encode.ts';
import { tableOf } from './tables.ts';
import { defaultsOf, paramsOf, withDefaults } from './values.ts';

/** Reads a link that can be opened. */
function read(link: string): Reading {
  const reading = decode(link);
  if (reading.refusal !== undefined) throw new Error(`${link} cannot be opened`);
  return reading;
}

/** The canonical text of a link, as the address bar would show it. */
function canonical(link: string): string {
  const { scenario } = read(link);
  return encode(scenario.lab, scenario.values);
}

describe.each(LABS.map(({ id }) => id))('scenario text of %s', (lab) => {
  test('decode(encode(s)) is s, without a message', () => {
    fc.assert(
      fc.property(arbitraryScenario(lab), (values) => {
        expect(decode(encode(lab, values))).toEqual({ scenario: { lab, values }, messages: [] });
      }),
      { numRuns: 500 },
    );
  });

  test('canonical text stays as it is, also inside a full address', () => {
    fc.assert(
      fc.property(arbitraryScenario(lab), (values) => {
        const text = encode(lab, values);
        expect(canonical(text)).toBe(text);
        expect(canonical(`https://example.org/a/b/${text}`)).toBe(text);
      }),
    );
  });

  test('what differs from the defaults alone is written, and the bare link is the opening', () => {
    const { opening } = tableOf(lab);
    const bare = read(`#/${lab}`).scenario;
    expect(bare).toEqual(read(`#/${lab}?${opening}`).scenario);
    expect(bare).toEqual(read(`#/${lab}?&v=${SCENARIO_VERSION}`).scenario);
    expect(canonical(`#/${lab}`)).toBe(`#/${lab}`);
    const defaults = encode(lab, defaultsOf(lab));
    expect(defaults === `#/${lab}`).toBe(opening === '');
    expect(read(defaults)).toEqual({ scenario: { lab, values: defaultsOf(lab) }, messages: [] });
    // written by a later build, with every other parameter at its default
    expect(read(`#/${lab}?new=1`).scenario.values).toEqual(defaultsOf(lab));
    // a kept scenario is not read with the opening either
    expect(keptOf(lab, read(`#/${lab}?keep=defaults`).scenario.values as Scenarios[typeof lab])).toEqual({
      ...defaultsOf(lab),
      keep: '',
    });
  });

  test('a link keeps its meaning whichever parameters it gives', () => {
    const params = paramsOf(lab);
    const some = fc.tuple(arbitraryScenario(lab), fc.subarray([...params], { maxLength: 2 }));
    fc.assert(
      fc.property(some, ([values, given]) => {
        const ids = new Set(given.map(({ id }) => id));
        const rest = params.filter(({ id }) => !ids.has(id)).map(({ id }) => id as keyof typeof values);
        const few = withDefaults(lab, values, rest);
        expect(decode(encode(lab, few))).toEqual({ scenario: { lab, values: few }, messages: [] });
      }),
    );
  });
});

describe('any text is read', () => {
  const key = fc.constantFrom(
    'ta',
    'w',
    'l',
    'n',
    'delay',
    'lose',
    'burst',
    'v',
    '__proto__',
    'constructor',
    '',
  );
  const pair = fc.tuple(
    key,
    fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String), fc.constant('%')),
  );
  const query = fc.array(pair).map((pairs) => `#/alf?${pairs.map(([k, v]) => `${k}=${v}`).join('&')}`);

  test.each([
    ['arbitrary text', fc.string({ unit: 'binary', maxLength: 300 })],
    ['arbitrary text after the laboratory', fc.string({ unit: 'binary' }).map((text) => `#/alf?${text}`)],
    ['arbitrary pairs', query],
  ])('%s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const reading = decode(text);
        if (reading.refusal !== undefined) return;
        const { scenario, messages } = reading;
        const written = encode(scenario.lab, scenario.values);
        expect(messages.length).toBeLessThanOrEqual(13);
        expect(decode(written)).toEqual({ scenario, messages: [] });
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['letters', 'a'],
    ['pairs', '&ta=1'],
    ['percent signs', '%'],
    ['white space', ' '],
    ['emoji', '😀'],
    ['lone surrogates', '\uD800'],
    ['transmissions', '7.2,'],
  ])('a megabyte of %s', (_, piece) => {
    // reading in more than linear time would exceed the time limit of a test
    const { messages } = read(`#/alf?lose=${piece.repeat(1_000_000 / piece.length)}`);
    expect(messages[0]).toMatch(/^The link is too long/);
  });
});

describe('messages', () => {
  test.each([
    ['#/alf?ta=NaN', 'Processing time Ta: “NaN” is not a number; the default is used.'],
    ['#/alf?ta=1e309', 'Processing time Ta: 1e309 was clamped to 200 ms.'],
    ['#/alf?ta=-5', 'Processing time Ta: -5 was clamped to 0 ms.'],
    ['#/alf?w=16.4', 'Receive window W: 16.4 was rounded to 16 packets.'],
    ['#/alf?x=', 'Curve against: “” cannot be chosen; the default is used.'],
    ['#/alf?ta=1&ta=2', 'Processing time Ta is given twice; the first counts.'],
    ['#/alf?lose=7,x,y', 'Forced losses: entries that could not be read were ignored: x.'],
    ['#/alf?lose=%E0%A4%A', 'Forced losses: the text could not be decoded and was ignored.'],
    ['#/alf?<script>=1', '“<script>” is not known here and was ignored.'],
    ['#/alf?v=two', '“two” is not a version of links and was ignored.'],
  ])('%s', (link, message) => expect(read(link).messages).toEqual([message]));

  test('at most twelve, then how many more', () => {
    const query = Array.from({ length: 20 }, (_, at) => `k${at}=1`).join('&');
    const { messages } = read(`#/alf?${query}`);
    expect(messages).toHaveLength(13);
    expect(messages.at(-1)).toBe('and 8 more');
  });
});

describe('what cannot be opened here', () => {
  test.each([
    ['', { kind: 'none' }],
    ['#/?ta=5', { kind: 'none' }],
    ['#/nowhere', { kind: 'laboratory', given: 'nowhere' }],
    ['#/%F0%9F%90%8C', { kind: 'laboratory', given: '🐌' }],
    ['#/constructor', { kind: 'laboratory', given: 'constructor' }],
    ['#/about', { kind: 'page', given: 'about' }],
    ['#/about/papers?ta=5', { kind: 'page', given: 'about' }],
    ['#/about?v=99', { kind: 'version', given: '99' }],
    [`#/alf?v=${SCENARIO_VERSION + 1}`, { kind: 'version', given: `${SCENARIO_VERSION + 1}` }],
    ['#/nowhere?v=99', { kind: 'version', given: '99' }],
  ] as const)('%s', (link, refusal) => expect(decode(link)).toEqual({ refusal }));

  test('a version that is known says nothing', () => {
    expect(read(`#/alf?v=${SCENARIO_VERSION}&ta=5`)).toMatchObject({ messages: [] });
  });
});

test('a page reads what follows its name', () => {
  expect(routeOf('#/about')).toEqual({ kind: 'page', page: 'about', path: '' });
  expect(routeOf('#/about/red%2D17/x')).toEqual({ kind: 'page', page: 'about', path: 'red-17/x' });
  expect(routeOf('#/abouts')).toEqual({ kind: 'refused', refusal: { kind: 'laboratory', given: 'abouts' } });
});

describe('former ids', () => {
  const delay = paramsOf('alf').find(({ id }) => id === 'delay');
  const ta = paramsOf('alf').find(({ id }) => id === 'ta');
  const name: LabName = { id: 'alf', name: '', title: '', formerIds: ['framing'] };
  const lab: Lab = {
    id: 'alf',
    measures: [],
    opening: 'ta=20',
    params: [delay, ta].filter((param) => param !== undefined),
    aliases: { params: [['tp', 'ta']], choices: [['delay', 'fixed', 'constant']] },
  };

  test.each([
    ['#/framing', { ta: 20 }, 0],
    ['#/framing?tp=30', { ta: 30 }, 0],
    ['#/framing?tp=20', { ta: 20 }, 0],
    ['#/alf?delay=fixed', { delay: 'constant' }, 0],
    ['#/alf?tp=20&ta=30', { ta: 20 }, 1],
    ['#/alf?ta=30&tp=20', { ta: 30 }, 1],
  ])('%s', (link, values, messages) => {
    const route = routeOf(link, [name]);
    if (route.kind !== 'laboratory') throw new Error(`${link} leads nowhere`);
    const reading = readRoute(route, lab);
    expect(reading.scenario.values).toMatchObject(values);
    expect(reading).not.toHaveProperty('hasUnknown');
    expect(reading.messages).toHaveLength(messages);
  });
});

test('unknown keys and choices are told from what is clamped or given twice', () => {
  expect(decode('#/alf?ta=999&w=8&w=9&l=x&delay=%ff')).not.toHaveProperty('hasUnknown');
  expect(decode('#/alf?ta=999&new=1')).toHaveProperty('hasUnknown', true);
  expect(decode('#/alf?ta=999&delay=new')).toHaveProperty('hasUnknown', true);
});
