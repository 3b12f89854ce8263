import { requirements } from '../../engine/judging/catalogue.ts';
import { contractCoverage } from '../../engine/judging/coverage.ts';
import { judge } from '../../engine/judging/judge.ts';
import { buildReport, type Report, type Untested } from '../../engine/judging/report.ts';
import type { Rule } from '../../engine/judging/rule.ts';
import { type Joined, join, observed } from '../../engine/recording/recording.ts';
import { parseUrl } from '../../engine/wire/url.ts';
import { recordingOf, type Side, type Sighting } from '../../fixtures/traffic/observer.ts';
import type { Whose } from '../../fixtures/traffic/whose.ts';
import { asShown, lacking, type Need, trafficRules } from '../../rules/traffic.ts';
import type { RequirementId } from '../../specs/generated/ids.ts';

export interface Judging {
  command: string;
  version: string;
  started: Date;
  strict: boolean;
  leftOut(id: string): Untested | undefined;
  whose: Whose;
  /** The file of the manifest, as it was given. */
  document?: string | undefined;
}

const rulesFor: Record<Side, () => Promise<readonly Rule[]>> = {
  provider: async () => (await import('../../rules/provider.ts')).providerRules,
  platform: async () => (await import('../../rules/platform.ts')).platformRules,
};

const notShown = { reason: 'the traffic does not show it', byChoice: true };

const reasons: Record<Need, string> = {
  manifest: 'needs --manifest',
  credentials: 'needs traffic with credentials: none of its requests has an Authorization header',
  cookies: 'needs traffic with cookies: none of its exchanges has any',
};

/** Judges exchanges of one side by the rules that they can be judged by. */
export async function judgeSide(side: Side, sightings: readonly Sighting[], { manifest, hasCredentials, hasCookies }: Whose) {
  const played = join([recordingOf(side, sightings)]);
  const seen = observed(played);
  const has: Record<Need, boolean> = { manifest: manifest !== undefined, credentials: hasCredentials, cookies: hasCookies };
  const rules = trafficRules(await rulesFor[side](), seen, has);
  const levels = new Map<string, 'must' | 'should' | 'note'>(requirements().map(({ id, level }) => [id, level]));
  const judged = judge(rules, { played, unplayed: { verdict: 'untested', ...notShown } }, (id) => levels.get(id) ?? 'must');
  return { played, judged: asShown(judged, rules, seen), has };
}

/** The report on one side of what was seen. */
export async function trafficReport(side: Side, sightings: readonly Sighting[], judging: Judging): Promise<Report> {
  const { whose, document, leftOut, command, version, started, strict } = judging;
  const { played, judged, has } = await judgeSide(side, sightings, whose);
  const labels = new Set(sightings.flatMap((one) => [...one.provider, ...one.platform].map(({ label }) => label)));
  const missing = (id: RequirementId): Untested | undefined => {
    const need = lacking(id, has);
    return need === undefined || !isAbout(id, labels) ? undefined : { reason: reasons[need], byChoice: false };
  };
  return buildReport({
    ...{ version, command, started, strict, judged },
    target: { kind: side, name: nameOf(side, played, whose), ...(side === 'provider' && document !== undefined && { document }) },
    leftOut: (id) => leftOut(id) ?? missing(id),
    more: { ...played, coverage: contractCoverage(played.exchanges, documentsOf(whose)) },
  });
}

/** Whether the traffic has a call that a requirement is about, so that it would be judged with what is missing. */
function isAbout(id: RequirementId, labels: ReadonlySet<string>): boolean {
  if (/^(sso|calls\/sso)/.test(id)) return labels.has('calls/sso');
  if (/^vendor\/|^provision\/(callbacks|updates)/.test(id)) return [...labels].some((label) => label.startsWith('vendor/'));
  return labels.has('calls/install') || labels.has('calls/uninstall');
}

/** A provider is known by its manifest, a platform by its address; else by where the traffic went. */
function nameOf(side: Side, { exchanges, recordings }: Joined, { manifest, apiUrl }: Whose): string {
  const [url = ''] = exchanges.map(({ request }) => request.url);
  const host = parseUrl(url)?.host ?? '';
  if (side === 'provider') return manifest?.id ?? host;
  if (apiUrl !== undefined) return new URL(apiUrl).host;
  const isCaller = recordings.some(({ observations }) => observations.some(({ label }) => label.startsWith('calls/')));
  return isCaller ? `the platform that calls ${manifest?.id ?? host}` : host;
}

function documentsOf({ addresses, apiUrl }: Whose) {
  const [first] = addresses;
  return {
    ...(first && { provider: { base_url: first.baseUrl, sso_url: first.ssoUrl } }),
    ...(apiUrl !== undefined && { vendor: { api_url: apiUrl }, platform: { base_url: apiUrl, path_prefix: '' } }),
  };
}
