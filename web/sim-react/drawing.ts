// The parts of the page with a result that is not drawn yet; until they are, the page is not at rest.

const parts = new Set<string>();
const listeners = new Set<() => void>();

export const drawing = {
  begins(part: string): void {
    parts.add(part);
    for (const listener of listeners) listener();
  },
  ends(part: string): void {
    if (parts.delete(part)) for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isIdle: (): boolean => parts.size === 0,
};
