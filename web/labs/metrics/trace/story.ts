// What a capture leads with: how many packets came late, how far, and which buffer would put them right.

import { aside, type Part, plain, strong } from '../../../bench/stage/parts.ts';
import { percent } from '../../../bench/words/numbers.ts';
import { span, whole } from './words.ts';

interface Told {
  readonly received: number;
  readonly lost: number;
  /** The largest displacement within the threshold, places, and the threshold if others go beyond it. */
  readonly latest: number;
  readonly beyond: number | undefined;
  readonly reordered: number;
  readonly range: readonly [number, number] | undefined;
  /** The smallest buffer that recovers every reordered packet. */
  readonly buffer: { readonly packets: number; readonly time?: number | undefined } | undefined;
}

export function story({ received, lost, latest, beyond, reordered, range, buffer }: Told): Part[] {
  const losses =
    lost > 0 ? [aside(` ${lost === 1 ? 'One packet was' : `${whole(lost)} packets were`} lost.`)] : [];
  if (received === 0) return [plain('Nothing of this flow has arrived.')];
  if (reordered === 0) {
    return [
      plain(`All ${whole(received)} packets came in the order in which they were sent: `),
      strong('no buffer'),
      plain(' is needed.'),
      ...losses,
    ];
  }
  return [
    ...share(reordered / received, range),
    plain(` of ${whole(received)} packets came late`),
    ...distance(latest, beyond),
    ...(buffer === undefined
      ? [plain('.')]
      : [
          plain(`: a buffer of ${whole(buffer.packets)} ${buffer.packets === 1 ? 'packet' : 'packets'}`),
          ...(buffer.time === undefined ? [] : [plain(`, or of ${span(buffer.time)},`)]),
          plain(' puts all of them right.'),
        ]),
    ...losses,
  ];
}

function distance(latest: number, beyond: number | undefined): Part[] {
  if (beyond !== undefined) return [plain(', some by more than '), strong(`${whole(beyond)} places`)];
  if (latest <= 0) return [];
  return [plain(', at most '), strong(`${whole(latest)} ${latest === 1 ? 'place' : 'places'}`)];
}

/** Small shares keep their digits, and one that is not decided is a range. */
function share(found: number, range: Told['range']): Part[] {
  if (range === undefined || shown(range[0]) === shown(range[1])) return [strong(shown(found))];
  return [plain('Between '), strong(shown(range[0])), plain(' and '), strong(shown(range[1]))];
}

function shown(part: number): string {
  return part < 0.001 ? `${Number((100 * part).toPrecision(1))}%` : percent(part);
}
