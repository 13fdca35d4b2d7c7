// Throughput of four TCP stacks on the path of a capture: the simulation of the TCP laboratory, with the delays of the
// capture.

import { DATA, LISTED } from '#pkg/tcp.path.heads.ts';
import { figureCommand } from '../../../bench/export/shell.ts';
import { stackParts } from '../../../bench/lead/stackParts.ts';
import { listedTable } from '../../../bench/listed/listed.ts';
import {
  KEPT_AXIS,
  keptWords,
  type StackShare,
  stackBar,
  stackShares,
} from '../../../bench/listed/stackBars.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { GroupedBars } from '../../../charts/bars/GroupedBars.tsx';
import { Commanded } from './Commanded.tsx';
import { PathLink } from './PathLink.tsx';
import { pathLink, pathWords } from './path.ts';
import { RUNS, stackName, useSenders } from './senders.ts';

export function SendersFigure() {
  const { found, view } = useSenders();
  if (found === null) return null;
  const all = stackShares(view);
  return (
    <Commanded command={figureCommand(`${pathLink(found)}&runs=${RUNS}`)}>
      <LabFigure
        title="My path: what TCP keeps"
        lead="Throughput of four TCP senders over the delays of this flow, as a share of their throughput without them."
        summary={`${all.map(shareText).join('; ')}${all.length > 0 ? '.' : ''} ${pathWords(found)}`}
        finding={stackParts(all, stackName)}
        caption={`${RUNS} simulated transfers of each.`}
        data={() => listedTable(LISTED, DATA, view.known)}
        fileName="senders"
        action={<PathLink />}
        jobs={view.jobs}
        isStale={view.isStale}
      >
        <GroupedBars
          aspect={0.4}
          value={VALUE}
          heading="Sender"
          groups={all.map((each) => stackBar(each, stackName(each.stack)))}
        />
      </LabFigure>
    </Commanded>
  );
}

const VALUE = { ...KEPT_AXIS, label: 'Throughput kept' };

function shareText({ stack, kept }: StackShare): string {
  return `${stackName(stack)} keeps ${kept === null ? '…' : keptWords(kept)}`;
}
