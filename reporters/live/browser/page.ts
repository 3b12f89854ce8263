import type { Patch } from '../patch.ts';

/** A reader this many pixels from the end of a list, or nearer, sees new rows scroll in. */
const nearEnd = 60;

const byId = (id: string): HTMLElement | null => document.getElementById(id);

/** Shows a patch; its markup was made and escaped by Assay. */
function apply({ at, how, html }: Patch): void {
  if (how === 'tab') {
    showTab(at, html);
    return;
  }
  if (how === 'state') {
    document.body.dataset.state = html;
    if (html === 'ended') updates.close();
    // During a run the verdicts come first, and the form is folded.
    const choice = byId('choice') as HTMLDetailsElement | null;
    if (choice) choice.open = html === 'idle';
    return;
  }
  const place = byId(at);
  if (!place) return;
  const scroll = place.closest('.scroll');
  const isAtEnd = scroll !== null && scroll.scrollTop + scroll.clientHeight > scroll.scrollHeight - nearEnd;
  if (how === 'set') place.innerHTML = html;
  else place.insertAdjacentHTML('beforeend', html);
  const maxRows = Number(place.dataset.most ?? Number.POSITIVE_INFINITY);
  while (place.childElementCount > maxRows) place.firstElementChild?.remove();
  if (isAtEnd && how === 'append') scroll.scrollTop = scroll.scrollHeight;
  if (at !== 'asked') return;
  // Shows a question, and moves the keyboard focus to it.
  place.hidden = place.childElementCount === 0;
  if (!place.hidden) byId('asked-title')?.focus();
}

/** The title and the icon of the tab. */
function showTab(colour: string, title: string): void {
  document.title = title;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="${colour}"/></svg>`;
  document.querySelector('link[rel=icon]')?.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(svg)}`);
}

const updates = new EventSource('events');
updates.addEventListener('message', ({ data }) => {
  for (const patch of JSON.parse(String(data)) as Patch[]) apply(patch);
});
updates.addEventListener('open', () => showLost(false));
updates.addEventListener('error', () => showLost(document.body.dataset.state !== 'ended'));

function showLost(isLost: boolean): void {
  const lost = byId('lost');
  if (lost) lost.hidden = !isLost;
  if (isLost) document.body.dataset.state = 'lost';
}

/** Sends a choice to Assay, and shows its answer if it refuses. */
async function post(path: string, fields: Record<string, string>): Promise<void> {
  const refused = byId('refused');
  if (refused) refused.textContent = '';
  try {
    const answer = await fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
    if (!answer.ok && refused) refused.textContent = await answer.text();
  } catch {
    showLost(true);
  }
}

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const path = form.dataset.post;
  if (path === undefined) return;
  event.preventDefault();
  void post(path, fieldsOf(form, event.submitter));
});

/** No form has a file, so every value is text. */
const fieldsOf = (form: HTMLFormElement, submitter: HTMLElement | null = null) =>
  Object.fromEntries(new FormData(form, submitter)) as Record<string, string>;

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('button[data-press]');
  if (button) void post(button.dataset.press ?? '', {});
});

document.addEventListener('change', (event) => {
  const box = event.target as HTMLInputElement;
  if (box.dataset.press === 'watch') return void post('watch', { on: String(box.checked) });
  const form = box.closest<HTMLFormElement>('form[data-post=run]');
  if (form && document.body.dataset.state === 'idle') void post('plan', fieldsOf(form));
});

/** Loads the headers and bodies of an exchange when somebody opens it. */
document.addEventListener(
  'toggle',
  async (event) => {
    const details = event.target as HTMLDetailsElement;
    const path = details.dataset.load;
    const place = details.querySelector('.loaded');
    if (!details.open || path === undefined || !place || place.childElementCount > 0) return;
    const answer = await fetch(path);
    place.innerHTML = answer.ok ? await answer.text() : '';
  },
  true,
);

/** A log may be dropped as a file. */
for (const kind of ['dragover', 'drop'] as const) {
  document.addEventListener(kind, async (event) => {
    const text = (event.target as Element).closest<HTMLElement>('[data-drop]')?.querySelector('textarea');
    if (!text) return;
    event.preventDefault();
    text.classList.toggle('over', kind === 'dragover');
    const file = kind === 'drop' ? event.dataTransfer?.files[0] : undefined;
    if (file) text.value = await file.text();
  });
}

setInterval(() => {
  for (const clock of document.querySelectorAll<HTMLElement>('time[data-since]')) {
    const seconds = Math.max(0, Math.round((Date.now() - Date.parse(clock.dataset.since ?? '')) / 1000));
    clock.textContent = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  }
}, 1000);
