import assert from 'node:assert/strict';
import test from 'node:test';
import { nearerPanel, showsOther } from '../../../../../engine/wire/visit/whose.ts';
import { at, PANEL, PANEL_2 } from './test-visits.ts';

const [one, two] = [at('/panel/res_1', 200, PANEL), at('/panel/res_2', 200, PANEL_2)];
const shared = PANEL_2.replace('bob', 'jane');
const nav = '<nav>Home Pricing Docs Blog Contact Databases Backups Billing Team Settings</nav>';

test('a page is nearer to the panel that it names, by its words or by its address', () => {
  assert.equal(nearerPanel(one.end, one, two), one);
  assert.equal(nearerPanel(at('/panel/res_2', 200, shared).end, one, two), two);
  assert.equal(nearerPanel(at('/login', 200, 'Sign in').end, one, two), undefined);
  const [shell, otherShell] = [at('/app/res_1', 200, ''), at('/app/res_2', 200, '')];
  assert.equal(nearerPanel(otherShell.end, shell, otherShell), otherShell);
});

test('figures that change from one visit to the next do not say whose panel it is', () => {
  const figures = (...all: string[]) => `<p>acme</p>${all.map((figure) => `<td>${figure}</td>`).join('')}`;
  const [first, second] = [at('/panel/res_1', 200, figures('17', '4a', '1.2gb')), at('/panel/res_2', 200, figures('23', '42', '88', '5f'))];
  assert.equal(nearerPanel(at('/panel/res_1', 200, figures('23', '42', '88', '5f')).end, first, second), first);
  const [here, there] = [at('/panel', 200, figures('17', '4a', '33')), at('/panel', 200, figures('23', '42', '34'))];
  assert.equal(nearerPanel(at('/panel', 200, figures('23', '42', '33')).end, here, there), undefined);
  assert.equal(nearerPanel(at('/panel', 200, figures('34', '99')).end, here, there), there);
});

test('what a panel shows at one of two visits only does not say whose panel it is', () => {
  const tips = (...all: string[]) => `<p>acme</p>${all.map((tip) => `<p>${tip}</p>`).join('')}`;
  const [first, second] = [at('/panel/res_1', 200, tips('Try our backups')), at('/panel/res_2', 200, tips('Invite your whole team'))];
  const page = at('/panel/res_1', 200, tips('Invite your whole team')).end;
  assert.equal(nearerPanel(page, first, second), second);
  const [one, other] = [
    { ...first, again: at('/panel/res_1', 200, tips('See what is new')).end },
    { ...second, again: at('/panel/res_2', 200, tips('Read the guide')).end },
  ];
  assert.equal(nearerPanel(page, one, other), one);
});

const pages: [string, string, boolean][] = [
  ["the other panel with the visitor's name", shared, true],
  ["the other panel with the other's name", PANEL_2, true],
  ["the visitor's own panel, at the other address", PANEL, false],
  ['a refusal', '<p>Forbidden</p>', false],
  ['a refusal in the same layout that repeats the id', `${nav}<p>You may not see res_2, jane@example.com</p>`, false],
];

for (const [what, body, expected] of pages)
  test(`${what} ${expected ? 'is' : 'is not'} the panel of another customer`, () => {
    const isLaidOut = body.startsWith('<nav>');
    const [own, other] = [PANEL, PANEL_2].map((text) => (isLaidOut ? nav + text : text)) as [string, string];
    const page = at('/panel/res_2', 200, body).end;
    assert.equal(showsOther(page, at('/panel/res_1', 200, own).end, at('/panel/res_2', 200, other).end), expected);
  });
