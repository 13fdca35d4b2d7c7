// The page Papers, with the presets and the lessons that are about its claims.

import { startTransition, useEffect, useState } from 'react';
import { useIsLater } from '../../late/useIsLater.ts';
import { lessonAddress, loadCards } from '../../lessons/shelf/lessons.ts';
import { PapersPage } from '../../papers/PapersPage.tsx';
import { drawsNumbers, type LessonLink, type PresetLink } from '../../papers/presets.ts';
import { encode } from '../../scenario/encode.ts';
import { fromPairs, type Value, valueIn } from '../../scenario/values.ts';
import { ofLaboratory } from '../laboratories.ts';
import { CLAIMS } from '../presets/claims.ts';

export function Papers({ path }: { readonly path: string }) {
  return <PapersPage path={path} presets={usePresets()} lessons={useLessons()} />;
}

/** All laboratories' presets as links; empty until they are loaded, after the claims are shown. */
function usePresets(): readonly PresetLink[] {
  const [links, setLinks] = useState<readonly PresetLink[]>([]);
  const isLater = useIsLater();
  useEffect(() => {
    if (!isLater) return;
    let isShown = true;
    const all = CLAIMS.map(async ({ id, load }, place) => {
      // each laboratory in a task of its own: each requests several files
      await new Promise((resolve) => setTimeout(resolve, place));
      const { groups, grounds } = await ofLaboratory(id, load);
      return groups.flatMap(({ presets }) =>
        presets.map((preset) => {
          const values = new Map<string, Value>(Object.entries(preset.values));
          const place = grounds[preset.id]?.place ?? '';
          const statements = (grounds[preset.id]?.statements ?? []).map((number) => `${id}-${number}`);
          const figure = valueIn(fromPairs(id, values), 'fig');
          // if the paper states numbers for the figure, the link shows them in it
          if (drawsNumbers(id, figure)) values.set('stated', 'show');
          const address = encode(id, fromPairs(id, values));
          return { lab: id, claim: preset.claim, address, place, statements };
        }),
      );
    });
    // if a laboratory's presets cannot be loaded, the claims are shown without any
    Promise.all(all).then(
      (each) => isShown && startTransition(() => setLinks(each.flat())),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [isLater]);
  return links;
}

/** The lessons about claims; empty until they are loaded, or if they cannot be. */
function useLessons(): readonly LessonLink[] {
  const [links, setLinks] = useState<readonly LessonLink[]>([]);
  useEffect(() => {
    let isShown = true;
    loadCards().then(
      (cards) =>
        isShown &&
        startTransition(() =>
          setLinks(
            cards.map(({ id, title, claims = [] }) => ({
              title,
              address: lessonAddress(id),
              statements: claims,
            })),
          ),
        ),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  return links;
}
