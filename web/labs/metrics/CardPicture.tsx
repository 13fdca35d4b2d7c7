// A preset of the laboratory as a small picture: of the jitter path, or of an arrival order.

import { late } from '../../late/late.tsx';
import { useScenario } from '../../scenario/react.tsx';
import { benchOf } from './bench.ts';

const PathPicture = late(
  'the picture',
  async () => (await import('./jitter/JitterBench.tsx')).PathPicture,
  Nothing,
);

const OrderPicture = late(
  'the picture',
  async () => (await import('./sequence/SequenceBench.tsx')).OrderPicture,
  Nothing,
);

export function CardPicture() {
  return benchOf(useScenario('metrics')) === 'sequence' ? <OrderPicture /> : <PathPicture />;
}

/** Its place is kept by the card. */
function Nothing() {
  return null;
}
