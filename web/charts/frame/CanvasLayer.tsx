import { useLayoutEffect, useRef } from 'react';
import styles from './Chart.module.css';
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
}

/** Dense marks go on a canvas beneath the SVG: one SVG rectangle each would take several frames. */
export function CanvasLayer({ left, top, width, height, draw, vector }: CanvasLayerProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context || width < 1 || height < 1) return;
    const density = (window.devicePixelRatio || 1) * enlargementOf(canvas, canvas.offsetWidth);
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    context.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
    draw(context);
  }, [draw, width, height]);
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
