// The occupancy of the reordering buffer after each arrival.

import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { DensityBars } from '../../../charts/density/DensityBars.tsx';
import { bufferParts, bufferText, MOST_BARS } from './bufferWords.ts';
import { type ExplainedSequence, useExplainedSequence } from './explained.ts';
import { bufferTable } from './orderTables.ts';

export function BufferFigure() {
  const found = useExplainedSequence();
  return found === null ? null : <Buffer found={found} />;
}

function Buffer({ found: { report } }: { found: ExplainedSequence }) {
  const { arrivals, occupancy } = report;
  const count = Math.min(arrivals.length, MOST_BARS);
  const shown = occupancy.subarray(0, count);
  return (
    <LabFigure
      drawsKept={false}
      title="Packets in the buffer, arrival by arrival"
      lead="Packets that a reordering buffer holds after each arrival (RFC 5236); it holds BT = DT packets at most."
      summary={bufferText(report)}
      finding={bufferParts(report)}
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
