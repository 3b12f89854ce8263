import { join } from 'node:path';
import { countText } from '../../engine/documents/show.ts';
import { worstStatus } from '../../engine/judging/verdict.ts';
import { isSecretHeader } from '../../engine/redaction/headers.ts';
import { readTraffic } from '../../engine/wire/traffic/har.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { createObserver, type Sighting, sides } from '../../suites/traffic/observer.ts';
import { secretsKnown, type TrafficOwner } from '../../suites/traffic/owner.ts';
import { deliver, judgingOf, type Output, outputPlan, readyToDeliver } from '../delivery/output.ts';
import { readBytes } from '../files.ts';
import { httpUrl } from '../plan/network.ts';
import { commandLine } from '../plan/repeat-line.ts';
import { partnerManifest, textAt, usedManifest } from '../provider/manifest.ts';
import { type AllowedVariables, type Arguments, type Io, UsageError } from '../run.ts';
import { sightingsIn, type TrafficJudging, trafficReport, whoseTraffic } from './report.ts';

type TrafficArguments = Arguments['traffic'] & AllowedVariables;

const MAX_BYTES = 128 * 1024 * 1024;

export async function judgeTraffic(args: TrafficArguments, io: Io): Promise<number> {
  const { file } = args;
  const known = knownOf(args, io);
  const addresses = otherAddresses(args, known.addresses);
  const judging = judgingOf(args, io);
  const output = await readyToDeliver(outputPlan(args), io);
  const { exchanges, kept, unreadable, unanswered, hasCredentials, hasCookies } = readTraffic(file, readBytes(file, io, MAX_BYTES));
  const traffic = { ...known, addresses, isOneTarget: false, hasCredentials, hasCookies };
  const observe = createObserver(traffic);
  const before = sightingsIn(file, kept);
  const sightings: Sighting[] = [...before.sightings];
  for (const exchange of exchanges) {
    const sighting = await observe(exchange);
    if (sighting) sightings.push(sighting);
  }
  sightings.sort((a, b) => a.exchange.started - b.exchange.started);
  const count = countText(exchanges.length + kept.length, 'exchange');
  const entries = (number: number) => (number === 1 ? '1 entry' : `${number} entries`);
  const rest = [
    ...(unreadable > 0 ? [`; ${entries(unreadable)} cannot be read`] : []),
    ...(unanswered > 0 ? [`; ${entries(unanswered)} without an answer left out`] : []),
  ].join('');
  if (sightings.length === 0) {
    const advice = addresses.length > 0 ? 'name other addresses with --base-url and --sso-url' : 'name whose traffic it is with --manifest';
    io.err(`${file}: nothing to judge: none of its ${count} is a call of the contract${rest}; ${advice}`);
    return 4;
  }
  if (!args.quiet) io.err(`${file}: ${count}, ${sightings.length} of them calls of the contract${rest}\n`);
  const whose = before.whose ?? whoseTraffic(traffic);
  const judged = { ...judging, whose, traffic, document: args.manifest, command: commandLine('traffic', [file], args) };
  return (await deliverSides(sightings, judged, output, io)).status;
}

function otherAddresses({ 'base-url': base, 'sso-url': sso }: TrafficArguments, declared: { baseUrl: string; ssoUrl: string }[]) {
  if (base === undefined && sso === undefined) return declared;
  const [first] = declared;
  const baseUrl = httpUrl('--base-url', base ?? first?.baseUrl ?? sso ?? '');
  const ssoUrl = httpUrl('--sso-url', sso ?? first?.ssoUrl ?? base ?? '');
  return [{ baseUrl, ssoUrl }];
}

type Known = Omit<TrafficOwner, 'isOneTarget' | 'hasCredentials' | 'hasCookies'>;

/** What the options say about the owner of the traffic; the addresses are those of both environments of the manifest. */
export function knownOf(args: Arguments['owner'] & AllowedVariables, io: Io): Known {
  const { manifest: file, resource = [], plan = [], 'api-url': api, 'bridge-url': bridge, 'show-header': shownHeaders = [] } = args;
  const always = shownHeaders.find(isSecretHeader);
  if (always !== undefined) throw new UsageError(`assay: ${always} is always hidden; --show-header is for headers that are no secrets`);
  const common = {
    resources: resource,
    plans: plan,
    shownHeaders,
    ...clientSecrets(io),
    ...(api !== undefined && { apiUrl: api }),
    ...(bridge !== undefined && { bridgeUrl: bridge }),
  };
  if (file === undefined) return { ...common, addresses: [] };
  const document = usedManifest(file, args, io);
  if (document.json.problem) throw new UsageError(`${file}: expected a manifest, got a file that is not JSON; assay check says more`);
  const purpose = 'judge traffic';
  const declared = ['test', 'production'].filter((name) => document.value(`/api/${name}`) !== undefined);
  const environments = declared.length > 0 ? declared : ['test'];
  return {
    ...common,
    manifest: partnerManifest(document, purpose),
    addresses: environments.map((name) => ({
      baseUrl: textAt(document, `/api/${name}/base_url`, purpose),
      ssoUrl: textAt(document, `/api/${name}/sso_url`, purpose),
    })),
  };
}

/** Secrets come from the environment, together with their keys: the traffic may be of other clients too. */
function clientSecrets({ env }: Io): Pick<TrafficOwner, 'client'> {
  const { ASSAY_CONSUMER_KEY: consumerKey, ASSAY_CONSUMER_SECRET: consumerSecret } = env;
  if (!consumerSecret || !consumerKey) return {};
  const { ASSAY_TOKEN: token, ASSAY_TOKEN_SECRET: tokenSecret } = env;
  return { client: { consumerKey, consumerSecret, ...(token && tokenSecret && { token, tokenSecret }) } };
}

type DeliveredTraffic = TrafficJudging & { traffic: TrafficOwner };

/** Delivers a report for each side that was seen, each in its own folder; the exit status is the worst of them. */
export async function deliverSides(sightings: readonly Sighting[], run: DeliveredTraffic, output: Output, io: Io) {
  const { traffic, ...judging } = run;
  const reports: Report[] = [];
  const statuses: number[] = [];
  for (const side of sides.filter((name) => sightings.some((sighting) => sighting[name].length > 0))) {
    if (reports.length > 0 && !output.isQuiet) io.out('');
    const report = await trafficReport(side, sightings, judging);
    reports.push(report);
    statuses.push(await deliver(report, { ...output, out: join(output.out, side) }, io, secretsKnown(traffic)));
  }
  return { status: worstStatus(statuses), reports };
}
