// Which parts of the page have been told something that they have not drawn yet: the page is not at rest meanwhile.

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
