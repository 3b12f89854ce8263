import { resolve } from 'node:path';
import type { InferredOptionTypes, Options } from 'yargs';
import type { Manifest } from '../engine/judging/rule.ts';
import { clientOptions } from '../engine/recording/run.ts';
import { printable } from '../engine/redaction/printable.ts';
import { createClient } from '../engine/wire/http/client.ts';
import { readPlatform } from '../fixtures/clients/gate/configuration.ts';
import { defineCommand, type Io } from './command.ts';
import { shown } from './doctor/finding.ts';
import { machine } from './doctor/machine.ts';
import { callback, proxies, reaching } from './doctor/network.ts';
import { live, network } from './live/options.ts';
import { address, httpUrl, networkRun } from './live/settings.ts';
import { judging } from './options.ts';
import { loadManifest } from './provider.ts';

const { environment, listen, 'base-url': baseUrl, 'sso-url': ssoUrl, 'callback-url': callbackUrl } = live;
const { timeout, ca, cert, key, header, insecure } = network;
const options = {
  environment,
  'base-url': baseUrl,
  'sso-url': ssoUrl,
  listen,
  'callback-url': callbackUrl,
  ...{ timeout, ca, cert, key, header, insecure },
  out: judging.out,
} as const satisfies Record<string, Options>;

type DoctorArguments = InferredOptionTypes<typeof options>;

export default defineCommand({
  usage: 'doctor [target]',
  positionals: { target: { type: 'string', describe: 'a manifest, the configuration of a platform, or a URL' } },
  options,
  examples: [
    ['assay doctor', 'what this machine can run'],
    ['assay doctor manifest.json', 'and whether the service behind it is reached'],
  ],
  async run({ target, ...args }, io) {
    const urls = target === undefined ? [] : addresses(target, args, io);
    const unused = { seed: undefined, deadline: undefined, 'max-rps': undefined, 'allow-host': undefined, headed: false } as const;
    const run = networkRun({ ...args, ...unused, browser: 'off', yes: false, 'dry-run': false }, io);
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
  },
});

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
