// The cards of presets: each with its claim, the place in its source, and the ledger's statements.

import { LABS, type LabId } from '#pkg/params.ts';
import type { Claims } from '../../bench/claims/claims.ts';
import { type Entry, entryOf } from '../../bench/claims/search.ts';
import { encode } from '../../scenario/encode.ts';
import type { Preset } from '../../scenario/preset.ts';
import { fromPairs, type Value, valueIn } from '../../scenario/values.ts';
import { allAuthorsOf, shortName, venueOf } from '../../sources/citations.ts';
import { type Statement, statementsOf } from '../../sources/ledger.ts';
import { type Source, sourceOf } from '../../sources/sources.ts';

export interface Card {
  readonly lab: LabId;
  readonly group: string;
  readonly preset: Preset;
  readonly place: { readonly source: Source; readonly words: string } | null;
  readonly statements: readonly Statement[];
  /** The address text of the small picture's scenario. */
  readonly picture: string;
  readonly entry: Entry;
}

export function cardsOf(claims: Claims): readonly Card[] {
  const { lab, groups, grounds, asked } = claims;
  const title = LABS.find(({ id }) => id === lab)?.title ?? '';
  const ledger = statementsOf(lab);
  return groups.flatMap(({ name, presets }) =>
    presets.map((preset) => {
      const ground = grounds[preset.id];
      const source = ground && sourceOf(ground.source);
      const numbers = ground?.statements ?? [];
      const statements = ledger.filter(({ number }) => numbers.includes(number));
      const sourced = source && [
        shortName(source),
        allAuthorsOf(source),
        source.title,
        venueOf(source),
        `${source.year}`,
      ];
      return {
        lab,
        group: name,
        preset,
        place: source === undefined ? null : { source, words: ground?.place ?? '' },
        statements,
        picture: pictureOf(claims, preset),
        entry: entryOf([
          preset.claim,
          preset.note,
          name,
          title,
          ...asked.filter(({ presets }) => presets?.includes(preset.id) ?? true).map(({ words }) => words),
          ...(sourced ?? []),
          ground?.place ?? '',
          ...statements.flatMap(({ place, words, judged }) => [
            `section ${place}`,
            words,
            ...judged.map(({ verdict }) => verdict),
          ]),
        ]),
      };
    }),
  );
}

/** The preset's scenario with some parameters lowered (runs, for example), as far as a small picture allows. */
function pictureOf({ lab, atMost }: Claims, { values }: Preset): string {
  const whole = fromPairs(lab, new Map<string, Value>(Object.entries(values)));
  const quick = Object.entries(atMost).map(([id, most]): [string, Value] => [
    id,
    least(valueIn(whole, id), most),
  ]);
  return encode(lab, fromPairs(lab, new Map([...Object.entries(whole), ...quick])));
}

function least(value: Value, most: Value): Value {
  return typeof value === 'number' && typeof most === 'number' ? Math.min(value, most) : value;
}
