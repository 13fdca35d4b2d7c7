import { expect, test, vi } from 'vitest';
import { aboutOf } from './about.ts';

test('what is kept is named beside what is special about the scenario', () => {
  vi.stubGlobal('window', { location: new URL('https://example.org/') });
  expect(aboutOf('#/alf?w=8&seed=2&keep=defaults').subtitle).toBe(
    'W = 8 packets; all else at its default; 5 runs, seed 2. Kept, in grey: W = 32 packets, Seed = 1.',
  );
  expect(aboutOf('#/alf?w=8&keep=defaults', { isKeptDrawn: false }).subtitle).not.toContain('Kept');
  expect(aboutOf('#/alf?w=8').subtitle).not.toContain('Kept');
  vi.unstubAllGlobals();
});
