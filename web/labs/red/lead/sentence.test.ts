import { expect, test } from 'vitest';
import { againstWords } from '../frontier/sentences.ts';
import { type Part, verdict } from './sentence.ts';

const KNOWN = {
  own: { across: 0.9, utilization: 0.9, delay: 25 },
  against: againstWords({ label: 'no reordering' }, { tau: 0, ps: 0.05 }),
  far: { utilization: 0.9992, delay: 117 },
  asMany: null,
  hasCopies: false,
};

const BEYOND = [0.746, 0.896] as const;

function said(saved: { mean: number; ci95: number | null } | null, isOwn = true, isSoFar = false) {
  const saving = saved && { saved, baseDelay: 37, delay: 25, utilization: 0.9, runs: 4 };
  const { words, side } = verdict({
    ...KNOWN,
    saving,
    isSoFar,
    beyond: saving === null ? BEYOND : null,
    isOwn,
  });
  return [words.map(({ text }) => text).join(''), side];
}

test('a saving is claimed with as many digits as its interval allows', () => {
  expect(said({ mean: 12.61, ci95: 0.4 })).toEqual([
    'packets wait 12.6 ms less in the queue at the same link utilization.',
    'won',
  ]);
  expect(said({ mean: 12.61, ci95: 11 })[0]).toBe(
    'packets wait 13 ms less in the queue at the same link utilization.',
  );
});

test('a longer wait is said, and what the interval does not tell from nothing is none', () => {
  expect(said({ mean: -3, ci95: 1 })).toEqual([
    'packets wait 3.0 ms longer in the queue at the same link utilization.',
    'lost',
  ]);
  expect(said({ mean: 3, ci95: 3.5 })).toEqual([
    '4 runs do not show whether packets wait less in the queue at the same link utilization.',
    'even',
  ]);
  expect(said({ mean: 0.3, ci95: 0.35 })).toEqual([
    'packets wait equally long in the queue at the same link utilization, as far as 4 runs show.',
    'even',
  ]);
});

test('without reordering the wait is said as it is, and not what reordering would do', () => {
  expect(said({ mean: 12.61, ci95: 0.4 }, false)).toEqual([
    'Without reordering, packets wait 25.0 ms in the queue at 90% link utilization, and 117.0 ms at 99.9%.',
    'even',
  ]);
  expect(said(null, false)[0]).toBe(
    'Without reordering, packets wait 25.0 ms in the queue at 90% link utilization, and 117.0 ms at 99.9%.',
  );
});

test('while more runs are to come it is said to be so far', () => {
  expect(said({ mean: 12.61, ci95: 0.4 }, true, true)[0]).toBe(
    'packets wait 12.6 ms less in the queue at the same link utilization so far.',
  );
});

test('no share of the link is above all of it', () => {
  const own = { across: 1.08, utilization: 1.08, delay: 25 };
  const { words } = verdict({ ...KNOWN, own, saving: null, isSoFar: false, beyond: BEYOND, isOwn: true });
  expect(words.map(({ text }) => text).join('')).toContain('utilization is 100%;');
});

test('nothing is said before anything is known', () => {
  const nothing = { saving: null, isSoFar: true, beyond: null };
  expect(verdict({ ...KNOWN, ...nothing, isOwn: true }).words).toEqual([]);
});

test('without reordering the sentence stands before its number, with the same words behind it', () => {
  const known = verdict({ ...KNOWN, saving: null, isSoFar: false, beyond: BEYOND, isOwn: false });
  const awaited = verdict({
    ...KNOWN,
    own: null,
    far: null,
    saving: null,
    isSoFar: true,
    beyond: null,
    isOwn: false,
  });
  const isNumber = ({ text }: Part) => /^\d[\d.]*( ms)?%? ?$/.test(text);
  expect(awaited.words.map(({ awaited: like }) => like !== undefined)).toEqual(known.words.map(isNumber));
  expect(awaited.words.filter(({ awaited: like }) => like === undefined)).toEqual(
    known.words.filter((part) => !isNumber(part)),
  );
  // the far end of the curve comes later
  const half = verdict({ ...KNOWN, far: null, saving: null, isSoFar: false, beyond: BEYOND, isOwn: false });
  expect(half.words.filter(({ awaited: like }) => like !== undefined)).toHaveLength(2);
});

test('where both are drawn, what reordering saves stands beside what as many losses save', () => {
  const saving = { saved: { mean: 10.9, ci95: 0.4 }, baseDelay: 37, delay: 26, utilization: 0.9, runs: 4 };
  const asMany = { ...saving, saved: { mean: 10.1, ci95: 0.4 } };
  const { words } = verdict({ ...KNOWN, saving, asMany, isSoFar: false, beyond: null, isOwn: true });
  expect(words.map(({ text }) => text).join('')).toBe(
    'packets wait 10.9 ms less in the queue at the same link utilization, and 10.1 ms less if as many are lost instead.',
  );
});

test('where the axis counts copies, both ways of counting are said', () => {
  const own = { across: 0.9556, utilization: 0.9462, delay: 21 };
  const known = { ...KNOWN, own, saving: null, hasCopies: true, isSoFar: false, beyond: BEYOND, isOwn: true };
  expect(
    verdict(known)
      .words.map(({ text }) => text)
      .join(''),
  ).toBe('the throughput is 95.6% of the link, and 94.6% without needless copies.');
  expect(verdict({ ...known, own: null }).words).toEqual([]);
});

test('what it is compared with is told by what disturbs the scenario', () => {
  expect(againstWords({ label: 'no reordering' }, { tau: 2, ps: 0.05 })).toBe('without them');
  expect(againstWords({ label: 'RED' }, { tau: 0, ps: 0 })).toBe('with RED');
});

test('a link utilization that no setting has without it is said as it is', () => {
  expect(said(null)).toEqual(['the link utilization is 90%; without it, it is at most 89.6%.', 'even']);
  const own = { across: 0.342, utilization: 0.342, delay: 0.1 };
  const { words } = verdict({ ...KNOWN, own, saving: null, isSoFar: false, beyond: BEYOND, isOwn: true });
  expect(words.map(({ text }) => text).join('')).toMatch(/34\.2%; without it, it is at least 74\.6%\.$/);
});

test('a wait of seconds is said in seconds', () => {
  const own = { across: 1, utilization: 1, delay: 18_988.7 };
  const { words } = verdict({ ...KNOWN, own, saving: null, isSoFar: false, beyond: BEYOND, isOwn: false });
  expect(words.map(({ text }) => text).join('')).toContain('packets wait 18.99 s in the queue at 100%');
});
