import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { WireClient } from '../../engine/wire/http/client.ts';
import { bareHost, isLoopbackUrl, portOf } from '../../engine/wire/url.ts';
import type { PlatformTarget } from '../../fixtures/as-caller/configuration.ts';
import type { GateArguments } from '../plan/gate.ts';
import { listenAddress } from '../plan/network.ts';
import { type DoctorFinding, finding } from './finding.ts';
import { leadsHere } from './network.ts';

/** Whether a shell can start each driver; none is run, because a driver changes the platform. */
export const drivers = ({ configuration: { drive = {} }, folder }: PlatformTarget): DoctorFinding[] =>
  Object.entries(drive).map(([kind, command]) => driver(kind, command, folder));

function driver(kind: string, command: string, folder: string): DoctorFinding {
  const found = (state: DoctorFinding['state'], seen: string, remedy?: string) => finding('driver', state, `${kind}: ${seen}`, remedy);
  if (command === 'manual') return found('ok', 'a person is asked');
  if (process.platform === 'win32') return found('unclear', `"${command}" was not tried: Windows has no shell that only checks it`);
  const wrong = spawnSync('sh', ['-n', '-c', command], { encoding: 'utf8', timeout: 10_000 });
  if (wrong.status !== 0) return found('wrong', wrong.stderr.trim(), `Fix the command drive.${kind}.`);
  const program = /^(?:\w+=\S*\s+)*([\w./~+-]+)/.exec(command.trim())?.[1];
  if (program === undefined) return found('unclear', `"${command}" was not tried`);
  const { status } = spawnSync('sh', ['-c', 'command -v -- "$1"', 'sh', program], { cwd: folder, timeout: 10_000 });
  if (status !== 0) return found('wrong', `${program} cannot be started`, `Write it, and make it executable: chmod +x ${program}`);
  const file = resolve(folder, program);
  const isUnwritten = existsSync(file) && readFileSync(file, 'utf8').includes(`drive/${kind} is not written yet`);
  if (isUnwritten) return found('missing', `${program} is not written yet`, 'See docs/write-a-driver.md.');
  return found('ok', `${program} can be started`);
}

/** Whether a platform can call the stand-in partner and the application, as far as it can be told from here. */
export async function wayBack(
  { configuration, manifest }: PlatformTarget,
  { listen, 'application-listen': applicationListen }: Pick<GateArguments, 'listen' | 'application-listen'>,
  client: WireClient,
): Promise<DoctorFinding[]> {
  const { base_url, drive = {}, application, application_url, provider } = configuration;
  const isNear = isLoopbackUrl(base_url);
  const checkWay = async (what: string, url: string, given: string | undefined, tooFar: string, remedy: string) => {
    if (isLoopbackUrl(url) && !isNear) return finding(what, 'wrong', tooFar, remedy);
    if (!isLoopbackUrl(url) && given === undefined) return finding(what, 'unclear', `${url} was not tried`, remedy);
    const own = new URL(url);
    const address = given === undefined ? { host: bareHost(own), port: portOf(own) } : listenAddress(given);
    return leadsHere(what, url, address, client);
  };
  const toPartner = async () => {
    const url = manifest?.api[provider?.environment ?? 'test'].base_url;
    const tooFar = `${url}: a platform on another machine cannot reach this address`;
    const remedy =
      'Put an address into the manifest that the platform can reach, and name where it leads on this machine: --listen HOST:PORT.';
    return url === undefined ? undefined : checkWay('calls to us', url, listen, tooFar, remedy);
  };
  const toApplication = async () => {
    if (drive.deploy === undefined) return undefined;
    const what = 'application';
    const tooFar = 'a platform on another machine cannot call an application on loopback';
    const remedy = 'Set application: sample, or application_url to an address that leads here, with --application-listen HOST:PORT.';
    if (application_url !== undefined) return checkWay(what, application_url, applicationListen, tooFar, remedy);
    if (application === 'sample') return finding(what, 'ok', 'the sample application reports in its log, which drive.deploy has to print');
    return isNear ? finding(what, 'ok', 'the platform is on this machine') : finding(what, 'wrong', tooFar, remedy);
  };
  return [await toPartner(), await toApplication()].filter((one) => one !== undefined);
}
