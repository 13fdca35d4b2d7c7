// Where the panel of presets stands: any laboratory can open it.

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { type PresetPanel, PresetPanelContext } from '../../controls/presetPanel.ts';
import { late } from '../../late/late.tsx';
import { Dialog } from '../Dialog.tsx';

const Panel = late('the presets', async () => (await import('./Panel.tsx')).Panel);

interface Asked {
  readonly lab: LabId;
  readonly open: string | undefined;
}

export function Presets({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, choose] = useState('');
  const panel = useMemo<PresetPanel>(
    () => ({ chosen, show: (lab, open) => setAsked({ lab, open }) }),
    [chosen],
  );
  const close = useCallback(() => {
    setAsked(null);
    // what had the focus may have gone with its laboratory
    if (document.activeElement === document.body) document.getElementById('main')?.focus();
  }, []);
  const isOpen = asked !== null;
  // the browser tells of an address that the page has not written itself: by going back, or by a link
  useEffect(() => {
    if (!isOpen) return;
    for (const change of ['popstate', 'hashchange']) window.addEventListener(change, close);
    return () => {
      for (const change of ['popstate', 'hashchange']) window.removeEventListener(change, close);
    };
  }, [isOpen, close]);
  return (
    <PresetPanelContext value={panel}>
      {children}
      {asked !== null && (
        <Dialog title="Presets" as="sheet" onClose={close}>
          <Panel {...asked} onChoose={choose} />
        </Dialog>
      )}
    </PresetPanelContext>
  );
}
