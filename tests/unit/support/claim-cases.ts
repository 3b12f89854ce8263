import type { Report } from '../../../specs/generated/schemas.ts';

type Call = [label: string, method: string, status: number, more?: object];
type Row = { id: string; level?: 'must' | 'should'; verdict: string } & Record<string, unknown>;

/** A report with just what the checker reads. */
export function report(calls: readonly Call[], rows: readonly Row[], more: object = {}): Report {
  return {
    complete: true,
    because: '',
    target: { kind: 'provider', name: 'acme' },
    resources: { made: 0, undone: 0, unknown: [], left: [] },
    notes: [],
    requirements: rows.map((row) => ({ level: 'must', ...row })),
    exchanges: calls.map(([, method, status]) => ({ request: { method, url: 'http://acme/', headers: [] }, response: { status } })),
    recordings: [
      { play: '', exchanges: [], observations: calls.map(([label, , , facts], index) => ({ label, exchanges: [index], ...facts })) },
    ],
    ...more,
  } as unknown as Report;
}

const install = { on: 'provisioning', credentials: 'manifest' };
const removal = { on: 'de-provisioning', credentials: 'manifest' };
const wrong = { on: 'provisioning', credentials: 'wrong-password' };
const failing = (cause: string): Row => ({ id: 'auth/a', verdict: 'fail', cause });
const open = (reason: string): Row => ({ id: 'a/b', verdict: 'undecided', reason });
const made = { resources: { made: 2, undone: 2, unknown: [], left: [] } };

/** An install and a sign-on that were answered, and what is said of them. */
const answered = (response: object, says: string): Report =>
  report(
    [
      ['sso/valid', 'POST', 200, { on: 'sign-on' }],
      ['provision/first', 'POST', 200, install],
    ],
    [open(says)],
    {
      exchanges: [0, 1].map(() => ({
        request: { method: 'POST', url: 'http://acme/', headers: [] },
        response: { status: 200, headers: [], ...response },
      })),
    },
  );

const request = { method: 'POST', url: 'http://acme/', headers: [] };

/** Installs that were answered with these bodies, and what is said of them. */
const installed = (bodies: string[], says: string): Report =>
  report(
    bodies.map((body) => ['a/b', 'POST', 200, { ...install, resourceId: body }]),
    [open(says)],
    { exchanges: bodies.map((body) => ({ request, response: { status: 200, headers: [], body } })) },
  );

/** A call that is said to be broken off, and how it ended. */
const broken = (end: object, times = 1): Report =>
  report(
    [],
    [
      {
        id: 'a/b',
        verdict: 'fail',
        problems: [{ code: 'cut-off', expected: 'a whole answer', got: `none, each of ${times} times`, exchanges: [0] }],
      },
    ],
    { exchanges: [{ request: { method: 'POST', url: 'http://acme/', headers: [] }, ...end }] },
  );

/** For each claim a report that contradicts it, and one that does not. */
export const cases: Record<string, [contradicted: Report, right: Report]> = {
  'nothing is left behind': [
    report([['deprovision/first', 'DELETE', 404, removal]], [], made),
    report([['deprovision/first', 'DELETE', 200, removal]], [], made),
  ],
  'every kind of wrong credentials has one status': [
    report(
      [
        ['auth/a', 'POST', 500, wrong],
        ['auth/a', 'POST', 401, wrong],
      ],
      [failing('Your service refuses every kind of wrong credentials with status 500')],
    ),
    report(
      [
        ['auth/a', 'POST', 500, wrong],
        ['auth/control', 'POST', 200, install],
      ],
      [failing('Your service refuses every kind of wrong credentials with status 500')],
    ),
  ],
  'every query is refused, whatever the credentials': [
    report(
      [['oauth/a', 'GET', 400, { on: 'api', what: 'a query', credentials: 'user' }]],
      [open('refuses every query on this path, whatever the credentials: status 400')],
    ),
    report(
      [['oauth/a', 'GET', 400, { on: 'api', what: 'a query', credentials: 'user' }]],
      [open('refuses every query that was sent on this path: status 400')],
    ),
  ],
  'the right call is refused too': [
    report([['provision/first', 'POST', 200, install]], [open('the right call on provisioning is refused too (status 500), so a refusal')]),
    report([['provision/first', 'POST', 500, install]], [open('the right call on provisioning is refused too (status 500), so a refusal')]),
  ],
  'no call with the credentials of the manifest was accepted': [
    report([['provision/first', 'POST', 200, install]], [open("no call with the manifest's credentials was accepted (status 500)")]),
    report([['provision/first', 'POST', 500, install]], [open("no call with the manifest's credentials was accepted (status 500)")]),
  ],
  'no answer has a config': [
    answered({ body: '{"id":"a","config":{"ACME_DB_URL":"[redacted]"}}' }, 'no answer has a config to look into'),
    answered({ body: '{"id":"a","config":{}}' }, 'no answer has a config to look into'),
  ],
  'the sign-on set no cookie': [
    answered({ headers: [['Set-Cookie', 'sid=[redacted]']] }, 'the sign-on set no cookie'),
    answered({ headers: [] }, 'the sign-on set no cookie'),
  ],
  'no DELETE returned an error': [
    report(
      [
        ['calls/refused-uninstall', 'DELETE', 500],
        ['calls/refused-uninstall', 'DELETE', 200, { exchanges: [0, 1] }],
      ],
      [open('no DELETE returned an error')],
    ),
    report([['calls/refused-uninstall', 'DELETE', 200]], [open('no DELETE returned an error')]),
  ],
  'no DELETE was accepted': [
    report([['deprovision/first', 'DELETE', 200, removal]], [open('no DELETE with the right credentials was accepted')]),
    report([['deprovision/first', 'DELETE', 404, removal]], [open('no DELETE with the right credentials was accepted')]),
  ],
  'no signature is checked': [
    report([['sso/wrong-signature', 'POST', 403, { opened: false }]], [failing('an open panel for any signature: none is checked')]),
    report([['sso/wrong-signature', 'POST', 200, { opened: true }]], [failing('an open panel for any signature: none is checked')]),
  ],
  'no credentials are checked': [
    report([['auth/a', 'POST', 401, wrong]], [failing('Your service checks no credentials on provisioning')]),
    report([['auth/a', 'POST', 200, wrong]], [failing('Your service checks no credentials on provisioning')]),
  ],
  'a refusal has no exception': [
    report([['auth/strangers-delete', 'POST', 200, wrong]], [{ id: 'auth/refuses-a-wrong-password', verdict: 'pass' }]),
    report([['auth/strangers-delete', 'POST', 401, wrong]], [{ id: 'auth/refuses-a-wrong-password', verdict: 'pass' }]),
  ],
  'there is no route': [
    report([['deprovision/first', 'DELETE', 200, removal]], [failing('It seems that your service has no route for DELETE')]),
    report([['deprovision/first', 'DELETE', 404, removal]], [failing('It seems that your service has no route for DELETE')]),
  ],
  'all of them have this scheme': [
    report(
      [['auth/wrong-password', 'POST', 500, wrong]],
      [failing('refuses 1 of 9 calls with status 500, all of them with the scheme written `basic`; 8 others got 401')],
    ),
    report(
      [['auth/wrong-password', 'POST', 401, wrong]],
      [failing('refuses 1 of 9 calls with status 500, all of them with the scheme written `basic`; 8 others got 401')],
    ),
  ],
  'it was broken off each time': [broken({ response: { status: 200 } }), broken({ error: { kind: 'reset' } })],
  'as often as it says': [broken({ error: { kind: 'reset' } }, 3), broken({ error: { kind: 'reset' } })],
  'nothing shows that the fields were read': [
    report(
      [
        ['sso/a', 'POST', 403, { on: 'sign-on' }],
        ['sso/a', 'POST', 401, { on: 'sign-on' }],
      ],
      [failing('Nothing shows that your service read the fields')],
    ),
    report([['sso/a', 'POST', 403, { on: 'sign-on' }]], [failing('Nothing shows that your service read the fields')]),
  ],
  'every call is answered by a gateway': [
    report(
      [
        ['a/b', 'GET', 502],
        ['a/b', 'GET', 200],
      ],
      [open('every call returns 502: a gateway answers instead of the target')],
    ),
    report([['a/b', 'GET', 502]], [open('every call returns 502: a gateway answers instead of the target (GET /)')]),
  ],
  'a pass says that a call was accepted': [
    report([['provision/first', 'POST', 500, install]], [{ id: 'auth/accepts-the-manifest-credentials', verdict: 'pass' }]),
    report([['provision/first', 'POST', 200, install]], [{ id: 'auth/accepts-the-manifest-credentials', verdict: 'pass' }]),
  ],
  'fewer than two installs gave an id': [
    installed(['{"id":"one"}', '{"id":"two"}'], 'fewer than two installs gave an id'),
    installed(['{"id":"one"}', '{"uuid":"two"}'], 'fewer than two installs gave an id'),
  ],
  'no accepted form redirects': [
    report([['sso/valid', 'POST', 302, { on: 'sign-on', opened: true }]], [open('no accepted form redirects')]),
    report([['sso/valid', 'POST', 200, { on: 'sign-on', opened: true }]], [open('no accepted form redirects')]),
  ],
  'no signed call was accepted': [
    report([['oauth/api-call', 'GET', 200, { signedWith: 'HMAC-SHA512' }]], [open('no call signed with HMAC was accepted')]),
    report([['oauth/api-call', 'GET', 200, { signedWith: 'PLAINTEXT' }]], [open('no call signed with HMAC was accepted')]),
  ],
  'every wrong call is accepted': [
    report([['bearer/bad-token', 'GET', 401]], [open('every wrong call is accepted too, so an accepted one shows nothing')]),
    report([['bearer/bad-token', 'GET', 200]], [open('every wrong call is accepted too, so an accepted one shows nothing')]),
  ],
  'no request for the record is accepted': [
    report([['bearer/valid', 'GET', 200]], [open('no request for the record is accepted')]),
    report([['bearer/valid', 'GET', 403]], [open('no request for the record is accepted')]),
  ],
  'a place is that of its exchange': [
    report([['a/b', 'GET', 200]], [{ ...open('x'), at: 'GET http://other/: status 200 (#0)', exchanges: [0] }]),
    report([['a/b', 'GET', 200]], [{ ...open('x'), at: 'GET http://acme/: status 200 (#0)', exchanges: [0] }]),
  ],
  'an undecided requirement has a place': [
    report([], [open('the connection was closed without an answer')]),
    report([], [open('POST /resources: the connection was closed without an answer')]),
  ],
  'all required checks passed': [
    report([], [{ id: 'a/b', verdict: 'untested' }], { because: 'all 1 required checks passed or do not apply' }),
    report([], [{ id: 'a/b', verdict: 'pass' }], { because: 'all 1 required checks passed or do not apply' }),
  ],
  'as many passed as it says': [
    report([], [failing('x')], { because: '1 of 1 required checks passed or do not apply, the others warned' }),
    report([], [{ id: 'a/b', verdict: 'pass' }], { because: '1 of 1 required checks passed or do not apply, the others warned' }),
  ],
  'as many failed as it says': [
    report([], [failing('x')], { because: '2 of 3 required checks failed' }),
    report([], [failing('x')], { because: '1 of 3 required checks failed' }),
  ],
};
