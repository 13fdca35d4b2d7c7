import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from '../layout/Chart.module.css';
import { enlargementOf } from '../layout/enlargement.ts';
import { useLook } from '../layout/look.ts';
import { inPieces, type Picture } from './inPieces.ts';
import { vectorLayers } from './vectorLayers.ts';

interface CanvasLayerProps {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Draws in CSS pixels; the layer takes care of the screen's pixel density. */
  draw: (context: CanvasRenderingContext2D) => void;
  /** The same marks as SVG markup, requested only for an export; omitted for controls, which exports leave out. */
  vector?: (() => string) | undefined;
  /**
   * An object that stands for the data of a drawing that takes long: with a new object the canvas is painted a moment
   * later, in a task of its own. So are small pictures and the first drawing; a new size is painted at once.
   */
  heavy?: object | undefined;
  /** Computes a heavy drawing piece by piece before it is painted. */
  find?: Picture['find'];
}

/** A canvas beneath the SVG for dense marks: one SVG element for each would take several frames. */
export function CanvasLayer({ left, top, width, height, draw, vector, heavy, find }: CanvasLayerProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const drawn = useRef('');
  const enlargement = useRef<{ readonly size: string; readonly by: number } | null>(null);
  const drawnHeavy = useRef(heavy);
  const isMini = useLook() === 'mini';
  const [pieces] = useState(inPieces);
  useLayoutEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context || width < 1 || height < 1) return;
    const size = `${width} ${height}`;
    const paint = () => {
      // asked for only with a new size, since it forces a layout of the whole page
      if (enlargement.current?.size !== size)
        enlargement.current = { size, by: enlargementOf(canvas, canvas.offsetWidth) };
      const density = (window.devicePixelRatio || 1) * enlargement.current.by;
      const [across, down] = [Math.round(width * density), Math.round(height * density)];
      if (canvas.width === across && canvas.height === down) context.reset();
      else Object.assign(canvas, { width: across, height: down });
      context.setTransform(across / width, 0, 0, down / height, 0, 0);
      draw(context);
    };
    const isFirst = drawn.current === '';
    const isNew = drawn.current !== size;
    drawn.current = size;
    const isOther = drawnHeavy.current !== heavy;
    drawnHeavy.current = heavy;
    if (isNew ? isFirst : isMini || isOther) pieces.give({ find, paint });
    else {
      pieces.stop();
      paint();
    }
  }, [draw, width, height, heavy, find, isMini, pieces]);
  useEffect(() => pieces.stop, [pieces]);
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
