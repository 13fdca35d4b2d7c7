// What the reordering buffer holds after each arrival.

import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { counted } from '../../../bench/words/counts.ts';
import { DensityBars } from '../../../charts/density/DensityBars.tsx';
import { NO_BUFFER } from '../shared/density.ts';
import { type Found, useFound } from './found.ts';
import { bufferTable } from './orderTables.ts';

export function BufferFigure() {
  const found = useFound();
  return found === null ? null : <Buffer found={found} />;
}

/** More bars than this are a line. */
const MOST_BARS = 1000;

function Buffer({ found: { report } }: { found: Found }) {
  const { arrivals, occupancy } = report;
  const count = Math.min(arrivals.length, MOST_BARS);
  const shown = occupancy.subarray(0, count);
  return (
    <LabFigure
      drawsKept={false}
      title="Packets in the buffer, arrival by arrival"
      lead="Packets that a reordering buffer holds after each arrival (RFC 5236); it holds BT = DT packets at most."
      summary={report.measures.threshold === 0 ? NO_BUFFER : summary(shown, count, arrivals.length)}
      data={() => bufferTable(report)}
      fileName="buffer-over-arrivals"
    >
      <DensityBars
        aspect={0.45}
        x={{ label: 'Arrival', domain: [0.4, Math.max(count, 4) + 0.6], integer: true, format: ',d' }}
        y={{ label: 'Packets in the buffer', integer: true, format: ',d' }}
        series={[
          {
            id: 'buffer',
            label: 'in the buffer',
            color: 'var(--fam-2)',
            from: 1,
            values: shown,
            hasZeros: true,
          },
        ]}
      />
    </LabFigure>
  );
}

function summary(occupancy: Float64Array, count: number, all: number): string {
  const held = Array.from(occupancy, (value) => (Number.isNaN(value) ? 0 : value));
  const most = Math.max(0, ...held);
  const part = count < all ? `The first ${counted(count, 'arrival')} alone. ` : '';
  if (most === 0) return `${part}No packet waits: each can be passed on as it arrives.`;
  const at = held.indexOf(most) + 1;
  const end = held.at(-1) ?? 0;
  const rest = end > 0 ? ` ${counted(end, 'packet')} still ${end === 1 ? 'waits' : 'wait'} at the end.` : '';
  return `${part}The buffer holds ${counted(most, 'packet')} at most, first after arrival ${at}; it is empty after ${held.filter((value) => value === 0).length} of ${count} arrivals.${rest}`;
}
