/** What takes long is made when it is first asked for, and kept. */
export function onDemand<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
