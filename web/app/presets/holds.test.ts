// Every title of a preset, computed with few runs: what it claims holds.

import { describe, expect, test } from 'vitest';
import { LABS } from '#pkg/params.ts';
import { pool, type Title } from '../../bench/claims/title.testing.ts';
import { checksOf, foundBy, learnLabs } from '../../lessons/check/lesson.ts';
import { Facts } from '../../lessons/facts/facts.ts';
import { lessonIn } from '../../lessons/read/reader.ts';
import { measurerOf } from '../learn/measurers.ts';
import { CLAIMS } from './claims.ts';

const claims = await Promise.all(CLAIMS.map(async ({ id, load }) => [id, await load()] as const));

/** What the titles of a laboratory's presets claim: in its folder. */
const TITLES = import.meta.glob<Readonly<Record<string, Title>>>('../../labs/*/titles.testing.ts', {
  eager: true,
  import: 'TITLES',
});

/** What one title computes the next ones know. */
const facts = new Facts(pool, measurerOf);

describe.each(LABS.map(({ id }) => id))('%s', (lab) => {
  const titles = Object.entries(TITLES[`../../labs/${lab}/titles.testing.ts`] ?? {}).map(
    ([id, title]) => [id, title.claim, title] as const,
  );
  const [, own] = claims.find(([id]) => id === lab) ?? [];
  const presets = own?.groups.flatMap(({ presets }) => presets) ?? [];

  test('each title is there, as the page has it', () => {
    expect(titles.map(([id, claim]) => `${id}: ${claim}`).sort()).toEqual(
      presets.map(({ id, claim }) => `${id}: ${claim}`).sort(),
    );
  });

  test.each(titles)('%s: “%s”', async (_id, _claim, { holds = [], finds, claimsNothing }) => {
    expect((holds.length > 0 || finds !== undefined) !== (claimsNothing !== undefined)).toBe(true);
    for (const [says, isFound] of Object.entries((await finds?.()) ?? {})) expect(isFound, says).toBe(true);
    const lesson = lessonIn('presets', `\`\`\`expect\n${holds.join('\n')}\n\`\`\`\n`);
    expect(lesson.expect).toHaveLength(holds.length);
    await learnLabs(lesson);
    for (const check of checksOf(lesson).filter(({ where }) => where.startsWith('Expected'))) {
      const { words, isFault } = await foundBy(check, facts, new AbortController().signal);
      expect(isFault, `${holds[(check.line ?? 2) - 2]}: ${words}`).toBe(false);
    }
  });
});
