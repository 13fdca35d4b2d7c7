// Loads `about.ts` when it is first needed; from then on it can be used without waiting.

type Module = typeof import('./about.ts');

let loaded: Module | null = null;

/** `about.ts`, loaded at the first call. */
export async function loadAbout(): Promise<Module> {
  loaded ??= await import('./about.ts');
  return loaded;
}

/** `about.ts`; null until it has loaded. */
export function loadedAbout(): Module | null {
  return loaded;
}
