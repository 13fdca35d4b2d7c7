// Puts into the HTML what the first paint needs: the script that reads the address (public/theme.js), and the styles. So the
// first view comes with the HTML, and the address's files are requested at once. Where a host's policy stops inline code, the
// page loads both as files (web/app/loadBlockedFiles.ts).

import { join } from 'node:path';
import { minifiedScript } from '../minified.mjs';
import { policyOf } from '../policy.mjs';
import { root } from '../run.mjs';

const SCRIPT = /\s*<script src="\.\/theme\.js"><\/script>/;
const STYLE = /<link rel="stylesheet"([^>]*) href="\.\/([^"]*)">/g;
const CHARSET = '<meta charset="utf-8" />';

/** @param {string} text */
const escaped = (text) => text.replaceAll("'", '&#39;');

/** @returns {import('vite').Plugin} */
export function fillHead() {
  return {
    name: 'filled-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const script = minifiedScript(join(root, 'public/theme.js'));
        const styles = [...html.matchAll(STYLE)].map(([, , name = '']) => sourceOf(bundle, name)).join('');
        if (styles === '' || !SCRIPT.test(html)) this.error('the page has no styles or no first script');
        if (/<\/(script|style)/i.test(script + styles)) this.error('what stands in the HTML would end early');
        const policy = policyOf({ scripts: [script], styles: [styles] });
        const inside = `<script>${script}</script>\n    <style>${styles}</style>`;
        const first = html.search(STYLE);
        // the encoding must be in the first kilobyte. A disabled style sheet is not loaded, and later parts do not load it again
        const head = `${html.slice(0, first)}${inside}\n    ${html.slice(first)}`
          .replace(SCRIPT, '')
          .replace(CHARSET, '')
          .replace(STYLE, '<link rel="stylesheet" disabled$1 href="./$2">');
        const meta = `<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">`;
        return head.replace('<head>', () => `<head>\n    ${CHARSET}\n    ${meta}`);
      },
    },
  };
}

/** @param {import('rolldown').OutputBundle} bundle @param {string} name */
function sourceOf(bundle, name) {
  const file = bundle[name];
  return file?.type === 'asset' ? String(file.source) : '';
}
