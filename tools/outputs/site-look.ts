/** The styles of every page of ours, and those of the documentation. */
export const styleOf = (base: string): string => `${base}${own}`;

const own = `body{background:var(--card)}
.top .name{text-decoration:none;color:inherit}
.side ul,.contents ul,#found{list-style:none;margin:0;padding:0}
.side a{display:block;padding:.2rem .6rem;border-radius:4px;text-decoration:none;color:var(--soft)}
.side a:hover,.side [aria-current]{background:var(--sunk);color:var(--ink)}
.side summary{cursor:pointer;padding:.5rem 1rem}
.contents{border-left:3px solid var(--line);padding:.2rem 0 .2rem 1rem;margin:1rem 0;font-size:.9375rem}
#start-here+ul{list-style:none;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}
#start-here+ul>li{border:1px solid var(--line);border-top:4px solid var(--link);border-radius:8px;padding:1rem}
#start-here+ul strong{display:block;font-size:1.1rem}
main{max-width:54rem;padding:1rem;min-width:0}
main :is(p,ul,ol,pre,table,blockquote){margin:0 0 1rem}
main :is(ul,ol){padding-left:1.4rem;list-style:revert}
main :is(h1,h2,h3){line-height:1.25;margin:0 0 .75rem}
main h1{font-size:2rem}
main h2{margin-top:2rem}
main h3{margin-top:1.5rem}
code{background:var(--sunk);border-radius:4px;padding:.1em .25em;overflow-wrap:anywhere}
.s{white-space:nowrap}
pre{position:relative;background:var(--sunk);border:1px solid var(--line);border-radius:6px;padding:.7rem;overflow:auto;white-space:pre}
pre code{padding:0;background:none}
pre.command{white-space:pre-wrap;border-left:4px solid var(--link)}
pre.output{background:none;border-style:dashed;white-space:pre-wrap;color:var(--soft)}
pre+pre.output{margin-top:-.6rem}
pre button{position:absolute;top:.3rem;right:.3rem;font:inherit;font-family:system-ui,sans-serif;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:4px;cursor:pointer}
pre.command:has(button) code{display:block;padding-right:4rem}
img{max-width:100%}
table{border-collapse:collapse;display:block;overflow:auto}
td,th{border-bottom:1px solid var(--line);padding:.35rem 1rem .35rem 0;text-align:left;vertical-align:top;overflow-wrap:break-word}
input{font:inherit;padding:.3rem .6rem;color:inherit;background:var(--sunk);border:1px solid var(--soft);border-radius:6px;min-width:0;flex:1 1 16rem;max-width:26rem}
#found,#count:not(:empty){flex-basis:100%}
#found{display:block;max-height:60vh;overflow:auto}
#found p{margin:0 0 .5rem;color:var(--soft);font-size:.875rem}
.turn{display:flex;justify-content:space-between;gap:1rem;border-top:1px solid var(--line);margin-top:2rem;padding-top:1rem}
.turn a:last-child{text-align:right;margin-left:auto}
@media(min-width:64rem){.top{padding:.35rem 1.1rem}.frame{display:grid;grid-template-columns:17rem minmax(0,1fr)}.side{padding:1rem .5rem;font-size:.9375rem;position:sticky;top:0;max-height:100vh;overflow:auto;align-self:start}main{max-width:59rem;padding:1.5rem 2.5rem;border-left:1px solid var(--line)}}
@media(max-width:45.99rem){pre{white-space:pre-wrap}}
@media print{@page{margin:14mm}html{font-size:10pt}.side,.turn,.contents,pre button{display:none}main{max-width:none;padding:0}pre{white-space:pre-wrap}h2,h3,thead{break-after:avoid}tr{break-inside:avoid}table{display:table;table-layout:fixed;width:100%;font-size:.7rem}td,th{overflow-wrap:anywhere;padding-right:.5rem}td .s{white-space:normal}td code{font-size:inherit}a{color:inherit}}`;

/**
 * Finds sections by an id, or by words, all of which the section must contain, and shows the words where they stand; first those that
 * are about them, guides before requirements, a page before its sections. Back keeps what was looked for. Commands get a button to copy them.
 */
export const script = `const box = document.getElementById('search');
const list = document.getElementById('found');
const count = document.getElementById('count');
const around = 70;
const excerpt = (text, word) => {
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const from = at > around ? text.indexOf(' ', at - around) + 1 : 0;
  const to = Math.max(at + word.length, text.lastIndexOf(' ', at + word.length + around));
  const isWhole = at + word.length + around >= text.length;
  return (from > 0 ? '… ' : '') + (isWhole ? text.slice(from) : text.slice(from, to) + ' …');
};
const search = () => {
  const wanted = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const has = (text, word) => text.toLowerCase().includes(word);
  const phrase = wanted.join(' ');
  const share = (text, word) => Math.min(5, (200 * (text.toLowerCase().split(word).length - 1)) / text.length || 0);
  const starts = (title, word) => (' ' + title.toLowerCase().replace(/[^a-z0-9]+/g, ' ')).includes(' ' + word.replace(/[^a-z0-9]+/g, ' '));
  const rank = ([path, title, text]) => {
    const named = wanted.filter((word) => starts(title, word)).length;
    const guide = path.includes('/fix/') ? 0 : named === wanted.length ? (path.includes('#') ? 20 : 30) : named > 0 ? 10 : 0;
    return (title === phrase ? 99 : 0) + 10 * named + guide + wanted.reduce((sum, word) => sum + share(text, word), share(text, phrase));
  };
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
  count.textContent = wanted.length === 0 ? '' : found.length === 0 ? 'Nothing found. Try fewer or other words.' : found.length + ' found' + (found.length > 20 ? ', the first 20' : '');
};
box.addEventListener('input', () => {
  history.replaceState({ search: box.value }, '');
  search();
});
// Escape, in the box or on a result, closes the list.
box.parentElement.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || box.value === '') return;
  box.value = '';
  box.focus();
  box.dispatchEvent(new Event('input'));
});
const restore = () => {
  box.value = (history.state && history.state.search) || '';
  search();
};
addEventListener('pageshow', restore);
for (const block of document.querySelectorAll('pre.command')) {
  const button = document.createElement('button');
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    const code = block.querySelector('code');
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = 'Copied';
    } catch {
      getSelection().selectAllChildren(code);
      button.textContent = 'Selected';
    }
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  });
  block.append(button);
}
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
