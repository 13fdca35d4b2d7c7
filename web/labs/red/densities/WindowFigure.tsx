// The paper's figures 5 and 8: the density of the congestion window.

import { DATA } from '#pkg/red.window.heads.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { meanWithUnit } from '../frontier/sentences.ts';
import { DensityCurves } from './DensityCurves.tsx';
import { windowParts } from './sentences.ts';
import { binsOf, type Densities, densityOf, measureIn, useDensities, useKeptRuns } from './useDensities.ts';

const X = {
  label: 'Congestion window',
  unit: DATA.window,
  readoutPrefix: 'a window of',
  meaning: 'How many packets a sender may have under way at once, rounded down.',
} as const;
const Y = {
  label: 'Share of the time',
  format: '.0%',
  readout: '.2%',
  meaning: 'How much of the time, over all flows, the window has this size.',
} as const;

/** Share of the largest windows that the axis leaves out: those of the start-up. */
const LEFT_OUT = 0.003;

export function WindowFigure() {
  const scenario = useScenario('red');
  const job = useDensities(scenario);
  const kept = useKeptRuns(scenario);
  const levels = job.result?.levels ?? [];
  const bins = binsOf(
    levels.flatMap(({ runs }) => runs.map(({ windows }) => windows)),
    LEFT_OUT,
  );
  return (
    <DensityCurves
      title="How large the windows are"
      lead="Share of time at each window size, over all flows."
      summary={summary(job.result)}
      finding={windowParts(job.result)}
      fileName="red-windows"
      job={job}
      kept={kept && { level: kept, ...densityOf(kept.runs, ({ windows }) => windows, bins) }}
      x={X}
      y={Y}
      heads={DATA}
      place="window"
      places={Float64Array.from({ length: bins }, (_, i) => i)}
      densities={levels.map((level) => ({ level, ...densityOf(level.runs, ({ windows }) => windows, bins) }))}
    />
  );
}

function summary(densities: Densities | null): string {
  if (densities === null) return 'The simulation is under way.';
  const said = densities.levels.map(({ look, runs }) => {
    const [mean, deviation] = [measureIn(runs, 'cwnd_mean'), measureIn(runs, 'cwnd_deviation')];
    return `${look.label} ${meanWithUnit(mean, 'packets')}, standard deviation ${meanWithUnit(deviation, '').trim()}`;
  });
  return `Mean window at ${densities.setting}: ${said.join('; ')}.`;
}
