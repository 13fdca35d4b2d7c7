// A preset of the laboratory as a small picture.

import { SmallOnStage } from '../../bench/claims/SmallOnStage.tsx';
import { FIGURES } from './figureList.ts';

export function CardPicture() {
  return <SmallOnStage lab="dccp" figures={FIGURES} />;
}
