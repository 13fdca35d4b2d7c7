import { expect, test } from 'vitest';
import { adviceOn } from './advice.ts';

const here = { words: '', refused: '', origin: 'https://example.org', isOnline: true };

test.each([
  // the error messages of the browsers
  [
    { words: "Failed to construct 'Worker': This document requires 'TrustedScriptURL' assignment." },
    'trusted types',
  ],
  [{ refused: 'require-trusted-types-for' }, 'trusted types'],
  [{ words: 'a worker ended without saying why', refused: 'worker-src' }, '(worker-src)'],
  [
    { words: "WebAssembly.compileStreaming(): ... 'unsafe-eval' is not an allowed source" },
    "'wasm-unsafe-eval'",
  ],
  [{ words: 'Failed to fetch', refused: 'connect-src' }, '(connect-src)'],
  [{ words: "Script at 'https://x/' cannot be accessed from origin 'null'." }, 'a tab of its own'],
  [{ words: 'a worker ended without saying why', origin: 'null' }, 'a tab of its own'],
  [{ words: 'WebAssembly.Memory(): could not allocate memory' }, 'closing other tabs'],
  [{ words: 'Failed to fetch', isOnline: false }, 'no connection'],
  [{ words: 'https://example.org/alf_bg.wasm answered 404.' }, 'not where it should be'],
  [{ words: 'Failed to fetch' }, 'a filter'],
  [{ words: 'a worker ended without saying why' }, 'Loading the page again may help.'],
  // a blocked picture is not the reason that workers do not start
  [{ words: 'a worker ended without saying why', refused: 'img-src' }, 'Loading the page again may help.'],
])('%o', (cause, words) => expect(adviceOn({ ...here, ...cause })).toContain(words));
