import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { writeApplication } from '../../targets/reference/application/folder.ts';
import { type Decisions, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { assay, manifest, type Outcome } from '../support/command.ts';
import { withPlatform } from '../support/gating.ts';
import { type Change, changedFiles, changes, freshContract } from '../support/house/changed-contract.ts';
import { isWhole } from '../support/proof.ts';

const digest = (algorithm: string, encoding: 'hex' | 'base64') => (text: string) => createHash(algorithm).update(text).digest(encoding);

/** Partners that keep a changed contract, by the name that the table gives them. */
const partners: Record<string, Partial<Decisions>> = {
  'signs with SHA-256': { digest: digest('sha256', 'hex') },
  'signs in Base64': { digest: digest('sha512', 'base64') },
  'signs with the salt last': {
    signs: (form, salt) => [form.id, form.user_id, form.email, form['nav-data'], form.timestamp, salt].join(':'),
  },
  'is patient': { window: 45 * 60_000 },
};

type Run = (change: Change, files: Record<string, string>, args: string[]) => Promise<Outcome>;

const live = ['--quiet', '--browser', 'off', '--seed', '1', '--timeout', '5000'];

const runs: Record<string, Run> = {
  check: ({ manifest: own }, files, args) =>
    assay(['check', 'm.json', ...args], { files: { ...files, 'm.json': own ? manifest.replace(...own) : manifest } }),
  async certify({ target = '' }, files, args) {
    const partner = await startPartner({ manifest: partnerManifest(), decisions: partners[target] ?? {} });
    const own = { ...files, 'm.json': JSON.stringify(partner.manifest) };
    return assay(['certify', 'm.json', '--plan', 'test', '--cases', '2', ...live, ...args], { files: own }).finally(partner.close);
  },
  gate: (_change, files, args) =>
    withPlatform({}, async ({ platform, folder }) => {
      const names = ['platform.yaml', ...Object.keys(platform.files())];
      const own = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
      return assay(['gate', 'platform.yaml', ...live, ...args], { files: { ...files, ...own }, env: platform.environment });
    }),
  app({ target, env, type }, files, args) {
    const started = target === 'starts' ? ['--start', 'node server.js', '--ready-within', '10'] : [];
    const given = [...(type ? ['--type', type] : []), ...(env ? ['--env', env] : []), ...started];
    return assay(['app', 'app', '--quiet', ...given, ...args], { files, prepare: (folder) => writeApplication(join(folder, 'app')) });
  },
};

const requestsIn = ({ exchanges }: Report): string =>
  exchanges
    .map(({ request: { method, url, headers, body = '' } }) =>
      [`${method} ${url}`, ...headers.map((pair) => pair.join(': ')), '', body].join('\n'),
    )
    .join('\n');

const entities: Record<string, string> = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&#39;': "'", '&amp;': '&' };

/** What a reader of a page sees. */
const textOf = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/&\w+;|&#39;/g, (name) => entities[name] ?? name);

/** What the change should lead to and does not. */
async function ignoredBy(change: Change, fresh: Record<string, string>, usual: string): Promise<string[]> {
  const { files, chosen } = changedFiles(fresh, change);
  const checked = await assay(['check', 'm.json', ...chosen], { files: { ...files, 'm.json': manifest } });
  if (change.refused !== undefined) {
    const refused = new RegExp(change.refused);
    const isRefused =
      checked.status === 2 && refused.test(checked.stderr.replace(/^assay: /, '')) && checked.stderr.trim().split('\n').length === 1;
    return isRefused ? [] : [`refused: ${checked.status} ${checked.stderr.trim()}`];
  }
  if (checked.status === 2) return [`the command ends: ${checked.stderr.trim()}`];
  const ignored: string[] = [];
  const follows = (what: string, expected: string | undefined, text: string) => {
    if (expected !== undefined && !new RegExp(expected).test(text)) ignored.push(`${what}: no ${expected} in ${text.slice(0, 400)}`);
  };
  if (hashIn(checked) === usual && change.digest !== 'same') ignored.push('digest: it is that of the published contract');
  const isGone = (what: string, text: string) => {
    const [left] = (change.gone && new RegExp(`.*${change.gone}.*`).exec(text)) || [];
    if (left !== undefined) ignored.push(`${what} still says: ${left}`);
  };
  for (const [id, expected] of Object.entries(change.explains ?? {})) {
    const { stdout } = await assay(['explain', id, ...chosen], { files });
    follows(`explain ${id}`, expected, stdout);
    isGone(`explain ${id}`, stdout);
  }
  if (change.wire !== undefined) {
    const { stdout } = await assay(['docs', 'wire', ...chosen], { files });
    follows('docs wire', change.wire, stdout);
    isGone('docs wire', stdout);
  }
  const [command = 'check', only] = change.run ?? [];
  const run = runs[command] as Run;
  const outcome = await run(change, files, [...chosen, '--reporter', 'html', ...(only ? ['--only', only] : [])]);
  const text = outcome.written['assay-report/report.json'];
  if (text === undefined) return [...ignored, `no report: ${outcome.stderr.trim()}`];
  const report = JSON.parse(text) as Report;
  const named = Object.keys(change.verdicts ?? {});
  const rows = report.requirements.filter(({ id }) => named.includes(id));
  for (const [id, verdict] of Object.entries(change.verdicts ?? {})) {
    const row = rows.find((one) => (one.id as string) === id);
    if (row?.verdict !== verdict) ignored.push(`verdict: ${id} is ${row?.verdict}, not ${verdict}: ${row?.got ?? row?.reason}`);
  }
  const problems = rows.flatMap(({ expected, got, problems: all = [] }) => [{ expected, got }, ...all]);
  const message = problems.map(({ expected, got }) => `${expected} ${got}`).join('\n');
  const advice = rows.flatMap(({ hint, problems: all = [] }) => [hint, ...all.map((one) => one.hint)]).join('\n');
  const page = textOf(outcome.written['assay-report/report.html'] ?? '');
  follows('message', change.message, message);
  follows('advice', change.advice, advice);
  follows('page', change.message, page);
  follows('page', change.advice, page);
  isGone('message', message);
  isGone('advice', advice);
  follows('reason', change.reason, rows.map(({ reason }) => reason).join('\n'));
  follows('sent', change.sent, requestsIn(report));
  for (const [name, expected] of Object.entries(change.facts ?? {}))
    if (JSON.stringify((report.facts as Record<string, unknown>)[name]) !== JSON.stringify(expected))
      ignored.push(`fact ${name}: ${JSON.stringify((report.facts as Record<string, unknown>)[name])}`);
  return ignored;
}

const hashIn = ({ written }: Outcome): string | undefined =>
  (JSON.parse(written['assay-report/report.json'] ?? '{}') as Partial<Report>).catalogueHash;

/** Of those that only read a contract or a folder, `npm test` has a sixth; of those that need a live target, fewer. */
const few = ({ run, refused }: Change, index: number) =>
  index % (run === undefined || refused !== undefined || run[0] === 'app' ? 6 : 24) === 0;

/** Only the changes whose name, or whose file, has this text. */
const named = process.env.ASSAY_ROWS;

test('what a changed contract says is followed or refused, never ignored', async () => {
  const all = changes().filter((change, index) =>
    named ? [change.change, change.file].some((text) => text?.includes(named)) : isWhole || few(change, index),
  );
  test.setTimeout(60_000 + all.length * 30_000);
  const fresh = await freshContract();
  const usual = hashIn(await assay(['check', 'm.json'], { files: { 'm.json': manifest } })) ?? '';
  const ignored: Record<string, string[]> = {};
  for (const change of all) {
    const found = await ignoredBy(change, fresh, usual).catch((error: Error) => [error.message]);
    if (found.length > 0) ignored[change.change] = found;
  }
  expect(ignored).toEqual({});
});
