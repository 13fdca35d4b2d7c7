// What somebody’s capture came to, from the numbers in a link.

import type { ReactNode } from 'react';
import { plain, strong } from '../../../bench/lead/parts.ts';
import { EmptyStage } from '../../../bench/page/Stage.tsx';
import { counted, sharePercent } from '../../../bench/words/counts.ts';
import { whole } from '../../../notation/whole.ts';
import { Sentence } from '../shared/Sentence.tsx';
import { SkylineBars } from './desk/Skyline.tsx';
import styles from './StatsView.module.css';
import { rangeWords, span } from './sentences.ts';
import type { CaptureStats, FlowStats } from './stats.ts';

/** `children`: how a capture of one's own comes in. */
export function StatsView({ stats, children }: { stats: CaptureStats; children: ReactNode }) {
  const { flows, measured, affected } = stats;
  const shares = [...flows.map(({ most }) => most), ...new Array<number>(measured - flows.length).fill(0)];
  return (
    <EmptyStage lead={<Sentence parts={sentenceOf(stats)} />}>
      <div className={styles.stats}>
        <p className={styles.note}>
          Numbers of a capture of {counted(stats.packets, 'packet')}
          {stats.duration !== null && ` over ${span(stats.duration)}`}, from the link: whoever made it has the
          capture, and says what it came to. No address and no packet of it is in the link.
        </p>
        {affected <= flows.length && (
          <SkylineBars shares={shares} words="Share of reordered packets, flow by flow" />
        )}
        <table className={`table ${styles.flows}`}>
          <caption>
            {flows.length < measured
              ? `The ${whole(flows.length)} most affected flows`
              : 'Flows, the most affected first'}
          </caption>
          <thead>
            <tr>
              {['Packets', 'Reordered', 'Median', '99% within', 'Extent, 99%', 'Lost', 'Undecided'].map(
                (head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {flows.map((flow, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the flows have no names
              <Row key={place} flow={flow} />
            ))}
          </tbody>
        </table>
        {children}
      </div>
    </EmptyStage>
  );
}

function Row({ flow }: { flow: FlowStats }) {
  const time = (value: number | null) => (value === null ? '–' : span(value));
  return (
    <tr data-late={flow.most > 0 || undefined}>
      <td>{whole(flow.received)}</td>
      <td>{sharesOf(flow)}</td>
      <td>{time(flow.median)}</td>
      <td>{time(flow.q99)}</td>
      <td>{flow.most > 0 ? counted(flow.extent, 'packet') : '–'}</td>
      <td>
        {flow.lostLeast === flow.lostMost
          ? whole(flow.lostMost)
          : rangeWords([flow.lostLeast, flow.lostMost])}
      </td>
      <td>{whole(flow.undecided)}</td>
    </tr>
  );
}

function sharesOf({ least, most }: FlowStats): string {
  const [low, high] = [sharePercent(least), sharePercent(most)];
  return low === high ? low : `${low} to ${high}`;
}

function sentenceOf({ measured, affected, flows }: CaptureStats) {
  if (affected === 0) return [strong('No flow'), plain(` of ${whole(measured)} is reordered.`)];
  const late = flows.filter(({ most }) => most > 0);
  const [worst] = late;
  const of = measured === 1 ? 'The flow' : `${whole(affected)} of ${counted(measured, 'flow')}`;
  const verb = affected === 1 ? 'is' : 'are';
  return [
    strong(of),
    plain(` ${verb} reordered`),
    ...(worst === undefined
      ? [plain('.')]
      : [
          plain(`${measured === 1 ? '' : '; of the most affected'}: `),
          strong(sharesOf(worst)),
          plain(
            ` of its packets were reordered${worst.median === null ? '' : `, median lateness ${span(worst.median)}`}.`,
          ),
        ]),
  ];
}
