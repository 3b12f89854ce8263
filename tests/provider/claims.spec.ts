import { expect, test } from '@playwright/test';
import { idsWith } from '../support/reading/reports.ts';
import { type Certified, expectOneFailure } from '../support/targets/refusing.ts';
import { certifySmall } from '../support/targets/small-service.ts';

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
