import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { WireClient } from '../../engine/wire/http/client.ts';
import { isLoopbackUrl } from '../../engine/wire/loopback.ts';
import type { PlatformTarget } from '../../fixtures/clients/gate/configuration.ts';
import { address } from '../live/settings.ts';
import type { DoctorFinding } from './finding.ts';
import { callback } from './network.ts';

/** Whether a shell can start each driver; none is run, because a driver changes the platform. */
export const drivers = ({ configuration: { drive = {} }, folder }: PlatformTarget): DoctorFinding[] =>
  Object.entries(drive).map(([kind, command]) => driver(kind, command, folder));

function driver(kind: string, command: string, folder: string): DoctorFinding {
  const what = 'driver';
  if (command === 'manual') return { what, state: 'ok', seen: `${kind}: a person is asked` };
  const wrong = spawnSync('sh', ['-n', '-c', command], { encoding: 'utf8', timeout: 10_000 });
  if (wrong.status !== 0)
    return { what, state: 'wrong', seen: `${kind}: ${wrong.stderr.trim()}`, remedy: `Fix the command drive.${kind}.` };
  const program = /^(?:\w+=\S*\s+)*([\w./~+-]+)/.exec(command.trim())?.[1];
  if (program === undefined) return { what, state: 'unclear', seen: `${kind}: "${command}" was not tried` };
  const { status } = spawnSync('sh', ['-c', 'command -v -- "$1"', 'sh', program], { cwd: folder, timeout: 10_000 });
  if (status !== 0)
    return {
      what,
      state: 'wrong',
      seen: `${kind}: ${program} cannot be started`,
      remedy: `Write it, and make it executable: chmod +x ${program}`,
    };
  const file = resolve(folder, program);
  const isUnwritten = existsSync(file) && readFileSync(file, 'utf8').includes(`drive/${kind} is not written yet`);
  if (isUnwritten) return { what, state: 'lacking', seen: `${kind}: ${program} is not written yet`, remedy: 'See docs/write-a-driver.md.' };
  return { what, state: 'ok', seen: `${kind}: ${program} can be started` };
}

interface Listening {
  listen?: string | undefined;
  'application-listen'?: string | undefined;
}

/** Whether a platform can call the stand-in partner and the application, as far as it can be told from here. */
export async function wayBack(
  target: PlatformTarget,
  { listen, 'application-listen': applicationListen }: Listening,
  client: WireClient,
): Promise<DoctorFinding[]> {
  return [...(await toPartner(target, listen, client)), ...(await toApplication(target, applicationListen, client))];
}

async function toApplication(
  { configuration: { base_url, drive = {}, application, application_url: url } }: PlatformTarget,
  listen: string | undefined,
  client: WireClient,
): Promise<DoctorFinding[]> {
  const what = 'application';
  if (drive.deploy === undefined) return [];
  if (url === undefined && application === 'sample')
    return [{ what, state: 'ok', seen: 'the sample application reports in its log, which drive.deploy has to print' }];
  if (url === undefined && isLoopbackUrl(base_url)) return [{ what, state: 'ok', seen: 'the platform is on this machine' }];
  const remedy = 'Set application: sample, or application_url to an address that leads here, with --application-listen HOST:PORT.';
  if (url === undefined || (isLoopbackUrl(url) && !isLoopbackUrl(base_url)))
    return [{ what, state: 'wrong', seen: 'a platform elsewhere cannot call an application on loopback', remedy }];
  if (!isLoopbackUrl(url) && listen === undefined) return [{ what, state: 'unclear', seen: `${url} was not tried`, remedy }];
  return callback({ target: undefined, callbackUrl: url, address: listen === undefined ? placeOf(url) : address(listen), what }, client);
}

function placeOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 80 };
}

async function toPartner(
  { configuration, manifest }: PlatformTarget,
  listen: string | undefined,
  client: WireClient,
): Promise<DoctorFinding[]> {
  const url = manifest?.api[configuration.provider?.environment ?? 'test'].base_url;
  if (url === undefined) return [];
  const what = 'way back';
  const remedy = 'Put an address into the manifest that the platform reaches, and name where it ends here: --listen HOST:PORT.';
  if (isLoopbackUrl(url) && !isLoopbackUrl(configuration.base_url))
    return [{ what, state: 'wrong', seen: `${url}: a platform elsewhere cannot call this machine by that`, remedy }];
  if (!isLoopbackUrl(url) && listen === undefined) return [{ what, state: 'unclear', seen: `${url} was not tried`, remedy }];
  const here = listen === undefined ? placeOf(url) : address(listen);
  return callback({ target: undefined, callbackUrl: url, address: here, what }, client);
}
