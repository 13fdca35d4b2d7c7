// Button that opens the tapes of a call over the path, where the browser can play sound.

import { FigurePop } from '../../../charts/figure/FigurePop.tsx';
import { late } from '../../../late/late.tsx';

const HearPanel = late('the voice', async () => (await import('./HearPanel.tsx')).HearPanel);

export function HearButton({ title }: { title: string }) {
  if (typeof AudioContext === 'undefined') return null;
  return (
    <FigurePop word="Hear it" title={title} isFleeting>
      <HearPanel />
    </FigurePop>
  );
}
