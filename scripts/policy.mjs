// The content security policy, declared in the page itself and by hosts that send headers: nothing from other hosts,
// and of inline code only the script and the styles that the build put into the HTML.

import { createHash } from 'node:crypto';

/** The source expression that allows an inline script or style. @param {string} text */
export const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @param {{ readonly scripts: readonly string[], readonly styles: readonly string[] }} inside inline scripts and styles of the HTML */
export function policyOf({ scripts, styles }) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf), "'wasm-unsafe-eval'"].join(' '),
    ["style-src 'self'", ...styles.map(hashOf)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    // for the preview of a figure in a frame
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The policy of a host that allows no inline code: the page then loads script and styles as files (web/app/loadBlockedFiles.ts). */
export const POLICY = policyOf({ scripts: [], styles: [] });
