/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Of the program, from package.json (vite.config.ts). */
  readonly OOS_VERSION: string;
}
