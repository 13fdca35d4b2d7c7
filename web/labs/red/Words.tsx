// What is simulated, how the figures are read, and where it comes from.

import stage from '../../bench/page/Stage.module.css';
import { useScenario } from '../../scenario/react.tsx';
import { modelAddress, papersAddress } from '../../sources/documents.ts';

export function Words() {
  const { flows, rate, rtt, spread, t } = useScenario('red');
  return (
    <section className={stage.about} aria-label="About this laboratory">
      <h2>What is simulated</h2>
      <p>
        {flows} long-lived TCP flows share a link of {rate} Mbit/s, whose queue RED manages: it drops some
        packets once its average of the queue reaches <i>min_th</i>, and all once it reaches <i>max_th</i>.
        Round trips without queueing take {rtt - spread / 2} to {rtt + spread / 2} ms. On its own link each
        packet is delayed by a random time of mean <i>τ</i>, plus a constant, so that the mean of both is {t}{' '}
        ms: a larger <i>τ</i> reorders more, and does not delay more.
      </p>
      <h2>How the curves are read</h2>
      <p>
        Link use counts packets that arrive for the first time (goodput); its axis is stretched near 100%, so
        that 99% and 99.9% can be distinguished. A higher threshold of RED buys a fuller link with a longer
        queue. Reordering helps where its curve lies below the one without reordering: the same goodput with a
        shorter wait, each with a threshold of its own. At the same threshold wait and link use both change,
        as the line below the curves says. The difference is taken run by run, with the same seed, and has a
        95% interval over the runs (Student’s t); each point has its own. A packet that three later ones
        overtake makes its sender retransmit it needlessly and halve its window; these early cuts keep the
        queue short.
      </p>
      <p>
        After Neglia, Falletta and Bianchi, “Is TCP Packet Reordering Always Harmful?”, and for the
        equilibrium Padhye, Firoiu, Towsley and Kurose, “Modeling TCP Throughput”.{' '}
        <a href={modelAddress('red')}>Model and assumptions</a>,{' '}
        <a href={papersAddress('red')}>What was reproduced</a>.
      </p>
    </section>
  );
}
