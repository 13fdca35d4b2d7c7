// How the laboratory's figures are read.

import type { HowTos, MarkWords } from '../../bench/howto/howTo.ts';
import { STACK_COLORS } from '../../bench/results/stacks.ts';
import {
  ArrowGlyph,
  BandGlyph,
  BarsGlyph,
  Glyph,
  HatchGlyph,
  LinesGlyph,
  PointGlyph,
  RingGlyph,
  RuleGlyph,
  TraceGlyph,
} from '../../charts/glyph/Glyph.tsx';

const mark = (glyph: MarkWords['glyph'], words: string): MarkWords => ({ glyph, words });

const PATH =
  'One transfer on one path: a link that loses nothing, and behind or in front of it a random delay for each packet. The same transfer without jitter is 100%.';

export const HOW_TO: HowTos<'tcp'> = {
  throughput: {
    marks: [
      mark(
        <LinesGlyph colors={['var(--disorder-1)', 'var(--disorder-3)', 'var(--disorder-2)']} />,
        'A curve: one delay law, algorithm or stack.',
      ),
      mark(<RingGlyph />, 'The ring: your jitter. Drag it along its curve.'),
      mark(<RuleGlyph color="var(--reference)" dash="2 4" />, 'Dots: 90% and 50% of the throughput.'),
      mark(
        <BandGlyph color="var(--disorder-3)" />,
        'Shaded while you point at the curve: 95% confidence interval.',
      ),
      mark(
        <PointGlyph form="disc" color="var(--text)" />,
        'Press the title of the axis to show another measure.',
      ),
    ],
    why: {
      question: 'Why does the throughput fall?',
      answer:
        'A late packet looks like a lost one: the sender retransmits it and lowers its window, unless it waits longer or undoes the cut.',
    },
    assumed: PATH,
  },
  transfer: {
    marks: [
      mark(<TraceGlyph color="var(--text)" />, 'Black: the window; below it the duplicate threshold.'),
      mark(
        <RuleGlyph color="var(--retransmission)" dash="3 2" isUpright />,
        'Violet: a needless cut. Red: a cut after a loss.',
      ),
      mark(
        <Glyph>
          <path d="M20 7l5 9h-10z" fill="none" stroke="var(--gain)" strokeWidth="1.75" />
        </Glyph>,
        'Triangle: a cut is undone.',
      ),
      mark(
        <Glyph>
          <path d="M18 7h8v8h-8z" fill="none" stroke="var(--retransmission)" strokeWidth="1.5" />
        </Glyph>,
        'Square: a needless retransmission.',
      ),
      mark(
        <BandGlyph color="var(--disorder-2)" />,
        'Dark yellow: the lag in each bin, and the largest so far.',
      ),
    ],
    why: {
      question: 'Why do the cuts become rare?',
      answer:
        'Each lag that the sender sees raises its threshold, or widens RACK’s window. The same lateness is no loss again.',
    },
    assumed: `${PATH} The first of the transfers is shown.`,
  },
  ladder: {
    marks: [
      mark(<ArrowGlyph to="lower right" />, 'A packet, from the sender down to the receiver.'),
      mark(
        <PointGlyph form="disc" color="var(--disorder-2)" />,
        'Dark yellow: late enough to be taken for lost.',
      ),
      mark(
        <RuleGlyph color="var(--retransmission)" dash="6 4" />,
        'Violet: retransmitted; dashed with a ring, needlessly.',
      ),
      mark(<RuleGlyph color="var(--text-soft)" dash="2 3" />, 'Dotted: acknowledgments; dark, duplicates.'),
      mark(<HatchGlyph color="var(--text)" />, 'Hatched: the window without your change.'),
    ],
    why: {
      question: 'How does the sender know?',
      answer:
        'An acknowledgment echoes the time of the packet that it answers. A time before the retransmission shows that the original arrived: the cut is undone.',
    },
    assumed: 'The first transfer, from its start. Choose a packet to delay it, to lose it or to rescue it.',
  },
  stacks: {
    marks: [
      mark(
        <LinesGlyph colors={[STACK_COLORS['reno-2002'], STACK_COLORS['linux-2010']]} />,
        'A line: the window of one stack.',
      ),
      mark(
        <Glyph>
          <path d="M18 7h8v8h-8z" fill="none" stroke="var(--retransmission)" strokeWidth="1.5" />
        </Glyph>,
        'Square, just behind its time: a needless retransmission.',
      ),
      mark(
        <RuleGlyph color="var(--retransmission)" isUpright />,
        'Stroke: a retransmission of what was lost.',
      ),
      mark(<ArrowGlyph to="up" />, 'Green: a cut is undone.'),
      mark(
        <RuleGlyph color={STACK_COLORS['linux-2019']} isUpright />,
        'Stroke in a stack’s colour: a duplicate acknowledgment.',
      ),
    ],
    why: {
      question: 'Why do they differ?',
      answer:
        'All see the same duplicates. The old ones count three and cut; Linux learns from a timestamp that the original came, and waits for more the next time.',
    },
    assumed:
      'The packets leave together and arrive in your order. Three times as many follow; they and all retransmissions arrive in order.',
  },
  mechanisms: {
    marks: [
      mark(<BarsGlyph color="var(--text)" />, 'Dark: the whole stack without the mechanism.'),
      mark(<BarsGlyph color="var(--gain)" />, 'Green: SACK with a fixed threshold and this mechanism alone.'),
      mark(<PointGlyph form="disc" color="var(--text)" bars="across" />, 'Whisker: 95% confidence interval.'),
      mark(<RuleGlyph color="var(--text)" isUpright />, 'The first row: the whole stack, and SACK alone.'),
      mark(<RuleGlyph color="var(--grid)" isUpright />, 'No dark bar: the stack has no such mechanism.'),
    ],
    why: {
      question: 'Why does an undo matter?',
      answer:
        'One needless cut in slow start costs seconds. A transfer of ten seconds does not make it up; an undo gives the window back in a round trip.',
    },
    assumed: PATH,
  },
  path: {
    marks: [
      mark(<BarsGlyph color="var(--text)" />, 'A bar: what a stack keeps of its throughput.'),
      mark(<PointGlyph form="disc" color="var(--text)" bars="across" />, 'Whisker: 95% confidence interval.'),
      mark(
        <LinesGlyph colors={['var(--disorder-2)']} />,
        'Dark yellow: the share of packets that are later than this.',
      ),
      mark(<RuleGlyph color="var(--disorder-2)" />, 'Level: no packet is late by times in between.'),
      mark(<RuleGlyph color="var(--disorder-2)" isUpright />, 'Upright: many are late by the same time.'),
    ],
    why: {
      question: 'Why does the same path do so little to one stack?',
      answer:
        'It waits for as long as packets were late before, and undoes a cut that was needless. The others cut their windows each time.',
    },
    assumed: `${PATH} Delays are drawn packet by packet; on real paths late packets come in groups.`,
  },
  predicts: {
    marks: [
      mark(
        <BarsGlyph color="var(--disorder-2)" />,
        'A bar: how well one measure of the path ranks the throughputs.',
      ),
      mark(
        <RuleGlyph color="var(--text)" isUpright />,
        'At 1, a larger value of the measure always goes with a lower throughput.',
      ),
      mark(
        <RuleGlyph color="var(--grid)" isUpright />,
        'At 0, the measure says nothing about the throughput.',
      ),
      mark(<PointGlyph form="disc" color="var(--text)" bars="across" />, 'Whisker: 95% confidence interval.'),
      mark(
        <PointGlyph form="disc" color="var(--disorder-3)" />,
        'Point at a bar to read what its measure counts.',
      ),
    ],
    why: {
      question: 'Why not entropy?',
      answer:
        'Entropy counts early and late packets alike. A sender reacts to late ones only, and how late they must be depends on its stack.',
    },
    assumed: `${PATH} The order is that of packets sent back to back.`,
  },
};
