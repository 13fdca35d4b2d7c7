// The scores beside the rate: each application with the buffer and without, on one scale from 1 to 5.

import { useId, useMemo } from 'react';
import { NOTE_SIZE, textWidth } from '../../../charts/layout/text.ts';
import { useSize } from '../../../charts/layout/useSize.ts';
import { inkOf } from '../../../charts/marks/ink.ts';
import type { ScoreGroup } from '../../../charts/score/layout.ts';
import { useKept, useScenario } from '../../../scenario/react.tsx';
import { useMeasures } from '../useMeasures.ts';
import styles from './ScorePairs.module.css';
import { SCALE, scoreGroups, scoreWords } from './scores.ts';

const HEAD = 42;
const NAME = 20;
const GAP = 2;
/** Largest and least height of a bar (px). */
const [THICK, THIN] = [20, 9];

export function ScorePairs() {
  const scenario = useScenario('dccp');
  const measures = useMeasures(scenario);
  const kept = useKept('dccp');
  // without a kept scenario these are the scenario's own measures
  const other = useMeasures(kept ?? scenario);
  const ghost = kept === null || other.isStale ? null : other.result;
  const { result, isStale } = measures;
  const groups = useMemo(() => (result === null ? [] : scoreGroups(result, ghost)), [result, ghost]);
  const [ref, { width, height }] = useSize();
  const hatch = useId();
  const pitch = Math.min(82, (height - HEAD) / Math.max(1, groups.length));
  return (
    <div ref={ref} className={styles.place} data-stale={isStale || undefined}>
      {width > 0 && groups.length > 0 && (
        <svg
          data-layer=""
          width={width}
          height={height}
          role="img"
          aria-label={`${SCALE.label}. ${scoreWords(groups)}`}
        >
          <defs>
            <pattern
              id={hatch}
              width="5"
              height="5"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <line className={styles.line} x1="0" y1="0" x2="0" y2="5" />
            </pattern>
          </defs>
          <text className={styles.title} y={16}>
            {scenario.runs === 1 ? 'Mean opinion score (MOS)' : `Mean opinion score, ${scenario.runs} runs`}
          </text>
          <text className={styles.end} y={34}>
            1 bad
          </text>
          <text className={styles.end} x={width} y={34} textAnchor="end">
            5 excellent
          </text>
          {groups.map((group, i) => (
            <Pair key={group.id} {...{ group, width, pitch, hatch }} top={HEAD + i * pitch} />
          ))}
        </svg>
      )}
    </div>
  );
}

interface PairProps {
  readonly group: ScoreGroup;
  readonly top: number;
  readonly pitch: number;
  readonly width: number;
  readonly hatch: string;
}

function Pair({ group: { name, bars }, top, pitch, width, hatch }: PairProps) {
  const [low, high] = SCALE.domain;
  const x = (score: number) => (width * (score - low)) / (high - low);
  const thick = Math.max(THIN, Math.min(THICK, (pitch - NAME - GAP - 6) / 2));
  const most = Math.max(...bars.map(({ value }) => value));
  const [own, alone] = bars;
  const won = (own?.value ?? 0) - (alone?.value ?? 0);
  return (
    <g>
      <text className={styles.name} y={top + 14}>
        {name}
      </text>
      {Math.abs(won) >= 0.005 && (
        <text className={won > 0 ? styles.won : styles.lost} x={width} y={top + 14} textAnchor="end">
          {won > 0 ? '+' : '−'}
          {Math.abs(won).toFixed(2)}
        </text>
      )}
      {bars.map(({ id, color, value, kept }, i) => {
        const y = top + NAME + i * (thick + GAP);
        const text = value.toFixed(2);
        const wide = textWidth(text, NOTE_SIZE, 600) + 10;
        const isInside = wide <= x(value);
        // beside its bar and in the bar's colour: at the end of the hatched part it would seem to belong to that
        const isOnHatch = value < most - 0.005 && x(value) + wide + 4 <= x(most);
        const beside = isOnHatch ? x(value) + 4 : x(most) + 2;
        return (
          <g key={id}>
            <rect className={styles.track} y={y} width={width} height={thick} />
            <rect y={y} width={Math.max(0, x(value))} height={thick} fill={color} />
            {value < most - 0.005 && (
              <rect
                className={styles.missing}
                x={x(value) + 1.5}
                y={y + 0.5}
                width={Math.max(0, x(most) - x(value) - 2)}
                height={thick - 1}
                fill={`url(#${hatch})`}
              />
            )}
            {!isInside && (
              <rect className={styles.plate} x={beside} y={y + 2} width={wide - 3} height={thick - 4} />
            )}
            <text
              className={isInside ? styles.inside : styles.outside}
              x={isInside ? 6 : beside + 4}
              style={isInside ? undefined : { fill: inkOf(color) }}
              y={y + thick / 2 + NOTE_SIZE * 0.35}
            >
              {text}
            </text>
            {kept !== undefined && !Number.isNaN(kept) && (
              <path className={styles.kept} d={`M${x(kept).toFixed(1)} ${y - 1}v${thick + 2}`} />
            )}
          </g>
        );
      })}
    </g>
  );
}
