import { useMemo } from 'react';
import type { AlfScenario } from '#pkg/params.ts';
import { TimeLadder } from '../../../charts/ladder/TimeLadder.tsx';
import type { ScenarioRun } from '../useRun.ts';
import { ladderScene } from './scene.ts';
import { useStories } from './useStories.ts';
import { useTimeWindow } from './useTimeWindow.ts';

interface SmallLadderProps {
  run: ScenarioRun | null;
  scenario: Readonly<AlfScenario>;
}

const TIME = { label: 'Time', unit: 'ms' };
const nothing = () => {};

/** The diagram alone, for a small picture. */
export function SmallLadder({ run, scenario }: SmallLadderProps) {
  const { stories } = useStories(run, scenario);
  const isOverlaid = scenario.ladder === 'overlay';
  const scene = useMemo(() => ladderScene(stories, isOverlaid, false), [stories, isOverlaid]);
  const { whole, range } = useTimeWindow(stories, scenario, false);
  if (stories.length === 0) return null;
  return (
    <TimeLadder
      scene={scene}
      time={TIME}
      whole={whole}
      range={range}
      onRange={nothing}
      cursor={null}
      onCursor={nothing}
      lit={null}
      pointed={null}
      onPoint={nothing}
      onPick={nothing}
      wordsFor={() => ''}
      onKey={() => false}
      keys=""
    />
  );
}
