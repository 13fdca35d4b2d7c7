import type { ReactNode } from 'react';
import { useCloseRequest } from '../../pops/useCloseRequest.ts';
import styles from './Sheet.module.css';

/** A card on a phone: fixed at the window's lower edge, above the strip and over the stage. */
export function Sheet({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  useCloseRequest(onClose);
  return (
    <div ref={showOnTop} popover="manual" className={styles.sheet}>
      {children}
    </div>
  );
}

function showOnTop(sheet: HTMLElement | null): void {
  sheet?.showPopover();
}
