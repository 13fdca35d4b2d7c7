// Bars with the share of reordered packets of every flow, in the order of the list: they show how many flows are
// affected.

import { useId, useMemo } from 'react';
import type { TraceSurvey } from '#pkg/texts.js';
import styles from './Desk.module.css';
import { reorderedFlowsWords } from './flows.ts';

/** Largest number of bars; with more flows each bar has the largest share of several. */
const BARS = 194;
/** Least height of a bar with reordered packets, as a share of the picture, so that it can be seen. */
const LEAST = 0.08;
/** Height of the line for a flow without reordered packets. */
const CLEAN = 0.04;

interface SkylineProps {
  readonly survey: TraceSurvey;
  readonly chosen?: number | undefined;
  readonly onChoose?: (index: number) => void;
}

export function Skyline({ survey, chosen, onChoose }: SkylineProps) {
  const { byHarm, measured, figures } = survey;
  const shares = useMemo(
    () =>
      skyline(
        Array.from(byHarm.subarray(0, measured), (index) => figures.reorderedMost[index] ?? 0),
        measured,
      ),
    [byHarm, measured, figures],
  );
  const at = chosen === undefined ? -1 : byHarm.indexOf(chosen);
  const pick = (share: number) => {
    const index = byHarm[Math.floor(share * measured)];
    if (index !== undefined) onChoose?.(index);
  };
  return (
    <SkylineBars
      shares={shares}
      words={`Share of reordered packets, flow by flow: ${reorderedFlowsWords(survey)}`}
      chosen={at >= 0 && at < measured ? (at / measured) * shares.length : undefined}
      onPick={onChoose && pick}
    />
  );
}

interface SkylineBarsProps {
  readonly shares: readonly number[];
  readonly words: string;
  /** The bar with a line below it. */
  readonly chosen?: number | undefined;
  /** Called with the place across the bars that was pressed, from 0 to 1. */
  readonly onPick?: ((share: number) => void) | undefined;
}

export function SkylineBars({ shares, words, chosen, onPick }: SkylineBarsProps) {
  const name = useId();
  const most = Math.max(...shares, 1e-9);
  const high = (share: number) => (share > 0 ? Math.max(LEAST, share / most) : CLEAN);
  const bars = (isLate: boolean) =>
    shares
      .map((share, bar) => (share > 0 === isLate ? `M${bar + 0.12} 1V${1 - high(share)}h0.76V1z` : ''))
      .join('');
  return (
    <svg
      className={styles.skyline}
      viewBox={`0 0 ${shares.length} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-labelledby={name}
      // not on touch start: the finger may be about to scroll the page
      onPointerUp={
        onPick &&
        (({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          onPick((clientX - left) / width);
        })
      }
    >
      <title id={name}>{words}</title>
      <path d={bars(false)} fill="var(--line-strong)" />
      <path d={bars(true)} fill="var(--disorder-2)" />
      {chosen !== undefined && <rect x={chosen} y={0.95} width={1} height={0.05} fill="var(--text)" />}
    </svg>
  );
}

/** The largest share among the flows of each bar; a flow without a share counts as 0. */
export function skyline(shares: ArrayLike<number>, flows: number, most = BARS): number[] {
  const bars = Math.max(1, Math.min(most, flows));
  const found = new Array<number>(bars).fill(0);
  for (let place = 0; place < shares.length; place += 1) {
    const bar = Math.min(bars - 1, Math.floor((place / flows) * bars));
    found[bar] = Math.max(found[bar] ?? 0, shares[place] ?? 0);
  }
  return found;
}
