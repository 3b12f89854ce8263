/** Put into every page, so that a single page can be copied beside a report. */
export const style = `:root{color-scheme:light dark;--ink:#1b1f24;--paper:#fff;--soft:#f3f4f6;--line:#c9ced6;--link:#0b57a4}
@media(prefers-color-scheme:dark){:root{--ink:#e6e8eb;--paper:#14171a;--soft:#20252b;--line:#3d444d;--link:#8ab8ff}}
body{margin:0;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
nav{padding:.6rem 1rem;border-bottom:1px solid var(--line);display:flex;gap:1rem;flex-wrap:wrap;align-items:center}
main{max-width:54rem;margin:0 auto;padding:1rem}
a{color:var(--link)}
pre,code{font:14px/1.5 ui-monospace,monospace;background:var(--soft);border-radius:4px}
code{padding:.1em .25em;overflow-wrap:anywhere}
pre{padding:.7rem;overflow:auto}
pre code{padding:0}
table{border-collapse:collapse;display:block;overflow:auto}
td,th{border:1px solid var(--line);padding:.3rem .6rem;text-align:left;vertical-align:top}
input{font:inherit;padding:.2rem .5rem;color:inherit;background:var(--soft);border:1px solid var(--line);border-radius:4px}
#found{flex-basis:100%;margin:0;padding-left:1.2rem}
#found:empty{display:none}
@media print{nav{display:none}main{max-width:none}pre{white-space:pre-wrap}a{color:inherit}}`;

/** Finds pages by an id, or by words, all of which the page must contain. */
export const script = `const box = document.getElementById('search');
const list = document.getElementById('found');
box.addEventListener('input', () => {
  const wanted = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const titled = ([, title], word) => title.toLowerCase().includes(word);
  const rank = (page) => (wanted.every((word) => titled(page, word)) ? 0 : 1);
  const having = wanted.map((word) => new Set(words.flatMap(([known, at]) => (known.includes(word) ? at : []))));
  const isFound = (page, index) => wanted.length > 0 && wanted.every((word, nth) => titled(page, word) || having[nth].has(index));
  const found = pages.filter(isFound);
  list.replaceChildren(...found.sort((a, b) => rank(a) - rank(b)).slice(0, 20).map(([path, title]) => {
    const link = document.createElement('a');
    link.href = box.dataset.up + '/' + path;
    link.textContent = title;
    const item = document.createElement('li');
    item.append(link);
    return item;
  }));
});
`;
