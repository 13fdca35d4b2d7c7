// What is said of the scenario's link and of its numbers.

import { useState } from 'react';
import { late } from '../late/late.tsx';
import { useIsLater } from '../late/useIsLater.ts';
import { useScenarioState } from '../scenario/react.tsx';

const Notices = late(
  'what there is to say of this link',
  async () => (await import('./Notices.tsx')).Notices,
  () => null,
);

export function NoticeBar() {
  const areThere = useScenarioState(({ messages }) => messages.length > 0);
  const isLater = useIsLater();
  const [isAsked, setIsAsked] = useState(false);
  // once there they stay, and know what was dismissed
  if ((areThere || isLater) && !isAsked) setIsAsked(true);
  // the region is there before its first message, or screen readers would not read it out
  return (
    <div role="status" aria-label="About this link">
      {isAsked && <Notices />}
    </div>
  );
}
