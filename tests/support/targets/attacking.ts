import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '../../../fixtures/free-port.ts';
import { type Asked, type Attack, startFront } from '../../../targets/hostile/index.ts';
import { writeApplication } from '../../../targets/reference/application/folder.ts';
import { partnerManifest, startPartner } from '../../../targets/reference/partner/index.ts';
import { providerManifest, startPlatform } from '../../../targets/reference/platform/index.ts';
import { root } from '../command.ts';
import { filesOf } from '../gating.ts';
import { type Attacked, endured } from '../reading/enduring.ts';

const reporters = ['--reporter', 'terminal,html,junit,markdown,sarif'];
/** Short, so that a silent target costs little; long enough for a normal answer on a busy machine. */
const timeoutMs = 1_500;
const timeouts = ['--timeout', String(timeoutMs)];

export type Surface = { on: (asked: Asked) => boolean; only?: string };

export const providerSurfaces: Record<string, Surface> = {
  provision: { on: ({ method, path }) => method === 'POST' && path === '/marketplace/resources' },
  delete: { on: ({ method, path }) => method === 'DELETE' && path.startsWith('/marketplace/resources') },
  'sign-on': { on: ({ method, path }) => method === 'POST' && path === '/marketplace/sso' },
  panel: { on: ({ path }) => path.startsWith('/panel') },
};

export async function attackProvider(attack: Attack, { on }: Surface, args = ['--browser', 'off']): Promise<Attacked> {
  const front = await startFront({ attack, on });
  const learned = attack.shows ?? new Set<string>();
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
        ...['certify', 'manifest.json', '--plan', 'test', '--cases', '1', '--provision-timeout', String(timeoutMs), '--ready-within', '1'],
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
  const learned = attack.shows ?? new Set<string>();
  for (const one of [USER_TOKEN, USER_SECRET, OLD_TOKEN, GONE_TOKEN]) if (one !== undefined) learned.add(one);
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
      canaries: { password, salt, learned: attack.shows ?? new Set() },
      fronts: [front],
    });
  } finally {
    await front.close();
  }
}

const program = join(root, 'dist/targets/hostile/program.js');

/** Lets `assay app --start` start the hostile target itself, on the port of the contract. */
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
