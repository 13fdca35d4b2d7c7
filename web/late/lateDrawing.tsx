// Parts of a drawing that load when they are drawn. The drawing must be understandable without them.

import { type ComponentType, startTransition, useEffect, useState } from 'react';

export function lateDrawing<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | null = null;

  return function LateDrawing(props: P) {
    const [Part, setPart] = useState(() => known);
    const [isLost, setIsLost] = useState(false);
    useEffect(() => {
      if (Part !== null) return;
      let isShown = true;
      load().then(
        (loaded) => {
          known = loaded;
          if (isShown) startTransition(() => setPart(() => loaded));
        },
        () => {
          if (isShown) setIsLost(true);
        },
      );
      return () => {
        isShown = false;
      };
    }, [Part]);
    if (Part !== null) return <Part {...props} />;
    return isLost ? null : <g data-loading="" />;
  };
}
