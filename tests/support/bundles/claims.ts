import type { CertifiedRun, Report } from '../../../specs/generated/schemas.ts';

/** What a bundle is made from. */
export interface Parts {
  report: Report;
  ledger: string;
  run: CertifiedRun;
}

export interface Draw {
  below(limit: number): number;
  of<T>(all: readonly T[]): T;
}

/** What a certificate claims; the signer may choose the rest freely. */
export const claimsOf = ({ report, run }: Parts): string => {
  const { target, manifest, edition, catalogueHash, verdict, complete, counts, requirements } = report;
  const outcomes = requirements?.map?.((one) => [one?.id, one?.level, one?.verdict]);
  return JSON.stringify([
    target?.kind,
    target?.name,
    manifest?.text,
    edition,
    catalogueHash,
    verdict,
    complete,
    counts,
    outcomes,
    { ...run, plans: [...new Set(run.plans)] },
  ]);
};

type Claim = (parts: Parts, draw: Draw) => void;
type Outcome = Report['requirements'][number];

const withManifest = (report: Report, from: string | RegExp, to: string) => {
  if (report.manifest) report.manifest.text = report.manifest.text.replace(from, to);
};
const elsewhere = (url: string, draw: Draw): string =>
  draw.of([
    url.replace(/:\d+/, ':9'),
    url.replace('127.0.0.1', '127.0.0.2'),
    url.replace('127.0.0.1', 'localhost'),
    url.replace('http:', 'https:'),
    'not an address',
  ]);
const judgedAs = (one: Outcome, verdict: Outcome['verdict'], { counts }: Report): void => {
  counts[one.verdict]--;
  counts[verdict]++;
  one.verdict = verdict;
};
const shifted = ({ report }: Parts, ms: number, isWhole: boolean): void => {
  report.started = new Date(Date.parse(report.started) + ms).toISOString();
  if (isWhole) for (const one of report.exchanges) one.started += ms;
};
const lines = (parts: Parts, change: (line: string) => string | undefined): void => {
  parts.ledger = parts.ledger
    .split('\n')
    .flatMap((line) => (line === '' ? [] : (change(line) ?? [])))
    .map((line) => `${line}\n`)
    .join('');
};
const addonIdIn = (body = ''): string => /"addon_id":"([^"]*)"/.exec(body)?.[1] ?? '';
const isInstall = (body: string | undefined, status: number | undefined): boolean => status === 200 && addonIdIn(body) !== '';
const day = 24 * 60 * 60_000;

/** Changes of what is certified, with matching digests and signature: none may be verified. */
export const claims: Record<string, Claim> = {
  'another name': ({ report }) => {
    report.target.name = 'victim-db';
  },
  'another id in the manifest': ({ report }) => withManifest(report, /"id"\s*:\s*"[^"]*"/, '"id":"victim-db"'),
  'another kind of target, without requirements': ({ report }) => {
    Object.assign(report, { requirements: [], unscored: undefined });
    report.target.kind = 'client';
    for (const name of Object.keys(report.counts)) report.counts[name as Outcome['verdict']] = 0;
  },
  'other addresses in the manifest': ({ report }, draw) =>
    withManifest(report, /http:\/\/127\.0\.0\.1:\d+/g, draw.of(['https://victim.example', 'http://127.0.0.1:9'])),
  'other addresses everywhere but in the recordings': ({ report, run }) => {
    withManifest(report, /http:\/\/127\.0\.0\.1:\d+/g, 'https://victim.example');
    run.baseUrl = run.baseUrl.replace(/http:\/\/127\.0\.0\.1:\d+/, 'https://victim.example');
    run.ssoUrl = run.ssoUrl.replace(/http:\/\/127\.0\.0\.1:\d+/, 'https://victim.example');
  },
  'other addresses of the run': ({ run }, draw) => {
    const name = draw.of(['baseUrl', 'ssoUrl'] as const);
    run[name] = draw.of([run[name].replace(/:\d+/, ':9'), `${run[name]}/more`, 'https://victim.example/r']);
  },
  'another environment': ({ run }) => {
    run.environment = 'production';
  },
  'a call that went elsewhere': ({ report }, draw) => {
    const one = draw.of(report.exchanges.filter(({ request }) => request.method !== 'GET'));
    one.request.url = draw.of([elsewhere(one.request.url, draw), new URL('/other', one.request.url).href]);
  },
  'a page from elsewhere': ({ report }, draw) => {
    const one = draw.of(report.exchanges.filter(({ request }) => request.method === 'GET'));
    one.request.url = elsewhere(one.request.url, draw);
  },
  'no network address': ({ report }) => {
    for (const one of report.exchanges) delete one.remote;
  },
  'an exchange taken out': ({ report }, draw) => void report.exchanges.splice(draw.below(report.exchanges.length - 1), 1),
  'the end taken out': ({ report }, draw) => void report.exchanges.splice(-1 - draw.below(50)),
  'an install taken out, the others numbered anew': ({ report }, draw) => {
    const addonId = draw.of(
      report.exchanges.flatMap(({ request, response }) => (isInstall(request.body, response?.status) ? [addonIdIn(request.body)] : [])),
    );
    const isKept = report.exchanges.map(({ request }) => addonIdIn(request.body) !== addonId);
    const places = isKept.map((_, at) => isKept.slice(0, at).filter(Boolean).length);
    report.exchanges = report.exchanges.filter((_, at) => isKept[at]).map((one, number) => ({ ...one, number }));
    for (const { observations } of report.recordings)
      for (const one of observations) one.exchanges = one.exchanges.filter((at) => isKept[at]).map((at) => places[at] ?? 0);
  },
  'no recordings': ({ report }) => void report.recordings.splice(0),
  'no exchanges': ({ report }) => void report.exchanges.splice(0),
  'a requirement taken out': ({ report }, draw) => {
    const [one] = report.requirements.splice(draw.below(report.requirements.length), 1);
    if (one) report.counts[one.verdict]--;
  },
  'a requirement twice': ({ report }, draw) => {
    const one = draw.of(report.requirements);
    report.requirements.push(one);
    report.counts[one.verdict]++;
  },
  'a requirement in place of another': ({ report }, draw) => {
    const [one, other] = [draw.of(report.requirements), draw.of(report.requirements)];
    if (one === other) other.id = 'sso/none';
    else Object.assign(one, { id: other.id });
  },
  'another verdict': ({ report }, draw) => {
    const one = draw.of(report.requirements);
    const verdicts = ['pass', 'warn', 'fail', 'blocked', 'undecided', 'untested', 'not-applicable'] as const;
    judgedAs(one, draw.of(verdicts.filter((verdict) => verdict !== one.verdict)), report);
  },
  'another level': ({ report }, draw) => {
    const one = draw.of(report.requirements);
    one.level = one.level === 'must' ? 'should' : 'must';
  },
  'other counts': ({ report }, draw) => {
    report.counts[draw.of(['pass', 'fail', 'warn', 'untested'] as const)] += 1 + draw.below(5);
  },
  'a run that was stopped': ({ report }) => {
    report.complete = false;
  },
  'another verdict of the run': ({ report }, draw) => {
    report.verdict = draw.of(['partial', 'inconclusive', 'not-conforming'] as const);
  },
  'a day that is yet to come': (parts, draw) => shifted(parts, (1 + draw.below(400)) * day, draw.below(2) === 0),
  'a day long ago': (parts, draw) => shifted(parts, -(100 + draw.below(4000)) * day, draw.below(2) === 0),
  'a report of another day than its recordings': (parts, draw) => shifted(parts, -(2 + draw.below(80)) * day, false),
  'a day that does not exist': ({ report }, draw) => {
    report.started = draw.of([
      '2026-02-30T00:00:00.000Z',
      '2026-11-31T12:00:00.000Z',
      '2016-12-31T23:59:60Z',
      '-000001-01-01T00:00:00.000Z',
    ]);
  },
  'an exchange before the run': ({ report }, draw) => {
    draw.of(report.exchanges).started -= 3_600_000 + draw.below(1e9);
  },
  'an exchange that never ends': ({ report }, draw) => {
    draw.of(report.exchanges).ms.total = draw.of([-1, 1e12, Number.MAX_VALUE]);
  },
  'another edition': ({ report }, draw) => {
    report.edition = draw.of(['2026-10', '2026-12', '2099-01', '0000-00']);
  },
  'other rows': ({ report }, draw) => {
    const hash = `sha256:${draw
      .below(2 ** 31)
      .toString(16)
      .padStart(64, '0')}`;
    if (draw.below(4) === 0) delete report.catalogueHash;
    else report.catalogueHash = hash;
  },
  'a ledger that tells less': (parts, draw) => {
    let left = draw.below(5);
    lines(parts, (line) => (line.includes('"answer":"made"') && left-- === 0 ? undefined : line));
  },
  'a ledger of another address': (parts, draw) =>
    lines(parts, (line) =>
      line.replace(/"url":"[^"]*"/, `"url":"${draw.of(['http://127.0.0.1:9/r', 'https://victim.example/resources'])}"`),
    ),
  'a ledger of another day': (parts) => lines(parts, (line) => line.replace(/"at":"[^"]*"/, '"at":"2020-01-01T00:00:00.000Z"')),
  'something left behind': ({ report }) => void report.resources.left.push({ kind: 'delete-resource', at: 'http://127.0.0.1:9/' }),
};
