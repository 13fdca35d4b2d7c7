import { useLayoutEffect, useRef } from 'react';
import styles from './Chart.module.css';
import { useLook } from './look.ts';
import { enlargementOf } from './place.ts';
import { vectorLayers } from './vectorLayers.ts';

interface CanvasLayerProps {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Draws in CSS pixels; the layer takes care of the screen's pixel density. */
  draw: (context: CanvasRenderingContext2D) => void;
  /** The same marks as SVG elements, requested only for an export; omitted for controls, which no export shows. */
  vector?: (() => string) | undefined;
  /**
   * What is drawn, where it is much: the first, and another one, is drawn a moment later, in a task of its own. Small
   * pictures are always drawn so. A layer that has another size is drawn at once all the same.
   */
  heavy?: object | undefined;
  /** Finds a little more of what is drawn; true when all is found. It is asked again before what is heavy is drawn. */
  find?: (() => boolean) | undefined;
}

/** So long a task may find what is drawn (ms). */
const PIECE = 8;

/** Dense marks go on a canvas beneath the SVG: one SVG rectangle each would take several frames. */
export function CanvasLayer({ left, top, width, height, draw, vector, heavy, find }: CanvasLayerProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const drawn = useRef('');
  const enlargement = useRef(1);
  const drawnHeavy = useRef(heavy);
  const isMini = useLook() === 'mini';
  useLayoutEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context || width < 1 || height < 1) return;
    const paint = () => {
      const density = (window.devicePixelRatio || 1) * enlargement.current;
      const [across, down] = [Math.round(width * density), Math.round(height * density)];
      if (canvas.width === across && canvas.height === down) context.reset();
      else Object.assign(canvas, { width: across, height: down });
      context.setTransform(across / width, 0, 0, down / height, 0, 0);
      draw(context);
    };
    const size = `${width} ${height}`;
    const isFirst = drawn.current === '';
    const isNew = drawn.current !== size;
    drawn.current = size;
    if (isNew) enlargement.current = enlargementOf(canvas, () => canvas.offsetWidth);
    const isOther = drawnHeavy.current !== heavy;
    drawnHeavy.current = heavy;
    if (isNew ? !isFirst || heavy === undefined : !isMini && !isOther) {
      paint();
      return;
    }
    const piece = () => {
      const end = performance.now() + PIECE;
      let isFound = find === undefined;
      while (!isFound && performance.now() < end) isFound = find?.() === true;
      if (isFound) paint();
      else soon = setTimeout(piece);
    };
    let soon = setTimeout(piece);
    return () => clearTimeout(soon);
  }, [draw, width, height, heavy, find, isMini]);
  useLayoutEffect(() => {
    if (ref.current && vector) vectorLayers.set(ref.current, vector);
  }, [vector]);
  return (
    <canvas
      ref={ref}
      data-layer={vector && ''}
      className={styles.canvas}
      style={{ left, top, width, height }}
    />
  );
}
