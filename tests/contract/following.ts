import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../specs/generated/schemas.ts';
import { writeApplication } from '../../targets/reference/application/folder.ts';
import { type Decisions, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { manifest, type Outcome, type Setting } from '../support/command.ts';
import { withPlatform } from '../support/gating.ts';
import type { Change } from '../support/house/changed-contract.ts';

/** Runs the command where the change is in force, by `--contract` or after a rebuild. */
export type Command = (args: string[], setting?: Setting) => Promise<Outcome>;

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

type Run = (change: Change, assay: Command, args: string[]) => Promise<Outcome>;

const live = ['--quiet', '--browser', 'off', '--seed', '1', '--timeout', '5000'];

const runs: Record<string, Run> = {
  check: ({ manifest: own }, assay, args) =>
    assay(['check', 'm.json', ...args], { files: { 'm.json': own ? manifest.replace(...own) : manifest } }),
  async certify({ target = '' }, assay, args) {
    const partner = await startPartner({ manifest: partnerManifest(), decisions: partners[target] ?? {} });
    const files = { 'm.json': JSON.stringify(partner.manifest) };
    return assay(['certify', 'm.json', '--plan', 'test', '--cases', '2', ...live, ...args], { files }).finally(partner.close);
  },
  gate: (_change, assay, args) =>
    withPlatform({}, async ({ platform, folder }) => {
      const names = ['platform.yaml', ...Object.keys(platform.files())];
      const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
      return assay(['gate', 'platform.yaml', ...live, ...args], { files, env: platform.environment });
    }),
  app({ target, env, type }, assay, args) {
    const started = target === 'starts' ? ['--start', 'node server.js', '--ready-within', '10'] : [];
    const given = [...(type ? ['--type', type] : []), ...(env ? ['--env', env] : []), ...started];
    return assay(['app', 'app', '--quiet', ...given, ...args], { prepare: (folder) => writeApplication(join(folder, 'app')) });
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

export interface Followed {
  /** What the change should lead to and does not. */
  ignored: string[];
  report?: Report;
}

/** Whether the one line of a refusal is the one that the change names. */
export const isRefused = ({ refused = '(?!)' }: Change, { status, stderr }: { status: number | null; stderr: string }, expected: number) =>
  status === expected && new RegExp(refused).test(stderr.replace(/^assay: /, '')) && stderr.trim().split('\n').length === 1;

/** What a change leads to; `usual` is the digest of the published contract. */
export async function followed(change: Change, assay: Command, usual: string): Promise<Followed> {
  const checked = await assay(['check', 'm.json'], { files: { 'm.json': manifest } });
  if (change.refused !== undefined)
    return { ignored: isRefused(change, checked, 2) ? [] : [`refused: ${checked.status} ${checked.stderr.trim()}`] };
  if (checked.status === 2) return { ignored: [`the command ends: ${checked.stderr.trim()}`] };
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
    const { stdout } = await assay(['explain', id]);
    follows(`explain ${id}`, expected, stdout);
    isGone(`explain ${id}`, stdout);
  }
  if (change.wire !== undefined) {
    const { stdout } = await assay(['docs', 'wire']);
    follows('docs wire', change.wire, stdout);
    isGone('docs wire', stdout);
  }
  const [command = 'check', only] = change.run ?? [];
  const run = runs[command] as Run;
  const outcome = await run(change, assay, ['--reporter', 'html', ...(only ? ['--only', only] : [])]);
  const text = outcome.written['assay-report/report.json'];
  if (text === undefined) return { ignored: [...ignored, `no report: ${outcome.stderr.trim()}`] };
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
  return { ignored, report };
}

export const hashIn = ({ written }: Outcome): string | undefined =>
  (JSON.parse(written['assay-report/report.json'] ?? '{}') as Partial<Report>).catalogueHash;
