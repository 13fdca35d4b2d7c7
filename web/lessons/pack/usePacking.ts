// The state of a button that makes a package and offers it as a file.

import { useState } from 'react';
import { errorMessage } from '../../charts/export/leaving.ts';
import type { ToPack } from './making.ts';
import type { Packed } from './manifest.ts';

interface Outcome {
  readonly onSaid: (words: string) => void;
  readonly offer: (file: string, content: Blob, done: string) => void;
}

type Given = readonly [lessons: readonly ToPack[], session: Packed | null];

export function usePacking({ onSaid, offer }: Outcome) {
  const [isPacking, setIsPacking] = useState(false);
  const pack = async (load: () => Promise<Given>) => {
    setIsPacking(true);
    onSaid('The files of the page are put together …');
    try {
      const { packageOf, megabytes } = await import('./making.ts');
      const made = await packageOf(...(await load()));
      if ('refused' in made) onSaid(made.refused);
      else
        offer(
          made.file,
          made.content,
          `${made.file} has ${megabytes(made.content.size)}: upload it to Moodle or Canvas as a SCORM package.`,
        );
    } catch (error) {
      onSaid(errorMessage(error));
    }
    setIsPacking(false);
  };
  return [isPacking, (load: () => Promise<Given>) => void pack(load)] as const;
}
