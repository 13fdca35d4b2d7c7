import { expect, test } from 'vitest';
import { withFileSettings } from './saveWholeFile.ts';

const FILE = '<p>page</p><script type="application/json" id="given">{}</script><script>run()</script>';

test('a file opens on what is given to it, and can be given something else', () => {
  const once = withFileSettings(FILE, { scenario: '#/alf?w=8', from: 'https://example.org/oos/' });
  expect(once).toContain(
    'id="given">{"scenario":"#/alf?w=8","from":"https://example.org/oos/"}</script><script>run',
  );
  expect(withFileSettings(once, { scenario: '#/red' })).toBe(FILE.replace('{}', '{"scenario":"#/red"}'));
});

test('no scenario ends the element that holds it, and none is taken for a pattern', () => {
  const scenario = '#/metrics?seq=</script><img src=x>&x=$1$&';
  const [, text = ''] =
    /id="given">([^<]*)<\/script><script>run/.exec(withFileSettings(FILE, { scenario })) ?? [];
  expect(JSON.parse(text)).toEqual({ scenario });
});

test('a file without a place for it is refused', () => {
  expect(() => withFileSettings('<!doctype html><title>404</title>', { scenario: '#/alf' })).toThrow(
    /not the one file/,
  );
});
