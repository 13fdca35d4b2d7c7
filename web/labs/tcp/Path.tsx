// The conditions of a leading sentence: how the path reorders packets.

import type { TcpScenario } from '#pkg/params.ts';
import { DragNumber } from '../../bench/lead/DragNumber.tsx';
import { uncapital } from '../../notation/capital.ts';
import { useScenario } from '../../scenario/react.tsx';
import { defaultsOf } from '../../scenario/values.ts';
import { nameOf } from './looks.ts';

/** "With 0.86 ms of jitter"; a law other than the default one is named. */
export function Path() {
  const { law } = useScenario('tcp');
  const share = <DragNumber lab="tcp" id="share" />;
  const extra = <DragNumber lab="tcp" id="extra" />;
  if (law === 'held') {
    return (
      <>
        With {share} of the packets {extra} late
      </>
    );
  }
  if (law === 'routes' || law === 'flowlets') {
    return (
      <>
        With {share} of the {law === 'routes' ? 'packets' : 'flowlets'} on a route longer by {extra}
      </>
    );
  }
  if (law === 'quantiles') return <>On this path</>;
  return (
    <>
      With <DragNumber lab="tcp" id="jitter" /> of jitter
      {law !== defaultsOf('tcp').law && ` (${lawWords(law)})`}
    </>
  );
}

/** "uniform law", "netem's normal table". */
function lawWords(law: TcpScenario['law']): string {
  const name = uncapital(nameOf('law', law));
  return name.includes(' ') ? name : `${name} law`;
}
