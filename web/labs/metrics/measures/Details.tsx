// Details of RFC 4737: offsets, n-reordering, gaps, and runs without reordering.

import type { ReactNode } from 'react';
import type { ReorderingMeasures } from '#pkg/metrics.js';
import { Folded } from '../../../bench/tables/Folded.tsx';
import { countWithNoun, fourDigits, sharePercent } from '../../../bench/words/counts.ts';
import { useSourceWords } from '../../../controls/useSourceWords.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import styles from './Details.module.css';

interface DetailsProps {
  readonly measures: ReorderingMeasures;
  readonly received: number;
  /** Name of the sample, where the page shows several. */
  readonly sample?: string | undefined;
  /** What sizes count, unless it is payload: "on the wire". */
  readonly sizes?: string | undefined;
}

const MOST_DEGREES = 8;

export function Details({ measures, received, sample, sizes }: DetailsProps) {
  const { lateTime, byteOffset, reordered } = measures;
  return (
    <section className="card" aria-label="Offsets, gaps and runs (RFC 4737)">
      <Folded summary={`Offsets, gaps and runs (RFC 4737)${sample === undefined ? '' : `, ${sample}`}`}>
        <dl className={styles.list}>
          <Entry name="Reordered packets" source="section 3.3">
            {formatCount(reordered)} of {formatCount(received)}
          </Entry>
          <Entry name="Extents" source="section 4.2">
            {distribution(measures.extents, measures.extentsBeyond)}
          </Entry>
          <Entry name="Late-time offset" source="section 4.3">
            {lateTime === undefined
              ? 'needs arrival times'
              : `mean ${fourDigits(lateTime.mean)} ms, maximum ${fourDigits(lateTime.max)} ms`}
          </Entry>
          <Entry name="Byte offset" source="section 4.4">
            {byteOffset === undefined
              ? 'needs packet sizes'
              : `mean ${fourDigits(byteOffset.mean)} bytes, maximum ${fourDigits(byteOffset.max)} bytes${sizes === undefined ? '' : ` ${sizes}`}`}
          </Entry>
          <Entry name="Gaps between discontinuities" source="section 4.5">
            {gaps(measures)}
          </Entry>
          <Entry name="Reordering-free runs" source="section 4.6">
            {runs(measures)}
          </Entry>
          <Entry name="n-reordering" source="section 5.3">
            {nReordering(measures, received)}
          </Entry>
        </dl>
      </Folded>
    </section>
  );
}

function Entry({ name, source, children }: { name: string; source: string; children: ReactNode }) {
  const Sources = useSourceWords();
  return (
    <div>
      <dt>
        {name}{' '}
        <span className={styles.source}>
          {Sources === null ? source : <Sources source={`RFC 4737, ${source}`} />}
        </span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function distribution(counts: Float64Array, beyond: number): string {
  const parts: string[] = [];
  counts.forEach((count, extent) => {
    if (count > 0) parts.push(`${formatCount(count)} of extent ${extent}`);
  });
  if (parts.length === 0) return 'nothing is reordered';
  const shown = parts.slice(0, 12);
  const more = parts.length - shown.length + (beyond > 0 ? 1 : 0);
  const rest =
    more > 0 ? `, and ${more} more extents up to ${beyond > 0 ? 'over ' : ''}${counts.length - 1}` : '';
  return `packets: ${shown.join(', ')}${rest}`;
}

function gaps({ discontinuities, gaps: lengths, gapMean, gapMeanTime }: ReorderingMeasures): string {
  const found = `${formatCount(discontinuities)} ${discontinuities === 1 ? 'discontinuity' : 'discontinuities'}`;
  if (gapMean === undefined) return `${found}, so no gap between two`;
  const time = gapMeanTime === undefined ? '' : `, ${fourDigits(gapMeanTime)} ms`;
  return `${found}, gap ${list(lengths)}mean ${countWithNoun(gapMean, 'packet')}${time}`;
}

function runs({
  runs: lengths,
  runMean,
  runVariance,
  openRun,
  runSum,
  runSumSquares,
}: ReorderingMeasures): string {
  if (runMean === undefined)
    return `none has ended; the one at the end has ${countWithNoun(openRun, 'packet')}`;
  const variance = runVariance === undefined ? '' : `, variance ${fourDigits(runVariance)}`;
  return `${formatCount(lengths.length)} ended: ${list(lengths)}mean ${countWithNoun(runMean, 'packet')}${variance} (sum of the lengths ${formatCount(runSum)}, sum of their squares ${formatCount(runSumSquares)}); ${countWithNoun(openRun, 'packet')} since the last`;
}

/** The lengths one by one where they are few; empty otherwise. */
function list(lengths: Uint32Array): string {
  return lengths.length <= 10 ? `${lengths.join(', ')}; ` : '';
}

function nReordering({ degrees, degreesBeyond }: ReorderingMeasures, received: number): string {
  const parts: string[] = [];
  for (let n = 1; n <= MOST_DEGREES; n += 1) {
    let packets = degreesBeyond;
    for (let degree = n; degree < degrees.length; degree += 1) packets += degrees[degree] ?? 0;
    if (packets === 0) break;
    parts.push(`${sharePercent(packets / Math.max(1, received))} with n = ${n}`);
  }
  return parts.length === 0 ? 'none' : `share of the packets: ${parts.join(', ')}`;
}
