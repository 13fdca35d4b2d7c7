// Statistics of another reader's capture, from the numbers in a link.

import type { ReactNode } from 'react';
import { plain, strong } from '../../../bench/lead/parts.ts';
import { EmptyStage } from '../../../bench/page/Stage.tsx';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import { Sentence } from '../shared/Sentence.tsx';
import { SkylineBars, skyline } from './desk/Skyline.tsx';
import styles from './StatsView.module.css';
import { rangeWords, shareWords, spanWords } from './sentences.ts';
import type { CaptureStats, FlowStats } from './stats.ts';

/** `children`: the ways to open one's own capture. */
export function StatsView({ stats, children }: { stats: CaptureStats; children: ReactNode }) {
  const { flows, measured, affected } = stats;
  return (
    <EmptyStage lead={<Sentence parts={sentenceOf(stats)} />}>
      <div className={styles.stats}>
        <p className={styles.note}>
          Numbers of a capture of {countWithNoun(stats.packets, 'packet')}
          {stats.duration !== null && ` over ${spanWords(stats.duration)}`}, from the link: whoever made it
          has the capture, and says what it came to. No address and no packet of it is in the link.
        </p>
        {measured > flows.length && affected <= flows.length && <Shares {...stats} />}
        <table className={`table ${styles.flows}`}>
          <caption>
            {flows.length < measured
              ? `The ${formatCount(flows.length)} most affected flows`
              : 'Flows, the most affected first'}
          </caption>
          <thead>
            <tr>
              {[
                'Measured packets',
                'Reordered',
                'Median',
                '99% within',
                'Extent, 99%',
                'Lost',
                'Undecided',
              ].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
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

/** Shares over all flows, where there are more than the table has. */
function Shares({ flows, measured }: CaptureStats) {
  const most = flows.map((flow) => flow.most);
  const words = `Share of reordered packets over all ${countWithNoun(measured, 'flow')}; the highest is ${shareWords(Math.max(...most))}.`;
  return (
    <figure className={styles.shares}>
      <figcaption>{words}</figcaption>
      <SkylineBars shares={skyline(most, measured)} words={words} />
    </figure>
  );
}

function Row({ flow }: { flow: FlowStats }) {
  const time = (value: number | null) => (value === null ? '–' : spanWords(value));
  return (
    <tr data-late={flow.most > 0 || undefined}>
      <td>{formatCount(flow.received)}</td>
      <td>{sharesOf(flow)}</td>
      <td>{time(flow.median)}</td>
      <td>{time(flow.q99)}</td>
      <td>{flow.most > 0 ? countWithNoun(flow.extent, 'packet') : '–'}</td>
      <td>
        {flow.lostLeast === flow.lostMost
          ? formatCount(flow.lostMost)
          : rangeWords([flow.lostLeast, flow.lostMost])}
      </td>
      <td>{formatCount(flow.undecided)}</td>
    </tr>
  );
}

function sharesOf({ least, most }: FlowStats): string {
  const [low, high] = [shareWords(least), shareWords(most)];
  return low === high ? low : `${low} to ${high}`;
}

/** "**1 of 2 flows** is reordered: **2.2%** of its packets, median lateness 85 µs." */
function sentenceOf({ measured, affected, flows }: CaptureStats) {
  if (affected === 0) return [strong('No flow'), plain(` of ${formatCount(measured)} is reordered.`)];
  const worst = flows.find(({ most }) => most > 0);
  const of = measured === 1 ? 'The flow' : `${formatCount(affected)} of ${countWithNoun(measured, 'flow')}`;
  const verb = affected === 1 ? 'is' : 'are';
  if (worst === undefined) return [strong(of), plain(` ${verb} reordered.`)];
  const whose = affected === 1 ? 'its packets' : 'the packets of the most affected one';
  const late = worst.median === null ? '' : `, median lateness ${spanWords(worst.median)}`;
  return [strong(of), plain(` ${verb} reordered: `), strong(sharesOf(worst)), plain(` of ${whose}${late}.`)];
}
