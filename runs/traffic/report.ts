import { because } from '../../engine/catalogue/reason.ts';
import { contract } from '../../engine/contract/contract.ts';
import { editionOf } from '../../engine/contract/edition.ts';
import { schemaProblem } from '../../engine/documents/schema.ts';
import { defined, isObject } from '../../engine/documents/values.ts';
import { type Coverage, coverageOf } from '../../engine/judging/coverage.ts';
import { judge } from '../../engine/judging/judge.ts';
import type { Judgement } from '../../engine/judging/judgement.ts';
import { buildReport, type JudgedRun, type Untested } from '../../engine/judging/report.ts';
import { isDocumentRule, type Rule, untested } from '../../engine/judging/rule.ts';
import { type Joined, join, observed } from '../../engine/recording/recording.ts';
import { parseUrl } from '../../engine/wire/url.ts';
import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { surfaces } from '../../suites/registry/surfaces.ts';
import { recordingOf, type Sighting, sides } from '../../suites/traffic/observer.ts';
import type { TrafficOwner, TrafficSide } from '../../suites/traffic/owner.ts';
import { UsageError } from '../run.ts';
import { rulesFor } from '../selection/rules-for.ts';
import { asShown, lacking, type Need, trafficRules } from './rules.ts';

export interface TrafficJudging extends Pick<JudgedRun, 'command' | 'version' | 'started' | 'strict' | 'leftOut'> {
  whose: WhoseTraffic;
  document?: string | undefined;
}

type WhoseTraffic = { id?: string | undefined; apiUrl?: string | undefined; has: readonly Need[] };

export function whoseTraffic({ manifest, apiUrl, bridgeUrl, client, hasCredentials, hasCookies }: TrafficOwner): WhoseTraffic {
  const needs: Record<Need, boolean> = {
    manifest: manifest !== undefined,
    credentials: hasCredentials,
    cookies: hasCookies,
    secrets: client !== undefined,
    address: apiUrl !== undefined || bridgeUrl !== undefined,
  };
  return { id: manifest?.id, apiUrl, has: (Object.keys(needs) as Need[]).filter((need) => needs[need]) };
}

const rulesOf = async (side: TrafficSide): Promise<readonly Rule[]> =>
  side === 'client' ? (await import('../../suites/registry/client.ts')).clientRules() : rulesFor(side);

const reasons = {
  manifest: 'no-manifest',
  credentials: 'no-credentials-in-traffic',
  cookies: 'no-cookies-in-traffic',
  secrets: 'no-client-secrets',
  address: 'no-api-address',
} as const satisfies Record<Need, string>;

export async function judgeSide(side: TrafficSide, sightings: readonly Sighting[], has: readonly Need[]) {
  const played = join([recordingOf(side, sightings)]);
  const seen = observed(played);
  const rules = trafficRules(await rulesOf(side), seen, has);
  const judged = judge(rules, { played, unplayed: { ...untested('not-in-traffic'), byChoice: true } }, editionOf().levelOf);
  return { played, judged: asShown(judged, rules, seen), rules };
}

export async function trafficReport(side: TrafficSide, sightings: readonly Sighting[], judging: TrafficJudging): Promise<Report> {
  const { whose, document, leftOut, ...run } = judging;
  const { has } = whose;
  const { played, judged, rules } = await judgeSide(side, sightings, has);
  const own = sightings.filter((one) => one[side].length > 0);
  const labels = new Set(sightings.flatMap((one) => [...one.provider, ...one.platform, ...one.client].map(({ label }) => label)));
  const missing = (id: RequirementId): Untested | undefined => {
    const need = lacking(id, has);
    return need === undefined || !isAbout(id, labels) ? undefined : { ...because(reasons[need]), byChoice: false };
  };
  return buildReport({
    ...run,
    surfaces,
    judged,
    target: { kind: side, name: nameOf(side, played, whose), ...(side === 'provider' && document !== undefined && { document }) },
    leftOut: (id) => leftOut(id) ?? missing(id),
    more: { ...played, coverage: coverageIn(played, own, judgedLabels(rules, judged)) },
  });
}

/** Whether the traffic has a call that a requirement is about, so that it would be judged if nothing were missing. */
function isAbout(id: RequirementId, labels: ReadonlySet<string>): boolean {
  if (id.startsWith('client/')) return labels.has('client/request');
  if (/^(sso|calls\/sso)/.test(id)) return labels.has('calls/sso');
  if (/^vendor\/|^provision\/(callbacks|updates|does-not-call-back)/.test(id))
    return [...labels].some((label) => label.startsWith('vendor/'));
  return labels.has('calls/install') || labels.has('calls/uninstall');
}

/** The id of a provider's manifest, or the host of a platform's address; else the host that the traffic went to. */
function nameOf(side: TrafficSide, { exchanges, recordings }: Joined, { id, apiUrl }: WhoseTraffic): string {
  const host = parseUrl(exchanges[0]?.request.url ?? '')?.host ?? '';
  if (side === 'provider') return id ?? host;
  if (side === 'client') return `the clients of ${host}`;
  if (apiUrl !== undefined) return new URL(apiUrl).host;
  const isCaller = recordings.some(({ observations }) => observations.some(({ label }) => label.startsWith('calls/')));
  return isCaller ? `the platform that calls ${id ?? host}` : host;
}

function judgedLabels(rules: readonly Rule[], judged: ReadonlyMap<RequirementId, Judgement>): Set<string> {
  const isJudged = ({ requirement }: Rule) => ['pass', 'fail', 'warn'].includes(judged.get(requirement)?.verdict ?? '');
  return new Set(rules.filter(isJudged).flatMap((rule) => (isDocumentRule(rule) ? [] : rule.reads)));
}

/** Counts the calls that were judged, whatever their addresses are; leaves out a document without such calls. */
function coverageIn({ recordings, exchanges }: Joined, own: readonly Sighting[], labels: ReadonlySet<string>): Coverage {
  const judged = recordings.flatMap(({ observations }) =>
    observations.flatMap((one) => (labels.has(one.label) && one.undecided === undefined ? one.exchanges : [])),
  );
  const callsOf = (operation: string) =>
    [...new Set(judged)].filter((number) => own[number]?.operation === operation).flatMap((number) => exchanges[number] ?? []);
  const documents = new Set(contract().operations.map(({ document }) => document));
  return [...documents].flatMap((document) => {
    const rows = coverageOf(document, ({ operation }) => callsOf(operation));
    return rows.some(({ exercised }) => exercised > 0) ? rows : [];
  });
}

/** What the proxy writes down about one exchange, redacted: enough to judge it once more. */
export type Kept = Sighting & { whose: Pick<WhoseTraffic, 'id' | 'has'> };

export const kept = (sighting: Sighting, { id, has }: WhoseTraffic): Kept => ({ ...sighting, whose: { ...defined({ id }), has } });

/** Reads back what the proxy wrote; only what was known of every exchange counts as known. */
export function sightingsIn(file: string, all: readonly unknown[]): { sightings: Sighting[]; whose?: WhoseTraffic } {
  const read = all.map((one, index) => keptIn(file, one, index + 1));
  const [first] = read;
  if (!first) return { sightings: [] };
  const { id } = first.whose;
  return {
    sightings: read.map(({ whose: _whose, ...sighting }) => sighting),
    whose: {
      ...(read.every(({ whose }) => whose.id === id) && { id }),
      has: first.whose.has.filter((need) => read.every(({ whose }) => whose.has.includes(need))),
    },
  };
}

function keptIn(file: string, value: unknown, number: number): Kept {
  const fields = isObject(value) ? value : {};
  const { exchange, operation, whose } = fields;
  const facts = sides.map((side) => fields[side]);
  const isShaped =
    facts.every((list) => Array.isArray(list) && list.every(isObject)) &&
    (operation === undefined || typeof operation === 'string') &&
    isObject(whose) &&
    Array.isArray(whose.has) &&
    (whose.id === undefined || typeof whose.id === 'string');
  const observations = isShaped ? (facts.flat() as object[]).map((fact) => ({ ...fact, exchanges: [] })) : undefined;
  const problem = schemaProblem('recording', { play: '', observations, exchanges: [exchange] });
  if (problem) throw new UsageError(`${file}: exchange ${number} is not as the proxy of this version writes it: ${problem.text}`);
  return value as Kept;
}
