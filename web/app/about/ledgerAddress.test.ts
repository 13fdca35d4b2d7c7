import { expect, test } from 'vitest';
import { ledgerAddress } from './ledgerAddress.ts';

test('the ledger is where package.json says that the files are', () => {
  expect(ledgerAddress('red', '')).toBeNull();
  expect(ledgerAddress('red', 'git+https://example.org/oos.git')).toBe(
    'https://example.org/oos/blob/HEAD/docs/ledger/red.md',
  );
});
