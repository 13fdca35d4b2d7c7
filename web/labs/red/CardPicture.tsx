// A preset of the laboratory as a small picture.

import { SmallOnStage } from '../../bench/claims/SmallOnStage.tsx';
import { FIGURES } from './figureList.ts';
import { StoppingProvider } from './frontier/stopping.tsx';

export function CardPicture() {
  return (
    <StoppingProvider>
      <SmallOnStage lab="red" figures={FIGURES} />
    </StoppingProvider>
  );
}
