import { useMemo } from 'react';
import type { AlfScenario } from '#pkg/params.ts';
import { Ladder } from '../../../charts/ladder/Ladder.tsx';
import { LANES } from '../../../charts/ladder/lanesLayout.tsx';
import type { ScenarioRun } from '../useRun.ts';
import { LayersAhead } from './LayersAhead.tsx';
import { type Layers, layersOf, sceneOf } from './scene.ts';
import type { Story } from './stories.ts';
import { useStories } from './useStories.ts';
import { useTimeWindow } from './useTimeWindow.ts';

interface SmallLadderProps {
  run: ScenarioRun | null;
  scenario: Readonly<AlfScenario>;
}

const TIME = { label: 'Time', unit: 'ms' };
const nothing = () => {};

/**
 * The diagram without controls, for a small picture. Stories and layers are made in steps, so that the browser stays
 * responsive.
 */
export function SmallLadder({ run, scenario }: SmallLadderProps) {
  const { stories } = useStories(run, scenario);
  return stories.length === 0 ? null : <SmallScene stories={stories} scenario={scenario} />;
}

interface SmallSceneProps {
  stories: readonly Story[];
  scenario: Readonly<AlfScenario>;
}

function SmallScene({ stories, scenario }: SmallSceneProps) {
  const isOverlaid = scenario.ladder === 'overlay';
  const layers = useMemo(() => layersOf(stories, isOverlaid, false), [stories, isOverlaid]);
  return (
    <>
      <LayersAhead layers={layers} />
      <SmallDiagram layers={layers} stories={stories} scenario={scenario} />
    </>
  );
}

function SmallDiagram({ layers, stories, scenario }: SmallSceneProps & { layers: Layers }) {
  const isOverlaid = scenario.ladder === 'overlay';
  const scene = useMemo(() => sceneOf(stories, layers, isOverlaid), [stories, layers, isOverlaid]);
  const { whole, range } = useTimeWindow(stories, scenario, false);
  return (
    <Ladder
      layout={LANES}
      {...{ scene, whole, range, time: TIME, label: '' }}
      lit={[]}
      pointed={null}
      onPoint={nothing}
      onPick={nothing}
      hitText={() => ''}
      keys={[]}
    />
  );
}
