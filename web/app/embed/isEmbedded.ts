/** Whether the address asks for the embedded page, with `?embed` before its `#` (embedQuery.ts). */
export const IS_EMBEDDED = /[?&]embed(?=[&=]|$)/.test(window.location.search);
