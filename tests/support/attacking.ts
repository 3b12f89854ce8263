import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import { freePort } from '../../fixtures/free-port.ts';
import { type Asked, type Attack, type Front, startFront } from '../../targets/hostile/index.ts';
import { writeApplication } from '../../targets/reference/application/folder.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { providerManifest, startPlatform } from '../../targets/reference/platform/index.ts';
import { assay, everything, type Outcome, root } from './command.ts';
import { filesOf } from './gating.ts';
import { type Canaries, leaks } from './leaks.ts';
import { marked, markVariable } from './marked.ts';
import { watchMemory } from './memory.ts';
import { reportOf } from './reports.ts';

/** What came of one run against a hostile target. */
export interface Attacked {
  verdict: string;
  seconds: number;
  megabytes: number;
  /** What must not be, in words; nothing, as a rule. */
  wrong: string[];
  /** How many requests were attacked. */
  attacked: number;
  page: string;
  outcome: Outcome;
}

const MOST_MEGABYTES = 400;
const reporters = ['--reporter', 'terminal,html,junit,markdown,sarif'];
/** Short, so that silence costs little; long enough for an honest answer on a busy machine. */
const patience = 1_500;
const timeouts = ['--timeout', String(patience)];

interface Run {
  args: string[];
  files?: Record<string, string>;
  env?: Record<string, string>;
  prepare?: (folder: string) => void;
  canaries: Canaries;
  fronts: Front[];
}

/** Runs the public command against a hostile target, and looks at everything that it leaves. */
async function endured({ args, files = {}, env = {}, prepare, canaries, fronts }: Run): Promise<Attacked> {
  const mark = randomUUID();
  const scratch = mkdtempSync(join(tmpdir(), 'assay-hostile-'));
  const memory = watchMemory();
  const outcome = await assay(args, {
    files,
    env: { ...env, [markVariable]: mark, TMPDIR: scratch },
    ...(prepare && { prepare }),
    limit: 120_000,
    onStart: memory.onStart,
  });
  const megabytes = memory.peak();
  const wrong = [
    ...faultsOf(outcome, canaries),
    ...(megabytes > MOST_MEGABYTES ? [`took ${megabytes} MB`] : []),
    ...(marked(mark).length > 0 ? ['left a process'] : []),
    ...readdirSync(scratch).map((name) => `left ${name} among the temporary files`),
    ...(fronts.some((front) => front.open() > 0) ? await stillOpen(fronts) : []),
  ];
  rmSync(scratch, { recursive: true });
  const attacked = fronts.reduce((sum, front) => sum + front.attacked(), 0);
  const { verdict } = JSON.parse(outcome.written['assay-report/report.json'] ?? '{}') as { verdict?: string };
  return {
    verdict: verdict ?? 'none',
    seconds: Math.round(outcome.millis / 100) / 10,
    megabytes,
    wrong,
    attacked,
    page: outcome.written['assay-report/report.html'] ?? '',
    outcome,
  };
}

/** The end of a connection may be on its way. */
async function stillOpen(fronts: Front[]): Promise<string[]> {
  for (let turns = 0; turns < 50 && fronts.some((front) => front.open() > 0); turns++) await new Promise((next) => setTimeout(next, 20));
  return fronts.some((front) => front.open() > 0) ? ['left a connection open'] : [];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\x00-\x08\x0b-\x1f\x7f-\x9f]/;

/** Everything about a run's end and its artefacts that a target must not be able to bring about. */
function faultsOf(outcome: Outcome, canaries: Canaries): string[] {
  const { status, stdout, stderr, written } = outcome;
  const texts = { stdout, stderr, ...written };
  return [
    ...([0, 1, 3, 4].includes(status ?? -1) ? [] : [`ended with status ${status}: ${stderr.slice(-300)}`]),
    ...(/^\s+at |node:internal|bug in Assay/im.test(stdout + stderr) ? [`a stack: ${stderr.slice(0, 600)}`] : []),
    ...Object.entries(texts).flatMap(([name, text]) => {
      const found = CONTROL.exec(text);
      return found ? [`${name} holds ${JSON.stringify(text.slice(Math.max(0, found.index - 40), found.index + 5))}`] : [];
    }),
    ...leaks(everything(outcome), canaries).slice(0, 5),
    ...malformed(outcome),
  ];
}

function malformed(outcome: Outcome): string[] {
  const { written } = outcome;
  const wrong: string[] = [];
  const attempt = (name: string, read: (text: string) => unknown) => {
    const text = written[`assay-report/${name}`];
    if (text === undefined) return wrong.push(`${name} is missing`);
    try {
      read(text);
    } catch (error) {
      wrong.push(`${name}: ${(error as Error).message.slice(0, 300)}`);
    }
  };
  attempt('report.json', () => reportOf(outcome));
  attempt('report.sarif', JSON.parse);
  attempt('junit.xml', (text) => {
    const problems: string[] = [];
    new DOMParser({ onError: (_level, message) => problems.push(message) }).parseFromString(text, 'text/xml');
    if (problems.length > 0 || /[\ufffe\uffff]/.test(text)) throw new Error(problems[0] ?? 'has a character that XML may not have');
  });
  attempt('report.html', (text) => {
    if ((text.match(/<script/g) ?? []).length !== 1) throw new Error('has a script that is not ours');
  });
  attempt('report.md', (text) => {
    if (/^[^`]*<(script|img)/m.test(text.replace(/^ {4}.*|`[^`]*`/gm, ''))) throw new Error('has markup that is not ours');
  });
  return wrong;
}

export type Surface = { on: (asked: Asked) => boolean; only?: string };

export const providerSurfaces: Record<string, Surface> = {
  provision: { on: ({ method, path }) => method === 'POST' && path === '/marketplace/resources' },
  delete: { on: ({ method, path }) => method === 'DELETE' && path.startsWith('/marketplace/resources') },
  'sign-on': { on: ({ method, path }) => method === 'POST' && path === '/marketplace/sso' },
  panel: { on: ({ path }) => path.startsWith('/panel') },
};

export async function attackProvider(attack: Attack, { on }: Surface, args: string[] = []): Promise<Attacked> {
  const front = await startFront({ attack, on });
  const learned = new Set<string>();
  const partner = await startPartner({
    manifest: partnerManifest(),
    decisions: {
      cookies: (session) => {
        learned.add(session);
        return [`partner_session=${session}; Path=/; HttpOnly; SameSite=Lax`];
      },
    },
  });
  front.leadsTo(partner.origin);
  const { password, sso_salt: salt } = partner.manifest.api;
  try {
    return await endured({
      args: [
        ...[
          'certify',
          'manifest.json',
          '--plan',
          'test',
          '--cases',
          '1',
          '--browser',
          'off',
          '--provision-timeout',
          String(patience),
          '--ready-within',
          '1',
        ],
        ...[...timeouts, ...reporters, ...args],
      ],
      files: { 'manifest.json': JSON.stringify(partner.manifest).replaceAll(partner.origin, front.origin) },
      canaries: { password, salt, learned },
      fronts: [front],
    });
  } finally {
    await Promise.all([front.close(), partner.close()]);
  }
}

export const platformSurfaces: Record<string, Surface> = {
  api: { on: ({ path }) => /^\/v[24]\/(self|summary|products|organisations)/.test(path), only: 'bearer/*,self/*,applications/*' },
  tokens: { on: ({ path }) => /\/oauth\/\w+_token/.test(path), only: 'oauth/*' },
  authorise: { on: ({ path }) => path.includes('/oauth/authorize'), only: 'oauth/*' },
  vendor: { on: ({ path }) => path.startsWith('/v2/vendor/'), only: 'vendor/*' },
  invoice: { on: ({ path }) => /\.pdf/.test(path), only: 'invoice/*' },
};

export async function attackPlatform(attack: Attack, { on, only = '*' }: Surface, args: string[] = []): Promise<Attacked> {
  const fronts = await Promise.all([startFront({ attack, on }), startFront({ attack, on })]);
  const [main, bridge] = fronts;
  const manifest = providerManifest({ origin: `http://127.0.0.1:${await freePort()}` });
  const platform = await startPlatform({ manifest, publicUrl: main.origin });
  main.leadsTo(platform.baseUrl);
  bridge.leadsTo(platform.bridgeUrl);
  const { API_TOKEN = '', CONSUMER_SECRET = '', USER_TOKEN, USER_SECRET, OLD_TOKEN, GONE_TOKEN } = platform.environment;
  const learned = new Set([USER_TOKEN, USER_SECRET, OLD_TOKEN, GONE_TOKEN].filter((one) => one !== undefined));
  const canaries = { password: API_TOKEN, salt: CONSUMER_SECRET, learned };
  try {
    const addresses = { base_url: main.origin, bridge_url: bridge.origin };
    return await endured({
      args: ['gate', 'p/platform.yaml', '--only', only, ...timeouts, ...reporters, ...args],
      files: filesOf(platform, { configuration: addresses }, 'p'),
      canaries,
      fronts,
    });
  } finally {
    await Promise.all([...fronts.map((front) => front.close()), platform.close()]);
  }
}

export const applicationSurfaces: Record<string, Surface> = {
  root: { on: ({ path }) => !path.startsWith('/health') },
  health: { on: ({ path }) => path.startsWith('/health') },
};

const secret = () => `canary-${randomUUID()}`;
const prepare = (folder: string) => writeApplication(join(folder, 'app'));

export async function attackApplication(attack: Attack, { on }: Surface): Promise<Attacked> {
  const front = await startFront({ attack, on });
  const [password, salt] = [secret(), secret()];
  try {
    const variables = ['NODE_ENV=production', 'CC_HEALTH_CHECK_PATH=/health', `API_TOKEN=${password}`, `APPLICATION_SECRET=${salt}`];
    return await endured({
      args: ['app', 'app', ...variables.flatMap((one) => ['--env', one]), '--url', front.origin, ...timeouts, ...reporters],
      prepare,
      canaries: { password, salt, learned: new Set() },
      fronts: [front],
    });
  } finally {
    await front.close();
  }
}

const program = join(root, 'dist/targets/hostile/program.js');

/** Has the command start the hostile target itself, on the port of the contract. */
export async function attackStarted(name: string): Promise<Attacked> {
  const [password, salt] = [secret(), secret()];
  const variables = ['NODE_ENV=production', `API_TOKEN=${password}`, `APPLICATION_SECRET=${salt}`];
  const start = `"${process.execPath}" "${program}" ${name}`;
  const result = await endured({
    args: [
      'app',
      'app',
      ...variables.flatMap((one) => ['--env', one]),
      '--start',
      start,
      '--ready-within',
      '10',
      ...timeouts,
      ...reporters,
    ],
    prepare,
    canaries: { password, salt, learned: new Set() },
    fronts: [],
  });
  return { ...result, attacked: 1 };
}
