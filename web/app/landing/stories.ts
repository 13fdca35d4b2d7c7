// The two transfers in the words of the first page, where nobody knows the field's own yet.

import type { Layer, Scene } from '../../charts/ladder/scene.ts';
import { SpanList } from '../../charts/ladder/scene.ts';
import { ladderScene } from '../../labs/alf/ladder/scene.ts';
import { modeStories, type Story } from '../../labs/alf/ladder/stories.ts';
import type { ScenarioRun } from '../../labs/alf/useRun.ts';

const LABELS: Readonly<Record<string, string>> = { in_order: 'in order', out_of_order: 'as they come' };

/** A level without a name is not shown: credits are for the laboratory. */
const NAMES: Scene['names'] = {
  level: '',
  from: 'sender',
  between: 'network',
  to: 'receiver',
  held: 'waits',
  service: 'is taken',
  result: 'Done after',
};

const NO_SPANS = new SpanList(0).done();

export function tellPlainly({ run, scenario }: ScenarioRun): Story[] {
  return modeStories(run, scenario).map((story) => ({ ...story, label: LABELS[story.id] ?? story.label }));
}

export function plainScene(stories: readonly Story[]): Scene {
  const scene = ladderScene(stories, false, false);
  const diagrams = scene.diagrams.map((diagram) => ({ ...diagram, layers: diagram.layers.map(plain) }));
  return { ...scene, diagrams, names: NAMES };
}

/** Without the pauses of the application, which need a legend, and without a lane for what waits where nothing does. */
function plain(layer: Layer): Layer {
  return { ...layer, pauses: NO_SPANS, held: layer.held.filter(({ subject }) => subject.length > 0) };
}
