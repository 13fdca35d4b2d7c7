// What is simulated, how the figures are read, and where it comes from.

import about from '../../bench/stage/About.module.css';
import { useScenario } from '../../scenario/react.tsx';

export function Words() {
  const { flows, rate, rtt, spread, t } = useScenario('red');
  return (
    <section className={about.words} aria-label="About this laboratory">
      <h2>What is simulated</h2>
      <p>
        {flows} long-lived TCP flows share a link of {rate} Mbit/s, whose queue RED manages: from an average
        of <i>min_th</i> packets on it drops some, from <i>max_th</i> on all. Round trips without queueing
        take {rtt - spread / 2} to {rtt + spread / 2} ms. On its own link each packet is delayed by a random
        time of mean <i>τ</i>, and by a constant that makes {t} ms of it on average: a larger <i>τ</i>{' '}
        reorders more, and delays no more.
      </p>
      <h2>How the frontiers are read</h2>
      <p>
        Goodput is what arrives for the first time; the axis is logarithmic in what the link leaves idle, so
        that 99% and 99.9% are told apart. A setting of RED buys a fuller link with a longer queue. A
        disturbance is of use where its curve lies below the undisturbed one: the same goodput at a shorter
        queue. The saving is the difference of both delays at the same goodput, run by run with the same luck,
        with its 95% interval over the seeds, by Student’s t; so is the interval of each point, whose median
        stands below the figure. Where nothing disturbs the scenario itself, the first disturbed curve is
        compared at the scenario’s setting of the queue, which fills more of the link than the undisturbed
        network does at the same setting. A packet that three later ones overtake makes a sender repeat it for
        nothing and halve its window; these early cuts are what keeps the queue short.
      </p>
      <p>
        After Neglia, Falletta and Bianchi, “Is TCP Packet Reordering Always Harmful?”, and for the
        equilibrium Padhye, Firoiu, Towsley and Kurose, “Modeling TCP Throughput”. Rules and readings stand in
        docs/red.md, and what of the paper comes out in docs/ledger/red.md.
      </p>
    </section>
  );
}
