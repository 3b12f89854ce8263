import { resolve } from 'node:path';
import type { Manifest } from '../../engine/judging/rule.ts';
import { clientOptions } from '../../engine/recording/run.ts';
import { printable } from '../../engine/redaction/printable.ts';
import { createClient } from '../../engine/wire/http/client.ts';
import { readPlatform } from '../../fixtures/clients/gate/configuration.ts';
import type { LiveArguments } from '../arguments.ts';
import type { Io } from '../io.ts';
import { address, httpUrl, networkRun } from '../live/settings.ts';
import { loadManifest } from '../provider/manifest.ts';
import { shown } from './finding.ts';
import { machine } from './machine.ts';
import { callback, proxies, reaching } from './network.ts';

type Taken = 'environment' | 'base-url' | 'sso-url' | 'listen' | 'callback-url' | 'timeout' | 'ca' | 'cert' | 'key' | 'header' | 'insecure';
type DoctorArguments = Pick<LiveArguments, Taken> & { out: string };

/** Says what this machine can run, and what to do about the rest. */
export async function doctor(target: string | undefined, args: DoctorArguments, io: Io): Promise<number> {
  const urls = target === undefined ? [] : addresses(target, args, io);
  const run = networkRun({ ...args, headed: false, browser: 'off', yes: false, 'dry-run': false }, io);
  const client = createClient(clientOptions(run, urls, io.env));
  const way = { target: urls[0], callbackUrl: args['callback-url'], address: address(args.listen) };
  const findings = [
    ...(await machine(args.out, io)),
    ...proxies(urls, io.env),
    ...(await reaching(urls, client)),
    ...(await callback({ ...way, ...(way.callbackUrl && { callbackUrl: httpUrl('--callback-url', way.callbackUrl) }) }, client)),
  ];
  client.close();
  for (const finding of findings) io.out(printable(shown(finding), { keep: 'lines' }));
  const wrong = findings.filter(({ state }) => state === 'wrong').map(({ what }) => what);
  io.out(wrong.length === 0 ? '\nready' : `\nnot ready: ${[...new Set(wrong)].join(', ')}`);
  return wrong.length === 0 ? 0 : 3;
}

/** What a run would call; a name that ends in .json is a manifest's. */
function addresses(target: string, args: DoctorArguments, io: Io): string[] {
  if (/^https?:\/\//i.test(target)) return [httpUrl('target', target)];
  if (/\.json$/i.test(target)) {
    const { api } = loadManifest(target, undefined, io).object as unknown as Partial<Manifest>;
    const urls = api?.[args.environment as 'test' | 'production'];
    const both = [args['base-url'] ?? urls?.base_url, args['sso-url'] ?? urls?.sso_url];
    return both.map((url, index) => httpUrl(index === 0 ? 'base_url' : 'sso_url', String(url ?? '')));
  }
  const { base_url, bridge_url } = readPlatform(resolve(io.cwd, target), io.env, target).configuration;
  return [...new Set([base_url, ...(bridge_url === undefined ? [] : [bridge_url])])];
}
