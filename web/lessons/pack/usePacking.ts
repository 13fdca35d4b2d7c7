// The state of a button that makes a package and offers it as a file.

import { useState } from 'react';
import { errorMessage } from '../../charts/export/leaving.ts';
import type { LessonToPack } from './makePackage.ts';
import type { NameAndTitle } from './manifest.ts';

interface PackingHandlers {
  readonly onSaid: (words: string) => void;
  readonly offer: (file: string, content: Blob, done: string) => void;
}

type PackageParts = readonly [lessons: readonly LessonToPack[], session: NameAndTitle | null];

export function usePacking({ onSaid, offer }: PackingHandlers) {
  const [isPacking, setIsPacking] = useState(false);
  const pack = async (load: () => Promise<PackageParts>) => {
    setIsPacking(true);
    onSaid('The files of the page are put together …');
    try {
      const { makePackage, megabytes } = await import('./makePackage.ts');
      const made = await makePackage(...(await load()));
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
  return [isPacking, (load: () => Promise<PackageParts>) => void pack(load)] as const;
}
