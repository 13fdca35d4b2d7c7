// The figure of a claim is beside the rule that judges it, in open and closed rows.

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClaimRow } from './ClaimRow.tsx';
import { decidingOf } from './filter.ts';
import { PAPERS } from './papers.ts';

test('an open claim repeats no figure without its rule: each stands in the list of rules', () => {
  const claim = PAPERS.flatMap(({ claims }) => claims).find(({ checks }) => checks.length > 1);
  if (claim === undefined) throw new Error('no claim has two rules');
  const row = (details?: string) =>
    renderToStaticMarkup(
      <ClaimRow claim={claim} onToggle={() => undefined}>
        {details}
      </ClaimRow>,
    );
  const [number = ''] = decidingOf(claim.checks)?.figure.text.split(' ') ?? [];
  expect(number).not.toBe('');
  expect(row()).toContain(number);
  expect(row('the rules')).not.toContain(number);
});

test('a rule has the symbols of the sliders', () => {
  const claim = PAPERS.flatMap(({ claims }) => claims).find(
    ({ checks }) => decidingOf(checks)?.rule.includes('min_th') === true,
  );
  if (claim === undefined) throw new Error('no rule is about the lower threshold');
  const row = renderToStaticMarkup(<ClaimRow claim={claim} onToggle={() => undefined} />);
  expect(row).toMatch(/<i>min<\/i><sub[^>]*>th<\/sub>/);
  expect(row).not.toContain('min_th');
});
