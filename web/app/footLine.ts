// A line of text with a button at the foot of the page; a later line replaces an earlier one.

interface LineButton {
  readonly name: string;
  readonly onClick: () => void;
}

export function showFootLine(words: string, { name, onClick }: LineButton): HTMLElement {
  const line = document.createElement('div');
  line.setAttribute('role', 'status');
  line.className = 'footline';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = name;
  button.addEventListener('click', onClick);
  line.append(`${words} `, button);
  document.querySelector('.footline')?.remove();
  document.body.append(line);
  return line;
}
