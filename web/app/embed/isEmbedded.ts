/** Whether the address asks for the embedded page, with `?embed` before its `#` (asked.ts). */
export const IS_EMBEDDED = /[?&]embed(?=[&=]|$)/.test(window.location.search);
