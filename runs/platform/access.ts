import { valueAt } from '../../engine/documents/pointer.ts';
import { readDocument } from '../../engine/documents/read.ts';
import { parseYaml } from '../../engine/documents/yaml.ts';
import { requirements } from '../../engine/judging/catalogue.ts';
import { credentialsRefused, type Outage } from '../../engine/judging/outage.ts';
import type { Untested } from '../../engine/judging/report.ts';
import type { PlatformRun } from '../../engine/recording/run.ts';
import { type RefusedCredentials, refusedCredentials } from '../../fixtures/clients/gate/access.ts';
import type { PlatformTarget } from '../../fixtures/clients/gate/configuration.ts';
import type { Io } from '../io.ts';

/** Wrong credentials of ours say nothing about the platform: the run ends before anything is judged, and names what to check. */
export async function refusedAccess(
  run: PlatformRun,
  target: PlatformTarget,
  { file, env }: Pick<Io, 'env'> & { file: string },
  leftOut: (id: string) => Untested | undefined,
): Promise<Outage | undefined> {
  const needed = new Set(requirements().flatMap(({ id, needs }) => (Array.isArray(needs) && !leftOut(id) ? needs.flat() : [])));
  const found = await refusedCredentials(run, target, env, (setting) => needed.has(setting));
  if (found.length === 0) return undefined;
  const says = found.map(({ what, status }) => `${what} is refused (${status})`).join(', ');
  const sources = found.flatMap((refusal) => sourcesOf(refusal, run.configuration, file, target));
  return credentialsRefused(says, `check ${[...new Set(sources)].join(' and ')}`);
}

/** The variables that a refused value comes from, or the place where it is written. */
function sourcesOf({ settings }: RefusedCredentials, path: string, file: string, target: PlatformTarget): string[] {
  if (settings.includes('provider.manifest'))
    return sourceIn(target.configuration.provider?.manifest ?? '', target.manifestPath ?? '', '/api/password', 'api.password');
  return settings.flatMap((setting) => sourceIn(file, path, `/${setting.replace('.', '/')}`, setting));
}

function sourceIn(file: string, path: string, pointer: string, name: string): string[] {
  const raw = valueAt(parseYaml(file, readDocument(file, path)).value, pointer);
  const variables = [...String(raw ?? '').matchAll(/(?<!\$)\$\{(\w+)\}/g)].flatMap(([, variable]) => variable ?? []);
  return variables.length > 0 ? variables : [`${name} in ${file}`];
}
