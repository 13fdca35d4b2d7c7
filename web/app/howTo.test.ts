// Every figure of every laboratory has its text on how to read it.

import { expect, test } from 'vitest';
import { LABS, type LabId } from '#pkg/params.ts';
import { type HowTo, textsOf } from '../bench/howto/howTo.ts';
import { tableOf } from '../scenario/tables.ts';
import { statementsOf } from '../sources/ledger.ts';

const MOST_WORDS = 120;
/** Laboratories in which some figures have no such text yet. */
const UNFINISHED: readonly LabId[] = [];

type HowTos = Readonly<Partial<Record<string, HowTo>>>;
const FILES = import.meta.glob<{ HOW_TO: HowTos }>('../labs/*/howTo.tsx', { eager: true });

const all = LABS.map(({ id }) => ({
  lab: id,
  figures: figuresOf(id),
  howTos: FILES[`../labs/${id}/howTo.tsx`]?.HOW_TO ?? {},
}));

function figuresOf(lab: LabId): readonly string[] {
  const fig = tableOf(lab).params.find(({ id }) => id === 'fig');
  const options = fig?.values.kind === 'choice' ? fig.values.options : [];
  return options.map(({ id }) => id).filter((id) => id !== 'all');
}

test.each(all)(
  '$lab: only figures that there are, and all of them once it is finished',
  ({ lab, figures, howTos }) => {
    const written = Object.keys(howTos);
    expect(figures).toEqual(expect.arrayContaining(written));
    const missing = figures.filter((id) => !written.includes(id));
    if (UNFINISHED.includes(lab)) expect(missing, 'all are written: take it off UNFINISHED').not.toEqual([]);
    else expect(missing, 'write them, or add the laboratory to UNFINISHED').toEqual([]);
  },
);

const sheets = all.flatMap(({ lab, howTos }) =>
  Object.entries(howTos).flatMap(([id, howTo]) => (howTo ? [{ lab, id, howTo }] : [])),
);

test.each(sheets)(
  '$lab, $id: at most 120 words, no name of a file, a statement of the ledger',
  ({ lab, howTo }) => {
    const texts = textsOf(howTo);
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.*[.?]$/u);
    expect(texts.join(' ').match(/[\p{L}\p{N}]\S*/gu)?.length).toBeLessThanOrEqual(MOST_WORDS);
    expect(texts.join(' ')).not.toMatch(/docs\/|\.md\b/);
    if (howTo.statement !== undefined) {
      expect(statementsOf(lab).map(({ number }) => number)).toContain(howTo.statement);
    }
  },
);
