import { resolve } from 'node:path';
import { clientOptions } from '../../engine/recording/run-settings.ts';
import { createClient } from '../../engine/wire/http/client.ts';
import { type PlatformTarget, readPlatform } from '../../fixtures/as-caller/configuration.ts';
import { fold } from '../../reporters/fold.ts';
import type { Manifest } from '../../specs/generated/schemas.ts';
import { commonPlan, playedPlan } from '../plan/common.ts';
import { httpUrl, listenAddress } from '../plan/network.ts';
import { usedManifest } from '../provider/manifest.ts';
import { type AllowedVariables, type Arguments, defaultArguments, type Io, printable } from '../run.ts';
import { allowedNames } from '../selection/project.ts';
import { access, recordsOf } from './access.ts';
import { drivers, wayBack } from './drivers.ts';
import { type DoctorFinding, findingText } from './finding.ts';
import { installBrowser, machine } from './machine.ts';
import { callback, leadsHere, proxies, reaching } from './network.ts';

type DoctorArguments = Arguments['doctor'] & AllowedVariables;

export async function doctor({ target, ...args }: DoctorArguments, io: Io): Promise<number> {
  if (args.fix) await installBrowser(io);
  const { urls, platform } = target === undefined ? { urls: [], platform: undefined } : addressesOf(target, args, io);
  const plays = { part: 'none' } as const;
  const run = playedPlan(commonPlan({ ...defaultArguments, ...args, browser: 'off' }, { plays }, io), io);
  const client = createClient(clientOptions(run, urls, io.env));
  const callbackUrl = args['callback-url'];
  const address = listenAddress(args.listen);
  const calledBack = async () =>
    callbackUrl === undefined ? callback(urls[0]) : [await leadsHere('callback', callbackUrl, address, client)];
  const reached = await reaching(urls, client, platform !== undefined);
  const isReached = reached.every(({ what, state }) => what !== 'target' || state !== 'wrong');
  const triesAccess = async () => (platform && isReached ? access(String(target), resolve(io.cwd, String(target)), platform, run, io) : []);
  const findings = [
    ...(await machine(args.out, io)),
    ...proxies(urls, io.env),
    ...reached,
    ...(await triesAccess()),
    ...(platform ? [...drivers(platform), ...(await wayBack(platform, args, client))] : await calledBack()),
  ];
  client.close();
  for (const finding of findings) io.out(fold(printable(findingText(finding), { keep: 'lines' }), io.columns));
  const named = (wanted: DoctorFinding['state']) => [...new Set(findings.filter(({ state }) => state === wanted).map(({ what }) => what))];
  const [wrong, missing, unclear] = [named('wrong'), named('missing'), named('unclear')];
  const ready = unclear.length === 0 ? 'ready' : `not certain: ${unclear.join(', ')}`;
  const but = unclear.length === 0 ? ', but' : ';';
  const all = missing.length === 0 ? ready : `${ready}${but} missing: ${missing.join(', ')}; what needs it is not judged`;
  io.out(wrong.length === 0 ? `\n${all}` : `\nnot ready: ${wrong.join(', ')}`);
  return wrong.length === 0 ? 0 : 3;
}

/** A target is a URL, a manifest (its name ends in .json) or the configuration of a platform. */
function addressesOf(target: string, args: Omit<DoctorArguments, 'target'>, io: Io): { urls: string[]; platform?: PlatformTarget } {
  if (/^https?:\/\//i.test(target)) return { urls: [httpUrl('target', target)] };
  if (/\.json$/i.test(target)) {
    const { api } = usedManifest(target, args, io).object as unknown as Partial<Manifest>;
    const urls = api?.[args.environment];
    const both = [args['base-url'] ?? urls?.base_url, args['sso-url'] ?? urls?.sso_url];
    return { urls: both.map((url, index) => httpUrl(index === 0 ? 'base_url' : 'sso_url', String(url ?? ''))) };
  }
  const platform = readPlatform(resolve(io.cwd, target), io.env, allowedNames(args, io), target);
  return { urls: recordsOf(platform), platform };
}
