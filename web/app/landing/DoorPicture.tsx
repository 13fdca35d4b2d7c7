// The small live picture at a door: it comes when the page has shown what it is about, or when the reader comes near.

import { type ComponentType, useEffect, useState } from 'react';
import styles from './Landing.module.css';

interface DoorPictureProps {
  /** Left out where there is none yet: its place is kept as for the others. */
  readonly load: (() => Promise<ComponentType>) | undefined;
  readonly isWanted: boolean;
}

export function DoorPicture({ load, isWanted }: DoorPictureProps) {
  const [Picture, setPicture] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isWanted || load === undefined) return;
    let isShown = true;
    load().then(
      (loaded) => isShown && setPicture(() => loaded),
      // a door without its picture is still a door
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [load, isWanted]);
  return (
    <span className={styles.picture} aria-hidden="true">
      {Picture && <Picture />}
    </span>
  );
}
