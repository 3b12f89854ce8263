import type { Label } from '../../engine/recording/labels.ts';
import type { Caller } from '../../fixtures/clients/gate/caller.ts';
import type { Rehearsal } from '../../fixtures/clients/gate/deployments.ts';
import { test } from '../../fixtures/scenes/platform.ts';
import type { Scene } from '../../fixtures/scenes/scene.ts';

type Row = [label: Extract<Label, `health/${string}`>, rehearsal: Rehearsal];

const single = (path: string) => ({ CC_HEALTH_CHECK_PATH: path });
const numbered = (paths: readonly string[]) => Object.fromEntries(paths.map((path, index) => [`CC_HEALTH_CHECK_PATH_${index}`, path]));
const all = (paths: readonly string[], status = 200) => Object.fromEntries(paths.map((path) => [path, status]));
const three = ['/health', '/health/Database', '/ready'];
const eleven = Array.from({ length: 11 }, (_, index) => `/check/${index}`);
const query = '/health?deep=1&name=a%20b';

const healthy: Row[] = [
  ['health/none', { variables: {}, answers: { '/': 200 } }],
  ['health/single', { variables: single('/health'), answers: { '/health': 200 } }],
  ['health/numbered', { variables: numbered(three), answers: all(three) }],
  ['health/empty-body', { variables: single('/health'), answers: { '/health': 200 }, emptyBody: true }],
];

// The one that is not answered comes first: it takes as long as the platform has patience.
const others: Row[] = [
  ...[0, 201, 204, 301, 401, 404, 500, 503].map((status): Row => {
    const what = status === 0 ? 'no answer' : String(status);
    return ['health/failing', { variables: single('/health'), answers: { '/health': status }, what }];
  }),
  ...[204, 301, 500].map((status): Row => {
    const answers = { ...all(three), '/ready': status };
    return ['health/failing-last', { variables: numbered(three), answers, what: `${status}, the last of three` }];
  }),
  ['health/numbered-failing', { variables: numbered(three), answers: { ...all(three), '/health/Database': 500 } }],
  ['health/two-of-three', { variables: numbered(three), answers: { '/health': 503, '/health/Database': 200, '/ready': 404 } }],
  ['health/both-kinds', { variables: { ...single('/plain'), ...numbered(['/numbered']) }, answers: all(['/plain', '/numbered']) }],
  ['health/eleven', { variables: numbered(eleven), answers: all(eleven) }],
  ['health/query', { variables: single(query), answers: { [query]: 200 } }],
];

async function deployed(rows: readonly Row[], { caller, record }: Scene & { caller: Caller }): Promise<void> {
  for (const [label, sight] of await caller.deploys(rows)) record(label, sight);
}

test('healthy applications are deployed', { tag: ['@health', '@smoke'] }, ({ caller, record }) => deployed(healthy, { caller, record }));

test('applications are ailing, or name their paths in many ways', { tag: ['@health'] }, ({ caller, record }) =>
  deployed(others, { caller, record }),
);
