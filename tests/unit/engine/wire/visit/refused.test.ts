import assert from 'node:assert/strict';
import test from 'node:test';
import { type RefusalEvidence, refused } from '../../../../../engine/wire/visit/opens.ts';
import type { Visit } from '../../../../../engine/wire/visit/visit.ts';
import { at, control, failed, LOGIN, noSession, openControl, PANEL, panel, sharedControl, shellControl, signedOn } from './test-visits.ts';

const login = signedOn('/login', 200, LOGIN);
const asStranger = at('/login', 200, LOGIN);

const refusals: [name: string, signOn: Visit, evidence: RefusalEvidence, expected: true | false | 'undecided'][] = [
  ['a plain refusal', at('/sso', 403, ''), { stranger: at('/sso', 405, ''), control, controlStranger: noSession }, true],
  [
    'one with a cookie that opens nothing',
    login,
    { stranger: asStranger, control, controlStranger: noSession, withItsCookies: at('/panel/res_1', 401, 'no session') },
    true,
  ],
  [
    'one with a cookie on every answer and a login page',
    login,
    { stranger: asStranger, control, controlStranger: asStranger, withItsCookies: asStranger },
    true,
  ],
  [
    '403 with a cookie that opens the panel',
    at('/sso', 403, '', { cookie: 'sid=1' }),
    { stranger: at('/sso', 405, ''), control, controlStranger: noSession, withItsCookies: at('/panel/res_1', 200, PANEL) },
    false,
  ],
  [
    '200 Forbidden with a cookie that opens the panel',
    at('/sso', 200, 'Forbidden', { cookie: 'sid=1' }),
    {
      stranger: at('/sso', 405, ''),
      control,
      controlStranger: at('/panel/res_1', 200, LOGIN),
      withItsCookies: at('/panel/res_1', 200, PANEL),
    },
    false,
  ],
  [
    'a shared panel that tells strangers apart',
    login,
    {
      stranger: asStranger,
      control: sharedControl,
      controlStranger: at('/panel', 200, 'Please sign in'),
      withItsCookies: at('/panel', 200, 'Your session is not valid'),
    },
    true,
  ],
  [
    'an open panel opens with any cookies',
    login,
    {
      stranger: asStranger,
      control: openControl,
      controlStranger: at('/panel/res_1', 200, PANEL),
      withItsCookies: at('/panel/res_1', 200, PANEL),
    },
    true,
  ],
  [
    'an open panel that greets whoever has a cookie',
    login,
    {
      stranger: asStranger,
      control: openControl,
      controlStranger: at('/panel/res_1', 200, PANEL),
      withItsCookies: at('/panel/res_1', 200, `${PANEL} Welcome back`),
    },
    true,
  ],
  [
    'a cookie as that of a panel that only scripts show',
    at('/sso', 403, '', { cookie: 'sid=2' }),
    { stranger: at('/sso', 405, ''), control: shellControl, controlStranger: shellControl.signOn, sets: ['sid'] },
    'undecided',
  ],
  [
    'another cookie, where only scripts show the panel',
    at('/sso', 403, '', { cookie: 'lang=en' }),
    { stranger: at('/sso', 405, ''), control: shellControl, controlStranger: shellControl.signOn, sets: ['lang'] },
    true,
  ],
  ['a panel that opened', panel, { stranger: noSession, control, controlStranger: noSession }, false],
  ['no answer', failed, { stranger: noSession, control, controlStranger: noSession }, 'undecided'],
  ['no answer to its cookies', login, { stranger: asStranger, control, controlStranger: noSession, withItsCookies: failed }, 'undecided'],
];

for (const [name, signOn, evidence, expected] of refusals)
  test(`refused ${expected}: ${name}`, () => {
    const refusal = refused(signOn, evidence);
    assert.equal(refusal.undecided ? 'undecided' : refusal.refused, expected, refusal.why);
  });
