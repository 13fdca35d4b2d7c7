import { expect, test, vi } from 'vitest';
import { aboutOf } from './about.ts';

test('what is kept is named beside what is special about the scenario', () => {
  vi.stubGlobal('window', { location: new URL('https://example.org/') });
  expect(aboutOf('#/alf?w=8&seed=2&keep=defaults').subtitle).toBe(
    'W = 8 packets; all else at its default; 5 runs, seed 2. Kept, in grey: W = 32 packets, Seed = 1.',
  );
  expect(aboutOf('#/alf?w=8&keep=defaults', { isKeptDrawn: false }).subtitle).not.toContain('Kept');
  expect(aboutOf('#/alf?w=8&keep=defaults', { keptLook: 'drawn as “W = 32”' }).subtitle).toMatch(
    /Kept, drawn as “W = 32”: W = 32 packets\.$/,
  );
  expect(aboutOf('#/alf?w=8').subtitle).not.toContain('Kept');
  vi.unstubAllGlobals();
});

test('the command of a figure that draws both scenarios prints both', () => {
  vi.stubGlobal('window', { location: new URL('https://example.org/') });
  const commandOf = (text: string, told = {}) => aboutOf(text, told).command;
  const both = '#/alf?w=8&keep=defaults';
  expect(commandOf(both)).toBe(`oos figure '${both}' --against kept --csv`);
  expect(commandOf(both, { isKeptDrawn: false })).toBe(`oos figure '${both}' --csv`);
  // the kept scenario is not drawn, but the data have its rows
  const listed = aboutOf(both, { isKeptDrawn: false, isKeptListed: true });
  expect(listed.command).toContain('--against kept');
  expect(listed.beside?.columns(1).find(({ id }) => id === 'w')?.values).toEqual([32]);
  expect(listed.subtitle).not.toContain('Kept');
  // there is nothing to compare
  expect(commandOf('#/alf?w=8&keep=w:8')).not.toContain('kept');
  expect(commandOf('#/alf?w=8')).not.toContain('kept');
  vi.unstubAllGlobals();
});

test('a figure that depends on some parameters alone has no others in its files', () => {
  vi.stubGlobal('window', { location: new URL('https://example.org/') });
  const about = aboutOf('#/metrics?bench=sequence&seq=2+1&dt=3&law=uniform', { parameters: ['seq', 'dt'] });
  const ids = about.columns(1).map(({ id }) => id);
  expect(ids).toEqual(['seq', 'dt', 'scenario', 'version', 'model']);
  expect(about.subtitle).not.toContain('Uniform');
  vi.unstubAllGlobals();
});
