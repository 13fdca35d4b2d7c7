// The claim in every preset's title holds, computed with few runs.

import { describe, expect, test } from 'vitest';
import { LABS } from '#pkg/params.ts';
import { pool, type Title } from '../../bench/claims/title.testing.ts';
import { checksOf, loadTables, runCheck } from '../../lessons/check/lesson.ts';
import { Facts } from '../../lessons/facts/facts.ts';
import { lessonIn } from '../../lessons/read/reader.ts';
import { measurerOf } from '../learn/measurers.ts';
import { CLAIMS } from './claims.ts';

const claims = await Promise.all(CLAIMS.map(async ({ id, load }) => [id, await load()] as const));

/** The claims of presets' titles as predicates, from each laboratory's folder. */
const TITLES = import.meta.glob<Readonly<Record<string, Title>>>('../../labs/*/titles.testing.ts', {
  eager: true,
  import: 'TITLES',
});

/** Shared by all tests, so that each scenario is computed once. */
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
    await loadTables(lesson);
    for (const check of checksOf(lesson).filter(({ where }) => where.startsWith('Expected'))) {
      const { words, isFault } = await runCheck(check, facts, new AbortController().signal);
      expect(isFault, `${holds[(check.line ?? 2) - 2]}: ${words}`).toBe(false);
    }
  });
});
