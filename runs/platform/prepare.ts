import { relative, resolve } from 'node:path';
import { knownInputs, requirements } from '../../engine/catalogue/catalogue.ts';
import { because } from '../../engine/catalogue/reason.ts';
import { readDocument } from '../../engine/documents/read.ts';
import { valueAt } from '../../engine/documents/values.ts';
import { parseYaml } from '../../engine/documents/yaml.ts';
import { credentialsRefused, withoutGateway } from '../../engine/judging/outage.ts';
import { join } from '../../engine/recording/recording.ts';
import { repeater } from '../../engine/recording/repeat.ts';
import { hostOf, type PlatformRun } from '../../engine/recording/run-settings.ts';
import { headerSecrets } from '../../engine/redaction/headers.ts';
import { shellWord } from '../../engine/wire/http/curl.ts';
import { isLoopbackUrl } from '../../engine/wire/url.ts';
import { refusedCredentials } from '../../fixtures/as-caller/access.ts';
import { type Group, type PlatformTarget, publishedOf, readPlatform, secretsOf } from '../../fixtures/as-caller/configuration.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { playedPlan } from '../plan/common.ts';
import type { GatePlan } from '../plan/plan.ts';
import { certainIn } from '../plays/certain.ts';
import { livePart, playsThatJudge, unplayed } from '../plays/choice.ts';
import { gatePlanText, whyProduction } from '../plays/plan-text.ts';
import type { Collected, PreparedTarget } from '../plays/prepared-target.ts';
import { refuseWeakSecrets } from '../plays/weak-secrets.ts';
import { type Io, UsageError } from '../run.ts';
import { loadJudging } from '../selection/rules-for.ts';
import { settingPlaces } from './places.ts';
import { platformReport } from './report.ts';

export interface PreparedPlatform extends PreparedTarget {
  run: PlatformRun;
  byHand: string[];
}

export function prepareGate(plan: GatePlan, io: Io): PreparedPlatform {
  const { judging, limits, lines } = plan;
  const { file, variables, isReadOnly } = plan.target;
  const { leftOut: selected, started, part } = judging;
  const path = resolve(io.cwd, file);
  const target = readPlatform(path, io.env, variables, file);
  const needed = new Set(requirements().flatMap(({ id, needs }) => (Array.isArray(needs) && !selected(id) ? needs.flat() : [])));
  const driven = judging.isChosen ? withNeededDrivers(target, needed) : target;
  const own = secretsOf(target);
  refuseWeakSecrets(file, own, publishedOf(target), plan.target.allowsWeakSecrets);
  const places = settingPlaces(target, file, path);
  const judged = loadJudging('platform', judging.edition);
  const run: PlatformRun = {
    kind: 'platform',
    ...playedPlan(plan, io),
    host: hostOf(target.configuration.base_url),
    configuration: path,
    variables,
    plan: plan.target.plan,
    maxInstalls: limits.maxInstalls ?? 12,
    isReadOnly,
    ...explored(limits, target, file),
    driverTimeout: limits.driverTimeout,
  };
  const drive = isReadOnly ? {} : (driven.configuration.drive ?? {});
  const byHand = Object.entries(drive).flatMap(([kind, by]) => (by === 'manual' ? [kind] : []));
  let refusedInputs: NonNullable<Report['refusedInputs']> = [];
  return {
    run,
    file: path,
    byHand,
    ...(!isReadOnly && driven.configuration.drive && { commandSeconds: (run.maxInstalls * limits.driverTimeout) / 1000 }),
    address: { url: target.configuration.base_url, setting: 'base_url' },
    plan: gatePlanText(plan, run, driven),
    isProduction: !isReadOnly && whyProduction(driven) !== undefined,
    secrets: [...own, ...headerSecrets(run.headers)],
    refusal: async () => {
      const { refused, areAll } = await refusedAccess(run, target, file, needed, io);
      if (areAll) return credentialsRefused(refused.map(({ says }) => says).join(', '), refused.map(({ hint }) => hint).join('; '));
      refusedInputs = refused.map(({ says, hint, group }) => ({
        ...because('credentials-refused', { why: says, hint }),
        settings: inGroup(group),
      }));
      if (refused.length > 0) run.refusedGroups = refused.map(({ group }) => group);
      return undefined;
    },
    ...(judging.isChosen && {
      plays: async () => playsThatJudge((await judged()).rules, (id) => selected(id) === undefined),
    }),
    loads: judged,
    certain: async (...seen) => certainIn({ ...(await judged()), leftOut: selected, failsEarly: false }, ...seen),
    async report(result) {
      const played = withoutGateway(join(result.collected.recordings));
      const isComplete = result.isComplete && isFinished(result.collected);
      // Only assay gate can ask a person to operate the platform.
      const repeat = repeater(played.recordings, (place, id) =>
        byHand.length > 0 ? `assay gate ${shellWord(file)} --only ${id}` : lines.replay(place),
      );
      return platformReport(
        {
          command: lines.command,
          file,
          target,
          places,
          ...(await judged()),
          material: { played, unplayed: unplayed(part, result), repeat },
          leftOut: selected,
          strict: judging.strict,
          started,
          more: {
            ...played,
            ...(refusedInputs.length > 0 && { refusedInputs }),
            ...livePart(run, { ...result, isComplete }, lines.reap(relative(io.cwd, run.ledger))),
          },
        },
        io,
      );
    },
  };
}

export const isFinished = ({ recordings }: Collected): boolean =>
  recordings.every(({ observations }) => observations.every(({ isStopped }) => !isStopped));

function explored({ explore }: GatePlan['limits'], { configuration }: PlatformTarget, file: string): Pick<PlatformRun, 'explore'> {
  const { openapi_url, base_url } = configuration;
  if (!explore) return {};
  if (openapi_url === undefined) throw new UsageError(`assay: --explore needs openapi_url in ${file}`);
  return { explore: explore.cases ?? (isLoopbackUrl(base_url) ? 20 : 3) };
}

/** The target with the drivers that chosen requirements need; whatever is installed is uninstalled again. */
function withNeededDrivers(target: PlatformTarget, needed: ReadonlySet<string>): PlatformTarget {
  const isNeeded = ([kind]: [string, unknown]) => needed.has(`drive.${kind}`) || (kind === 'uninstall' && needed.has('drive.install'));
  const drive = Object.fromEntries(Object.entries(target.configuration.drive ?? {}).filter(isNeeded));
  const { drive: _all, ...configuration } = target.configuration;
  return { ...target, configuration: { ...configuration, ...(Object.keys(drive).length > 0 && { drive }) } };
}

/** Wrong credentials of ours say nothing about the platform: what needs them is not judged, and the report names what to check. */
export async function refusedAccess(run: PlatformRun, target: PlatformTarget, file: string, needed: ReadonlySet<string>, { env }: Io) {
  const { refused, areAll } = await refusedCredentials(run, target, env, (setting) => needed.has(setting));
  const { base_url, bridge_url, provider } = target.configuration;
  const sources = (setting: string) =>
    setting === 'provider.manifest'
      ? sourceIn(provider?.manifest ?? '', target.manifestPath ?? '', 'api.password')
      : sourceIn(file, run.configuration, setting);
  return {
    areAll,
    refused: refused.map(({ what, status, settings, group }) => {
      const isBridge = group === 'api_token' && bridge_url === base_url;
      const check = `check ${[...new Set(settings.flatMap(sources))].join(' and ')}`;
      return { group, says: `${what} is refused (${status})`, hint: isBridge ? `${check}, which is the same address as base_url` : check };
    }),
  };
}

const inGroup = (group: Group): string[] => knownInputs().filter((setting) => setting === group || setting.startsWith(`${group}.`));

/** The variables that a refused value comes from, or the place where it is written. */
function sourceIn(file: string, path: string, name: string): string[] {
  const raw = valueAt(parseYaml(file, readDocument(file, path)).value, `/${name.replaceAll('.', '/')}`);
  const variables = [...String(raw ?? '').matchAll(/(?<!\$)\$\{(\w+)\}/g)].flatMap(([, variable]) => variable ?? []);
  return variables.length > 0 ? variables : [`${name} in ${file}`];
}
