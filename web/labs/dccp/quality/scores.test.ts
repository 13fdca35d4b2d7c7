import { expect, test } from 'vitest';
import { estimatesOf } from '../../../bench/results/estimates.ts';
import { measuresOf } from '../../../bench/results/table.ts';
import { scoreFrame, stretchAt, stretchesOf } from '../../../charts/score/layout.ts';
import { scoreColumns, scoreGroups, scoreWords } from './scores.ts';

/** All measures of a run; those that are not given are 0. */
function row(values: Readonly<Record<string, number>>): number[] {
  return measuresOf('dccp').map(({ id }) => values[id] ?? 0);
}

const RUN = {
  ...{ mos_g711_buffer: 4.3, mos_g711_delay_buffer: 0.13, mos_g711_no_buffer: 3.8 },
  ...{ mos_g711_delay_no_buffer: 0.05, mos_g711_loss_no_buffer: 0.58 },
  ...{
    mos_g729_buffer: 3.9,
    mos_g729_no_buffer: 3.9,
    mos_g729_codec_buffer: 0.53,
    mos_g729_codec_no_buffer: 0.53,
  },
  ...{
    mos_video_buffer: 2,
    mos_video_rate_buffer: 2.76,
    mos_video_no_buffer: 2.5,
    mos_video_rate_no_buffer: 2.26,
  },
};
const estimates = estimatesOf('dccp', [row(RUN)]);
const groups = scoreGroups(estimates);

test('each application has a bar with the buffer and one without, and what each misses', () => {
  expect(groups.map(({ id, bars }) => [id, ...bars.map(({ id }) => id)])).toEqual([
    ['g711', 'buffer', 'no_buffer'],
    ['g729', 'buffer', 'no_buffer'],
    ['video', 'buffer', 'no_buffer'],
  ]);
  const voice = groups[0]?.bars[1];
  expect(voice?.parts.map(({ name, points }) => [name, points])).toEqual([
    ['delay', 0.05],
    ['codec', 0],
    ['loss', 0.58],
  ]);
});

test('the caption says what the buffer adds and takes, and why', () => {
  expect(scoreWords(groups)).toBe(
    'The buffer adds 0.50 points to G.711, above all because loss costs less, and takes 0.50 points from video, above all because a low rate costs more.',
  );
  expect(scoreWords([])).toBe('');
  // the applications have different causes
  const other = scoreGroups(
    estimatesOf('dccp', [
      row({
        ...{ mos_g711_buffer: 4.3, mos_g711_no_buffer: 3.8, mos_g711_loss_no_buffer: 0.5 },
        ...{ mos_g729_buffer: 3.9, mos_g729_no_buffer: 3.2, mos_g729_loss_no_buffer: 0.7 },
        ...{ mos_video_buffer: 2.68, mos_video_no_buffer: 1.56 },
        ...{ mos_video_rate_buffer: 1.57, mos_video_rate_no_buffer: 2.3 },
        ...{ mos_video_loss_buffer: 0.51, mos_video_loss_no_buffer: 0.9 },
      }),
    ]),
  );
  expect(scoreWords(other)).toBe(
    'The buffer adds 0.50 points to G.711, 0.70 to G.729 and 1.12 to video, above all because loss costs less (for video, a low rate).',
  );
});

test('the table has a row for each score and each cause', () => {
  const [measure, points] = scoreColumns(estimates);
  expect(measure?.values).toHaveLength(22);
  expect(Array.from(measure?.values ?? [])).toContain('mos_g711_loss_no_buffer');
  expect(points?.values[Array.from(measure?.values ?? []).indexOf('mos_video_buffer')]).toBe(2);
});

test('what is pointed at is the score or the cause at that place', () => {
  const frame = scoreFrame(900, 400, 3, false);
  const stretches = stretchesOf(groups, 1);
  const x = (value: number) => (value - 1) * 200;
  const first = stretchAt(stretches, frame, x, { x: 100, y: frame.top + frame.head + 3 });
  expect(first === null ? null : stretches[first]).toMatchObject({ group: 0, bar: 0, part: -1 });
  const loss = stretchAt(stretches, frame, x, { x: x(4.2), y: frame.top + frame.head + frame.step + 3 });
  expect(loss === null ? null : stretches[loss]).toMatchObject({ group: 0, bar: 1, part: 2 });
  expect(stretchAt(stretches, frame, x, { x: 100, y: 399 })).toBeNull();
});
