// @ts-nocheck it runs in the page, and `bytesOf` is put before it: the other scripts are checked as Node's
// Unpacks the contents of the one file, and starts the page. The file contains this text minified (plugin.mjs).
(() => {
  // the file's own text, before the page changes anything: this script is the last element of the body
  const { head, body, currentScript } = document;
  const start = body.outerHTML.replace(/<\/body>\s*$/, '');
  const own = currentScript.outerHTML;
  const before = start.endsWith(own) ? start : start + own;
  const text = `<!doctype html>\n<html lang="en">\n${head.outerHTML}\n${before}\n</body>\n</html>\n`;

  const files = {};
  const unpack = async ({ textContent, dataset: { part, type, size } }) => {
    const packed = new Blob([bytesOf(textContent, Number(size))]).stream();
    const bytes = new Response(packed.pipeThrough(new DecompressionStream('gzip')));
    if (part !== 'texts') {
      files[part] = URL.createObjectURL(new Blob([await bytes.arrayBuffer()], { type }));
      return;
    }
    for (const [name, content] of Object.entries(await bytes.json())) {
      files[name] = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }));
    }
  };
  /** Loads the styles, which must be there before the page starts. */
  const style = (href) =>
    new Promise((resolve) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      link.onload = resolve;
      link.onerror = resolve;
      head.append(link);
    });
  const run = async () => {
    const parts = [...document.querySelectorAll('script[data-part]')];
    await Promise.all(parts.map(unpack));
    for (const part of parts) part.remove();
    const given = JSON.parse(document.getElementById('given').textContent);
    globalThis.oosOneFile = { files, text, given };
    await style(files.style);
    document.getElementById('packed')?.remove();
    await import(files.main);
  };
  run().catch((error) => document.getElementById('needs')?.append(String(error)));
})();
