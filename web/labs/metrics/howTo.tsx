// How the laboratory's figures are read.

import type { HowTo, HowTos, MarkWords } from '../../bench/howto/howTo.ts';
import {
  BandGlyph,
  BarsGlyph,
  CrossGlyph,
  Glyph,
  LinesGlyph,
  PointGlyph,
  RingGlyph,
  RuleGlyph,
  TraceGlyph,
} from '../../charts/glyph/Glyph.tsx';

const LAWS = ['var(--disorder-1)', 'var(--disorder-3)', 'var(--disorder-2)'];

const mark = (glyph: MarkWords['glyph'], words: string): MarkWords => ({ glyph, words });

/** A line that slopes to the right, in the width of the line of a late packet or thinner. */
function WayGlyph({ width }: { width: number }) {
  return (
    <Glyph>
      <path fill="none" stroke="var(--text)" strokeWidth={width} d="M6 1C6 14 34 10 34 23" />
    </Glyph>
  );
}

const CURVE_MARKS = {
  formula: mark(<RuleGlyph color="var(--reference)" dash="2 4" />, 'Dots: the formula for a large jitter.'),
  ring: mark(<RingGlyph />, 'The ring: your jitter. Drag it along its curve.'),
  band: mark(<BandGlyph color="var(--disorder-3)" />, 'Shaded: 95% confidence interval over the runs.'),
} as const;

/** The readout of a share: intervals are not drawn, but shown where the reader points. */
const READ = mark(
  <PointGlyph form="disc" color="var(--text)" bars="across" />,
  'Point at a place to read its share; over several runs, with its 95% interval.',
);

const PATH =
  'Packets leave at a steady rate, each with an independent random delay; nothing keeps them in order and none is lost.';

/** How to read a measure against jitter: MD or entropy. */
function curve(name: string, why: HowTo['why'], statement: number): HowTo {
  return {
    marks: [
      mark(<LinesGlyph colors={LAWS} />, `A curve: ${name}, for one law of the delay.`),
      CURVE_MARKS.ring,
      CURVE_MARKS.formula,
      CURVE_MARKS.band,
      mark(<RuleGlyph color="var(--text-soft)" dash="2 3" isUpright />, 'Upright: your jitter on the axis.'),
    ],
    why,
    assumed: `${PATH} Packets displaced beyond DT are left out, which bends a curve down at its end.`,
    statement,
  };
}

function error(name: string, why: HowTo['why']): HowTo {
  return {
    marks: [
      mark(
        <LinesGlyph colors={LAWS} />,
        `A curve: the simulated ${name} less that of the formula, for one law.`,
      ),
      mark(<RuleGlyph color="var(--text)" />, 'The line at 0: formula and simulation agree.'),
      mark(
        <PointGlyph form="disc" color="var(--disorder-1)" />,
        'Below 0: the simulation gives less than the formula.',
      ),
      CURVE_MARKS.band,
      mark(<RuleGlyph color="var(--text-soft)" dash="2 3" isUpright />, 'Upright: your jitter.'),
    ],
    why,
    assumed: `${PATH} Errors beyond the axis are cut off: there the formula does not hold.`,
  };
}

const PACKET_MARKS = [
  mark(
    <PointGlyph form="disc" color="var(--line-strong)" />,
    'Grey dot: a packet in order; none sent later came before it.',
  ),
  mark(
    <PointGlyph form="disc" color="var(--disorder-2)" />,
    'Dark yellow disc: a reordered packet; hollow and dotted: one that is likely reordered.',
  ),
  mark(<CrossGlyph color="var(--lost)" />, 'Cross: it was lost before the capture.'),
  mark(<PointGlyph form="square" color="var(--retransmission)" />, 'Hollow square: it was retransmitted.'),
  mark(<RuleGlyph color="var(--line-strong)" />, 'Steps: what the other end has acknowledged.'),
] as const;

export const HOW_TO: HowTos<'metrics'> = {
  crossings: {
    marks: [
      mark(
        <WayGlyph width={4} />,
        'Heavy: a packet that arrives after one sent later (reordered, RFC 4737).',
      ),
      mark(
        <WayGlyph width={1.75} />,
        'Thin: a packet that arrives away from its place, but is not reordered.',
      ),
      mark(<RuleGlyph color="var(--line-strong)" isUpright />, 'Grey, straight down: a packet in its place.'),
      mark(<CrossGlyph color="var(--lost)" />, 'A cross: a packet that never arrives.'),
      mark(
        <RuleGlyph color="var(--retransmission)" dash="5 4" isUpright />,
        'Dashed: a duplicate, which no measure of order counts.',
      ),
    ],
    why: {
      question: 'Why do the two RFCs count differently?',
      answer:
        'One reordered packet moves those that overtook it forward. RFC 4737 counts only that one; RFC 5236 counts every packet that moved.',
    },
    assumed:
      'What was sent is every number from the smallest to the largest, in order. Arrivals leave no gap for a lost packet; D counts its number.',
    statement: 1,
  },
  density: {
    marks: [
      mark(<BarsGlyph color="var(--fam-1)" />, 'A bar: the share of packets displaced by so many places.'),
      mark(<BarsGlyph color="var(--fam-3)" />, 'Left of 0: packets that arrive early.'),
      mark(<BarsGlyph color="var(--text)" />, 'Right of 0, dark: packets that arrive late.'),
      mark(<RuleGlyph color="var(--text-soft)" isUpright />, 'At 0: packets in their place.'),
      mark(<RuleGlyph color="var(--text)" dash="6 4" />, 'Dashed: the scenario that you kept.'),
    ],
    why: {
      question: 'Why are some packets early?',
      answer:
        'A packet that falls behind moves those that overtake it forward: what is late by k makes k packets early.',
    },
    assumed:
      'D counts numbers, those of lost packets too; duplicates do not count. Packets displaced beyond DT count as lost (RFC 5236).',
    statement: 1,
  },
  rbd: {
    marks: [
      mark(
        <BarsGlyph color="var(--text)" />,
        'A bar: the share of arrivals after which the buffer holds so many packets; “5–8” means 5 to 8.',
      ),
      mark(<BarsGlyph color="var(--text)" />, 'The bar at 0: arrivals after which no packet waits.'),
      mark(
        <BarsGlyph color="var(--disorder-2)" />,
        'The other colour: if the buffer knew which packets are lost.',
      ),
      READ,
      mark(<RuleGlyph color="var(--text)" dash="6 4" />, 'Dashed: the scenario that you kept.'),
    ],
    why: {
      question: 'Why do losses fill the buffer?',
      answer:
        'The buffer cannot tell a lost packet from a late one: it waits for it until it is full, and then gives it up.',
    },
    assumed: 'The buffer passes packets on in order and holds at most DT of them (RFC 5236).',
  },
  buffer: {
    marks: [
      mark(<BarsGlyph color="var(--fam-2)" />, 'A bar: packets that the buffer holds after this arrival.'),
      mark(
        <RuleGlyph color="var(--line-strong)" />,
        'No bar: the packet, and all that waited, have been passed on.',
      ),
      mark(<LinesGlyph colors={['var(--fam-2)']} />, 'Rising: packets wait for one that is missing.'),
      mark(<TraceGlyph color="var(--fam-2)" />, 'A fall to 0: the missing packet has arrived.'),
      mark(<CrossGlyph color="var(--lost)" />, 'After a loss the buffer fills until it gives the packet up.'),
    ],
    why: {
      question: 'Why does one late packet hold up others?',
      answer:
        'Packets are passed on in order: whatever arrives ahead of the missing packet has to wait for it.',
    },
    assumed: 'The buffer waits for any missing number, and holds at most DT packets (RFC 5236).',
  },
  rd: {
    marks: [
      mark(
        <LinesGlyph colors={LAWS} />,
        'A curve: the share of packets at each displacement, for one law of the delay.',
      ),
      mark(
        <PointGlyph form="disc" color="var(--disorder-3)" />,
        'A point: packets displaced by exactly so many places.',
      ),
      mark(
        <RuleGlyph color="var(--reference)" dash="2 4" />,
        'Dots: the law of the delay itself, in packet spacings.',
      ),
      mark(<RuleGlyph color="var(--text-soft)" isUpright />, 'Right of 0: late packets. Left: early ones.'),
      READ,
    ],
    why: {
      question: 'Why does the density have the shape of the delay law?',
      answer:
        'If delays vary by many packet spacings, a packet falls behind by about its extra delay, counted in spacings.',
    },
    assumed: PATH,
    statement: 6,
  },
  md: curve(
    'how many places a packet is off on average',
    {
      question: 'Why are the curves straight?',
      answer:
        'Twice the jitter delays a packet by twice as many spacings, so that twice as many overtake it.',
    },
    7,
  ),
  entropy: curve(
    'how widely displacements are spread (entropy, in nats)',
    {
      question: 'Why do the curves flatten?',
      answer:
        'Twice the jitter spreads the packets over twice as many places, which always adds the same: ln 2.',
    },
    11,
  ),
  'md-distance': error('mean displacement', {
    question: 'Why is the formula too high for a small jitter?',
    answer:
      'It counts displacements as if they were not whole places; below one packet spacing few packets move at all.',
  }),
  'entropy-distance': error('entropy', {
    question: 'Why does the error shrink?',
    answer: 'The more places packets spread over, the less it matters that places are whole numbers.',
  }),
  capture: {
    marks: [
      mark(
        <BarsGlyph color="var(--disorder-2)" />,
        'Dark yellow bar: the share of reordered packets, flow by flow, or over time.',
      ),
      PACKET_MARKS[1],
      PACKET_MARKS[2],
      PACKET_MARKS[3],
      mark(<RingGlyph />, 'The ring: the packet that is chosen in the list.'),
    ],
    why: {
      question: 'Why does a packet count as reordered, and not as retransmitted?',
      answer:
        'IP identification or timestamp tell which was sent first; where they do not, the time and the acknowledgments do. The list names the rule.',
    },
    assumed:
      'Flows with most affected packets come first. What no rule decides counts as neither reordered nor lost. Grey dots are in order; grey lines are what the other end has acknowledged, and its window.',
  },
  plot: {
    marks: PACKET_MARKS,
    why: {
      question: 'Why does a lost packet stand early?',
      answer:
        'It was never seen: its cross stands at the time of the packet that came in its stead and so opened the hole.',
    },
    assumed:
      'Grey lines: what the other end has acknowledged, and its window. Where packets are many, a pixel shows the rarest verdict in it.',
  },
  delay: {
    marks: [
      mark(<PointGlyph form="disc" color="var(--line-strong)" />, 'Grey: the delay of a packet in order.'),
      mark(
        <PointGlyph form="disc" color="var(--disorder-2)" />,
        'Dark yellow: the delay of a reordered packet.',
      ),
      mark(<RuleGlyph color="var(--text)" />, 'The line at 0: the least delay so far.'),
      mark(<CrossGlyph color="var(--lost)" />, 'No cross: what was lost has no delay.'),
      mark(<RingGlyph />, 'The ring: the packet that is chosen.'),
    ],
    why: {
      question: 'Why above a minimum?',
      answer:
        'The clocks of both ends are not set alike: their difference is the same for all packets, and goes with the least delay.',
    },
    assumed: 'Send times are those that packets carry: TCP and RTP timestamps are as coarse as their clocks.',
  },
  time: {
    marks: [
      mark(
        <TraceGlyph color="var(--text)" />,
        'Line: the share of packets in each interval that are reordered.',
      ),
      mark(
        <BarsGlyph color="var(--line-strong)" />,
        'A step: one interval of the capture, all equally long.',
      ),
      mark(
        <RuleGlyph color="var(--retransmission)" dash="4 3" />,
        'Dashed: duplicates, as a share of all arrivals in the interval.',
      ),
      mark(<RuleGlyph color="var(--line-strong)" />, 'Nothing: no packet of this interval is reordered.'),
      mark(
        <PointGlyph form="disc" color="var(--text)" bars="across" />,
        'Point at an interval to read its packets.',
      ),
    ],
    why: {
      question: 'Why does the share vary?',
      answer:
        'Cross traffic changes the delays of a real path; in short intervals chance alone changes the share, too.',
    },
    assumed:
      'Times are those of the capture. A packet is reordered if one sent later arrived before it (RFC 4737).',
  },
  late: {
    marks: [
      mark(<TraceGlyph color="var(--text)" />, 'Line: the largest extent in each interval.'),
      mark(
        <BarsGlyph color="var(--text)" />,
        'Extent: arrivals from the first packet that overtook to the one overtaken.',
      ),
      mark(
        <BarsGlyph color="var(--line-strong)" />,
        'A step: one interval of the capture, all equally long.',
      ),
      mark(<RuleGlyph color="var(--line-strong)" />, 'Nothing: no packet of this interval is reordered.'),
      mark(
        <PointGlyph form="disc" color="var(--text)" bars="across" />,
        'Point at an interval to read its value.',
      ),
    ],
    why: {
      question: 'Why may an extent exceed the displacement?',
      answer: 'All arrivals since the first overtaking count, whether they overtook the packet or not.',
    },
    assumed: 'Times are those of the capture; duplicates do not count (RFC 4737).',
  },
  causes: {
    marks: [
      mark(
        <BarsGlyph color="var(--disorder-2)" />,
        'Dark yellow bar: packets that arrive this many places late.',
      ),
      mark(<BarsGlyph color="var(--fam-3)" />, 'Grey bar: packets that come so many places early.'),
      mark(<BarsGlyph color="var(--fam-1)" />, 'Pale bar: packets in their place.'),
      mark(
        <TraceGlyph color="var(--text)" />,
        'A tail on one side: few packets are held back, or run ahead.',
      ),
      mark(
        <RuleGlyph color="var(--line-strong)" />,
        'A gap in the middle: two paths, and no packet between.',
      ),
    ],
    why: {
      question: 'Why not all packets?',
      answer:
        'For each reordered packet, those from the first that overtook it to the packet itself are counted. All others are in their place, whatever the cause.',
    },
    assumed:
      'A cause is a hypothesis: it is called likely if all its numbers fit, and the numbers stand beside it.',
  },
  senders: {
    marks: [
      mark(
        <BarsGlyph color="var(--text)" />,
        'Bar: throughput over these delays, as a share of that without them.',
      ),
      mark(<RuleGlyph color="var(--text)" />, 'Line at its end: 95% confidence interval.'),
      mark(<BarsGlyph color="var(--text)" />, 'One bar a sender, from 1999 to today.'),
      mark(<RuleGlyph color="var(--line-strong)" />, 'No bar: it keeps nothing.'),
      mark(
        <PointGlyph form="disc" color="var(--text)" bars="across" />,
        'Point at a bar to read it with its interval.',
      ),
    ],
    why: {
      question: 'Why do senders differ?',
      answer:
        'Old ones take a late packet for a lost one and halve their window; later ones learn how far packets are reordered, or wait.',
    },
    assumed:
      'The delays of reordered packets become a path, drawn at random for each packet; losses are left out, and the rate is the laboratory’s.',
  },
};
