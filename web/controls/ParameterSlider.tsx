// A slider with a number field. Dragging tells every value at once, letting go commits.

import {
  type PointerEvent,
  type ReactNode,
  type TouchEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { NumberEntry } from './NumberEntry.tsx';
import styles from './Parameter.module.css';
import { ParameterName } from './ParameterName.tsx';
import { logStops, nearestStop } from './stops.ts';
import type { ControlProps, ParamOf } from './value.ts';
import { shownValue, spokenName } from './value.ts';

export function ParameterSlider(props: ControlProps<ParamOf<'number'>>) {
  const { param, value, onChange } = props;
  const { values } = param;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const stops = useMemo(() => (values.scale === 'log' ? logStops(values) : null), [values]);
  const isAuto = typeof value !== 'number';
  const number = isAuto ? values.min : value;

  // a logarithmic thumb counts stops, so the value and the unit have to be said in words
  useLayoutEffect(() => {
    input.current?.setAttribute('aria-valuetext', isAuto ? values.auto : shownValue(param, number));
  });

  const place = stops === null ? number : nearestStop(stops, number);
  const [first, last] = stops === null ? [values.min, values.max] : [0, stops.length - 1];
  const change = (at: number, commit: boolean) =>
    onChange(stops === null ? at : (stops[at] ?? number), commit);
  const share = (place - first) / (last - first);

  return (
    <div className={styles.parameter} data-parameter={param.id} data-auto={isAuto || undefined}>
      <ParameterName {...props} controlId={id}>
        <NumberEntry {...props} id={id} />
      </ParameterName>
      <Slider
        className={styles.slider ?? ''}
        aria-label={spokenName(param)}
        value={place}
        minValue={first}
        maxValue={last}
        step={stops === null ? values.step : 1}
        onChange={(at) => change(at, false)}
        onChangeEnd={(at) => change(at, true)}
      >
        <TapOnly
          onTap={(at) => {
            const exact = first + at * (last - first);
            const { step } = values;
            change(stops === null ? Math.round(exact / step) * step : Math.round(exact), true);
          }}
        >
          <SliderTrack className={styles.track ?? ''} style={SWIPE}>
            <div className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
            <SliderThumb className={styles.thumb ?? ''} style={SWIPE} inputRef={input} />
          </SliderTrack>
        </TapOnly>
      </Slider>
      {isAuto && <p className={styles.auto}>{values.auto}</p>}
    </div>
  );
}

/** A swipe up or down scrolls the panel, also where it starts on a slider. */
const SWIPE = { touchAction: 'pan-y' } as const;

/**
 * A finger on the rail counts when it is lifted, as a tap: what begins there may become a swipe. The thumb
 * follows at once, and so does the rail under a mouse.
 */
function TapOnly({ onTap, children }: { onTap: (share: number) => void; children: ReactNode }) {
  const isTap = useRef(false);
  const hold = (event: PointerEvent | TouchEvent) => {
    const isThumb = event.target instanceof Element && event.target.closest(`.${styles.thumb}`) !== null;
    if (isTap.current && !isThumb) event.stopPropagation();
    else isTap.current = false;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the slider inside is what the keyboard moves
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider inside is what the keyboard moves
    <div
      onPointerDownCapture={(event) => {
        isTap.current = event.pointerType === 'touch';
        hold(event);
      }}
      onTouchStartCapture={hold}
      onClick={({ clientX, currentTarget }) => {
        if (!isTap.current) return;
        isTap.current = false;
        const { left, width } = currentTarget.getBoundingClientRect();
        onTap(Math.min(1, Math.max(0, (clientX - left) / width)));
      }}
    >
      {children}
    </div>
  );
}
