// The buffers that this path needs, and the delays that they add.

import type { AddedDelay, BufferAdvice } from '#pkg/texts.js';
import { TableExport } from '../../../bench/export/TableExport.tsx';
import { columnsOf, type DataColumn } from '../../../charts/table/columns.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import styles from './AdviceTable.module.css';
import { adviceRows, sharesText } from './advice.ts';
import { fileSizeWords, spanAtLeast, spanWords } from './sentences.ts';

interface AdviceTableProps {
  readonly advice: readonly BufferAdvice[];
  readonly reordered: number;
}

export function AdviceTable({ advice, reordered }: AdviceTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it with the keyboard
    <section className={`card ${styles.card}`} aria-label="Buffer advice" tabIndex={0}>
      <table className={`table ${styles.advice}`}>
        <caption>Reordering buffer that this path needs</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              Recovers
            </th>
            <th scope="colgroup" colSpan={2}>
              by waiting time
            </th>
            <th scope="colgroup" colSpan={2}>
              by packets
            </th>
            <th scope="colgroup" colSpan={2}>
              by bytes
            </th>
          </tr>
          <tr>
            {['wait', 'packets', 'bytes'].flatMap((what) => [
              <th key={what} scope="col">
                {what}
              </th>,
              <th key={`${what} delay`} scope="col">
                added delay
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {adviceRows(advice).map(({ shares, advice: one }) => (
            <tr key={one.share} data-share={one.share}>
              <th scope="row">{sharesText(shares)}</th>
              <td data-value={one.time}>{one.time === undefined ? 'unknown' : spanAtLeast(one.time)}</td>
              <td>{delay(one.delayByTime)}</td>
              <td data-value={one.packets}>{formatCount(one.packets)}</td>
              <td>{delay(one.delayByPackets)}</td>
              <td data-value={one.bytes}>{one.bytes === undefined ? 'unknown' : fileSizeWords(one.bytes)}</td>
              <td>{delay(one.delayByBytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TableExport
        lab="metrics"
        title="buffer advice"
        fileName="buffer-advice"
        data={() => columns(advice)}
      />
      <p className={styles.aside}>
        {reordered === 0
          ? 'Nothing is reordered: no buffer is needed.'
          : `The shortest wait, and the smallest buffer of each kind, that restore the place of this share of ${reordered === 1 ? 'the one reordered packet' : `the ${formatCount(reordered)} reordered packets`}. Added delay: mean over all packets, and the most. No receiver knows which packets are lost: for each of those a wait lasts until its time is up, and a buffer until it is full, so that the two cost differently. Choose the highest share whose added delay the application can bear, in the unit in which its buffer is set.`}
      </p>
    </section>
  );
}

/** A row for each share of the reordered packets that the buffer recovers. */
function columns(advice: readonly BufferAdvice[]): DataColumn[] {
  const rows = advice.map(({ share, packets, delayByPackets, bytes, delayByBytes, time, delayByTime }) => ({
    share,
    packets,
    delay_by_packets_mean: delayByPackets?.mean,
    delay_by_packets_max: delayByPackets?.max,
    bytes,
    delay_by_bytes_mean: delayByBytes?.mean,
    delay_by_bytes_max: delayByBytes?.max,
    time,
    delay_by_time_mean: delayByTime?.mean,
    delay_by_time_max: delayByTime?.max,
  }));
  return columnsOf(rows, {
    share: 'share',
    packets: 'packets',
    delay_by_packets_mean: 'ms',
    delay_by_packets_max: 'ms',
    bytes: 'bytes',
    delay_by_bytes_mean: 'ms',
    delay_by_bytes_max: 'ms',
    time: 'ms',
    delay_by_time_mean: 'ms',
    delay_by_time_max: 'ms',
  });
}

function delay(added: AddedDelay | undefined) {
  if (added === undefined) return 'unknown';
  return (
    <>
      <span>{spanWords(added.mean)},</span> <span>at most {spanWords(added.max)}</span>
    </>
  );
}
