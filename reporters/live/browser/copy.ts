/** Milliseconds that a button says what it did. */
const saidMs = 2_000;

export function showCopyButtons(place: HTMLElement): void {
  for (const button of place.querySelectorAll<HTMLElement>('button.copy')) button.hidden = false;
}

/** Copies what stands beside a copy button. */
export function copyOnClick(event: Event): void {
  const button = (event.target as Element).closest('button.copy');
  const code = button?.parentElement?.querySelector('code');
  if (!button || !code) return;
  const before = [...button.childNodes];
  const say = (text: string) => {
    button.replaceChildren(text);
    setTimeout(() => button.replaceChildren(...before), saidMs);
  };
  navigator.clipboard.writeText(code.textContent ?? '').then(
    () => say('Copied'),
    () => {
      getSelection()?.selectAllChildren(code);
      say('Selected: copy it with your keyboard');
    },
  );
}
