// A preset of the path as a small picture.

import { SmallOnStage } from '../../../bench/claims/SmallOnStage.tsx';
import { FIGURES } from './figureList.ts';

export function PathPicture() {
  return <SmallOnStage lab="metrics" figures={FIGURES} />;
}
