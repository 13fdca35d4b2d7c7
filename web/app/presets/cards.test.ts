import { expect, test } from 'vitest';
import type { Claims } from '../../bench/claims/claims.ts';
import { entryOf, isFound } from '../../bench/claims/search.ts';
import { decode } from '../../scenario/decode.ts';
import { statementsOf } from '../../sources/ledger.ts';
import { sourceOf } from '../../sources/sources.ts';
import { LABORATORIES } from '../laboratories.ts';
import { cardsOf } from './cards.ts';
import { CLAIMS } from './claims.ts';

const claims = await Promise.all(CLAIMS.map(({ load }) => load()));

const presetsOf = ({ groups }: Claims) => groups.flatMap(({ presets }) => presets);

test('the panel of presets has every laboratory that has presets', () => {
  const files = Object.keys(import.meta.glob('../../labs/*/presets.ts'));
  const withPresets = LABORATORIES.filter(({ id }) => files.includes(`../../labs/${id}/presets.ts`));
  expect(claims.map(({ lab }) => lab)).toEqual(withPresets.map(({ id }) => id));
  expect(claims.filter((of) => presetsOf(of).length === 0)).toEqual([]);
});

test.each(claims)(
  '$lab: each preset has a name and a claim of its own, short enough for the panel of controls',
  (of) => {
    const presets = presetsOf(of);
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
    expect(new Set(presets.map(({ claim }) => claim)).size).toBe(presets.length);
    expect(presets.filter(({ claim }) => claim.length > 32).map(({ claim }) => claim)).toEqual([]);
  },
);

test.each(claims)('$lab: sources are of its laboratory, and speak of presets that there are', (of) => {
  const ids = presetsOf(of).map(({ id }) => id);
  for (const [id, { source }] of Object.entries(of.grounds)) {
    expect(ids, id).toContain(id);
    expect(sourceOf(source).labs, id).toContain(of.lab);
  }
});

// a wrong number of a statement would show a wrong verdict
test.each(claims)('$lab: the statements of the ledger stand at the place that the preset names', (of) => {
  const ledger = statementsOf(of.lab);
  for (const [id, { place, statements = [] }] of Object.entries(of.grounds)) {
    const named = entryOf([place]);
    for (const number of statements) {
      const found = ledger.find((statement) => statement.number === number);
      expect(found, `${id}: ${number}`).toBeDefined();
      const places = (found?.place ?? '')
        .split(/[,;] /)
        .map((each) => (/^[\dIVX]/.test(each) ? `section ${each}` : each));
      const figures = places.filter((each) => /^(figure|table)/.test(each));
      const figured = /^(Figure|Table)/.test(place) && figures.length > 0 ? figures : places;
      expect(
        figured.some((each) => /\d|[IVX]/.test(each) && numbersOf(each).some((one) => isFound(one, named))),
        `${id}: ${place} and ${found?.place}`,
      ).toBe(true);
    }
  }
});

/** The names in a place: "figure 7" and "figure 12" of "figures 7 and 12". */
function numbersOf(place: string): string[] {
  const [kind = '', ...words] = place.split(' ');
  return words
    .filter((word) => /^(\d|[IVX]+\b)/.test(word))
    .map((word) => `${kind.replace(/s$/, '')} ${word}`);
}

test.each(claims)('$lab: small pictures take less time than what they stand for', (of) => {
  for (const card of cardsOf(of)) {
    const read = decode(card.picture);
    if (read.refusal !== undefined) throw new Error(card.picture);
    expect(read.messages).toEqual([]);
    for (const [id, most] of Object.entries(of.atMost)) {
      expect(Number(Reflect.get(read.scenario.values, id)), card.picture).toBeLessThanOrEqual(Number(most));
    }
  }
});

test.each(claims)(
  '$lab: each preset is found by its claim, its place and a word of its note, and not alone',
  (of) => {
    const all = claims.flatMap(cardsOf);
    for (const { preset, place, entry } of cardsOf(of)) {
      const [figure] = place?.words.match(/\b(figure|table|section|equation) \(?[\dIV]+(\.[\dA-Z]+)*/i) ?? [];
      const [word] = preset.note.match(/\p{L}{7,}/u) ?? [];
      for (const asked of [preset.claim, figure, word].filter((each) => each !== undefined)) {
        expect(isFound(asked, entry), `${asked}: ${preset.id}`).toBe(true);
        expect(all.filter((card) => isFound(asked, card.entry)).length, asked).toBeLessThan(all.length);
      }
    }
  },
);

test('a preset is found by its claim, its figure, its author, the words of the paper and its verdict', () => {
  const all = claims.flatMap(cardsOf);
  const found = (asked: string) =>
    all.filter(({ entry }) => isFound(asked, entry)).map(({ preset }) => preset.id);
  expect(found('a small window caps')).toEqual(['fig8']);
  expect(found('figure 8')).toEqual(['fig8', 'fig8', 'fig8']);
  expect(found('gagnon figure 14')).toEqual(['fig14']);
  expect(found('table ii')).toEqual(['table2']);
  expect(found('rfc 4737 section 7.3')).toEqual(['rfc4737-three']);
  expect(found('bimodal')).toEqual(['fig6']);
  expect(found('contradictory')).toContain('fig6-window');
  expect(found('perpetuum mobile')).toEqual([]);
});

test('words that lead to presets lead to presets that there are', () => {
  const ids = claims.flatMap((of) => presetsOf(of).map(({ id }) => `${of.lab} ${id}`));
  const led = claims.flatMap(({ lab, asked }) =>
    asked.flatMap(({ presets = [] }) => presets.map((id) => `${lab} ${id}`)),
  );
  expect(ids).toEqual(expect.arrayContaining(led));
});

const STUDENTS: readonly (readonly [asked: string, found: string])[] = [
  ['head of line', 'alf defaults'],
  ['blocking', 'alf fig14'],
  ['HOL', 'alf quic'],
  ['QUIC', 'alf quic'],
  ['http/3', 'alf quic'],
  ['multiplexing', 'alf streams-curve'],
  ['receive buffer', 'alf fig13'],
  ['pacing', 'alf fig6-window'],
  ['delayed ack', 'alf fig9-left'],
  ['RTT', 'alf fig10-left'],
  ['resequencing', 'alf defaults'],
  ['SACK', 'red senders'],
  ['duplicate ACK', 'red senders'],
  ['fast retransmit', 'red one-late'],
  ['spurious retransmission', 'red one-late'],
  ['bufferbloat', 'red quick'],
  ['AQM', 'red queues'],
  ['tail drop', 'red queues'],
  ['congestion window', 'red fig5'],
  ['audio', 'dccp table2'],
  ['VoIP', 'dccp table2'],
  ['video', 'dccp table3'],
  ['jitter buffer', 'dccp pays'],
  ['buffer size', 'dccp rule'],
  ['inversions', 'metrics back-to-front'],
  ['reorder density', 'metrics fig3'],
  ['tc qdisc', 'metrics netem'],
];

test.each(STUDENTS)('“%s” finds %s, and not everything', (asked, wanted) => {
  const all = claims.flatMap(cardsOf);
  const found = all.filter(({ entry }) => isFound(asked, entry));
  expect(found.map(({ lab, preset }) => `${lab} ${preset.id}`)).toContain(wanted);
  expect(found.length).toBeLessThan(all.length);
});
