// What the page may ask for and run, said to the browser in the page itself and by hosts that send headers:
// nothing from anybody else (DESIGN.md, decision 6), no inline script, no inline style.

export const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
