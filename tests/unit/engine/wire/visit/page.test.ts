import assert from 'node:assert/strict';
import test from 'node:test';
import { addsTo, hasPasswordField, isShell, likeness, type Page, samePage, sameShape } from '../../../../../engine/wire/visit/page.ts';
import { visibleText } from '../../../../../engine/wire/visit/visible-text.ts';
import { cpuMs } from '../../../share.ts';

const page = (body: string, more: Partial<Page> = {}): Page => ({
  method: 'GET',
  url: 'https://p.example/panel',
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body,
  ...more,
});

const LAYOUT = `<nav>Home Pricing Docs Blog Contact</nav>${'<p>Fast, managed and reliable databases for every team of yours.</p>'.repeat(3)}`;
const html = (main: string, head = '') =>
  `<!doctype html><html><head><title>Acme</title>${head}</head><body>${LAYOUT}<main>${main}</main><footer>© Acme</footer></body></html>`;
const login = (token: string, message = '') =>
  html(
    `${message}<form><input type="hidden" name="csrf" value="${token}"><label>E-mail</label><input name=email><input type="password" name=p><button>Sign in</button></form>`,
  );
const panel = (id: string, who: string, clock = '12:00:01') =>
  html(
    `<h1>Instance ${id}</h1><p>Signed in as ${who}</p><p>Rendered at ${clock}</p><a>Sign out</a>`,
    `<meta name="csrf" content="${clock}">`,
  );
const shell = (state = '', nonce = 'r4nd0mN0nceV4lue==') =>
  `<!doctype html><html><head><title>Acme</title><script nonce="${nonce}">${state}</script></head><body><noscript>Enable scripts</noscript><div id="root"></div><script src="/app.3f2a9c1d.js"></script></body></html>`;

const same: [string, Page, Page][] = [
  ['a login page with another CSRF token', page(login('a8f3')), page(login('77b1'))],
  ['a login page with a message', page(login('a', '<p>Signature invalid</p>')), page(login('b'))],
  ['another query', page(login('a'), { url: 'https://p.example/panel?error=1' }), page(login('b'))],
  ['a trailing slash', page('x', { url: 'https://p.example/panel/' }), page('x')],
  ['another time of rendering', page(panel('db', 'jane', '12:00:01')), page(panel('db', 'jane', '12:00:59'))],
  [
    'a visible request id',
    page('<p>Not found</p><small>8f14e45fceea167a5a36dedd4bea2543</small>'),
    page('<p>Not found</p><small>c9f0f895fb98ab9159f51fd0297e236d</small>'),
  ],
  [
    'JSON with another time',
    page('{"error":"no session","at":1700000000123}', { contentType: 'application/json' }),
    page('{"error":"no session","at":1700000000999}', { contentType: 'application/json' }),
  ],
  ['a shell with another nonce', page(shell('', 'aaaa1111bbbb2222cc==')), page(shell('', 'dddd3333eeee4444ff=='))],
  ['nothing', page(''), page('')],
];

const different: [string, Page, Page][] = [
  ['panel and login in one layout', page(panel('db', 'jane')), page(login('a'))],
  [
    'a panel with a password form, and the login page',
    page(html('Instance db <form>New password <input type=password></form>')),
    page(login('a')),
  ],
  ['the panels of two users', page(panel('db', 'jane@example.com')), page(panel('db', 'bob@example.com'))],
  ['another status', page('x'), page('x', { status: 403 })],
  ['another path', page('x'), page('x', { url: 'https://p.example/login' })],
  ['another origin', page('x'), page('x', { url: 'https://p.example:444/panel' })],
  ['a shell with what the server knows of the visitor', page(shell('window.user = "jane"')), page(shell('window.user = null'))],
  [
    'JSON with data and without',
    page('{"instance":"db"}', { contentType: 'application/json' }),
    page('{"error":"no session"}', { contentType: 'application/json' }),
  ],
  ['one word more', page('<p>Welcome</p>'), page('<p>Welcome Jane</p>')],
];

for (const [name, a, b] of same)
  test(`one page: ${name}`, () => {
    assert.ok(samePage(a, b));
    assert.ok(samePage(b, a));
  });

for (const [name, a, b] of different)
  test(`two pages: ${name}`, () => {
    assert.ok(!samePage(a, b));
    assert.ok(!samePage(b, a));
  });

test('shells are pages without words, and with scripts', () => {
  assert.ok(isShell(page(shell())));
  assert.ok(isShell(page(shell().replace('id="root">', 'id="root">Loading…'))));
  assert.ok(!isShell(page(panel('db', 'jane'))));
  assert.ok(!isShell(page('<p>ok</p>')));
  assert.ok(!isShell(page('{"a":"<script>"}', { contentType: 'application/json' })));
});

test('a page with a message added is told from one that lost something', () => {
  assert.ok(addsTo(page('<p>Welcome to Acme</p><p>Sorry</p>'), page('<p>Welcome to Acme</p>')));
  assert.ok(!addsTo(page('<p>Sorry</p>'), page('<p>Welcome to Acme</p>')));
  assert.ok(!addsTo(page('<p>Sorry</p>'), page('')));
});

test('two resources of one panel are more alike than panel and login', () => {
  const [one, two] = [page(panel('db_1', 'jane@example.com')), page(panel('db_2', 'bob@example.com'))];
  assert.ok(likeness(one, two) > likeness(one, page(login('a'))));
  assert.equal(likeness(page('panel'), page('login')), 0);
});

test('addresses are built alike but for what names a resource', () => {
  const at = (path: string) => page('', { url: `https://p.example${path}` });
  assert.ok(sameShape(at('/panel/res_1'), at('/panel/res_2')));
  assert.ok(sameShape(at('/panel/alpha'), at('/panel/beta'), ['alpha', 'beta']));
  assert.ok(sameShape(at('/panel/a%20b'), at('/panel/x'), ['a b', 'x']));
  assert.ok(sameShape(at('/panel?id=1'), at('/panel')));
  assert.ok(!sameShape(at('/panel/1'), at('/login')));
  assert.ok(!sameShape(at('/panel'), at('/login')));
  assert.ok(!sameShape(at('/panel/alpha'), at('/panel/beta')));
});

test('only what a person reads counts', () => {
  const text = visibleText(
    page('<!DOCTYPE html><TITLE>A</TITLE><style>b{}</style><!-- c --><SCRIPT>"d"</SCRIPT><p title="e">F &amp; g<br>h'),
  );
  assert.deepEqual(text.split(/\s+/).filter(Boolean), ['a', 'f', '&', 'g', 'h']);
});

test('a password field is found however it is written', () => {
  for (const input of ['<input type="password">', "<INPUT TYPE='password'>", '<input type=password>'])
    assert.ok(hasPasswordField(page(input)), input);
  assert.ok(!hasPasswordField(page('<p>password</p>')));
});

const pieces = ['<script', '<script>', '<!--', '<', '<a ', '<script></scrip', '&amp', 'type=', 'a1', '\u0130<p>', '9'.repeat(50), '-', ' '];

test('no page takes long', () => {
  const ms = cpuMs(() => {
    for (const piece of pieces)
      for (const end of ['', '>']) {
        const long = page(piece.repeat(2_000_000 / piece.length) + end);
        assert.equal(typeof samePage(long, { ...long, body: `${long.body} more` }), 'boolean');
        likeness(long, long);
        isShell(long);
      }
    likeness(page(`a${'-'.repeat(500_000)}a`), page(`${'-'.repeat(500_000)}a`));
  });
  assert.ok(ms < 60_000, `${ms}`);
});
