import { expect, test } from 'vitest';
import { scenarioAsked } from './messages.ts';

test('a message may ask for a scenario, and for nothing else', () => {
  expect(scenarioAsked({ scenario: '#/alf?w=8' })).toBe('#/alf?w=8');
  expect(scenarioAsked({ scenario: 'https://a.example/?embed#/red?tau=2' })).toBe('#/red?tau=2');
  for (const other of [
    null,
    undefined,
    7,
    '#/alf',
    {},
    { scenario: 7 },
    { scenario: 'javascript:alert(1)' },
    { scenario: { toString: () => '#/alf' } },
    { scenario: `#/alf?seq=${'1+'.repeat(9000)}` },
    { type: 'webpackOk' },
  ])
    expect(scenarioAsked(other)).toBeNull();
});
