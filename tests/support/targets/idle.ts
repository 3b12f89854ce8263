import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { idleClient, idleClients } from '../../../targets/idle/client.ts';
import { type IdleAnswer, startIdle } from '../../../targets/idle/server.ts';
import { assay, type Outcome } from '../command.ts';
import { filesOf, startFor } from '../gating.ts';
import { at } from './refusing.ts';

export interface IdleTarget {
  /** The groups of explained passes that apply to it. */
  kinds: string[];
  /** Another idle target shows the same, so only `npm run prove` judges this one. */
  isLike?: true;
  judged(): Promise<Outcome>;
}

const json = (body: string): IdleAnswer => ({ body, type: 'application/json' });
const quietOptions = ['--quiet', '--browser', 'off'];

async function service(answer: IdleAnswer): Promise<Outcome> {
  const { origin, close } = await startIdle(answer);
  const files = { 'manifest.json': JSON.stringify(at(origin)) };
  return assay(['certify', 'manifest.json', '--plan', 'test', '--cases', '1', '--ready-within', '1', ...quietOptions], { files }).finally(
    close,
  );
}

const driven = (command: string) => ({ install: command, uninstall: command, sso: command, deploy: command });

const gates = (files: Record<string, string>, ...args: string[]) =>
  assay(['gate', 'idle/platform.yaml', ...quietOptions, '--timeout', '1500', ...args], { files, limit: 150_000 });

/** The configuration of the reference platform, with a server and drivers that do nothing. */
async function platform(answer: IdleAnswer, drive = driven('true')): Promise<Outcome> {
  const reference = await startFor({});
  const { origin, close } = await startIdle(answer);
  const files = filesOf(reference, { configuration: { base_url: origin, bridge_url: origin, drive } }, 'idle');
  await reference.close();
  return gates(files).finally(close);
}

/** The reference platform, with drivers that do nothing. */
async function drivers(command: string): Promise<Outcome> {
  const reference = await startFor({});
  const files = filesOf(reference, { configuration: { drive: driven(command) } }, 'idle');
  return gates(files, '--only', 'calls/*', '--only', 'health/*').finally(() => reference.close());
}

const client = (run: string) => assay(['client', 'client.yaml', '--quiet'], { files: { 'client.yaml': JSON.stringify(idleClient(run)) } });

const folder = (...args: string[]) => assay(['app', 'app', '--quiet', ...args], { prepare: (place) => mkdirSync(join(place, 'app')) });

async function runningApplication(): Promise<Outcome> {
  const { origin, close } = await startIdle();
  return folder('--type', 'node', '--url', origin).finally(close);
}

const har = JSON.stringify({ log: { version: '1.2', creator: { name: 'nobody', version: '1' }, entries: [] } });

/** Targets of each kind that do nothing, and how each is judged. */
export const idleTargets: Record<string, IdleTarget> = {
  'a service that answers 200 and nothing': { kinds: ['service'], isLike: true, judged: () => service({}) },
  'a service that answers {}': { kinds: ['service', 'service with {}'], judged: () => service(json('{}')) },
  'a platform that answers 200 and nothing': { kinds: ['settings'], isLike: true, judged: () => platform({}) },
  'a platform that answers {}': { kinds: ['settings'], judged: () => platform(json('{}')) },
  'a platform that answers []': { kinds: ['settings'], isLike: true, judged: () => platform(json('[]')) },
  ...Object.fromEntries(
    [401, 404, 500].map((status) => [
      `a platform that answers ${status}`,
      { kinds: ['settings'], ...(status !== 404 && { isLike: true }), judged: () => platform({ status }) },
    ]),
  ),
  'a platform that closes every connection': { kinds: ['settings'], isLike: true, judged: () => platform({ silence: 'closes' }) },
  'a platform that never answers': { kinds: ['settings'], isLike: true, judged: () => platform({ silence: 'hangs' }) },
  'a platform whose drivers refuse': { kinds: ['settings'], isLike: true, judged: () => platform(json('{}'), driven('false')) },
  'drivers that do nothing and report success': { kinds: [], judged: () => drivers('true') },
  'drivers that refuse': { kinds: [], isLike: true, judged: () => drivers('false') },
  'drivers that are broken': { kinds: [], isLike: true, judged: () => drivers('exit 3') },
  'drivers that print an invented add-on': { kinds: [], isLike: true, judged: () => drivers(`echo '{"addon_id":"addon_nobody"}'`) },
  ...Object.fromEntries(
    Object.entries(idleClients).map(([what, run], index) => [
      `a client that ${what}`,
      { kinds: [], ...(index > 1 && { isLike: true }), judged: () => client(run) },
    ]),
  ),
  'an empty folder as Node application': { kinds: [], judged: () => folder('--type', 'node') },
  'an empty folder as Play 1 application': { kinds: [], judged: () => folder('--type', 'play1') },
  'an empty folder as Play 2 application': { kinds: [], judged: () => folder('--type', 'play2') },
  'an application that answers 200 and nothing': { kinds: ['application'], judged: runningApplication },
  'an empty deployment log': { kinds: [], judged: () => assay(['log', 'deploy.log'], { files: { 'deploy.log': '' } }) },
  'an empty HAR file': {
    kinds: [],
    judged: () =>
      assay(['traffic', 'empty.har', '--manifest', 'manifest.json', '--api-url', 'https://api.example'], {
        files: { 'empty.har': har, 'manifest.json': JSON.stringify(at('https://acme.example')) },
      }),
  },
};
