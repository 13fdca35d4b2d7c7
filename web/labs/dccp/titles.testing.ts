// DCCP: tests what the titles claim.

import { each, type Title } from '../../bench/claims/title.testing.ts';

const TABLE = '#/dccp?law=jitter-all&packet=1000&runs=3';
/** Corners of the surface, and the points at which the buffer gains most. */
const SURFACE = [
  'rtt=27&buffer=20',
  'rtt=27&buffer=5',
  'rtt=100&buffer=2',
  'rtt=100&buffer=5',
  'rtt=100&buffer=20',
  'rtt=300&buffer=5',
].map((at) => `#/dccp?tie=rtt&runs=4&${at}`);

export const TITLES: Readonly<Record<string, Title>> = {
  pays: {
    claim: 'A buffer raises the rate',
    holds: ['#/dccp?runs=4 | rate_buffer - rate_no_buffer > 100'],
  },
  table1: {
    claim: 'Late packets cost rate',
    holds: [
      `${TABLE}&extra=0&spread=0 | rate_no_buffer > 900`,
      `${TABLE}&extra=10 | rate_no_buffer 700..850`,
      `${TABLE} | rate_no_buffer 450..600`,
      `${TABLE}&extra=100 | rate_no_buffer < 430`,
    ],
  },
  fig2: {
    claim: 'A small buffer, a higher rate',
    holds: each(
      ['#/dccp?runs=4&tie=rtt&buffer=3', '#/dccp?runs=4&tie=rtt', '#/dccp?runs=4&tie=rtt&rtt=300'],
      'eps_rate > 0.52',
    ),
  },
  fig3: {
    claim: 'Buffered, fewer look lost',
    holds: [
      ...each(
        ['#/dccp?runs=4&tie=rtt&buffer=3', '#/dccp?runs=4&tie=rtt', '#/dccp?runs=4&tie=rtt&rtt=300'],
        'eps_ler < 0.47',
      ),
      '#/dccp?runs=4 | declared_ratio_no_buffer > declared_ratio_buffer',
    ],
  },
  fig4: { claim: 'Buffer or not, similar jitter', holds: each(SURFACE, 'eps_jitter 0.4..0.6') },
  table2: {
    claim: 'A call in order sounds better',
    holds: [
      '#/dccp?runs=4 | mos_g711_buffer - mos_g711_no_buffer > 0.2 & mos_g729_buffer - mos_g729_no_buffer > 0.3',
    ],
  },
  table3: {
    claim: 'A buffer of 12: good video',
    // a score of 4 is good, of 3 fair
    holds: ['#/dccp?buffer=12&runs=4 | mos_video_buffer > 3.5 & mos_video_no_buffer < 2'],
  },
  rule: {
    claim: 'A rate-sized buffer gains less',
    holds: [
      '#/dccp?sizing=rule&runs=4 | #/dccp?runs=4 | rate_buffer < -50',
      '#/dccp?sizing=rule&runs=4 | rate_buffer > rate_no_buffer',
    ],
  },
  application: {
    claim: 'A buffer in the app is too late',
    holds: ['#/dccp?place=application&runs=4 | rate_buffer - rate_no_buffer -5..5'],
  },
  calm: {
    claim: 'Slightly late: no rate is lost',
    holds: [
      '#/dccp?extra=8&spread=2&runs=2 | #/dccp?share=0&runs=2 | rate_no_buffer -5..5 & loss_events_no_buffer = 0',
      // the claim of its note
      '#/dccp?extra=8&spread=2&runs=2 | mos_video_buffer - mos_video_no_buffer > 2',
    ],
  },
};
