// RBD of one sample.

import { DensityBars } from '../../../charts/density/DensityBars.tsx';
import { massRange } from '../../../charts/density/mass.ts';
import { Figure } from '../../../charts/figure/Figure.tsx';
import { useTakeAway } from '../../../scenario/figure.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { counted } from './counted.ts';
import { counting, percent, shareAxis, support } from './density.ts';

interface OccupancyFigureProps {
  /** Shares from an occupancy of 0 on. */
  readonly rbd: Float64Array;
  readonly mean: number;
  /** Packets, or their mean over several runs. */
  readonly tooLate: number;
}

export function OccupancyFigure({ rbd, mean, tooLate }: OccupancyFigureProps) {
  const { density } = useScenario('metrics');
  const takeAway = useTakeAway('metrics');
  const most = Math.max(
    3,
    density === 'log' ? (support(rbd)?.[1] ?? 0) : massRange([{ from: 0, values: rbd }])[1],
  );
  return (
    <Figure
      title="Reorder buffer-occupancy density RBD"
      lead="Share of the arrivals by the early packets that a resequencing buffer then holds."
      summary={summary({ rbd, mean, tooLate })}
      data={() => [
        { label: 'occupancy', unit: 'packets', values: counting(0, rbd.length) },
        { label: 'RBD', values: rbd },
      ]}
      fileName="buffer-occupancy-density"
      {...takeAway}
    >
      <DensityBars
        aspect={0.55}
        x={{ label: 'Packets in the buffer', domain: [-0.6, most + 0.6], integer: true, format: 'd' }}
        y={shareAxis('Share of the arrivals', density)}
        series={[{ id: 'rbd', label: 'RBD', color: 'var(--mark-6)', from: 0, values: rbd }]}
      />
    </Figure>
  );
}

function summary({ rbd, mean, tooLate }: OccupancyFigureProps): string {
  const ends = support(rbd);
  if (ends === null) return 'No packet arrived.';
  const late = tooLate > 0 ? ` ${counted(tooLate, 'packet')} came too late for it.` : '';
  return `The buffer is empty after ${percent(rbd[0] ?? 0)} of the arrivals, holds ${counted(mean, 'packet')} on average and ${ends[1]} at most.${late}`;
}
