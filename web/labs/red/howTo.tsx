// How the laboratory's figures are read.

import type { FigureId } from '../../bench/context/FigurePlace.tsx';
import type { HowTo } from '../../bench/howto/howTo.ts';
import {
  ArrowGlyph,
  BandGlyph,
  BarGlyph,
  BarsGlyph,
  CrossGlyph,
  HatchGlyph,
  LinesGlyph,
  PointGlyph,
  RingGlyph,
  RuleGlyph,
  TraceGlyph,
} from '../../charts/glyph/Glyph.tsx';

const NETWORK =
  'Long TCP flows share one link; by default ten, at 6 Mbit/s, with round trips of 124 to 156 ms.';

export const HOW_TO: Readonly<Record<Exclude<FigureId<'red'>, 'all'>, HowTo>> = {
  frontier: {
    marks: [
      {
        glyph: <PointGlyph form="square" color="var(--fam-4)" />,
        words: 'A point: the queue with one lower threshold, min_th.',
      },
      {
        glyph: <ArrowGlyph to="lower right" />,
        words: 'Right: the link is better used. Down: packets wait less.',
      },
      {
        glyph: <LinesGlyph colors={['var(--fam-4)', 'var(--disorder-2)']} />,
        words: 'Each line: one mean random delay τ. Lower is better.',
      },
      {
        glyph: <RingGlyph stem="var(--gain)" />,
        words:
          'The green stem: the queueing delay saved where the link is equally used. At the same min_th its use changes too.',
      },
      {
        glyph: <PointGlyph form="disc" color="var(--disorder-2)" bars="both" />,
        words: 'Whiskers: 95% confidence intervals over repeated runs.',
      },
    ],
    why: {
      question: 'Why does reordering shorten the queue?',
      answer:
        'A packet overtaken by three others is taken for lost: its sender halves its window early. This helps where the link stays as full as without reordering.',
    },
    assumed:
      'By default ten TCP flows share 6 Mbit/s, with round trips of 124 to 156 ms. The mean delay is fixed; a part of it, τ, is random.',
    statement: 1,
  },
  queue: {
    marks: [
      { glyph: <TraceGlyph color="var(--fam-2)" />, words: 'Pale: how many packets wait at this moment.' },
      {
        glyph: <LinesGlyph colors={['var(--fam-4)']} />,
        words: 'Heavy: the moving average that RED looks at.',
      },
      {
        glyph: <RuleGlyph color="var(--reference)" dash="2 3" />,
        words: 'Dotted: the thresholds. RED drops some packets above the lower one, all above the upper one.',
      },
      { glyph: <CrossGlyph color="var(--lost)" />, words: 'A cross: a packet that the queue drops.' },
      {
        glyph: <RuleGlyph color="var(--retransmission)" dash="3 2" isUpright />,
        words: 'Violet dashes below: a window cut although nothing was lost.',
      },
    ],
    why: {
      question: 'Why does the queue swing?',
      answer:
        'The windows grow until RED drops packets. Then several senders cut theirs, and the queue empties.',
    },
    assumed: `${NETWORK} One run is shown.`,
  },
  window: {
    marks: [
      { glyph: <LinesGlyph colors={['var(--fam-4)']} />, words: 'The dark line: packets keep their order.' },
      {
        glyph: <LinesGlyph colors={['var(--disorder-2)', 'var(--disorder-3)']} />,
        words: 'Dark yellow lines: reordered packets.',
      },
      { glyph: <ArrowGlyph to="right" />, words: 'Right: more packets of one flow under way at once.' },
      { glyph: <ArrowGlyph to="up" />, words: 'Up: the window has this size for more of the time.' },
      { glyph: <BandGlyph color="var(--fam-4)" />, words: 'Shaded: 95% confidence interval.' },
    ],
    why: {
      question: 'Why does reordering narrow the windows?',
      answer: 'Large windows are cut more often: each late packet may be taken for a loss.',
    },
    assumed: `${NETWORK} All curves have the same setting of the queue.`,
    statement: 10,
  },
  intervals: {
    marks: [
      { glyph: <LinesGlyph colors={['var(--fam-4)']} />, words: 'The dark line: packets keep their order.' },
      {
        glyph: <LinesGlyph colors={['var(--disorder-2)', 'var(--disorder-3)']} />,
        words: 'Dark yellow lines: reordered packets.',
      },
      {
        glyph: <LinesGlyph colors={['var(--reference)']} dash="1 5" />,
        words: 'Dotted: losses at random with the same mean.',
      },
      { glyph: <ArrowGlyph to="right" />, words: 'Right: a longer time until the next loss of the flow.' },
      { glyph: <BandGlyph color="var(--fam-4)" />, words: 'Shaded: 95% confidence interval.' },
    ],
    why: {
      question: 'Why are there two humps?',
      answer: 'RED drops in bursts: a flow loses several packets within a short time, then none for long.',
    },
    assumed: `${NETWORK} Losses in the queue and on the path both count.`,
    statement: 11,
  },
  equilibrium: {
    marks: [
      {
        glyph: <LinesGlyph colors={['var(--fam-4)']} />,
        words: 'The line: what the senders would send at this average queue, by a formula.',
      },
      { glyph: <RuleGlyph color="var(--reference)" dash="4 4" />, words: 'Dashed: the link is full.' },
      {
        glyph: <RuleGlyph color="var(--text)" dash="6 3" isUpright />,
        words: 'Where both meet: the queue that fills the link.',
      },
      { glyph: <PointGlyph form="disc" color="var(--disorder-2)" />, words: 'The disc: what is simulated.' },
      {
        glyph: <RuleGlyph color="var(--reference)" isUpright />,
        words: 'Upright lines: the thresholds of RED.',
      },
    ],
    why: {
      question: 'Why is there an equilibrium?',
      answer:
        'A longer queue drops more packets, so the senders slow down; a shorter one lets them send faster.',
    },
    assumed:
      'Padhye’s formula, summed over the flows: losses come at random, and each flow has its own round-trip time.',
    statement: 6,
  },
  reordering: {
    marks: [
      {
        glyph: <BarsGlyph color="var(--disorder-2)" />,
        words: 'A bar: the share of packets with this displacement.',
      },
      {
        glyph: <BarGlyph color="var(--disorder-2)" />,
        words: 'The pale bar at zero: packets that arrive in order.',
      },
      { glyph: <ArrowGlyph to="right" />, words: 'Right of zero: packets that arrive late.' },
      {
        glyph: <RuleGlyph color="var(--text)" isUpright />,
        words: 'Three places late: enough for a needless retransmission.',
      },
      { glyph: <BandGlyph color="var(--disorder-2)" />, words: 'Whiskers: 95% confidence intervals.' },
    ],
    why: {
      question: 'Why are packets of one flow late?',
      answer:
        'Each has a random delay of its own: one that waits longer is overtaken by those sent after it.',
    },
    assumed: 'The packets of the first flow are counted where they arrive, by RFC 5236.',
  },
  ladder: {
    marks: [
      {
        glyph: <LinesGlyph colors={['var(--fam-3)']} />,
        words: 'A slanted line: a packet on its way; dotted, its acknowledgment.',
      },
      { glyph: <LinesGlyph colors={['var(--disorder-2)']} />, words: 'Dark yellow: it is reordered.' },
      { glyph: <CrossGlyph color="var(--lost)" />, words: 'A cross: it is lost.' },
      {
        glyph: <LinesGlyph colors={['var(--retransmission)']} />,
        words: 'Violet: a needless retransmission.',
      },
      { glyph: <HatchGlyph color="var(--text)" />, words: 'Hatched: the window without your change.' },
    ],
    why: {
      question: 'Why is a late packet sent twice?',
      answer:
        'Each packet that overtakes it makes a duplicate acknowledgment, and three are taken for a loss.',
    },
    assumed: 'One flow of one run; the other flows share the link with it.',
  },
  sender: {
    marks: [
      { glyph: <BarGlyph color="var(--text)" />, words: 'Solid: a packet that is sent for the first time.' },
      { glyph: <RingGlyph />, words: 'Hollow, violet: a retransmission.' },
      { glyph: <BarGlyph color="var(--fam-1)" />, words: 'A bar: the window after the line, in packets.' },
      { glyph: <BarGlyph color="var(--fam-4)" />, words: 'Dark: this sender differs from both others.' },
      {
        glyph: <RuleGlyph color="var(--line-strong)" />,
        words: 'A row: one acknowledgment, the same for all three.',
      },
    ],
    why: {
      question: 'Why do they differ?',
      answer:
        'Reno leaves recovery at the first new acknowledgment, NewReno when all is repaired; SACK knows which packets are missing.',
    },
    assumed: 'No network is simulated: the acknowledgments are those of the example, or yours.',
  },
};
