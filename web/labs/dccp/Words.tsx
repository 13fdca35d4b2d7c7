// What is simulated, how the figures are read, why table I comes out otherwise, and where it comes from.

import about from '../../bench/stage/About.module.css';
import { useScenario } from '../../scenario/react.tsx';

export function Words() {
  const { rate, rtt, ndupack, duration, warmup, runs } = useScenario('dccp');
  return (
    <section className={about.words} aria-label="About this laboratory">
      <h2>What is simulated</h2>
      <p>
        One flow under TFRC, the equation-based rate control that DCCP offers for voice and video, over a
        bottleneck of {rate} Mbit/s with a round trip of {rtt} ms. The path holds some packets back, so that
        later ones overtake them. A packet that{' '}
        {ndupack === 1 ? 'one later one has' : `${ndupack} later ones have`} passed is declared lost, and the
        sender lowers its rate <i>X</i> for it, although it may still come. A buffer of <i>Q</i> packets
        before the transport puts them back into order first; one in the application comes too late for that.
        Both flows, with the buffer and without, meet the same luck in{' '}
        {runs === 1 ? 'one run' : `${runs} runs`} of {duration} s; measures leave out the warm-up of {warmup}{' '}
        s, and the rate over time shows all of the first run.
      </p>
      <h2>How the scores are read</h2>
      <p>
        MOS is the mean opinion score, what people would give on average: from 1, bad, to 5, excellent. Voice
        is scored in a call of its own over the same path, a packet every 20 ms, and not in the flow of the
        measures: its loss is that of so few packets, and of what comes too late to be heard. Video is scored
        by the rate of a greedy flow and by what is lost to its application.
      </p>
      <h2>Which X the rule means</h2>
      <p>
        The rule <i>Q = X Dmax</i> is answered at the most that the flow can have, as the paper answers it:
        the full bottleneck, or the 50 packets a second of voice. A buffer that follows the <i>X</i> of the
        moment stays smaller, because lateness has lowered <i>X</i> already. “Buffer by the rule” among the
        measures takes the rate that this scenario’s own buffer reaches.
      </p>
      <h2>Why table I comes out otherwise</h2>
      <p>
        The paper names neither the packet size nor which packets its emulator delays, nor by what law. In the
        preset of table I each packet has 1000 bytes and comes earlier or later by up to <i>J</i>, because the
        loss event rate then follows <i>J</i> over <i>D</i> as the paper’s column does; smaller packets, as
        the 500 bytes of other presets, carry less at the same losses, and the table is farther off. Its third
        row contradicts itself: at 1.83% and 200 ms the equation of TFRC gives 310 kbit/s for packets of 1000
        bytes, where it prints 500.
      </p>
      <p>
        Intervals are 95% intervals of the mean over the runs, by Student’s t; differences are taken run by
        run. After Sarwar, Lochin and Boreli, “Mitigating the Impact of Packet Reordering to Maximize
        Performance of Multimedia Applications”. Rules and readings stand in docs/dccp.md, and what of the
        paper comes out in docs/ledger/dccp.md.
      </p>
    </section>
  );
}
