// The page as one file (scripts/single), which contains everything and fetches nothing from a host. The file's boot script
// sets its contents; they are null in the page of a host.

/** What the page that saved the file has written into it. */
export interface FileSettings {
  /** The scenario that the file opens on: the part of a link from `#/` on. */
  readonly scenario?: string;
  /** The address of the page that the file was saved from, without a scenario. */
  readonly from?: string;
}

interface OneFile {
  /** Addresses of the files inside, by the names that they have beside the page of a host. */
  readonly files: Readonly<Record<string, string | undefined>>;
  /** The file's own text, for saving a copy. */
  readonly text: string;
  readonly given: FileSettings;
}

declare global {
  var oosOneFile: OneFile | undefined;
}

export const ONE_FILE: OneFile | null = import.meta.env.OOS_ONE_FILE ? (globalThis.oosOneFile ?? null) : null;

/** The only laboratory in the file; null where all are. */
export const ONLY: string | null = import.meta.env.OOS_ONLY || null;

/** The address of a file beside the page, or inside the one file; requesting it tells whether it exists. */
export function addressBeside(name: string): string {
  if (ONE_FILE === null) return new URL(name, document.baseURI).href;
  const inside = ONE_FILE.files[name];
  if (inside === undefined) throw new Error(`${name} is not in this file.`);
  return inside;
}
