import { type PointerEvent, type ReactNode, type RefCallback, type RefObject, use, useId } from 'react';
import { DECLARED } from '../gestures/declaredKeys.ts';
import { type KeyLine, keysInWords, runKeyAction } from '../gestures/keys.ts';
import type { Point } from '../gestures/point.ts';
import { useFinger } from '../gestures/pointing.ts';
import { isShortcut } from '../gestures/shortcut.ts';
import { useClick } from '../gestures/useClick.ts';
import { useKeyReading } from '../gestures/useKeyReading.ts';
import { useTouch } from '../gestures/useTouch.ts';
import styles from '../layout/Chart.module.css';
import { enlargementOf } from '../layout/enlargement.ts';
import { useLook } from '../layout/look.ts';
import type { Title } from '../layout/titles.ts';
import { FigureLabelsContext } from './FigureLabels.ts';
import { type ReadAt, Reading } from './Reading.tsx';
import { TitleChoosers } from './Titles.tsx';

interface ChartProps {
  sizeRef: RefCallback<HTMLElement>;
  svgRef?: RefObject<SVGSVGElement | null> | undefined;
  width: number;
  height: number;
  /** Accessible name of the chart if no figure around it provides one. */
  label: string;
  /** What each key does: said by screen readers, and listed by the help. */
  keys: readonly KeyLine[];
  readout: string | null;
  /** The same values at the place that is read, for a chart that fills its box. */
  reading?: ReadAt | null | undefined;
  /** The read-out follows something other than the reader, such as an animation, and is not read aloud. */
  isQuiet?: boolean | undefined;
  /** Shown in the read-out line while nothing is read. */
  hint?: string | undefined;
  /** Canvas layers and anything else beneath the SVG. */
  underlay?: ReactNode;
  /** Elements over the SVG that receive the pointer instead of it. */
  overlay?: ReactNode;
  /** Axis titles; those that choose something are controls. */
  titles?: readonly Title[] | undefined;
  children: ReactNode;
  cursor?: string | undefined;
  /**
   * The touches that act on the chart instead of scrolling or zooming the page: one finger in any direction, or two.
   */
  takesTouch?: 'one' | 'two' | undefined;
  onPoint?: ((at: Point, event: PointerEvent<SVGSVGElement>) => void) | undefined;
  onPress?: ((at: Point, event: PointerEvent<SVGSVGElement>) => void) | undefined;
  onRelease?: ((at: Point, event: PointerEvent<SVGSVGElement>) => void) | undefined;
  /**
   * Makes the place that is read selectable by touch: a tap only reads, and a button beside the read-out goes there.
   */
  go?: { onGo: () => void; isThere: boolean } | undefined;
  /** A press and release of the main button at one place. */
  onClick?: ((at: Point, event: PointerEvent<SVGSVGElement>) => void) | undefined;
  onLeave?: (() => void) | undefined;
  /** The browser took over the pointer, for example to scroll; by default treated like `onLeave`. */
  onCancel?: (() => void) | undefined;
  onDouble?: (() => void) | undefined;
  /** The chart received the focus by keyboard: the crosshair needs a starting place. */
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
}

/** CSS touch-action: the gestures left to the browser. */
const TOUCH = { one: 'pinch-zoom', two: 'pan-y' } as const;

/** Position of a pointer in chart pixels. */
export function pointIn(element: SVGSVGElement, event: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect();
  const scale = enlargementOf(element, element.width.baseVal.value);
  return { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
}

/**
 * Whether a point lies in the picture. A reading of an earlier picture may not, and words out there would widen the
 * page.
 */
function isInside({ x, y }: Point, { width, height }: { width: number; height: number }): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

/** The base of every chart: layers, focus, keys, and the text that reads values out. */
export function Chart(props: ChartProps) {
  return useLook() === 'mini' ? <Miniature {...props} /> : <Operated {...props} />;
}

/** A small picture: layers only. It takes no pointer, and the full-size chart has the text. */
function Miniature({ sizeRef, svgRef, width, height, underlay, children }: ChartProps) {
  return (
    <div className={styles.chart} data-look="mini">
      <div className={styles.stage} ref={sizeRef}>
        {width > 0 && (
          <>
            {underlay}
            <svg ref={svgRef} className={styles.layer} width={width} height={height} aria-hidden="true">
              {children}
            </svg>
          </>
        )}
      </div>
    </div>
  );
}

function Operated(props: ChartProps) {
  const look = useLook();
  const isFilling = look === 'fill';
  const labels = use(FigureLabelsContext);
  const keysId = useId();
  const isFinger = useFinger();
  const byKeys = useKeyReading(props, labels?.sayKeys);
  const touch = useTouch(props.onLeave);
  const click = useClick((at, event) => {
    const isTap = event.pointerType === 'touch' && (props.go !== undefined || props.onClick === undefined);
    if (isTap) {
      props.onPoint?.(at, event);
      touch.show();
    } else props.onClick?.(at, event);
  });
  // a chart with its own press handling decides itself what a moving finger means
  const isRead = props.onPress === undefined;
  const at = (event: PointerEvent<SVGSVGElement>) => pointIn(event.currentTarget, event);
  return (
    <div className={styles.chart} data-chart="" data-look={look} ref={touch.root}>
      <div
        className={`${styles.stage} ${styles.grown}`}
        ref={props.sizeRef}
        style={isFilling ? undefined : { height: props.height }}
      >
        {props.width > 0 && (
          <>
            {props.underlay}
            <svg
              ref={props.svgRef}
              data-layer=""
              className={styles.layer}
              width={props.width}
              height={props.height}
              role="application"
              aria-roledescription="chart"
              aria-label={labels ? undefined : props.label}
              aria-labelledby={labels?.titleId}
              aria-describedby={labels ? `${labels.summaryId} ${keysId}` : keysId}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: an application region: arrow keys move the crosshair.
              tabIndex={0}
              style={{ cursor: props.cursor, touchAction: props.takesTouch && TOUCH[props.takesTouch] }}
              onPointerMove={(event) => {
                click.move(at(event), event);
                if (!isRead || touch.reads(at(event), event)) props.onPoint?.(at(event), event);
              }}
              onPointerDown={(event) => {
                touch.down(at(event), event);
                click.down(at(event), event);
                props.onPress?.(at(event), event);
              }}
              onPointerUp={(event) => {
                props.onRelease?.(at(event), event);
                click.up(at(event), event);
              }}
              onPointerLeave={(event) => {
                click.forget();
                if (event.pointerType !== 'touch') props.onLeave?.();
              }}
              onPointerCancel={(event) => {
                click.forget();
                if (!isRead || event.pointerType !== 'touch') (props.onCancel ?? props.onLeave)?.();
              }}
              onDoubleClick={() => props.onDouble?.()}
              {...byKeys}
              onKeyDown={(event) => {
                if (event.target !== event.currentTarget || isShortcut(event)) return;
                if (runKeyAction(props.keys, event)) event.preventDefault();
              }}
            >
              {props.children}
            </svg>
            {props.titles && <TitleChoosers titles={props.titles} />}
            {props.overlay}
            {isFilling && props.reading && isInside(props.reading, props) && (
              <Reading
                at={props.reading}
                width={props.width}
                height={props.height}
                onGo={touch.isTouched && props.go?.isThere === false ? props.go.onGo : undefined}
              />
            )}
          </>
        )}
      </div>
      <p
        id={keysId}
        ref={(element) => void (element && DECLARED.set(element, props.keys))}
        className={styles.keys}
        data-below={labels?.sayKeys !== undefined || undefined}
      >
        {/* a touch screen has no keys to describe */}
        {!isFinger && keysInWords(props.keys)}
      </p>
      <div className={styles.foot} ref={touch.foot}>
        <output
          className={styles.readout}
          data-readout=""
          data-empty={props.readout === null || undefined}
          // the end of a reading is not announced
          aria-live={props.isQuiet || props.readout === null ? 'off' : undefined}
        >
          {props.readout ?? props.hint ?? `${isFinger ? 'Tap' : 'Point at'} the figure to read its values.`}
        </output>
        {!isFilling && touch.isTouched && props.readout !== null && props.go?.isThere === false && (
          <button type="button" className="button" onClick={props.go.onGo}>
            Go there
          </button>
        )}
      </div>
    </div>
  );
}
