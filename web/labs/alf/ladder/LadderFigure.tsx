import { memo, useCallback, useEffect, useState } from 'react';
import { useFrame } from '../../../bench/page/useFrame.ts';
import { useLook } from '../../../charts/layout/look.ts';
import { late } from '../../../late/late.tsx';
import { LATER, useIsLater } from '../../../late/useIsLater.ts';
import { encodeModel } from '../../../scenario/encode.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { useCursor } from '../cursor.tsx';
import { type ScenarioRun, useRun } from '../useRun.ts';
import styles from './Ladder.module.css';
import type { LadderProps } from './Ladder.tsx';
import type { LadderFigureProps } from './props.ts';

/** Margin around the visible part of the page: within it the ladder loads, and is redrawn at once. */
const NEAR = '300px';
/** Time without a change of the scenario (ms) after which the ladder is redrawn while it is out of sight. */
const STILL = 250;

const Ladder = late('the packet ladder', async () => (await import('./Ladder.tsx')).Ladder, styles.loading);
const SmallLadder = late(
  'the packet ladder',
  async () => (await import('./SmallLadder.tsx')).SmallLadder,
  styles.small,
);

export function LadderFigure() {
  const look = useLook();
  return look === 'mini' ? <SmallPicture /> : <LargeFigure isStaged={look === 'fill'} />;
}

/** The ladder as a small picture; its code is loaded later. */
function SmallPicture() {
  const scenario = useScenario('alf');
  const run = useRun(scenario).of;
  return useIsLater() ? <SmallLadder run={run} scenario={scenario} /> : null;
}

/** The packet ladder. It loads when the reader comes near it: it does not weigh on the page's first load. */
function LargeFigure({ isStaged }: { isStaged: boolean }) {
  const scenario = useScenario('alf');
  const job = useRun(scenario);
  // with streams, the transfers have no counterparts in the kept scenario
  const frame = useFrame([job], { drawsKept: scenario.ladder !== 'streams' });
  const props: LadderFigureProps = { run: job.of, cursor: useCursor(), ...frame };
  const [hasBeenNear, setHasBeenNear] = useState(false);
  const [isNear, setIsNear] = useState(false);
  // among the other figures it loads after a while even out of sight: they are printed together
  useEffect(() => {
    const timer = setTimeout(() => setHasBeenNear(true), 2 * LATER);
    return () => clearTimeout(timer);
  }, []);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting === true;
        setIsNear(isNear);
        if (isNear) setHasBeenNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // on the stage it is the only figure
  const isAlone = isStaged;
  const isHeld = useHeld(encodeModel('alf', scenario), props.run, isNear || isAlone);
  return (
    <div ref={watch} className={isStaged ? styles.staged : styles.frame}>
      {hasBeenNear || isAlone ? (
        <>
          <Holding {...props} scenario={scenario} isHeld={isHeld} />
          {isHeld && <span hidden data-loading="" />}
        </>
      ) : (
        <p className={styles.loading}>Loading the packet ladder …</p>
      )}
    </div>
  );
}

/** The ladder, not redrawn while it is held. */
const Holding = memo(
  ({ isHeld: _, ...props }: LadderProps & { isHeld: boolean }) => <Ladder {...props} />,
  (_, next) => next.isHeld,
);

/**
 * Whether the ladder keeps its drawing: it is out of sight, and the scenario has changed within the last `STILL` ms.
 */
function useHeld(model: string, run: ScenarioRun | null, isNear: boolean): boolean {
  const [still, setStill] = useState({ model, run });
  const isHeld = !isNear && (model !== still.model || run !== still.run);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setStill({ model, run }), STILL);
    return () => clearTimeout(timer);
  }, [isHeld, model, run]);
  return isHeld;
}
