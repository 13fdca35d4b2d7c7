/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Of the program, from package.json (vite.config.ts). */
  readonly OOS_VERSION: string;
  /** Where its files can be read, from package.json; empty where it names no such place. */
  readonly OOS_REPOSITORY: string;
}
