// What figures say of their scenario is loaded when it is first wanted, and is there at once from then on.

type Module = typeof import('./about.ts');

let loaded: Module | null = null;

/** Loads it, unless it is there. */
export async function loadAbout(): Promise<Module> {
  loaded ??= await import('./about.ts');
  return loaded;
}

/** Null until it has loaded. */
export function aboutNow(): Module | null {
  return loaded;
}
