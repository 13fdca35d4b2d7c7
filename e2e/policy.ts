// The content security policy that the built page declares, for a host that sends it as a header.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/run.mjs';

export function ownPolicy(): string {
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8');
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  if (policy === undefined) throw new Error('the built page declares no policy');
  return policy.replaceAll('&#39;', "'");
}
