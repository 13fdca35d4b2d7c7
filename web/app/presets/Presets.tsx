// Renders the panel of presets, and provides the function with which a laboratory opens it.

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { type PresetPanel, PresetPanelContext } from '../../controls/presetPanel.ts';
import { late } from '../../late/late.tsx';
import { Dialog } from '../Dialog.tsx';

const Panel = late('the presets', async () => (await import('./Panel.tsx')).Panel);

interface PanelRequest {
  readonly lab: LabId;
  readonly open: string | undefined;
}

export function Presets({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<PanelRequest | null>(null);
  const [chosen, choose] = useState('');
  const panel = useMemo<PresetPanel>(
    () => ({ chosen, show: (lab, open) => setAsked({ lab, open }) }),
    [chosen],
  );
  const close = useCallback(() => {
    setAsked(null);
    // the element that had the focus before may be gone with its laboratory
    if (document.activeElement === document.body) document.getElementById('main')?.focus();
  }, []);
  const isOpen = asked !== null;
  // these events come only from a change of the address by the reader (back, or a link), not from the page's own
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
