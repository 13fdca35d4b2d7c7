// How the laboratory's figures are read.

import type { HowTo, HowTos } from '../../bench/howto/howTo.ts';
import {
  BandGlyph,
  BarGlyph,
  BarsGlyph,
  CellsGlyph,
  CrossGlyph,
  Glyph,
  LinesGlyph,
  PointGlyph,
  RingGlyph,
  RuleGlyph,
  TraceGlyph,
} from '../../charts/glyph/Glyph.tsx';
import { IN_ORDER, OUT_OF_ORDER } from './modes.ts';

const BOTH = [IN_ORDER.color, OUT_OF_ORDER.color] as const;

const CURVE: HowTo = {
  marks: [
    { glyph: <RingGlyph />, words: 'The ring: your scenario. Drag it along the curve.' },
    {
      glyph: <LinesGlyph colors={['var(--gain)']} />,
      words: 'Up: the gain, the share of the time that is saved by not waiting for order.',
    },
    { glyph: <BandGlyph color="var(--gain)" />, words: 'Shaded: 95% confidence interval of the mean.' },
    {
      glyph: <RuleGlyph color="var(--reference)" dash="1 4" isUpright />,
      words: 'Dotted: processing a packet takes as long as the gap between packets (Ta = R).',
    },
    {
      glyph: <LinesGlyph colors={['var(--fam-1)', 'var(--fam-4)']} />,
      words: 'Grey lines, once you choose them in the corner: other values of that parameter.',
    },
  ],
  why: {
    question: 'Why does the curve fall?',
    answer: 'A slow application is busy all the time: packets that wait for order would wait for it anyway.',
  },
  assumed:
    'Both transfers meet the same losses and delays. Packets can be processed in any order, each in the same time.',
  statement: 7,
};

const SURFACE: HowTo = {
  marks: [
    { glyph: <RingGlyph />, words: 'The ring: your scenario. Click anywhere to go there.' },
    {
      glyph: <CellsGlyph colors={['var(--g1)', 'var(--g3)', 'var(--g5)']} />,
      words: 'Darker: not waiting saves more of the time.',
    },
    {
      glyph: <LinesGlyph colors={['var(--text)']} />,
      words: 'A line: the same gain all along it.',
    },
    {
      glyph: <BarsGlyph color="var(--g4)" />,
      words: 'The scale beside it marks the value that you point at.',
    },
    {
      glyph: <RuleGlyph color="var(--reference)" />,
      words: 'Fine lines: where your scenario lies on both axes.',
    },
  ],
  why: {
    question: 'Why is there a ridge?',
    answer: 'Many losses make order expensive, as long as the application is faster than the packets arrive.',
  },
  assumed:
    'Each cell is the mean of a few runs, so neighbours differ by chance; colours are smoothed, readings are not.',
  statement: 44,
};

const BUFFER: HowTo = {
  marks: [
    {
      glyph: <TraceGlyph color={IN_ORDER.color} />,
      words: 'Blue: packets that wait in the receiver if order is kept.',
    },
    {
      glyph: <TraceGlyph color={OUT_OF_ORDER.color} />,
      words: 'Orange: packets that wait if each is processed as it arrives.',
    },
    {
      glyph: <RuleGlyph color="var(--reference)" dash="6 4" />,
      words: 'Dashed: the window, which no transfer exceeds.',
    },
    { glyph: <BarGlyph color="var(--surface-2)" />, words: 'Drag across the figure to look at a part.' },
    {
      glyph: <RuleGlyph color="var(--text)" isUpright />,
      words: 'The upright line: the time that you point at, in the ladder too.',
    },
  ],
  why: {
    question: 'Why are there peaks?',
    answer:
      'While one packet is missing, all behind it stay in the buffer; when it comes they leave one by one.',
  },
  assumed: 'One run is drawn: a mean of several would hide the peaks that a buffer must hold.',
  statement: 45,
};

const BLOCKING: HowTo = {
  marks: [
    {
      glyph: <BarGlyph color={IN_ORDER.color} />,
      words: 'At the left: the packets for which the application need not wait.',
    },
    {
      glyph: <BarsGlyph color={OUT_OF_ORDER.color} />,
      words: 'Steps: the share of the packets for which it is idle that long.',
    },
    {
      glyph: <PointGlyph form="disc" color={IN_ORDER.color} bars="across" />,
      words: 'Bar on top: mean and standard deviation.',
    },
    { glyph: <RuleGlyph color={IN_ORDER.color} dash="2 3" isUpright />, words: 'Upright lines: both means.' },
    {
      glyph: <LinesGlyph colors={BOTH} />,
      words: 'Upwards each step is ten times as many packets.',
    },
  ],
  why: {
    question: 'Why are waits longer in order?',
    answer:
      'A lost packet must be retransmitted before the application may go on; as they arrive it has other packets to process.',
  },
  assumed: 'All runs are counted. The paper calls the variance of these times jitter.',
  statement: 49,
};

const DENSITY: HowTo = {
  marks: [
    {
      glyph: <RuleGlyph color="var(--text)" isUpright />,
      words: 'At 0: packets that arrive in their place.',
    },
    {
      glyph: <LinesGlyph colors={[IN_ORDER.color]} />,
      words: 'Right of 0: packets that arrive that many places late, such as retransmissions.',
    },
    {
      glyph: <LinesGlyph colors={[OUT_OF_ORDER.color]} dash="7 3" />,
      words: 'Left of 0: early, because packets before it are missing.',
    },
    {
      glyph: <PointGlyph form="disc" color={IN_ORDER.color} />,
      words: 'A point: the share of all packets at this place.',
    },
    {
      glyph: <BarsGlyph color="var(--fam-2)" />,
      words: 'Point at a place to read shares and their intervals.',
    },
  ],
  why: {
    question: 'Why do the two lines differ slightly?',
    answer: 'The losses are the same, but in order the sender pauses more often, so fewer packets overtake.',
  },
  assumed: 'The network itself keeps order: only losses put packets out of place.',
};

const LADDER: HowTo = {
  marks: [
    {
      glyph: <LinesGlyph colors={[IN_ORDER.color]} />,
      words: 'A slanted line: a packet under way, from sender to receiver.',
    },
    { glyph: <CrossGlyph color="var(--lost)" />, words: 'A cross: it is lost. Dashed: it is retransmitted.' },
    {
      glyph: <BarGlyph color={IN_ORDER.color} />,
      words: 'Filled bar: it waits in the buffer for a lost packet.',
    },
    {
      glyph: (
        <Glyph>
          <path fill="none" stroke={IN_ORDER.color} d="M0.5 6.5h39v11h-39z" />
        </Glyph>
      ),
      words: 'Pale bar: it waits for the application, which is busy.',
    },
    {
      glyph: <BarGlyph color={OUT_OF_ORDER.color} rest="var(--gain)" />,
      words: 'Numbered blocks: the application works. Hatched: the time saved.',
    },
  ],
  why: {
    question: 'Why does one loss hold up many?',
    answer:
      'In order, no packet behind the lost one may be processed before it has come again, a round trip later.',
  },
  assumed: 'One run is drawn. Both transfers meet the same losses and delays.',
  statement: 42,
};

export const HOW_TO: HowTos<'alf'> = {
  curve: CURVE,
  surface: SURFACE,
  buffer: BUFFER,
  blocking: BLOCKING,
  density: DENSITY,
  ladder: LADDER,
};
