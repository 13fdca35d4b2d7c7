// The page as one file (scripts/single): everything is inside, and nothing is fetched from a host. Its boot script says what
// there is; in the page of a host there is no such thing.

/** What whoever made the copy has put into it. */
export interface Given {
  /** The scenario that it opens on, as a link has it. */
  readonly scenario?: string;
  /** The page that it was taken from, without a scenario. */
  readonly from?: string;
}

export interface OneFile {
  /** Addresses of the files inside, by the names that they have beside the page. */
  readonly files: Readonly<Record<string, string | undefined>>;
  /** The file itself, to be given on. */
  readonly text: string;
  readonly given: Given;
}

declare global {
  var oosOneFile: OneFile | undefined;
}

export const ONE_FILE: OneFile | null = import.meta.env.OOS_ONE_FILE ? (globalThis.oosOneFile ?? null) : null;

/** The only laboratory inside; null where all are. */
export const ONLY: string | null = import.meta.env.OOS_ONLY || null;

/** A file that stands beside the page, or in the one file; whether it is there is found out by asking for it. */
export function beside(name: string): string {
  if (ONE_FILE === null) return new URL(name, document.baseURI).href;
  const inside = ONE_FILE.files[name];
  if (inside === undefined) throw new Error(`${name} is not in this file.`);
  return inside;
}
