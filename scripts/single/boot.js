// @ts-nocheck it runs in the page, and `bytesOf` is put before it: the other scripts are checked as Node's
// Unpacks what is inside the one file, and starts the page. It stands in the file as it is (plugin.mjs): no bundler reads it.
(() => {
  // as the file was given, before the page changes anything in it: this script is the last thing in its body
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
  /** Styles are there before the page is, as they are where a page has them in its head. */
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
