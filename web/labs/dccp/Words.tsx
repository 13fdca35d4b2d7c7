// Words below the figures: what is simulated, how scores are read, why our table I differs from the paper's, and the
// sources.

import { Documents } from '../../bench/page/Documents.tsx';
import stage from '../../bench/page/Stage.module.css';
import { useScenario } from '../../scenario/react.tsx';
import { WHY } from './table/why.ts';

export function Words() {
  const { rate, rtt, ndupack, duration, warmup, runs } = useScenario('dccp');
  return (
    <section className={stage.about} aria-label="About this laboratory">
      <h2>What is simulated</h2>
      <p>
        One flow under TFRC, the equation-based rate control that DCCP offers for voice and video, crosses a
        bottleneck of {rate} Mbit/s with a round trip of {rtt} ms. The path delays some packets, so that later
        ones overtake them. The receiver declares a packet lost that{' '}
        {ndupack === 1 ? 'one later one has' : `${ndupack} later ones have`} passed, and the sender lowers its
        rate <i>X</i> for it, although the packet may still come. A buffer of <i>Q</i> packets before the
        transport restores their order first; one in the application is too late for that. Both flows, with
        the buffer and without, meet the same losses and delays in {runs === 1 ? 'one run' : `${runs} runs`}{' '}
        of {duration} s. The warm-up of {warmup} s is not counted; the rate over time shows the first run.
      </p>
      <h2>How the scores are read</h2>
      <p>
        MOS is the mean opinion score, what people would give on average: from 1, bad, to 5, excellent. Voice
        is scored in a call of its own over the same path, a packet every 20 ms, and not in the flow of the
        measures: the call can lose nothing where that flow loses 1%. Video uses the whole rate of the flow,
        and is scored by that rate and by what its application never gets.
      </p>
      <h2>Which X the rule means</h2>
      <p>
        The paper takes the largest <i>X</i> that the flow can have in its rule <i>Q = X Dmax</i>: the full
        bottleneck, or the 50 packets a second of voice. A buffer sized by the current rate stays smaller,
        because late packets have lowered <i>X</i> already.
      </p>
      <h2 id={WHY} tabIndex={-1}>
        Why our table I differs
      </h2>
      <p>
        The paper names neither the packet size nor which packets its emulator delays, nor by what law. In the
        preset of table I each packet has 1,000 bytes and comes up to <i>J</i> earlier or later, because the
        loss event rate then follows <i>J</i> over <i>D</i> as the paper’s column does; smaller packets, as
        the 500 bytes of other presets, carry less at the same losses, and the table is farther off. Its third
        row contradicts itself: at 1.83% and 200 ms the equation of TFRC gives 310 kbit/s for packets of 1000
        bytes, where it prints 500.
      </p>
      <p>
        Intervals are 95% intervals of the mean over the runs, by Student’s t; differences are taken run by
        run. After Sarwar, Lochin and Boreli, “Mitigating the Impact of Packet Reordering to Maximize
        Performance of Multimedia Applications”.
      </p>
      <Documents lab="dccp" />
    </section>
  );
}
