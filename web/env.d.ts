/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Of the program, from package.json (vite.config.ts). */
  readonly OOS_VERSION: string;
  /** In the build of one file (vite.single.config.ts). */
  readonly OOS_ONE_FILE?: boolean;
  /** The laboratory that is alone in it. */
  readonly OOS_ONLY?: string | null;
}
