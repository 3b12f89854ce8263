import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import {
  type Decisions,
  type ManifestChoices,
  type Partner,
  partnerManifest,
  startPartner,
} from '../../targets/reference/partner/index.ts';
import { filesOf, key } from './bundles/signed.ts';
import { inFolder, started, variable } from './command.ts';
import { writeTargets } from './fleets.ts';
import { whileLive } from './live.ts';

/** Texts that somebody else may get to see, by where they stand. */
export type Artefacts = Record<string, string>;

interface Stage {
  partner: Partner;
  folder: string;
  env: Record<string, string>;
  /** How much to install; without `isLarge` the live page runs only a little, and no report needs Java. */
  sized: string[];
  isLarge: boolean;
  assay: (...args: string[]) => Promise<Artefacts>;
  breaks: () => void;
}

const plan = ['--plan', 'test', '--ready-within', '2', '--header', `X-Gateway=${variable('GATEWAY')}`];
const swiftly = [...plan, '--smoke', '--browser', 'off'];
const reporters = 'terminal,json,html,junit,markdown,sarif,baseline';

/** The one list of what Assay prints, serves and posts; the files that it writes are read after each of these, and the ledger while it runs. */
const kinds: Record<string, (stage: Stage) => Promise<Artefacts>> = {
  'terminal and bundle': async ({ folder, sized, isLarge, assay }) => {
    const signed = ['--bundle', 'acme.tgz', '--sign-key', 'key.pem', '--check', '--allow-local'];
    const said = await assay(
      'certify',
      'manifest.json',
      ...plan,
      ...sized,
      '--reporter',
      isLarge ? `${reporters},allure` : reporters,
      ...signed,
    );
    const bundle = join(folder, 'acme.tgz');
    const packed = existsSync(bundle) ? [...filesOf(readFileSync(bundle))] : [];
    return { ...said, ...Object.fromEntries(packed.map(([name, bytes]) => [`bundle: ${name}`, String(bytes)])) };
  },
  'proxy and traffic': async ({ partner, folder, assay }) => {
    const known = ['--manifest', 'manifest.json', '--plan', 'test'];
    const proxy = started(['proxy', '--to', partner.origin, ...known, '--har', 'traffic.har', '--out', 'proxied'], folder);
    const address = () => /listens on (http\S+)/.exec(proxy.output())?.[1] ?? '';
    try {
      await expect.poll(address).not.toBe('');
      const { base_url, sso_url } = partner.manifest.api.test;
      const through = ['--base-url', base_url, '--sso-url', sso_url].map((one) => one.replace(partner.origin, address()));
      const said = await assay('certify', 'manifest.json', ...swiftly, ...through, '--out', 'through');
      proxy.child.kill('SIGINT');
      await proxy.ended;
      return { ...said, proxy: proxy.output(), ...(await assay('traffic', 'traffic.har', ...known, '--out', 'judged')) };
    } finally {
      proxy.child.kill('SIGKILL');
    }
  },
  'live page': ({ folder, sized, isLarge, env }) =>
    whileLive(
      ['manifest.json', ...swiftly, ...(isLarge ? ['--no-smoke', ...sized] : []), '--out', 'live'],
      folder,
      env,
      async ({ address, output }) => {
        const send = (path: string) =>
          fetch(address + path, { method: 'POST', headers: { origin: new URL(address).origin }, body: new URLSearchParams() });
        let events = '';
        const stream = await fetch(`${address}events`);
        const read = (async () => {
          for await (const part of stream.body ?? []) events += Buffer.from(part).toString();
        })();
        expect((await send('run')).status).toBe(204);
        const state = () => [...events.matchAll(/"how":"state","html":"(\w+)"/g)].map(([, one]) => one).join(' ');
        await expect.poll(state, { timeout: 300_000, intervals: [50] }).toMatch(/running.* idle$/);
        const paths = ['', 'report', 'exchange/1', 'exchange/9'];
        const pages = await Promise.all(paths.map(async (path) => [`live page: /${path}`, await (await fetch(address + path)).text()]));
        await send('end');
        await read;
        return { 'live page while it runs': events, 'live page: terminal': output(), ...Object.fromEntries(pages) };
      },
    ),
  'fleet, history and notification': async ({ assay, breaks }) => {
    const posts: string[] = [];
    const hook = createServer(async (request, response) => {
      posts.push(JSON.stringify(request.headers), await text(request));
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
    const night = async (): Promise<Artefacts> => ({
      ...(await assay('fleet', 'targets.yaml', ...swiftly, '--out', 'shard')),
      ...(await assay('merge', 'shard', '--out', 'all', '--history', 'fleet.db', '--notify', url)),
    });
    try {
      await night();
      breaks();
      const said = await night();
      const answers = [await assay('history', 'fleet.db'), await assay('history', 'fleet.db', 'changed')];
      return Object.assign(said, ...answers, { notification: posts.join('\n') });
    } finally {
      hook.close();
    }
  },
};

interface Asked extends Pick<Stage, 'env' | 'sized' | 'isLarge'> {
  decisions: Partial<Decisions>;
  manifest: ManifestChoices;
  /** Lets the partner answer wrongly, so that reports and posts have something to tell. */
  breaks: () => void;
}

/** Lets Assay make every artefact about one partner. */
export async function everyArtefact({ decisions, manifest, ...asked }: Asked): Promise<Artefacts> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-artefacts-'));
  const all: Artefacts = {};
  const textsIn = (isWanted: (name: string) => boolean): Artefacts =>
    Object.fromEntries(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => isWanted(name) && !given.has(name) && statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
        .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    );
  const meets: Decisions['meets'] = () => {
    for (const [name, lines] of Object.entries(textsIn((one) => /ledger.*\.jsonl$/.test(one)))) all[`while it runs: ${name}`] = lines;
  };
  const partner = await startPartner({ manifest: partnerManifest(manifest), decisions: { ...decisions, meets } });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
  writeFileSync(join(folder, 'key.pem'), key().private);
  writeTargets(folder, [{ name: 'acme', manifest: 'manifest.json', owner: 'Team Acme' }]);
  const given = new Set(readdirSync(folder));
  const assay = async (...args: string[]): Promise<Artefacts> => {
    const { stdout, stderr } = await inFolder(args, folder, { env: asked.env, limit: 600_000 });
    const files = textsIn(() => true);
    return { ...files, [`terminal: ${args.join(' ')}`]: stdout + stderr };
  };
  try {
    for (const act of Object.values(kinds)) Object.assign(all, await act({ partner, folder, assay, ...asked }));
    return Object.assign(
      all,
      textsIn(() => true),
    );
  } finally {
    await partner.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
