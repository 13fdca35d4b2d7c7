import { expect, test } from 'vitest';
import { requestedScenario } from './messages.ts';

test('a message may ask for a scenario, and for nothing else', () => {
  expect(requestedScenario({ scenario: '#/alf?w=8' })).toBe('#/alf?w=8');
  expect(requestedScenario({ scenario: 'https://a.example/?embed#/red?tau=2' })).toBe('#/red?tau=2');
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
    expect(requestedScenario(other)).toBeNull();
});
