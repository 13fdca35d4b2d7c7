// Writes the presets for the command line (`oos presets`) from those of the page: `npx vitest run web/app/presets -u` writes them
// again.

import { expect, test } from 'vitest';
import { encode } from '../../scenario/encode.ts';
import { fromPairs } from '../../scenario/values.ts';
import { shortName } from '../../sources/citations.ts';
import { cardsOf } from './cards.ts';
import { CLAIMS } from './claims.ts';

test('the command line lists the presets of the page', async () => {
  const claims = await Promise.all(CLAIMS.map(({ load }) => load()));
  const lines = claims.flatMap(cardsOf).map(({ lab, preset: { id, claim, note, values }, place }) =>
    JSON.stringify({
      lab,
      id,
      claim,
      note,
      source: place === null ? null : shortName(place.source),
      place: place === null ? null : place.words,
      link: encode(lab, fromPairs(lab, new Map(Object.entries(values)))),
    }),
  );
  await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot('../../../sim-wasm/cli/presets.json');
});
