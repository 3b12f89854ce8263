// What a page does beyond showing: filter, search, links that open, copying. The policy of a report names its hash.
(() => {
  'use strict';
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const form = document.querySelector('form.filter:not(.filter-rows)');

  if (form) {
    const rows = all('details.requirement').map((row) => ({ row, surface: row.closest('.surface'), text: undefined }));
    const sections = all('details.surface');
    const folded = [...sections, ...all('details.quiet')];
    const atFirst = new Set(folded.filter((one) => one.open));
    const output = form.querySelector('output');
    const none = document.querySelector('p.none');
    const reset = form.querySelector('button.reset');
    const [search, level, surface] = ['search', 'level', 'surface'].map((id) => form.querySelector('#' + id));
    const boxes = all('input[type=checkbox]', form);
    const textOf = (entry) => {
      if (entry.text === undefined) {
        const told = all('summary, .told', entry.row).filter((one) => !one.closest('.exchange'));
        entry.text = told.map((one) => one.textContent).join(' ').toLowerCase();
      }
      return entry.text;
    };

    let wasAll = true;
    const apply = () => {
      const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      const verdicts = boxes.filter((box) => box.checked).map((box) => box.value);
      const isAll = words.length + verdicts.length === 0 && !level.value && !surface.value;
      let shown = 0;
      for (const entry of rows) {
        const { verdict, level: own } = entry.row.dataset;
        const fits =
          (verdicts.length === 0 || verdicts.includes(verdict)) &&
          (!level.value || own === level.value) &&
          (!surface.value || entry.surface.dataset.surface === surface.value) &&
          (words.length === 0 || words.every((word) => textOf(entry).includes(word)));
        entry.row.hidden = !fits;
        if (fits) shown++;
      }
      for (const one of folded) {
        one.hidden = !one.querySelector('details.requirement:not([hidden])');
        if (!isAll) one.open = true;
        else if (!wasAll) one.open = atFirst.has(one);
      }
      output.textContent = isAll ? rows.length + ' requirements' : shown + ' of ' + rows.length + ' requirements';
      wasAll = isAll;
      none.hidden = shown > 0;
      reset.hidden = isAll;
    };

    const clear = () => { form.reset(); apply(); };
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('input', apply);
    form.addEventListener('reset', () => setTimeout(apply));
    none.querySelector('button').addEventListener('click', () => { clear(); search.focus(); });
    for (const link of all('a[data-show]')) {
      link.addEventListener('click', () => {
        form.reset();
        for (const box of boxes) box.checked = box.value === link.dataset.show;
        apply();
      });
    }
    form.hidden = false;
    form.showAll = clear;
    apply();
  }

  for (const filter of all('form.filter-rows')) {
    const rows = all('tbody tr', document.getElementById(filter.dataset.rows));
    const [search, verdict, output] = ['input', 'select', 'output'].map((one) => filter.querySelector(one));
    const words = rows.map((row) => (row.textContent + ' ' + all('[data-words]', row).map((one) => one.dataset.words).join(' ')).toLowerCase());
    const apply = () => {
      const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      const fits = (row, at) => (!verdict.value || row.dataset.verdict.split(' ').includes(verdict.value)) && wanted.every((word) => words[at].includes(word));
      for (const [at, row] of rows.entries()) row.hidden = !fits(row, at);
      output.textContent = rows.filter((row) => !row.hidden).length + ' of ' + rows.length;
    };
    filter.addEventListener('submit', (event) => event.preventDefault());
    filter.addEventListener('input', apply);
    for (const link of all('a[data-show]')) link.addEventListener('click', () => { search.value = ''; verdict.value = link.dataset.show; apply(); });
    filter.hidden = false;
    apply();
  }

  for (const table of all('table.sortable')) {
    const heads = all('thead th', table);
    const valueIn = (row, column) => row.cells[column].dataset.value || row.cells[column].textContent.trim();
    for (const [column, head] of heads.entries()) {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener('click', () => {
        const isUp = head.ariaSort !== 'ascending';
        for (const one of heads) one.removeAttribute('aria-sort');
        head.setAttribute('aria-sort', isUp ? 'ascending' : 'descending');
        const compare = (a, b) => valueIn(a, column).localeCompare(valueIn(b, column), 'en', { numeric: true });
        const sorted = all('tbody tr', table).sort((a, b) => (isUp ? compare(a, b) : compare(b, a)));
        table.tBodies[0].append(...sorted);
      });
    }
  }

  const open = () => {
    let id = location.hash.slice(1);
    try { id = decodeURIComponent(id); } catch { /* the address as it is */ }
    const target = id && document.getElementById(id);
    if (!target) return;
    if (target.closest('[hidden]') && form) form.showAll();
    for (let one = target; one; one = one.parentElement) if (one.localName === 'details') one.open = true;
    const place = target.localName === 'details' ? target.querySelector('summary') : target;
    place.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'start' });
  };
  addEventListener('hashchange', open);
  addEventListener('click', (event) => {
    const link = event.target.closest && event.target.closest('a[href^="#"]');
    if (link && link.hash === location.hash) setTimeout(open);
  });
  // The browser moves the focus after loading, but a requirement cannot take it.
  if (document.readyState === 'complete') open();
  else addEventListener('load', open);

  // The marks of a time line are thin: a click beside one opens the nearest.
  for (const lane of all('.operation .lane')) {
    lane.addEventListener('click', ({ target, clientX }) => {
      if (target.closest('a')) return;
      const distance = (one) => {
        const { left, right } = one.getBoundingClientRect();
        return Math.max(left - clientX, clientX - right);
      };
      const [nearest] = all('a', lane).sort((a, b) => distance(a) - distance(b));
      if (nearest) location.hash = nearest.getAttribute('href');
    });
  }

  const copySelected = (code) => {
    const selection = getSelection();
    selection.selectAllChildren(code);
    try { return document.execCommand('copy'); } catch { return false; }
  };
  const copy = async (code) => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      return true;
    } catch {
      return copySelected(code);
    }
  };
  // Delegated: the live page adds its buttons later. Without scripts no copy button is shown.
  document.documentElement.classList.add('scripted');
  addEventListener('click', async (event) => {
    const button = event.target.closest && event.target.closest('button.copy:not([data-said])');
    if (!button) return;
    const before = [...button.childNodes];
    button.dataset.said = '';
    const done = await copy(button.parentElement.querySelector('code'));
    button.replaceChildren(done ? 'Copied' : 'Selected: copy it with your keyboard');
    setTimeout(() => {
      button.replaceChildren(...before);
      delete button.dataset.said;
    }, 2000);
  });
})();
