// The region of notices about the scenario's link and its values; the notices themselves load when they are needed.

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
  // once loaded, the notices stay mounted: they keep what the reader has dismissed
  if ((areThere || isLater) && !isAsked) setIsAsked(true);
  // the live region exists before its first message: otherwise screen readers would not read the message out
  return (
    <div role="status" aria-label="About this link">
      {isAsked && <Notices />}
    </div>
  );
}
