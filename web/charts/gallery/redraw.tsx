import { useState } from 'react';
import { flushSync } from 'react-dom';
import { HeatMap } from '../heat/HeatMap.tsx';
import { TurningSurface } from '../surface/TurningSurface.tsx';
import { DEFAULT_VIEW } from '../surface/view.ts';
import { TimePlot } from '../timeplot/TimePlot.tsx';
import { gainMatrix, occupancy } from './series.ts';

const X = { label: 'Ta', unit: 'ms', domain: [0, 60] as const };
const Y = { label: 'L', domain: [0, 0.5] as const, format: '.0%' };
const VALUE = { label: 'G', format: '.0%', domain: [-0.1, 0.8] as const };
const TIME = { label: 'Time', unit: 'ms' };
const COUNT = { label: 'ADUs', integer: true };
const MATRICES = [0, 0.01, 0.02, 0.03].map((low) => gainMatrix(48, 48, low));
const quantity = (id: string, color: string, level: number, roughness: number, mean: number) => ({
  ...{ id, label: id, color, mean, isSteps: true, area: { color, opacity: 0.12 } },
  ...occupancy(20_000, level, roughness),
});
const TRACES = [0.5, 0.6, 0.7, 0.8].map((roughness) => [
  {
    id: 'waiting',
    value: COUNT,
    quantities: [
      quantity('a', 'var(--in-order)', 24, roughness, 14),
      quantity('b', 'var(--out-of-order)', 9, roughness, 5),
    ],
  },
]);
const ROUNDS = 40;

type Subject = 'heat' | 'surface' | 'trace';

/** Measures how long a redraw keeps the page busy: rendering and drawing new data, including layout. */
export function RedrawPiece() {
  const [subject, setSubject] = useState<Subject>('heat');
  const [round, setRound] = useState(0);
  const [result, setResult] = useState('');
  const matrix = MATRICES[round % 4] ?? MATRICES[0];
  const lanes = TRACES[round % 4] ?? [];

  const measure = () => {
    const lines: string[] = [];
    for (const which of ['heat', 'surface', 'trace'] as const) {
      flushSync(() => setSubject(which));
      document.body.getBoundingClientRect();
      const times: number[] = [];
      for (let i = 1; i <= ROUNDS; i++) {
        const start = performance.now();
        flushSync(() => setRound(i));
        document.body.getBoundingClientRect();
        times.push(performance.now() - start);
      }
      times.sort((a, b) => a - b);
      lines.push(`${which} ${times[ROUNDS / 2]?.toFixed(1)} ms (worst ${times.at(-1)?.toFixed(1)})`);
    }
    setResult(lines.join('; '));
  };

  return (
    <section style={{ maxWidth: 860 }}>
      <button type="button" id="measure" onClick={measure}>
        Measure redraws
      </button>
      <output id="redraws">{result}</output>
      {subject === 'heat' && matrix && <HeatMap x={X} y={Y} value={VALUE} matrix={matrix} />}
      {subject === 'surface' && matrix && (
        <TurningSurface
          x={X}
          y={Y}
          value={VALUE}
          matrix={matrix}
          view={{ ...DEFAULT_VIEW, yaw: round / 20 }}
          onTurn={() => undefined}
        />
      )}
      {subject === 'trace' && (
        <TimePlot
          time={TIME}
          lanes={lanes}
          whole={[0, 12_000]}
          range={[0, 12_000]}
          onRange={() => undefined}
        />
      )}
    </section>
  );
}
