import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A link as made by a page at this address. */
async function linkFrom(address: string, given = '') {
  vi.stubEnv('OOS_ADDRESS', given);
  vi.stubGlobal('window', { location: new URL(address) });
  // the module reads the address when it loads, which may have happened in another test
  vi.resetModules();
  const { addressOf } = await import('./address.ts');
  return addressOf('#/alf?ta=20');
}

test('links lead to the published page if the build was told where it is', async () => {
  const { link, note } = await linkFrom('http://localhost:5173/', 'https://example.org/reordering/');
  expect(link).toBe('https://example.org/reordering/#/alf?ta=20');
  expect(note).toBe('');
});

test('otherwise to where the page was served from', async () => {
  const { link, note } = await linkFrom('https://lectures.example/some/where/');
  expect(link).toBe('https://lectures.example/some/where/#/alf?ta=20');
  expect(note).toBe('');
});

test.each([
  ['http://localhost:8080/', 'served from localhost'],
  ['http://127.0.0.1:8080/', 'served from localhost'],
  ['http://[::1]/', 'served from localhost'],
  ['file:///home/me/index.html', 'opened from a file'],
])('a link to %s says that it opens nowhere else', async (address, says) => {
  expect((await linkFrom(address)).note).toContain(says);
});
