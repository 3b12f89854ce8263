import { expect, test } from '@playwright/test';
import { idsWith } from '../support/reading/reports.ts';
import { type Certified, expectOneFailure } from '../support/targets/refusing.ts';
import { certifySmall, type Handler } from '../support/targets/small-service.ts';

test('a small service that keeps the contract conforms', { tag: '@prove' }, async () => {
  const { report, stdout, left } = await certifySmall({});
  expect(idsWith(report, 'fail', 'warn', 'undecided', 'blocked'), stdout).toEqual([]);
  expect(left).toEqual([]);
});

test('what no DELETE ever deleted is left behind, whatever its 404 may mean', async () => {
  const { report, stdout, left } = await certifySmall({
    handler: ({ method }, usual) => (method === 'DELETE' ? [404] : usual()),
    args: ['--only', 'provision/succeeds'],
  });
  expect(left).toHaveLength(1);
  expect(report.resources).toMatchObject({ made: 1, undone: 0, left: [{ code: 'never-deleted', resourceId: left[0] }] });
  expect(stdout).toContain('1 created, 0 deleted, 1 left behind');
  expect(stdout).toContain('make DELETE work, then run assay reap; or delete by hand');
});

test('what a stranger was allowed to delete is gone', async () => {
  const { report, left } = await certifySmall({
    handler: ({ method }, usual) => usual(method === 'DELETE' ? { isRight: true } : {}),
    args: ['--smoke'],
  });
  expect(left).toEqual([]);
  expect(report.resources.left).toEqual([]);
});

const outcomeOf = ({ report }: Certified, id: string) => report.requirements.find((one) => one.id === id);

test('credentials that no call was accepted with are not said to be accepted', async () => {
  const outcome = await certifySmall({ handler: () => [500, {}, 'oops'] });
  expectOneFailure(outcome, 'provision/succeeds');
  expect(outcomeOf(outcome, 'auth/accepts-the-manifest-credentials')).toMatchObject({
    verdict: 'blocked',
    blockedBy: 'provision/succeeds',
  });
  expect(outcomeOf(outcome, 'auth/refuses-a-wrong-password')?.reason).toMatch(/its calls were made and got status 500/);
});

/** The lines of the output that begin with a verdict, and the advice below the first. */
const findings = ({ stdout }: Certified): string[] => stdout.split('\n').filter((line) => /^(fail|warn|undecided)\b/.test(line));

test('a service without a route for DELETE is told so, and nothing else fails for another cause', { tag: '@prove' }, async () => {
  const outcome = await certifySmall({ handler: ({ method }, usual) => (method === 'DELETE' ? [404] : usual()) });
  expect(findings(outcome)).toHaveLength(1);
  expect(outcome.stdout).toMatch(/^fail It seems that your service has no route for DELETE: .*status 404/);
  expect(outcome.stdout).toContain('Add a route for DELETE `base_url`/ID');
  expect(outcome.stdout).not.toMatch(/every kind|was not found under/);
  expect(outcomeOf(outcome, 'auth/refuses-a-wrong-password')).toMatchObject({ sameCauseAs: 'deprovision/answers-200' });
  expect(outcome.report.resources).toMatchObject({ made: outcome.left.length, undone: 0 });
});

test('an id of the wrong type does not hide that routes are missing', { tag: '@prove' }, async () => {
  let key = 4711;
  const outcome = await certifySmall({
    newId: () => key++,
    handler: ({ method, path }, usual) => (method === 'DELETE' || path === '/sso' ? [404] : usual()),
  });
  expect(outcomeOf(outcome, 'deprovision/answers-200')?.problems).toMatchObject([{ code: 'no-route' }]);
  expect(outcomeOf(outcome, 'sso/accepts-a-valid-call')?.problems).toMatchObject([{ code: 'no-route' }]);
  expect(outcomeOf(outcome, 'provision/id-is-a-string')?.verdict).toBe('fail');
});

test('a missing route for POST is told, whatever the plan', async () => {
  const outcome = await certifySmall({
    handler: ({ path }, usual) => (path === '/resources' ? [404] : usual()),
    args: ['--only', 'provision/succeeds'],
  });
  expect(outcome.stdout).toMatch(/^fail POST .*status 404/);
  expect(outcome.stdout).toContain('or add a route for POST at this address');
});

test('refusals with another status are counted, and what sets them apart is named', { tag: '@prove' }, async () => {
  const outcome = await certifySmall({ handler: ({ method, isRight }, usual) => (method === 'DELETE' && !isRight ? [403] : usual()) });
  expect(outcome.stdout).toMatch(
    /^fail Your service refuses \d+ of \d+ calls with wrong credentials with status 403, all of them on de-provisioning; \d+ others got 401/,
  );
  expect(outcome.stdout).not.toContain('every kind');
});

test('a scheme in small letters or capitals that ends in a 500 is named, and not told of every call', { tag: '@prove' }, async () => {
  const outcome = await certifySmall({
    handler: ({ headers, path }, usual) =>
      path.startsWith('/resources') && /^(basic|BASIC)/.test(headers.authorization ?? '') ? [500] : usual(),
    args: ['--cases', '20'],
  });
  expect(idsWith(outcome.report, 'fail', 'warn', 'undecided', 'blocked'), outcome.stdout).toEqual([]);
  expect(outcome.stdout).toMatch(/^note .*status 500 on (de-)?provisioning, with .*, only with a scheme in (small letters|capitals)/m);
  expect(outcome.stdout).not.toContain('every kind');
});

test('a server error on a valid form sends its owner to the log first', { tag: '@prove' }, async () => {
  const outcome = await certifySmall({ handler: ({ path }, usual) => (path === '/sso' ? [500, {}, 'Internal Server Error'] : usual()) });
  expect(findings(outcome)).toHaveLength(1);
  expect(outcome.stdout).toMatch(/got status 500, for a wrong signature too \(sso\/accepts-a-valid-call/);
  expect(outcome.stdout).toMatch(/Your service failed on this request: look in its log at 20\S+Z for POST \/sso\./);
  expect(outcome.stdout).not.toMatch(/CSRF|known mistakes/);
});

/** As the BasicAuthenticator of the JDK: a value without a colon ends in an exception, and the connection is closed. */
const closesWithoutColon: Handler = ({ headers, path }, usual) => {
  const value = /^Basic (.*)$/.exec(headers.authorization ?? '')?.[1];
  const isUnread = value !== undefined && !Buffer.from(value, 'base64').toString().includes(':');
  return path.startsWith('/resources') && isUnread ? (response) => response.socket?.destroy() : usual();
};

test('a connection that is closed on a header without a colon fails its row, with the input and advice', { tag: '@prove' }, async () => {
  const outcome = await certifySmall({ handler: closesWithoutColon });
  expect(idsWith(outcome.report, 'fail', 'warn', 'undecided', 'blocked'), outcome.stdout).toEqual(['auth/refuses-a-malformed-header']);
  expect(outcome.stdout).toMatch(
    /got none, with (Basic credentials|the word Basic).*: the connection was closed after \d+ ms without an answer, each of \d+ times/,
  );
  expect(outcome.stdout).toMatch(/look in its log at 20\S+Z for (POST|DELETE) \/resources.*Catch the error, and answer/);
  const [first] = outcomeOf(outcome, 'auth/refuses-a-malformed-header')?.problems ?? [];
  for (const number of first?.exchanges ?? []) expect(outcome.report.exchanges[number]?.error?.kind).toBe('reset');
});

/** Says that the answer has more bytes than come. */
const cutsInstalls: Handler = ({ method, path }, usual) => {
  const answer = usual();
  if (method !== 'POST' || path !== '/resources' || typeof answer === 'function' || answer[0] !== 200) return answer;
  const body = answer[2] ?? '';
  return ({ socket }) => {
    socket?.write(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length + 100}\r\n\r\n`);
    socket?.end(body);
  };
};

test('an answer that breaks off each time is one failure, with its lengths', { tag: '@prove' }, async () => {
  const outcome = await certifySmall({ handler: cutsInstalls });
  expectOneFailure(outcome, 'provision/succeeds');
  expect(outcome.stdout).toMatch(/the answer broke off after \d+ of \d+ bytes, each of \d+ times/);
  expect(outcome.stdout).toContain('count bytes, not characters');
});

test('an answer that breaks off once does not pass', async () => {
  const outcome = await certifySmall({ handler: cutsInstalls, args: ['--only', 'provision/succeeds'] });
  expect(outcome.status).toBe(3);
  expect(outcomeOf(outcome, 'provision/succeeds')).toMatchObject({ verdict: 'undecided', exchanges: [1] });
  expect(outcome.stdout).toMatch(/undecided: provision\/succeeds, .*; at POST http\S+: the answer broke off after \d+ of \d+ bytes \(#1\)/);
});

test('a DELETE whose answer never ends fails its row; what was not sent names the request that timed out', { tag: '@prove' }, async () => {
  const outcome = await certifySmall({
    handler: ({ method }, usual) => {
      const answer = usual();
      if (method !== 'DELETE' || typeof answer === 'function' || answer[0] !== 200) return answer;
      return (response) => void response.writeHead(200).write('deleting');
    },
    args: ['--timeout', '1500'],
  });
  expect(outcomeOf(outcome, 'deprovision/answers-200')?.problems).toMatchObject([{ code: 'endless' }]);
  expect(outcome.stdout).toMatch(/the answer began, and had no end after \d\S* s, each of \d+ times/);
  expect(outcome.stdout).toMatch(
    /undecided: .*not sent: the target timed out twice in a row, at last on DELETE \/resources\/\S+ \(the answer/,
  );
});

test('a framework that cuts blanks off an id breaks no rule; a note says what it does', { tag: '@prove' }, async () => {
  let key = 10;
  const outcome = await certifySmall({
    newId: () => String(key++),
    handler: (call, usual) => usual({ path: call.method === 'DELETE' ? call.path.replace(/%20$/, '') : call.path }),
  });
  expect(idsWith(outcome.report, 'fail', 'warn', 'undecided', 'blocked'), outcome.stdout).toEqual([]);
  expect(outcome.report.notes.filter(({ id }) => id === 'deprovision/blank-around-the-id').map(({ text }) => text)).toEqual([
    'the DELETE of an id with a blank at its end returns 200',
  ]);
});

test('a DELETE of another id that deletes this one is named', { tag: '@prove' }, async () => {
  let key = 10;
  const outcome = await certifySmall({
    newId: () => String(key++),
    handler: (call, usual) => usual({ path: call.method === 'DELETE' ? call.path.replace(/^(\/resources\/\d+).*/, '$1') : call.path }),
  });
  expect(outcomeOf(outcome, 'deprovision/deletes-only-the-named-one')?.verdict).toBe('fail');
  expect(outcome.stdout).toMatch(/of which DELETE \/resources\/\d+-[a-z]+.* got a success status/);
});

test('another answer to a form with other fields shows that the form was read', { tag: '@prove' }, async () => {
  const outcome = await certifySmall({
    handler: ({ path, form }, usual) => (path === '/sso' ? [form.has('token') ? 403 : 401] : usual()),
    args: ['--only', 'sso/accepts-a-valid-call'],
  });
  expect(outcome.stdout).toContain('your service read the form, since one with other fields gets another answer');
});

test('a forged form that is accepted behind our own proxy header fails, although the redirect names https', { tag: '@prove' }, async () => {
  const opened = new Set<string>();
  const outcome = await certifySmall({
    handler: ({ headers, path, form }, usual) => {
      const id = path === '/sso' ? (form.get('id') ?? '') : path.slice('/panel/'.length);
      const isSecure = headers['x-forwarded-proto'] === 'https' || /proto=https/.test(headers.forwarded ?? '');
      if (path === '/sso' && isSecure) {
        opened.add(id);
        return [302, { location: `https://${headers.host}/panel/${id}`, 'set-cookie': `open=${id}; Path=/` }];
      }
      const isOpen = path.startsWith('/panel/') && opened.has(id) && headers.cookie?.includes(`open=${id}`);
      return isOpen ? [200, { 'content-type': 'text/html' }, `<h1>Database ${id}</h1><p>Everything is fine</p>`] : usual();
    },
  });
  expect(outcomeOf(outcome, 'sso/refuses-a-wrong-signature')?.verdict).toBe('fail');
  expect(outcome.stdout).not.toContain('does not speak TLS');
});

/** Each panel begins with suggestions of its own; later it shows those of the others in turn with new ones. */
function suggesting(): Handler {
  const shown = new Map<string, number>();
  const wordsFor = (name: string) => ['first', 'second', 'third', 'fourth'].map((one) => `suggestion-${one}-for-${name}-1`).join(' ');
  return ({ path }, usual) => {
    const answer = usual();
    const id = path.slice('/panel/'.length);
    if (!path.startsWith('/panel/') || typeof answer === 'function' || answer[0] !== 200) return answer;
    const visits = shown.get(id) ?? 0;
    const others = [...shown.keys()].filter((one) => one !== id);
    shown.set(id, visits + 1);
    const suggestions = visits === 0 ? wordsFor(id) : visits % 2 === 1 ? others.map(wordsFor).join(' ') : wordsFor(`${id}-${visits}`);
    return [200, answer[1] ?? {}, `${answer[2]}<p>${suggestions}</p>`];
  };
}

test('a panel that shows at one visit what another panel showed before is still its own', { tag: '@prove' }, async () => {
  const outcome = await certifySmall({ handler: suggesting(), args: ['--only', 'sso/signature-covers-id'] });
  expect(outcomeOf(outcome, 'sso/signature-covers-id')?.verdict, outcome.stdout).toBe('pass');
});

test('a cookie without Path that is set in another folder than the panel is named as the cause', { tag: '@prove' }, async () => {
  let opened: Record<string, unknown> = {};
  const outcome = await certifySmall({
    handler: ({ path }, usual) => {
      const answer = usual();
      if (path === '/sso/login') return [302, { ...opened, 'set-cookie': String(opened['set-cookie']).replace(/;.*/, '') }];
      if (path !== '/sso' || typeof answer === 'function' || answer[0] !== 302) return answer;
      opened = { ...answer[1] };
      return [302, { location: '/sso/login' }];
    },
    args: ['--only', 'sso/accepts-a-valid-call'],
  });
  expect(outcomeOf(outcome, 'sso/accepts-a-valid-call')?.problems).toMatchObject([{ code: 'cookie-without-a-path' }]);
  expect(outcome.stdout).toContain('names no Path, and is set at /sso/login: a browser sends it only below /sso, so not to /panel/');
});

test('a service that refuses e-mails beyond ASCII is warned, whoever sends the form', { tag: '@prove' }, async () => {
  const outcome = await certifySmall({
    handler: ({ path, form }, usual) => (path === '/sso' && /[^ -~]/.test(form.get('email') ?? '') ? [403] : usual()),
    args: ['--cases', '3'],
  });
  expect(idsWith(outcome.report, 'fail', 'undecided', 'blocked'), outcome.stdout).toEqual([]);
  expect(idsWith(outcome.report, 'warn')).toEqual(['sso/decodes-form-fields']);
});
