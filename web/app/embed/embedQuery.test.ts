import { afterEach, expect, test, vi } from 'vitest';

vi.stubGlobal('window', { location: { search: '' } });
const { slidersIn, fittingSliders, embedAddress } = await import('./embedQuery.ts');

const PARAMS = ['d', 'ta', 'w'].map((id) => ({ id }));

afterEach(() => vi.unstubAllGlobals());

test('an address asks for sliders, before its #', () => {
  expect(slidersIn('?embed&sliders=ta,d')).toEqual(['ta', 'd']);
  expect(slidersIn('?embed=1&sliders=ta,ta,w,d')).toEqual(['ta', 'w', 'd']);
  expect(slidersIn('?sliders=,%3Cb%3E,Ta,l')).toEqual(['l']);
  expect(slidersIn('?embed')).toEqual([]);
});

test('names that the laboratory does not have take no room: the first two that it has are shown', () => {
  const asked = slidersIn('?embed&sliders=foo,ta,w,d');
  expect(fittingSliders(asked, PARAMS, false)).toEqual(['ta', 'w']);
});

test('a low frame has room for one slider', () => {
  expect(fittingSliders(['ta', 'd'], PARAMS, true)).toEqual(['ta']);
  expect(fittingSliders([], PARAMS, true)).toEqual([]);
});

test('what is written is read', () => {
  const address = embedAddress('https://a.example/oos/', '#/alf?w=8', ['ta', 'l']);
  expect(address).toBe('https://a.example/oos/?embed&sliders=ta,l#/alf?w=8');
  expect(slidersIn(new URL(address).search)).toEqual(['ta', 'l']);
  expect(embedAddress('', '#/red', [])).toBe('?embed#/red');
});

test.each([
  ['?embed', true],
  ['?embed=1&sliders=ta', true],
  ['?present&embed', true],
  ['', false],
  ['?embedded', false],
  ['?view=embed', false],
])('%s is in a frame: %s', async (search, isIn) => {
  vi.stubGlobal('window', { location: { search } });
  // IS_EMBEDDED is set when the module is loaded, which another test file may have done before
  vi.resetModules();
  expect((await import('./isEmbedded.ts')).IS_EMBEDDED).toBe(isIn);
});
