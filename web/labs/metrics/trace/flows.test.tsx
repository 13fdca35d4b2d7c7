import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TraceFlow } from '#pkg/texts.js';
import { FlowChoice } from './FlowChoice.tsx';
import { FlowRows } from './FlowTable.tsx';

const flow = (index: number): TraceFlow => ({
  index,
  protocol: 'UDP',
  source: `10.0.0.1:${index}`,
  destination: '10.0.0.2:443',
  detail: '',
  packets: 9,
  bytes: 900,
  sequences: ['ipid'],
});

const many = Array.from({ length: 6000 }, (_, index) => flow(index));
const count = (markup: string, what: RegExp) => markup.match(what)?.length ?? 0;

test('of 6 000 flows few rows are drawn, and the others leave their room', () => {
  const markup = renderToStaticMarkup(
    <table>
      <FlowRows flows={many} by="auto" chosen={0} onChoose={() => undefined} />
    </table>,
  );
  const rows = count(markup, /data-flow=/g);
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThan(100);
  expect(markup).toContain('block-size:');
});

test('a short list is drawn whole', () => {
  const few = many.slice(0, 40);
  const markup = renderToStaticMarkup(
    <table>
      <FlowRows flows={few} by="auto" chosen={0} onChoose={() => undefined} />
    </table>,
  );
  expect(count(markup, /data-flow=/g)).toBe(40);
  expect(markup).not.toContain('block-size:');
});

test('of 6 000 flows few are offered, among them the chosen one; the others are counted', () => {
  const markup = renderToStaticMarkup(<FlowChoice flows={many} chosen={5500} onChoose={() => undefined} />);
  expect(count(markup, /<option/g)).toBeLessThan(150);
  expect(markup).toContain('value="5500"');
  expect(markup).toContain('5,899 smaller flows');
});
