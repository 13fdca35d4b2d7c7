// What the page may load and run, declared in the page itself and by hosts that send headers: nothing from
// other hosts, and of what stands in the HTML only the script and the styles that the build put there.

import { createHash } from 'node:crypto';

/** As a content policy names an inline script or style. @param {string} text */
export const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @param {{ readonly scripts: readonly string[], readonly styles: readonly string[] }} inside what stands in the HTML */
export function policyOf({ scripts, styles }) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf), "'wasm-unsafe-eval'"].join(' '),
    ["style-src 'self'", ...styles.map(hashOf)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    // how a figure will look in the frame of another page
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** As strict as a host may be that does not know them: then the page takes the same from files (web/app/stopped.ts). */
export const POLICY = policyOf({ scripts: [], styles: [] });
