// Advice for a reader whose browser cannot start the simulation, by its cause as far as that is known.

interface Cause {
  /** Why the simulation could not start: the browser's error message, or the page's own. */
  readonly words: string;
  /** The directive of the host's content security policy that was violated last; empty if none was. */
  readonly refused: string;
  /** `window.origin`: the text `null` in a sandboxed frame. */
  readonly origin: string;
  readonly isOnline: boolean;
}

const TRUSTED_TYPES = /trusted-?types|TrustedScriptURL/i;
const POLICY = /content security policy|unsafe-eval|CSP/i;
const OF_WORKERS = /^(worker|child|script|default|connect)-src/;

export function adviceOn({ words, refused, origin, isOnline }: Cause): string {
  if (TRUSTED_TYPES.test(words) || TRUSTED_TYPES.test(refused)) {
    return 'The host of this page demands trusted types, and so forbids its workers: require-trusted-types-for has to go from its content policy. Loading the page again does not help.';
  }
  if (OF_WORKERS.test(refused) || POLICY.test(words)) {
    const named = refused === '' ? '' : ` (${refused})`;
    return `The content policy of its host forbids it${named}: the policy has to allow 'self' in worker-src and connect-src, 'wasm-unsafe-eval' in script-src, and blob: and data: in img-src for pictures. Loading the page again does not help.`;
  }
  if (origin === 'null' || /origin 'null'|sandbox/i.test(words)) {
    return 'The page stands in a sandboxed frame, where browsers start no workers: open it in a tab of its own.';
  }
  if (/memory/i.test(words)) return 'There is too little memory: closing other tabs may help.';
  if (!isOnline) return 'There is no connection: it goes on when there is one again.';
  if (/answered \d/.test(words)) {
    return 'A part of the simulation is not where it should be: loading the page again gets the newest version, if its host has one.';
  }
  if (/fetch|network|load failed|blocked/i.test(words)) {
    return 'The connection to the host is interrupted, or a filter keeps files that end in .wasm from this page.';
  }
  return 'Loading the page again may help.';
}
