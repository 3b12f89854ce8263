import { test } from '../../fixtures/scenes/platform.ts';

const single = (path: string) => ({ CC_HEALTH_CHECK_PATH: path });
const numbered = (paths: readonly string[]) => Object.fromEntries(paths.map((path, index) => [`CC_HEALTH_CHECK_PATH_${index}`, path]));
const all = (paths: readonly string[], status = 200) => Object.fromEntries(paths.map((path) => [path, status]));
const three = ['/health', '/health/Database', '/ready'];
const eleven = Array.from({ length: 11 }, (_, index) => `/check/${index}`);

test('healthy applications are deployed', { tag: ['@health', '@smoke'] }, async ({ caller, record }) => {
  record('health/none', await caller.deploys({ variables: {}, answers: { '/': 200 } }));
  record('health/single', await caller.deploys({ variables: single('/health'), answers: { '/health': 200 } }));
  record('health/numbered', await caller.deploys({ variables: numbered(three), answers: all(three) }));
  record('health/empty-body', await caller.deploys({ variables: single('/health'), answers: { '/health': 200 }, emptyBody: true }));
});

test('applications name their paths in many ways', { tag: ['@health'] }, async ({ caller, record }) => {
  const both = { ...single('/plain'), ...numbered(['/numbered']) };
  record('health/both-kinds', await caller.deploys({ variables: both, answers: all(['/plain', '/numbered']) }));
  record('health/eleven', await caller.deploys({ variables: numbered(eleven), answers: all(eleven) }));
  const query = '/health?deep=1&name=a%20b';
  record('health/query', await caller.deploys({ variables: single(query), answers: { [query]: 200 } }));
});

test('ailing applications are not deployed', { tag: ['@health'] }, async ({ caller, record }) => {
  for (const status of [201, 204, 301, 401, 404, 500, 503, 0]) {
    const what = status === 0 ? 'no answer' : String(status);
    record('health/failing', await caller.deploys({ variables: single('/health'), answers: { '/health': status }, what }));
  }
  for (const status of [204, 301, 500]) {
    const answers = { ...all(three), '/ready': status };
    record('health/failing-last', await caller.deploys({ variables: numbered(three), answers, what: `${status}, the last of three` }));
  }
  const middle = { ...all(three), '/health/Database': 500 };
  record('health/numbered-failing', await caller.deploys({ variables: numbered(three), answers: middle }));
  const two = { '/health': 503, '/health/Database': 200, '/ready': 404 };
  record('health/two-of-three', await caller.deploys({ variables: numbered(three), answers: two }));
});
