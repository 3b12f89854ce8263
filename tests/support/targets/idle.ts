import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { idleClient, idleClients } from '../../../targets/idle/client.ts';
import { startIdle } from '../../../targets/idle/server.ts';
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

type Content = [body?: string, type?: string];

const objects: Content = ['{}', 'application/json'];
const quietOptions = ['--quiet', '--browser', 'off'];

async function service(...content: Content): Promise<Outcome> {
  const { origin, close } = await startIdle(...content);
  const files = { 'manifest.json': JSON.stringify(at(origin)) };
  return assay(['certify', 'manifest.json', '--plan', 'test', '--cases', '1', '--ready-within', '1', ...quietOptions], { files }).finally(
    close,
  );
}

/** The configuration of the reference platform, with a server and drivers that do nothing. */
async function platform(...content: Content): Promise<Outcome> {
  const reference = await startFor({});
  const { origin, close } = await startIdle(...content);
  const drive = { install: 'true', uninstall: 'true', sso: 'true', deploy: 'true' };
  const files = filesOf(reference, { configuration: { base_url: origin, bridge_url: origin, drive } }, 'idle');
  await reference.close();
  return assay(['gate', 'idle/platform.yaml', ...quietOptions, '--timeout', '1500'], { files, limit: 150_000 }).finally(close);
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
  'a service that answers 200 and nothing': { kinds: ['service'], isLike: true, judged: () => service() },
  'a service that answers {}': { kinds: ['service', 'service with {}'], judged: () => service(...objects) },
  'a platform that answers 200 and nothing': { kinds: ['platform'], isLike: true, judged: () => platform() },
  'a platform that answers {}': { kinds: ['platform'], judged: () => platform(...objects) },
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
