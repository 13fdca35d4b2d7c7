// How the laboratory's figures are read.

import type { HowTos } from '../../bench/howto/howTo.ts';
import {
  ArrowGlyph,
  BandGlyph,
  BarGlyph,
  CellsGlyph,
  CrossGlyph,
  Glyph,
  HatchGlyph,
  LinesGlyph,
  PointGlyph,
  RingGlyph,
  RuleGlyph,
  TraceGlyph,
} from '../../charts/glyph/Glyph.tsx';

const WITH = 'var(--in-order)';
const WITHOUT = 'var(--out-of-order)';
const LOST = 'var(--lost)';
const GAIN = 'var(--gain)';
const GREY = 'var(--fam-1)';

const BOTH = {
  glyph: <LinesGlyph colors={[WITH, WITHOUT]} />,
  words: 'Blue: with a buffer. Orange: without.',
};

/** Picture of a tape with cracks. */
function TapeGlyph() {
  return (
    <Glyph>
      <path fill={WITHOUT} d="M0 5h22l-1 5 2 5-1 4H0zM27 5h13v14H27l1-4-2-5z" />
    </Glyph>
  );
}

export const HOW_TO: HowTos<'dccp'> = {
  rate: {
    marks: [
      {
        glyph: <TraceGlyph color={WITH} />,
        words: 'Rate that arrives. Blue: with a buffer. Orange: without.',
      },
      { glyph: <CrossGlyph color={LOST} />, words: 'A loss event: the sender slows down.' },
      {
        glyph: <CellsGlyph colors={['var(--line)']} />,
        words: 'Warm-up: neither it nor its losses are counted.',
      },
      {
        glyph: <BarGlyph color={WITHOUT} rest={GAIN} />,
        words: 'Score from 1 to 5; hatched: what the buffer adds.',
      },
      { glyph: <TapeGlyph />, words: 'A call of 6 seconds. A gap is silence: no packet arrived in time.' },
    ],
    why: {
      question: 'Why does a buffer help?',
      answer:
        'A packet that three later ones overtake is declared lost, even if it comes a moment later. The buffer lets it take its place first, so the sender is not slowed down.',
    },
    assumed:
      'One stream, one bottleneck. Both cases meet the same losses and delays. One run is shown; scores are means of all runs.',
    statement: 7,
  },
  surface: {
    marks: [
      {
        glyph: <CellsGlyph colors={['var(--g1)', 'var(--g3)', 'var(--g5)']} />,
        words: 'Colour: the efficiency, as how many times the value without a buffer the one with it is.',
      },
      { glyph: <CellsGlyph colors={['var(--g0)']} />, words: 'Pale: even, the buffer makes no difference.' },
      { glyph: <HatchGlyph color={GREY} />, words: 'Hatched: here the buffer does not help.' },
      { glyph: <RuleGlyph color="var(--text)" />, words: 'A line joins places with the same value.' },
      { glyph: <RingGlyph />, words: 'The ring: your setting. Click anywhere to go there.' },
    ],
    why: {
      question: 'Why does a larger buffer gain more?',
      answer:
        'A larger buffer can wait for packets that more others have overtaken. Beyond the delay that the path adds, room for more packets changes nothing.',
    },
    assumed: 'Everything but the two axes is as the sliders say. Each point is the mean of all runs.',
    statement: 6,
  },
  table: {
    marks: [
      { glyph: <BarGlyph color={WITH} />, words: 'Rate with a buffer.' },
      { glyph: <BarGlyph color={WITHOUT} />, words: 'Rate without a buffer.' },
      { glyph: <BarGlyph color={GREY} />, words: 'Rate where no packet is delayed.' },
      { glyph: <PointGlyph form="diamond" color="var(--text)" />, words: 'What the paper reports.' },
      {
        glyph: <RuleGlyph color="var(--text)" isUpright />,
        words: 'Whiskers: 95% confidence intervals over the runs.',
      },
    ],
    why: {
      question: 'Why do our rates differ?',
      answer:
        'The paper names neither the packet size nor which packets are delayed. With 1,000 bytes and every packet delayed by up to J, losses follow its column best.',
    },
    assumed: 'Each row has its own round trip and delays, as in the paper; all else is as the sliders say.',
    statement: 3,
  },
  quality: {
    marks: [
      BOTH,
      {
        glyph: <BarGlyph color={WITH} />,
        words: 'A bar: the mean opinion score, from 1 (bad) to 5 (excellent).',
      },
      { glyph: <CellsGlyph colors={['var(--line)']} />, words: 'Pale: points that delay takes.' },
      { glyph: <CellsGlyph colors={[GREY]} />, words: 'Grey: points that the codec takes, or a low rate.' },
      { glyph: <HatchGlyph color={LOST} />, words: 'Hatched: points that loss and lateness take.' },
    ],
    why: {
      question: 'Why can a buffer cost points?',
      answer:
        'It fills gaps, but everything then waits: each packet that the buffer of a call holds is 20 ms more delay. Beyond 177 ms delay costs far more.',
    },
    assumed:
      'Scores are computed by models of the ITU, nobody listened. Calls are flows of their own over the same path; video uses the whole rate.',
    statement: 11,
  },
  size: {
    marks: [
      {
        glyph: <BandGlyph color={WITH} />,
        words: 'What each buffer size reaches, with its 95% confidence interval.',
      },
      {
        glyph: <RuleGlyph color={GREY} dash="6 4" isUpright />,
        words: 'Dashed: the paper’s rule, rate times delay limit.',
      },
      {
        glyph: <RuleGlyph color={GAIN} isUpright />,
        words: 'Solid: the smallest size that is as good as the best.',
      },
      { glyph: <RingGlyph />, words: 'The ring: your buffer. Drag it.' },
      { glyph: <ArrowGlyph to="up" />, words: 'Up: a better score, or more rate.' },
    ],
    why: {
      question: 'Why is the rule’s size not the best?',
      answer:
        'The rule asks how many packets arrive in the time that the application can wait, not how many overtake a late packet.',
    },
    assumed:
      'The rule takes the full rate of the bottleneck, as the paper does, or 50 packets a second of voice.',
    statement: 5,
  },
  ladder: {
    marks: [
      {
        glyph: <RuleGlyph color={GREY} />,
        words: 'A thin line: a packet on its way from sender to receiver.',
      },
      { glyph: <RuleGlyph color="var(--text)" />, words: 'A heavy line: it is reordered.' },
      { glyph: <CrossGlyph color={LOST} />, words: 'A cross: declared lost, though it may still come.' },
      {
        glyph: <CellsGlyph colors={[WITH]} />,
        words: 'Blue stairs: packets that wait in the buffer for earlier ones.',
      },
      { glyph: <TraceGlyph color={WITH} />, words: 'Below: the rate that the sender may use.' },
    ],
    why: {
      question: 'Why is a packet declared lost although it arrives?',
      answer:
        'The receiver cannot know: once three later packets have come it reports a loss. The buffer holds these back until the late one arrives.',
    },
    assumed:
      'The first run. Unless you choose another, it shows the stretch whose counts are closest to this run’s means.',
  },
};
