import type { ReactNode, RefCallback } from 'react';
import styles from './Tied.module.css';
import type { TiedPlace } from './tiedPlace.ts';

interface TiedProps {
  place: TiedPlace;
  /** Of the chart. */
  width: number;
  height: number;
  sizeRef: RefCallback<HTMLElement>;
  children: ReactNode;
}

/** A card over a chart, tied to its mark by a line. */
export function Tied({ place: { box, tie }, width, height, sizeRef, children }: TiedProps) {
  return (
    <>
      <svg className={styles.tie} width={width} height={height} aria-hidden="true">
        <path d={`M${tie[0]} ${tie[1]}L${tie[2]} ${tie[3]}`} />
      </svg>
      <div ref={sizeRef} className={styles.card} style={{ left: box.left, top: box.top, maxHeight: height }}>
        {children}
      </div>
    </>
  );
}
