import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LABS } from '#pkg/params.ts';
import { arbitraryScenario } from './arbitrary.ts';
import { decode } from './decode.ts';
import { encode } from './encode.ts';
import { defaultsOf } from './values.ts';

/** The canonical text of a link, as the address bar would show it. */
function canonical(link: string): string {
  const { scenario } = decode(link);
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

  test('defaults are left out', () => expect(encode(lab, defaultsOf(lab))).toBe(`#/${lab}`));
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
    ['arbitrary pairs', query],
  ])('%s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const { scenario, messages } = decode(text);
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
    const since = performance.now();
    const { messages } = decode(`#/alf?lose=${piece.repeat(1_000_000 / piece.length)}`);
    expect(messages[0]).toMatch(/^The link is too long/);
    expect(performance.now() - since).toBeLessThan(500);
  });
});

describe('messages', () => {
  test.each([
    ['#/alf?ta=NaN', 'Processing time Ta: "NaN" is not a number; it keeps its default.'],
    ['#/alf?ta=1e309', 'Processing time Ta: 1e309 was clamped to 200 ms.'],
    ['#/alf?ta=-5', 'Processing time Ta: -5 was clamped to 0 ms.'],
    ['#/alf?w=16.4', 'Receive window W: 16.4 was rounded to 16 ADUs.'],
    ['#/alf?x=', 'Curve against: "" is not one of its values; it keeps its default.'],
    ['#/alf?ta=1&ta=2', 'Processing time Ta is given twice; the first counts.'],
    ['#/alf?lose=7,x,y', 'Forced losses: entries that could not be read were ignored: x.'],
    ['#/alf?lose=%E0%A4%A', 'Forced losses: the text could not be decoded and was ignored.'],
    ['#/alf?<script>=1', '"<script>" is not known here and was ignored.'],
    ['#/nowhere', 'There is no laboratory "nowhere"; this is alf.'],
    ['#/alf?v=99', 'This link was made by a later version (99); what is known here was read.'],
  ])('%s', (link, message) => expect(decode(link).messages).toEqual([message]));

  test('an empty link is the first laboratory, without a word', () => {
    expect(decode('').messages).toEqual([]);
    expect(canonical('')).toBe(`#/${LABS[0]?.id}`);
  });

  test('at most twelve, then how many more', () => {
    const query = Array.from({ length: 20 }, (_, at) => `k${at}=1`).join('&');
    const { messages } = decode(`#/alf?${query}`);
    expect(messages).toHaveLength(13);
    expect(messages.at(-1)).toBe('and 8 more');
  });
});
