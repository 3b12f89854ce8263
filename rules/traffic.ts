import { seenBy } from '../engine/judging/judge-recording.ts';
import type { Judgement } from '../engine/judging/judgement.ts';
import { isDocumentRule, type Rule } from '../engine/judging/rule.ts';
import { answered, type Seen } from '../engine/recording/recording.ts';
import type { RequirementId } from '../specs/generated/ids.ts';

/** What has to be known to judge a requirement on traffic. */
export type Need = 'manifest' | 'credentials' | 'cookies' | 'secrets' | 'address';

interface Condition {
  needs?: Need;
  /** Whether what was seen shows enough to judge by; left out: one exchange is enough. */
  isShown?(seen: readonly Seen[]): boolean;
}

const forms = (seen: readonly Seen[]) => seen.flatMap(({ received = [] }) => received.flatMap(({ form }) => form ?? []));
const knowsTheAddon = (seen: readonly Seen[]) => seen.some(({ addonId }) => addonId !== undefined);
const refusal: Condition = { needs: 'credentials' };

/** What traffic can show, and on which condition: all else takes a call that nobody makes unasked, or a look at what followed. */
const conditions: Partial<Record<RequirementId, Condition>> = {
  'auth/accepts-the-manifest-credentials': { needs: 'credentials' },
  'auth/refuses-missing-credentials': refusal,
  'auth/refuses-a-wrong-password': refusal,
  'auth/refuses-a-wrong-user': refusal,
  'auth/refuses-a-nearly-right-password': refusal,
  'auth/refuses-another-scheme': refusal,
  'auth/refuses-a-malformed-header': refusal,
  'auth/challenges-with-basic': refusal,
  'provision/succeeds': {},
  'provision/answers-json': {},
  'provision/labels-json': {},
  'provision/id-is-a-string': {},
  'provision/id-is-addressable': {},
  'provision/ids-are-distinct': {},
  'provision/config-is-a-string-map': {},
  'provision/config-covers-config-vars': { needs: 'manifest' },
  'provision/config-keys-are-declared': { needs: 'manifest' },
  'provision/message-is-a-string': {},
  'provision/callbacks-use-the-manifest-credentials': { needs: 'credentials' },
  'provision/updates-have-only-config': { needs: 'credentials' },
  'deprovision/answers-200': {},
  // That it was not refused does not show that the panel opened.
  'sso/accepts-a-valid-call': { needs: 'manifest', isShown: (seen) => seen.some(({ opened }) => opened === false) },
  'sso/redirects': { needs: 'manifest' },
  // A cookie may be set further down the way, or be there already.
  'sso/sets-a-session-cookie': { needs: 'cookies', isShown: (seen) => seen.every(({ setsCookie }) => setsCookie === true) },
  'sso/refuses-without-a-server-error': { needs: 'manifest' },
  'calls/provision-body-is-complete': {},
  'calls/provision-is-labelled-json': {},
  'calls/provision-is-sent-once': {},
  'calls/provision-region-is-eu': {},
  'calls/use-basic-credentials': { needs: 'credentials' },
  'calls/callback-url-is-absolute': {},
  'calls/callback-url-uses-https': {},
  'calls/deprovision-is-sent-once': {},
  'calls/deprovision-has-no-body': {},
  'calls/deprovision-uses-the-partner-id': { isShown: knowsTheAddon },
  'calls/sso-is-a-form': {},
  'calls/sso-has-its-fields': {},
  'calls/sso-nav-data-is-empty': {},
  'calls/sso-id-is-the-partner-id': { isShown: knowsTheAddon },
  'calls/sso-signature-is-right': { needs: 'manifest' },
  'calls/sso-timestamp-is-in-milliseconds': {
    isShown: (seen) => forms(seen).some(({ timestamp, age }) => timestamp !== 'milliseconds' || age !== undefined),
  },
  'vendor/needs-basic-authentication': { needs: 'credentials' },
  'vendor/list-is-complete': {},
  'vendor/list-names-the-provider': { needs: 'manifest' },
  'vendor/list-and-detail-agree': {},
  'vendor/detail-is-complete': {},
  'vendor/detail-region-is-eu': {},
  'vendor/detail-domains-are-empty': {},
  'vendor/detail-names-its-own-url': {},
  'vendor/owner-email-is-among-emails': {},
  'vendor/owner-id-is-stable': {},
  'vendor/callback-urls-use-https': {},
  'vendor/update-answers-200': {},
  'self/is-a-record': {},
  'self/needs-authentication': {},
  'summary/is-a-record': {},
  'summary/needs-authentication': {},
  'zones/is-a-list': {},
  'zones/name-par-and-mtl': {},
  'applications/is-a-list': {},
  'applications/entries-have-an-id': {},
  'applications/ids-are-distinct-strings': {},
  'applications/needs-authentication': {},
  'invoice/is-a-pdf': {},
  'invoice/is-a-whole-pdf': {},
  'invoice/is-labelled': {},
  'invoice/needs-authentication': {},
  'resources/are-labelled-json': {},
  'bearer/is-for-the-bridge': {},
  'client/header-is-well-formed': {},
  'client/signature-verifies': { needs: 'secrets' },
  'client/nonces-and-timestamps-move': {},
  'client/sends-tokens-to-the-bridge': { needs: 'address' },
};

/** What a requirement needs that this traffic comes without; undefined where nothing is missing, or nothing would help. */
export const lacking = (id: RequirementId, has: Record<Need, boolean>): Need | undefined => {
  const { needs } = conditions[id] ?? {};
  if (needs === undefined || (has[needs] && (has.manifest || isOfClients.test(id)))) return undefined;
  return has.manifest || isOfClients.test(id) ? needs : 'manifest';
};

/** The rules as traffic can be judged by them: exchanges that nobody planned stand alone, so no failure hides another. */
export const trafficRules = (rules: readonly Rule[], seen: readonly Seen[], has: Record<Need, boolean>): Rule[] =>
  rules.map((rule) => {
    const { requirement } = rule;
    const condition = conditions[requirement];
    if (!condition || isDocumentRule(rule) || lacking(requirement, has)) return unread(requirement);
    const own = madeFor(rule, seen);
    if (own.length > 0 && condition.isShown?.(own) === false) return unread(requirement);
    return standsAlone.test(requirement) ? { ...rule, after: [] } : rule;
  });

const standsAlone = /^(auth|provision|deprovision|sso|bearer|client)\//;
const isOfClients = /^client\//;

const unread = (requirement: RequirementId): Rule => ({ requirement, reads: [], check: () => [] });

const madeFor = (rule: Rule, seen: readonly Seen[]): Seen[] => seenBy(rule, seen).filter(({ skipped }) => !skipped);

/** Traffic is a part of what there could be: what it leaves open by what it lacks is untested, and nobody's fault. */
export function asShown(
  judged: ReadonlyMap<RequirementId, Judgement>,
  rules: readonly Rule[],
  seen: readonly Seen[],
): Map<RequirementId, Judgement> {
  const isOpen = (rule: Rule | undefined) =>
    rule !== undefined && madeFor(rule, seen).some((one) => one.undecided !== undefined || ('reads' in rule && !answered(one)));
  const byId = new Map(rules.map((rule) => [rule.requirement, rule]));
  return new Map(
    [...judged].map(([id, judgement]) => {
      const { verdict, byChoice } = judgement;
      if (verdict === 'undecided' && !isOpen(byId.get(id))) return [id, { ...judgement, verdict: 'untested', byChoice: true }];
      return [id, verdict === 'untested' && byChoice === undefined ? { ...judgement, byChoice: true } : judgement];
    }),
  );
}
