// The paper's figures 5 and 8: how large the congestion windows are.

import { DATA } from '#pkg/red.window.heads.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { meanOf, within } from '../frontier/sentences.ts';
import { underWords } from '../levels.ts';
import { DensityCurves } from './DensityCurves.tsx';
import { binsOf, type Densities, densityOf, measureIn, useDensities, useKeptRuns } from './useDensities.ts';

const X = {
  label: 'Congestion window',
  unit: DATA.window,
  reads: 'a window of',
  meaning: 'How many packets a sender may have under way at once, rounded down.',
} as const;
const Y = {
  label: 'Share of the time',
  format: '.0%',
  readout: '.2%',
  meaning: 'How much of the time, over all flows, the window has this size.',
} as const;

/** Of the largest windows, what the axis leaves out: those of the start-up. */
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
      caption={caption(job.result)}
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

function caption(densities: Densities | null): string {
  const levels = (densities?.levels ?? []).map(({ look, runs }) => ({
    look,
    mean: measureIn(runs, 'cwnd_mean'),
  }));
  // all to the digits of the widest interval: they are read beside each other
  const ci95 = Math.max(...levels.map(({ mean }) => mean.ci95 ?? 0.1));
  const said = levels.map(
    ({ look, mean }, i) => `${meanOf({ ...mean, ci95 })}${i === 0 ? ' packets' : ''} ${underWords(look)}`,
  );
  return said.length === 0 ? '' : `Mean window: ${said.join(', ')}.`;
}

function summary(densities: Densities | null): string {
  if (densities === null) return 'The simulation is under way.';
  const said = densities.levels.map(({ look, runs }) => {
    const [mean, deviation] = [measureIn(runs, 'cwnd_mean'), measureIn(runs, 'cwnd_deviation')];
    return `${look.label} ${within(mean, 'packets')}, standard deviation ${within(deviation, '').trim()}`;
  });
  return `Mean window at ${densities.setting}: ${said.join('; ')}.`;
}
