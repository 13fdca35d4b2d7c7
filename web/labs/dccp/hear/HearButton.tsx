// A voice over the path, for who asks for it, where the browser has sound.

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
