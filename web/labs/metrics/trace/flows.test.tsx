import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FlowFigures, TraceFlow } from '#pkg/texts.js';
import { FlowChoice } from './FlowChoice.tsx';
import { FlowRows } from './FlowTable.tsx';
import { flowToShow } from './measuredFlow.ts';

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
/** A survey that has measured only these flows. */
const surveyOf = (flows: readonly TraceFlow[], isMeasured: (index: number) => boolean = () => true) => {
  const received = Float64Array.from(flows, ({ index }) => (isMeasured(index) ? 9 : Number.NaN));
  const byHarm = Uint32Array.from(flows.map(({ index }) => index).filter(isMeasured));
  // the tests read no other figures
  return { figures: { received } as FlowFigures, byHarm, measured: byHarm.length };
};
const count = (markup: string, what: RegExp) => markup.match(what)?.length ?? 0;

test('of 6 000 flows few rows are drawn, and the others leave their room', () => {
  const markup = renderToStaticMarkup(
    <table>
      <FlowRows flows={many} survey={surveyOf(many)} by="auto" chosen={0} onChoose={() => undefined} />
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
      <FlowRows flows={few} survey={surveyOf(few)} by="auto" chosen={0} onChoose={() => undefined} />
    </table>,
  );
  expect(count(markup, /data-flow=/g)).toBe(40);
  expect(markup).not.toContain('block-size:');
});

test('of 6 000 flows few are offered, among them the chosen one; the others are counted', () => {
  const markup = renderToStaticMarkup(
    <FlowChoice flows={many} survey={surveyOf(many)} chosen={5500} onChoose={() => undefined} />,
  );
  expect(count(markup, /<option/g)).toBeLessThan(150);
  expect(markup).toContain('value="5500"');
  expect(markup).toContain('5,899 smaller flows');
});

test('a flow that only acknowledges another is no choice, and says why', () => {
  const acknowledging: TraceFlow = { ...flow(3), sequences: ['tcp', 'ipid'], folded: 1 };
  const flows = [...many.slice(0, 3), acknowledging];
  const survey = surveyOf(flows, (index) => index < 2);
  const choose = () => undefined;
  const offered = renderToStaticMarkup(
    <FlowChoice flows={flows} survey={survey} chosen={0} onChoose={choose} />,
  );
  expect(offered.match(/value="\d+"/g)).toEqual(['value="0"', 'value="1"']);
  const rows = renderToStaticMarkup(
    <table>
      <FlowRows flows={flows} survey={survey} by="auto" chosen={0} onChoose={choose} />
    </table>,
  );
  expect(count(rows, /disabled=""/g)).toBe(2);
  expect(rows).toContain('acknowledges the other direction');
  // a link that names it shows the flow that it acknowledges, not the first one
  expect([0, 1, 2, 3, 9, null].map((asked) => flowToShow({ flows }, survey, asked))).toEqual([
    0, 1, 0, 1, 0, 0,
  ]);
});
