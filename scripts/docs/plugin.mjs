import { root } from '../run.mjs';
import { documentPages } from './pages.mjs';

/**
 * Puts the documents into the built page, and serves them while it is developed.
 * @param {string} files where the files of the checkout can be read; empty if nowhere
 * @returns {import('vite').Plugin}
 */
export function documents(files) {
  return {
    name: 'documents',
    generateBundle() {
      for (const { name, source } of documentPages(root, files)) {
        this.emitFile({ type: 'asset', fileName: name, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const asked = new URL(request.url ?? '/', 'http://host').pathname.slice(1);
        const found =
          asked.startsWith('docs/') && documentPages(root, files).find(({ name }) => name === asked);
        if (!found) return next();
        response.setHeader('content-type', asked.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8');
        response.end(found.source);
      });
    },
  };
}
