import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AdviceTable } from './AdviceTable.tsx';

// the buttons that export a table need the page around them
vi.mock('../../../bench/export/TableExport.tsx', () => ({ TableExport: () => null }));

test('a wait is rounded up as the headline rounds it, and one packet is no packets', () => {
  const advice = [{ share: 1, packets: 3, time: 301.2 }];
  const markup = renderToStaticMarkup(<AdviceTable advice={advice} reordered={1} />);
  expect(markup).toContain('>302 ms<');
  expect(markup).toContain('the one reordered packet.');
});
