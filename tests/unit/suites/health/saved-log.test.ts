import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type SavedLog, savedLog } from '../../../../suites/health/saved-log.ts';
import type { HealthPath } from '../../../../suites/shared/application/health.ts';

const named: HealthPath[] = [{ path: '/status', variable: 'CC_HEALTH_CHECK_PATH_0' }, { path: '/db' }];
const answers = (...lines: [path: string, status: number][]) =>
  lines.map(([path, status]) => `Response from GET ${path} is ${status}`).join('\n');
const failure = (lines: [path: string, status: number][], hint = 'Does it answer on 8080?') =>
  ['', 'Health check failed:', ...lines.map(([path, status]) => `- GET ${path} returned ${status}.`), hint].join('\n');

const requirementsOf = ({ problems }: SavedLog) => problems.map(({ requirement, got }) => `${requirement}: ${got}`);

const logs: [
  what: string,
  log: string,
  paths: HealthPath[] | undefined,
  health: SavedLog['health'],
  statuses: unknown[],
  problems: string[],
][] = [
  ['every path answers', answers(['/status', 200], ['/db', 200]), named, 'passed', [200, 200], []],
  ['a path that recovers', answers(['/status', 503], ['/db', 200], ['/status', 200]), named, 'passed', [200, 200], []],
  [
    'line ends of another system, and colours',
    `\u001b[32m${answers(['/status', 200])}\u001b[0m\r\n${answers(['/db', 200])}\r`,
    named,
    'passed',
    [200, 200],
    [],
  ],
  ['nothing of the health check', 'Building\nDone', named, 'not shown', [undefined, undefined], []],
  ['nothing, and nobody knows the paths', '', undefined, 'not shown', [], []],
  ['a path without a line', answers(['/status', 200]), named, 'incomplete', [200, undefined], ['health/logs-each-response: no such line']],
  [
    'paths that nobody knows beforehand',
    answers(['/', 200], ['/x', 204]),
    undefined,
    'failed',
    [200, 204],
    ['health/logs-the-failure: no such line'],
  ],
  [
    'a path that no variable names',
    answers(['/status', 200], ['/db', 200], ['/', 200]),
    named,
    'passed',
    [200, 200, 200],
    ['health/asks-nothing-else: a request for /'],
  ],
  [
    'a failure without its heading',
    answers(['/status', 200], ['/db', 500]),
    named,
    'failed',
    [200, 500],
    ['health/logs-the-failure: no such line'],
  ],
  [
    'a failure with all that belongs to it',
    answers(['/status', 200], ['/db', 500]) + failure([['/db', 500]]),
    named,
    'failed',
    [200, 500],
    [],
  ],
  ['a failure of a path without an answer', answers(['/status', 200]) + failure([['/db', 500]]), named, 'failed', [200, 500], []],
  ['a failure alone', failure([['/db', 404]]), undefined, 'failed', [404], []],
  [
    'a failure that lists nothing',
    answers(['/db', 500]) + failure([]),
    named,
    'failed',
    [undefined, 500],
    ['health/logs-the-failure: no such line'],
  ],
  [
    'a healthy path among the failed ones',
    answers(['/status', 200], ['/db', 500]) +
      failure([
        ['/status', 200],
        ['/db', 500],
      ]),
    named,
    'failed',
    [200, 500],
    ['health/logs-the-failure: /status'],
  ],
  [
    'a failed path that is not listed',
    answers(['/status', 404], ['/db', 500]) + failure([['/db', 500]]),
    named,
    'failed',
    [404, 500],
    ['health/logs-every-failure: no such line'],
  ],
  [
    'a failed path that is listed with another status',
    answers(['/db', 500]) + failure([['/db', 404]]),
    undefined,
    'failed',
    [500],
    ['health/logs-every-failure: a line that says 404'],
  ],
  [
    'a path that may not be asked for',
    answers(['/status', 200]),
    [{ path: '/status' }, { path: '/db', doubt: 'CC_HEALTH_CHECK_PATH_1 names no path' }],
    'passed',
    [200, undefined],
    [],
  ],
  ['a failure without a hint', failure([['/db', 500]], ' '), undefined, 'failed', [500], ['health/logs-a-hint: nothing']],
  [
    'a failure with its outcome in place of a hint',
    failure([['/db', 500]], 'Deployment failed'),
    undefined,
    'failed',
    [500],
    ['health/logs-a-hint: only lines such as "Deployment failed"'],
  ],
];

describe('a deployment log that was kept', () => {
  for (const [what, log, paths, health, statuses, problems] of logs) {
    it(`is read: ${what}`, () => {
      const saved = savedLog(log, paths);
      assert.equal(saved.health, health);
      assert.deepEqual(
        saved.paths.map(({ status }) => status),
        statuses,
      );
      assert.deepEqual(requirementsOf(saved), problems);
    });
  }

  it('names the variable of each path, and adds the paths that it shows itself', () => {
    assert.deepEqual(savedLog(answers(['/', 200], ['/db', 200]), named).paths, [
      { path: '/status', variable: 'CC_HEALTH_CHECK_PATH_0' },
      { path: '/db', status: 200 },
      { path: '/', status: 200 },
    ]);
  });
});
