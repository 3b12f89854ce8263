import { expect, test } from '@playwright/test';
import { idsWith } from '../support/reading/reports.ts';
import { type Certified, expectOneFailure } from '../support/targets/refusing.ts';
import { certifySmall, type Handler } from '../support/targets/small-service.ts';

const outcomeOf = ({ report }: Certified, id: string) => report.requirements.find((one) => one.id === id);

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
