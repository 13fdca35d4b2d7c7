// A slider with a number field. A drag passes on every value, letting go commits the last.

import { useContext, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { NumberValues, Param } from '#pkg/params.ts';
import { formatCount } from '../notation/formatCount.ts';
import { valueIn } from '../scenario/values.ts';
import { KeptContext } from './kept.ts';
import { NumberEntry } from './NumberEntry.tsx';
import styles from './Parameter.module.css';
import { ParameterName } from './ParameterName.tsx';
import { nearestStop } from './stops.ts';
import { TrackLine } from './TrackLine.tsx';
import { shareOf, type Track, trackOf } from './track.ts';
import { shapeWords, TrackCurveContext } from './trackCurve.ts';
import type { ControlProps, ParamOf } from './value.ts';
import { isShare, shownValue, spokenName } from './value.ts';

export function ParameterSlider(props: ControlProps<ParamOf<'number'>>) {
  const { param, value, onChange } = props;
  const { values } = param;
  const isAuto = typeof value !== 'number';
  const number = isAuto ? values.min : value;
  const track = useTrack(values, number);
  const { stops } = track;
  const shape = shapeWords(useContext(TrackCurveContext), values);
  const place = stops === null ? number : nearestStop(stops, number);
  const [first, last] = stops === null ? [track.from, track.to] : [0, stops.length - 1];
  const change = (at: number, commit: boolean) =>
    onChange(stops === null ? at : (stops[at] ?? number), commit);
  const input = useCommit((at) => change(at, true));
  /** The value when a finger touched the slider; it may be between two stops. */
  const before = useRef(value);
  return (
    <div className={styles.parameter} data-parameter={param.id} data-auto={isAuto || undefined}>
      <ParameterName {...props}>
        <NumberEntry {...props} />
      </ParameterName>
      <div className={styles.track} title={shape || undefined}>
        <TrackLine param={param} track={track} value={isAuto ? null : number} />
        <KeptThumb param={param} track={track} value={number} />
        <input
          ref={input}
          className={styles.range}
          type="range"
          aria-label={spokenName(param)}
          // the input's number may be an index of stops, and has no unit
          aria-valuetext={isAuto ? values.auto : shownValue(param, number)}
          min={first}
          max={last}
          step={stops === null ? values.step : 1}
          value={place}
          onChange={({ currentTarget }) => change(currentTarget.valueAsNumber, false)}
          onPointerDown={() => {
            before.current = value;
          }}
          // the browser has taken the touch for scrolling: restore the value
          onPointerCancel={() => onChange(before.current, true)}
        />
        <span
          className={styles.ring}
          data-focus-ring=""
          style={{ insetInlineStart: `${(100 * (place - first)) / (last - first)}%` }}
        />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{shownEnd(param, track.from)}</span>
        <span>{shownEnd(param, track.to)}</span>
      </p>
      {isAuto && <p className={styles.auto}>{values.auto}</p>}
    </div>
  );
}

/** The dashed thumb at the kept scenario's value, if that differs. */
function KeptThumb({ param, track, value }: { param: Param; track: Track; value: number }) {
  const kept = useContext(KeptContext);
  const there = kept === null ? null : valueIn(kept, param.id);
  if (typeof there !== 'number' || there === value) return null;
  const at = Math.min(1, Math.max(0, shareOf(track, there)));
  return <span className={styles.kept} style={{ insetInlineStart: `${at * 100}%` }} />;
}

/** Commits when the slider is let go: React's onChange comes at every step, the browser's own `change` at the end. */
function useCommit(commit: (at: number) => void) {
  const input = useRef<HTMLInputElement>(null);
  const told = useEffectEvent(commit);
  useEffect(() => {
    const element = input.current;
    const letGo = () => {
      if (element !== null) told(element.valueAsNumber);
    };
    element?.addEventListener('change', letGo);
    return () => element?.removeEventListener('change', letGo);
  }, []);
  return input;
}

/** The track; the same object while the value stays on it, so that the curve along it is not computed again. */
function useTrack(values: NumberValues, number: number) {
  const { track } = values;
  const isOn = track !== null && number >= track.from && number <= track.to;
  // one value on the track stands for all of them
  const standing = isOn ? track.from : Number.NaN;
  return useMemo(() => trackOf(values, standing), [values, standing]);
}

/** The number at an end of the track, without the unit, which stands beside the value. */
function shownEnd(param: ParamOf<'number'>, value: number): string {
  return formatCount(isShare(param) ? +(value * 100).toFixed(2) : value);
}
