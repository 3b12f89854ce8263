import assert from 'node:assert/strict';
import test from 'node:test';
import { type Opening, opened, type PanelEvidence } from '../../../../../engine/wire/visit/opens.ts';
import type { Visit } from '../../../../../engine/wire/visit/visit.ts';
import {
  at,
  control,
  failed,
  LANDING,
  LOGIN,
  noSession,
  openControl,
  PANEL,
  PANEL_2,
  panel,
  SHELL,
  sharedControl,
  signedOn,
} from './test-visits.ts';

type Expected = 'opened' | 'open' | 'shell' | 'not' | 'undecided';
const told = ({ opened: is, open, shell, undecided }: Opening): Expected => {
  if (undecided) return 'undecided';
  if (open) return 'open';
  if (shell) return 'shell';
  return is ? 'opened' : 'not';
};

const cases: [name: string, signOn: Visit, evidence: PanelEvidence, expected: Expected][] = [
  ['a panel that answers 401 without a session', panel, { stranger: noSession }, 'opened'],
  ['one that answers 403', panel, { stranger: at('/panel/res_1', 403, 'forbidden') }, 'opened'],
  ['one that answers 404', panel, { stranger: at('/panel/res_1', 404, 'not found') }, 'opened'],
  ['one that shows a login page at its own address', panel, { stranger: at('/panel/res_1', 200, LOGIN) }, 'opened'],
  ['one that sends strangers to a login page', panel, { stranger: at('/login', 200, LOGIN, { hops: 2 }) }, 'opened'],
  [
    'one that sends strangers to another host',
    panel,
    { stranger: at('/panel/res_1', 302, '', { stopped: { reason: 'foreign-host' } }) },
    'opened',
  ],
  ['three hops', signedOn('/panel/res_1', 200, PANEL, { hops: 4 }), { stranger: noSession }, 'opened'],
  ['panels that share one address', signedOn('/panel', 200, PANEL), { stranger: at('/panel', 200, LOGIN) }, 'opened'],
  ['a panel at the root, which greets strangers', signedOn('/', 200, PANEL), { stranger: at('/', 200, LANDING) }, 'opened'],
  ['a panel in plain text', signedOn('/p', 200, 'ok'), { stranger: at('/p', 401, 'ok') }, 'opened'],
  [
    'a posted panel, which a reload cannot get',
    signedOn('/p', 200, PANEL, { method: 'POST' }),
    { stranger: at('/p', 405, ''), reload: at('/p', 405, '') },
    'opened',
  ],
  ['a panel whose reload loses the session', panel, { stranger: noSession, reload: noSession }, 'opened'],
  ['a panel whose reload keeps it', panel, { stranger: noSession, reload: panel }, 'opened'],

  ['a refusal by status', at('/sso', 403, 'Forbidden'), { stranger: at('/sso', 405, '') }, 'not'],
  ['a refusal with 200 and a text', at('/sso', 200, 'Forbidden.', { cookie: 'sid=1' }), { stranger: at('/sso', 404, '') }, 'not'],
  ['a greeting with 200 and no redirect', at('/sso', 200, 'Hello Jane'), { stranger: at('/sso', 404, '') }, 'not'],
  ['a redirect to a login page, with a cookie', signedOn('/login', 200, LOGIN), { stranger: at('/login', 200, LOGIN) }, 'not'],
  ['a login page with a message', signedOn('/login', 200, `<p>Invalid token</p>${LOGIN}`), { stranger: at('/login', 200, LOGIN) }, 'not'],
  ['a landing page', signedOn('/', 200, LANDING), { stranger: at('/', 200, LANDING) }, 'not'],
  [
    'a landing page with a message that a reload takes away',
    signedOn('/', 200, `${LANDING}<p>Sorry</p>`),
    { stranger: at('/', 200, LANDING), reload: at('/', 200, LANDING) },
    'not',
  ],
  [
    'an error page that anybody sees',
    signedOn('/error', 200, 'Signature invalid'),
    { stranger: at('/error', 200, 'Signature invalid') },
    'not',
  ],
  ['a page that does not exist', signedOn('/panel/res_1', 404, 'not found'), { stranger: at('/panel/res_1', 404, 'not found') }, 'not'],
  [
    'a page that does not exist, told with 200',
    signedOn('/studio.example.com', 200, 'No page here'),
    { stranger: at('/studio.example.com', 200, 'No page here'), other: signedOn('/studio.example.com', 200, 'No page here') },
    'not',
  ],
  [
    'a missing page that echoes its path',
    signedOn('/p/res_1', 200, 'No page /p/res_1 here'),
    { stranger: at('/p/res_1', 200, 'No page /p/res_1 here'), other: signedOn('/p/res_2', 200, 'No page /p/res_2 here') },
    'not',
  ],
  ['a panel that crashes', signedOn('/panel/res_1', 500, 'oops'), { stranger: noSession }, 'not'],
  ['a redirect without a location', signedOn('/x', 302, '', { hops: 1 }), { stranger: at('/x', 302, '') }, 'not'],
  ['a circle', signedOn('/x', 302, '', { stopped: { reason: 'loop' } }), { stranger: at('/x', 302, '') }, 'not'],
  ['a foreign host', signedOn('/x', 302, '', { stopped: { reason: 'foreign-host' } }), { stranger: at('/x', 302, '') }, 'not'],

  ['no answer', failed, { stranger: failed }, 'undecided'],
  ['no answer to the stranger', panel, { stranger: failed }, 'undecided'],
  ['throttled', at('/sso', 429, ''), { stranger: at('/sso', 405, '') }, 'undecided'],
  ['asked to come back', at('/sso', 503, '', { retryAfter: '3' }), { stranger: at('/sso', 405, '') }, 'undecided'],
  ['the stranger throttled', panel, { stranger: at('/panel/res_1', 429, '') }, 'undecided'],

  ['an open panel', panel, { stranger: at('/panel/res_1', 200, PANEL), other: signedOn('/panel/res_2', 200, PANEL_2) }, 'open'],
  [
    'an open panel that shows its id alone',
    signedOn('/p/res_1', 200, 'Panel of res_1'),
    { stranger: at('/p/res_1', 200, 'Panel of res_1'), other: signedOn('/p/res_2', 200, 'Panel of res_2') },
    'open',
  ],
  [
    'a login page that knows where to go next',
    signedOn('/login?next=/p/1', 200, LOGIN),
    { stranger: at('/login?next=/p/1', 200, LOGIN), other: signedOn('/login?next=/p/2', 200, LOGIN) },
    'not',
  ],
  [
    'a login page for each resource',
    signedOn('/login/res_1', 200, `res_1 ${LOGIN}`),
    { stranger: at('/login/res_1', 200, `res_1 ${LOGIN}`), other: signedOn('/login/res_2', 200, `res_2 ${LOGIN}`) },
    'not',
  ],
  [
    'a landing page with a clock',
    signedOn('/', 200, `${LANDING} 12:01`),
    { stranger: at('/', 200, `${LANDING} 12:01`), other: signedOn('/', 200, `${LANDING} 12:00`) },
    'not',
  ],

  ['a one-page application', signedOn('/app', 200, SHELL), { stranger: at('/app', 200, SHELL) }, 'shell'],
  [
    'a one-page application that leads elsewhere than before',
    signedOn('/login', 200, SHELL),
    { stranger: at('/login', 200, SHELL), earlier: signedOn('/app', 200, SHELL) },
    'not',
  ],
  [
    'a rendered page whose scripts call a host that is not allowed',
    signedOn('/app', 200, 'Loading', { isRendered: true, unreached: 'api.example' }),
    { stranger: at('/app', 200, 'Loading', { isRendered: true, unreached: 'api.example' }) },
    'undecided',
  ],
  [
    'a rendered page that strangers see too',
    signedOn('/app', 200, '<p>Log in</p><script>1</script>', { isRendered: true }),
    { stranger: at('/app', 200, '<p>Log in</p><script>1</script>', { isRendered: true }) },
    'not',
  ],
  ['a one-page application without a cookie', signedOn('/app', 200, SHELL, { cookie: '' }), { stranger: at('/app', 200, SHELL) }, 'not'],
  ['a one-page application that sends strangers away', signedOn('/app', 200, SHELL), { stranger: at('/login', 200, SHELL) }, 'opened'],
  [
    'one that refuses at another address',
    signedOn('/login', 200, SHELL),
    {
      stranger: at('/login', 200, SHELL),
      control: { signOn: signedOn('/app', 200, SHELL), opening: { opened: true, shell: true, why: '' } },
    },
    'not',
  ],
  [
    'one that refuses behind the hash',
    signedOn('/app', 200, SHELL, { fragment: '#/login' }),
    {
      stranger: at('/app', 200, SHELL),
      control: { signOn: signedOn('/app', 200, SHELL, { fragment: '#/p/1' }), opening: { opened: true, shell: true, why: '' } },
    },
    'not',
  ],
  [
    'one that refuses without a cookie',
    signedOn('/app', 200, SHELL, { cookie: '' }),
    {
      stranger: at('/app', 200, SHELL),
      control: { signOn: signedOn('/app', 200, SHELL), opening: { opened: true, shell: true, why: '' } },
    },
    'not',
  ],
  [
    'one that looks the same in every way',
    signedOn('/app', 200, SHELL),
    {
      stranger: at('/app', 200, SHELL),
      control: { signOn: signedOn('/app', 200, SHELL), opening: { opened: true, shell: true, why: '' } },
    },
    'undecided',
  ],

  ['as the control did', panel, { stranger: noSession, control }, 'opened'],
  ["another resource's panel", signedOn('/panel/res_2', 200, PANEL_2), { stranger: at('/panel/res_2', 401, ''), control }, 'opened'],
  [
    "another resource's panel, by known ids",
    signedOn('/panel/beta', 200, PANEL_2),
    { stranger: at('/panel/beta', 401, ''), control: { ...control, signOn: signedOn('/panel/alpha', 200, PANEL) }, ids: ['alpha', 'beta'] },
    'opened',
  ],
  ['a shared panel', signedOn('/panel', 200, PANEL_2), { stranger: at('/panel', 200, LOGIN), control: sharedControl }, 'opened'],
  [
    'an error page with a message shown once',
    signedOn('/error', 200, 'Signature invalid'),
    { stranger: at('/login', 200, LOGIN), control },
    'not',
  ],
  [
    'a landing page with a message',
    signedOn('/', 200, `${LANDING} Sorry`),
    { stranger: at('/', 200, LANDING), control: { ...control, signOn: signedOn('/', 200, PANEL) } },
    'not',
  ],
  [
    'an error page in the layout of the panel',
    signedOn('/error', 200, `${LANDING}${PANEL} Sorry`),
    { stranger: at('/login', 200, LOGIN), control: { ...control, signOn: signedOn('/panel', 200, LANDING + PANEL) } },
    'not',
  ],
  [
    'a shared address that says no in the layout of the panel',
    signedOn('/panel', 200, `${LANDING} Session unknown`),
    { stranger: at('/panel', 200, `${LANDING} Please sign in`), control: { ...control, signOn: signedOn('/panel', 200, LANDING + PANEL) } },
    'not',
  ],
  [
    'a shared address that says no',
    signedOn('/panel', 200, 'Your session is not valid'),
    { stranger: at('/panel', 200, 'Please sign in'), control: sharedControl },
    'not',
  ],
  ['an open panel, reached in spite of all', panel, { stranger: at('/panel/res_1', 200, PANEL), control: openControl }, 'open'],
  [
    'an open panel, and a refusal elsewhere',
    signedOn('/login', 200, LOGIN),
    { stranger: at('/login', 200, LOGIN), control: openControl },
    'not',
  ],
];

for (const [name, signOn, evidence, expected] of cases)
  test(`${expected}: ${name}`, () => {
    const opening = opened(signOn, evidence);
    assert.equal(told(opening), expected, opening.why);
    assert.ok(opening.why.length > 5);
  });

test('why a redirect was not followed is told', () => {
  const { why } = opened(signedOn('/x', 302, '', { stopped: { reason: 'foreign-host' } }), { stranger: at('/x', 302, '') });
  assert.match(why, /a host that is not the target's.*--allow-host/);
});

test('a panel whose scripts led to a host that may not be reached is undecided, and the host is named with its option', () => {
  const host = 'login.elsewhere.example';
  const why = `its scripts call ${host}, which Assay may not reach (--allow-host ${host} allows it)`;
  for (const [body, stranger] of [
    ['', noSession],
    [PANEL, at('/panel/res_1', 200, PANEL)],
  ] as const) {
    const seen = opened(signedOn('/panel/res_1', 200, body, { unreached: host, isRendered: true }), { stranger });
    assert.deepEqual(seen, { opened: false, why, undecided: { code: 'scripts-call-elsewhere', facts: { host } } });
  }
});

test('an answer without a redirect is told by its own status, also where its scripts led elsewhere', () => {
  const answer = { response: { status: 200, headers: [], body: '' } } as unknown as Visit['hops'][number];
  const { why } = opened({ ...at('/sso', 404, ''), hops: [answer] }, { stranger: at('/sso', 404, '') });
  assert.equal(why, '200 from /sso, without a redirect');
});
