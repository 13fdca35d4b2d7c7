// The paper's figure 6: the times between two losses of a flow.

import { DATA, EXPONENTIAL } from '#pkg/red.intervals.heads.ts';
import { valuedWords } from '../../../bench/results/estimates.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { meanWithUnit } from '../frontier/sentences.ts';
import { DensityCurves } from './DensityCurves.tsx';
import { beyondWords, intervalParts, meanTimeText } from './sentences.ts';
import { binsOf, type Densities, densityOf, measureIn, useDensities, useKeptRuns } from './useDensities.ts';

const X = {
  label: 'Time between two losses of a flow',
  unit: DATA.loss_interval,
  readoutPrefix: 'a time of',
  meaning: 'From a packet of a flow that is lost to the next one, whether the queue or the path loses them.',
} as const;
const Y = {
  label: 'Share of the times',
  format: '.1~%',
  readout: '.2%',
  meaning: 'Of all times between two losses, those within the same tenth of a second.',
} as const;
/** Shown where no run has two losses of one flow, and so no time between them. */
const TOO_FEW = 'too few losses';
/** Share of the longest times that the axis leaves out. */
const LEFT_OUT = 0.01;
/** Least number of bins on the axis: a single bin would be a dot. */
const LEAST_BINS = 5;

export function IntervalsFigure() {
  const scenario = useScenario('red');
  const job = useDensities(scenario);
  const kept = useKeptRuns(scenario);
  const levels = job.result?.levels ?? [];
  const width = levels[0]?.runs[0]?.intervalBin ?? 0.1;
  const most = binsOf(
    levels
      .filter(({ isOwn, id }) => isOwn || id === levels[0]?.id)
      .flatMap(({ runs }) => runs.map(({ intervals }) => intervals)),
    LEFT_OUT,
  );
  const bins = Math.max(LEAST_BINS, most);
  const places = Float64Array.from({ length: bins }, (_, i) => Number(((i + 0.5) * width).toFixed(6)));
  const densities = levels.map((level) => ({
    level,
    ...densityOf(level.runs, ({ intervals }) => intervals, bins),
  }));
  return (
    <DensityCurves
      title="Time between losses"
      lead="How long a flow goes from one loss to the next, in tenths of a second. Dotted: losses at random (exponential) with the same mean."
      summary={summary(job.result)}
      finding={intervalParts(job.result)}
      caption={beyondWords(densities, bins * width, LEFT_OUT)}
      fileName="red-loss-intervals"
      job={job}
      kept={kept && { level: kept, ...densityOf(kept.runs, ({ intervals }) => intervals, bins) }}
      x={X}
      y={Y}
      heads={DATA}
      place="loss_interval"
      places={places}
      densities={densities}
      laws={exponential(job.result, places, width)}
    />
  );
}

/** The exponential density of losses at random, with the mean of the scenario's own times between losses. */
function exponential(densities: Densities | null, places: Float64Array, width: number) {
  const level = densities?.levels.find(({ isOwn }) => isOwn);
  if (level === undefined) return [];
  const own = measureIn(level.runs, 'loss_interval_mean');
  const { mean } = own;
  if (!(mean > 0)) return [];
  const share = (at: number) => Math.exp(-(at - width / 2) / mean) - Math.exp(-(at + width / 2) / mean);
  return [
    {
      id: 'exponential',
      heads: EXPONENTIAL,
      label: `at random, mean ${meanTimeText(own)} s`,
      color: 'var(--reference)',
      dash: '1 5',
      meaning:
        'Times between losses that come at random, independently of each other, with the same mean: an exponential law.',
      x: places,
      y: places.map(share),
    },
  ];
}

function summary(densities: Densities | null): string {
  if (densities === null) return 'The simulation is under way.';
  const said = densities.levels.map(({ look, runs }) => {
    const variation = measureIn(runs, 'loss_interval_variation');
    const mean = measureIn(runs, 'loss_interval_mean');
    if (!Number.isFinite(mean.mean)) return `${look.label} ${TOO_FEW}`;
    const varied = Number.isFinite(variation.mean) ? meanWithUnit(variation, '').trim() : 'unknown';
    return `${look.label} ${meanWithUnit(mean, 's')}, coefficient of variation ${varied}${valuedWords(mean, runs.length)}`;
  });
  return `Mean time between losses at ${densities.setting} (coefficient of variation of losses at random: 1): ${said.join('; ')}.`;
}
