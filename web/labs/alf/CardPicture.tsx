// A preset of the laboratory as a small picture.

import { SmallOnStage } from '../../bench/claims/SmallOnStage.tsx';
import { CursorProvider } from './cursor.tsx';
import { FIGURES } from './figureList.ts';

export function CardPicture() {
  return (
    <CursorProvider>
      <SmallOnStage lab="alf" figures={FIGURES} />
    </CursorProvider>
  );
}
