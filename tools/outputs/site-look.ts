/** Put into every page, so that a single page can be copied beside a report. */
export const style = `:root{color-scheme:light dark;--ink:#1b1f24;--paper:#fff;--soft:#f3f4f6;--line:#c9ced6;--link:#0b57a4;--quiet:#55606d}
@media(prefers-color-scheme:dark){:root{--ink:#e6e8eb;--paper:#14171a;--soft:#20252b;--line:#3d444d;--link:#8ab8ff;--quiet:#a3adb8}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
.top{padding:.6rem 1rem;border-bottom:1px solid var(--line);display:flex;gap:.5rem 1rem;flex-wrap:wrap;align-items:center}
.top .name{font-weight:700;text-decoration:none;color:inherit}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;background:var(--paper);padding:.5rem}
.side ul{list-style:none;margin:0;padding:0}
.side a{display:block;padding:.2rem .6rem;border-radius:4px;text-decoration:none;color:var(--quiet)}
.side a:hover,.side [aria-current]{background:var(--soft);color:var(--ink)}
.side summary{cursor:pointer;padding:.5rem 1rem}
main{max-width:54rem;padding:1rem;min-width:0}
a{color:var(--link)}
pre,code{font:14px/1.5 ui-monospace,monospace;background:var(--soft);border-radius:4px}
code{padding:.1em .25em;overflow-wrap:anywhere}
code.s{white-space:nowrap}
pre{padding:.7rem;overflow:auto}
pre code{padding:0}
table{border-collapse:collapse;display:block;overflow:auto}
td,th{border:1px solid var(--line);padding:.3rem .6rem;text-align:left;vertical-align:top}
input{font:inherit;padding:.3rem .6rem;color:inherit;background:var(--soft);border:1px solid var(--line);border-radius:4px;min-width:0;flex:1 1 16rem;max-width:26rem}
#found{flex-basis:100%;margin:0;padding-left:1.2rem;max-height:60vh;overflow:auto}
#found:empty{display:none}
#found p{margin:0 0 .5rem;color:var(--quiet);font-size:.875rem}
.turn{display:flex;justify-content:space-between;gap:1rem;border-top:1px solid var(--line);margin-top:2rem;padding-top:1rem}
.turn a:last-child{text-align:right;margin-left:auto}
@media(min-width:64rem){.frame{display:grid;grid-template-columns:17rem minmax(0,1fr)}.side{padding:1rem .5rem;font-size:.9375rem;position:sticky;top:0;max-height:100vh;overflow:auto;align-self:start}main{max-width:59rem;padding:1rem 2.5rem;border-left:1px solid var(--line)}}
@media print{.top,.side,.turn{display:none}main{max-width:none}pre{white-space:pre-wrap}a{color:inherit}}`;

/** Finds pages by an id, or by words, all of which the page must contain, and shows the words where they stand; first the pages that are about them. */
export const script = `const box = document.getElementById('search');
const list = document.getElementById('found');
const around = 70;
const excerpt = (text, word) => {
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const from = at > around ? text.indexOf(' ', at - around) + 1 : 0;
  const to = Math.max(at + word.length, text.lastIndexOf(' ', at + word.length + around));
  const isWhole = at + word.length + around >= text.length;
  return (from > 0 ? '… ' : '') + (isWhole ? text.slice(from) : text.slice(from, to) + ' …');
};
box.addEventListener('input', () => {
  const wanted = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const has = (text, word) => text.toLowerCase().includes(word);
  const phrase = wanted.join(' ');
  const share = (text, word) => Math.min(5, (200 * (text.toLowerCase().split(word).length - 1)) / text.length || 0);
  const rank = ([, title, text]) => wanted.reduce((sum, word) => sum + (has(title, word) ? 10 : 0) + share(text, word), share(text, phrase));
  const found = pages.filter(([, title, text]) => wanted.length > 0 && wanted.every((word) => has(title, word) || has(text, word)));
  list.replaceChildren(...found.sort((a, b) => rank(b) - rank(a)).slice(0, 20).map(([path, title, text]) => {
    const link = document.createElement('a');
    link.href = box.dataset.up + '/' + path;
    link.textContent = title;
    const words = document.createElement('p');
    words.textContent = excerpt(text, [phrase, ...wanted].find((word) => has(text, word)) || '');
    const item = document.createElement('li');
    item.append(link, words);
    return item;
  }));
});
const side = document.querySelector('.side details');
const wide = matchMedia('(min-width: 64rem)');
const fold = () => { side.open = wide.matches; };
wide.addEventListener('change', fold);
fold();
// A table that is wider than the page scrolls, with the keyboard too.
const reach = () => { for (const one of document.querySelectorAll('table')) one.tabIndex = one.scrollWidth > one.clientWidth ? 0 : -1; };
addEventListener('resize', reach);
reach();
`;
