// Whether the reader has taken the page in hand: from then on it scrolls for nobody else.

let isTouched = false;

const touch = () => {
  isTouched = true;
};
for (const event of ['pointerdown', 'keydown', 'wheel']) {
  window.addEventListener(event, touch, { capture: true, once: true, passive: true });
}

export function hasBeenTouched(): boolean {
  return isTouched;
}
