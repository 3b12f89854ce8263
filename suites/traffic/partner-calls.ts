import { because, type Reason, undecidedFor } from '../../engine/catalogue/reason.ts';
import { isStatusFor } from '../../engine/contract/contract.ts';
import { defined } from '../../engine/documents/values.ts';
import { isThrottled } from '../../engine/recording/recording.ts';
import { whatInstead } from '../../engine/signatures/credentials.ts';
import { staleAges } from '../../engine/signatures/sso/window.ts';
import { type Exchange, header, headerValues } from '../../engine/wire/http/exchange.ts';
import { readAnswer } from '../../fixtures/as-platform/provisioning-answer.ts';
import { isSuccessful } from '../../fixtures/calling.ts';
import { type DeclaredPlace, headFacts, type PartnerManifest } from '../../fixtures/stand-ins/partner/declared.ts';
import type { Arrival } from '../../fixtures/stand-ins/partner/journal.ts';
import { namesIn } from '../../fixtures/stand-ins/partner/partner-state.ts';
import { remarks } from '../../fixtures/stand-ins/partner/remarks.ts';
import { createFormReader, type SignOnFields, signOnFields } from '../../fixtures/stand-ins/partner/sign-on-form.ts';
import { knowsCallers, type TrafficFact, type TrafficFacts, type TrafficOwner } from './owner.ts';
import type { Resources } from './resources.ts';

const nobody: PartnerManifest = { id: '', password: '', sso_salt: '', config_vars: [] };

/** Statuses that cannot be a refusal of the plan, so that the partner is judged for them. */
const notAboutThePlan = [401, 405, 411, 415];

/** A request that was not recorded completely decides nothing. */
const doubtIfCut = ({ error }: Exchange) =>
  undecidedFor(error?.phase === 'send' ? because('no-answer', { kind: error.kind, why: error.message }) : undefined);

const areRight = (arrival: Arrival, from = 0): boolean =>
  remarks(arrival)
    .slice(from)
    .every(({ isRight }) => isRight);

/** Reads calls to a partner: facts about the platform's requests and about the partner's answers. */
export function createPartnerCalls(owner: TrafficOwner, resources: Resources) {
  const { manifest, plans, hasCookies, addresses } = owner;
  const known = manifest ?? nobody;
  const clock = createClock();
  const answers = createFormAnswers();
  const readForm = createFormReader({ salt: known.sso_salt, password: known.password, isKnown: resources.isLive });

  /** A call as the stand-in partner notes it; if callers cannot be told apart, the caller counts as the platform. */
  const arrivalOf = (exchange: Exchange, place: DeclaredPlace): Arrival => {
    const { request } = exchange;
    const facts = headFacts(request, place, known, addresses);
    const { instead: _unknown, ...head } = facts;
    const received = knowsCallers(owner) ? facts : { ...head, credentials: 'manifest' as const };
    return { number: 0, exchange, received: { ...received, bytes: Buffer.byteLength(request.body ?? '') }, secrets: [] };
  };

  /** The facts from a wrong call, a call with wrong credentials or a refused one; undefined for any other call. */
  const turnedAway = (arrival: Arrival, operation: string, right: TrafficRight): TrafficFact[] | undefined => {
    const { request, response } = arrival.exchange;
    // Skips the first remark, which is about the credentials.
    if (!areRight(arrival, 1)) return [];
    // A call with wrong credentials has to be refused.
    if (arrival.received.credentials !== 'manifest') {
      const { family, what } = whatInstead(header(request, 'authorization'), known);
      return [{ label: `auth/${family}`, on: right.on, credentials: family, what }];
    }
    if (!isStatusFor(operation, 'refused', response?.status)) return undefined;
    return knowsCallers(owner) ? [{ label: 'auth/control', ...right }] : [];
  };

  /** Why an answer to an install may be right although it is not a success. */
  const excuse = ({ response }: Exchange, plan: string | undefined, isRepeated: boolean): Reason | undefined => {
    const { status } = response ?? { status: 0 };
    if (!response || isThrottled(response) || status < 400 || status >= 500 || notAboutThePlan.includes(status)) return undefined;
    if (isRepeated) return because('sent-before', { status });
    if (status === 403) return because('refused-by-403');
    if (plan !== undefined && plans.includes(plan)) return undefined;
    return because('plan-not-known', { status, plan });
  };

  const provision = (arrival: Arrival): TrafficFacts => {
    const { exchange } = arrival;
    const { addonId, plan } = namesIn(exchange.request);
    const cut = doubtIfCut(exchange);
    const names = addonId === undefined ? {} : { addonId };
    const { id } = readAnswer(exchange);
    const isMade = isSuccessful(exchange) && id !== undefined;
    const isRepeated = addonId !== undefined && resources.hasAddon(addonId);
    const isTaken = isMade && resources.isLive(id) && resources.addonOf(id) !== addonId;
    if (isMade) resources.made(id, addonId, exchange.response?.status === 202);
    if (addonId !== undefined && arrival.received.credentials === 'manifest') resources.asked(addonId, exchange);
    const right = { on: 'provisioning', credentials: 'manifest', ...names } as const;
    const first: TrafficFact = {
      label: 'provision/first',
      ...right,
      ...defined({ resourceId: id, configVars: manifest?.config_vars }),
      ...undecidedFor(excuse(exchange, plan, isRepeated)),
      ...(plan !== undefined && { plan: { slug: plan, isDefault: false } }),
      ...(isTaken && { isRepeatedId: true }),
    };
    return {
      provider: cut.undecided === undefined ? (turnedAway(arrival, 'provision', right) ?? [first]) : [],
      platform: [{ label: 'calls/install', received: [arrival.received], ...names, ...cut }],
      published: [id, addonId].filter((name) => name !== undefined),
    };
  };

  const deprovision = (arrival: Arrival): TrafficFacts => {
    const { pathId = '', credentials } = arrival.received;
    const meant = resources.meantBy(pathId);
    const wasLive = resources.isLive(meant.resourceId) && meant.resourceId === pathId;
    if (credentials === 'manifest' && isSuccessful(arrival.exchange)) resources.gone(meant.resourceId);
    const right = { on: 'de-provisioning', credentials: 'manifest', ...meant } as const;
    // The contract does not say how a partner answers about a resource that it does not have.
    const first: TrafficFact = { label: 'deprovision/first', ...(wasLive ? right : { skipped: resources.doubt }) };
    return {
      provider: turnedAway(arrival, 'deprovision', right) ?? [first],
      platform: [{ label: 'calls/uninstall', received: [arrival.received], ...meant }],
      published: [pathId],
    };
  };

  const signOn = async (arrival: Arrival): Promise<TrafficFacts> => {
    const { exchange } = arrival;
    const { response } = exchange;
    const fields = await signOnFields(exchange.request);
    const { age, ...form } = readForm(manifest ? fields : unsigned(fields), exchange.started);
    const isComparable = clock.isKnownFor(exchange, form.signature === 'right' ? age : undefined);
    arrival.received.form = { ...form, ...(isComparable && age !== undefined && { age }) };
    const cut = doubtIfCut(exchange);
    const meant = form.id === undefined ? { resourceId: '' } : resources.meantBy(form.id);

    const provider = (): TrafficFact[] => {
      if (!manifest || cut.undecided !== undefined || !response) return [];
      const { status } = response;
      const fact = { on: 'sign-on', ...defined({ resourceId: form.id }) } as const;
      const isRefused = status >= 400;
      const ought = { ...fact, ...answers.toWrong(exchange, meant.resourceId) };
      if (form.signature === 'wrong' || form.signature === 'missing')
        return [{ label: 'sso/wrong-signature', ...ought, what: `a ${form.signature} signature` }];
      if (isComparable && form.signature === 'right' && age !== undefined && age >= staleMs())
        return [{ label: 'sso/stale', ...ought, age: `${Math.round(age / MINUTE)} minutes` }];
      if (!isComparable) return [{ label: 'sso/valid', skipped: { ...because('clock-not-known'), byChoice: true } }];
      if (!areRight(arrival)) return [];
      if (!isRefused) answers.toRight(exchange, meant.resourceId);
      // A partner does not have to open a deleted resource.
      if (isRefused && !resources.isLive(form.id ?? '')) return [{ label: 'sso/valid', skipped: resources.doubt }];
      if (isRefused && resources.isPending(form.id ?? '')) return [{ label: 'sso/valid', skipped: resources.unfinished }];
      const setsCookie = headerValues(response, 'set-cookie').some((cookie) => /^[^=;]+=[^;]+/.test(cookie));
      const why = `a signed form got ${status}${isRefused ? '' : ', which is not an error'}`;
      const redirects = status >= 300 && status < 400;
      return [{ label: 'sso/valid', ...fact, opened: !isRefused, why, redirects, ...(hasCookies && { setsCookie }) }];
    };
    return {
      provider: provider(),
      platform: [{ label: 'calls/sso', received: [arrival.received], ...meant, ...cut }],
      published: [form.id ?? ''],
      isPage: true,
    };
  };

  return async (exchange: Exchange, place: DeclaredPlace): Promise<TrafficFacts | undefined> => {
    const arrival = arrivalOf(exchange, place);
    const { kind } = arrival.received;
    clock.sees(exchange);
    if (place.of === 'sso') return signOn(arrival);
    if (kind === 'provision') return provision(arrival);
    return kind === 'deprovision' ? deprovision(arrival) : undefined;
  };
}

/** A form that is refused for its age has to be older than this. */
const staleMs = () => staleAges()[0].ms;

/** What tells one answer to a form from another: its status, where it leads to, and the names of its cookies. */
function looksOf({ response }: Exchange, resourceId: string): string {
  const place = (header(response, 'location') ?? '').replace(/[?#].*$/s, '').replaceAll(resourceId || '\0', '{id}');
  const cookies = headerValues(response, 'set-cookie').map((cookie) => cookie.replace(/=.*$/s, ''));
  return JSON.stringify([response?.status, place, cookies.sort()]);
}

/** The answers to forms so far. Traffic does not show the panel, so a wrong form was accepted if its answer is that of a right one, and others were refused. */
function createFormAnswers() {
  const accepted = new Set<string>();
  let hasRefused = false;
  return {
    toRight: (exchange: Exchange, resourceId: string): void => void accepted.add(looksOf(exchange, resourceId)),
    toWrong(exchange: Exchange, resourceId: string) {
      const { status = 0 } = exchange.response ?? {};
      hasRefused ||= status >= 400;
      if (status >= 400) return { opened: false };
      if (hasRefused && accepted.has(looksOf(exchange, resourceId)))
        return { opened: true, why: `status ${status} and the same cookies as for a right form` };
      return { skipped: { ...because('form-answer-shows-nothing', { status }), byChoice: true } };
    },
  };
}

/** The clock of the recorder: a Date in an answer, or a fresh form, shows that it is right, and then it is right for all. */
function createClock() {
  let isKnown = false;
  return {
    isKnownFor(exchange: Exchange, age: number | undefined): boolean {
      if (header(exchange.response, 'date') !== undefined) return isClockKnown(exchange);
      isKnown ||= exchange.started !== 0 && age !== undefined && Math.abs(age) <= MINUTE;
      return isKnown && exchange.started !== 0;
    },
    sees(exchange: Exchange): void {
      isKnown ||= isClockKnown(exchange);
    },
  };
}

type TrafficRight = { on: 'provisioning' | 'de-provisioning'; credentials: 'manifest' };

/** Without the salt no signature can be verified, so it is removed from the form. */
const unsigned = ({ pairs, ...fields }: SignOnFields): SignOnFields => ({
  ...fields,
  pairs: pairs.map(([name, value]) => [name, name === 'signature' || name === 'token' ? '' : value]),
});

const MINUTE = 60_000;

/** Whether the recorder's clock agrees with the Date of the answer, so that timestamps can be compared with it. */
export function isClockKnown({ response, started, ms }: Exchange): boolean {
  const date = Date.parse(header(response, 'date') ?? '');
  return !Number.isNaN(date) && started !== 0 && Math.abs(date - (started + (ms.answer ?? 0))) <= MINUTE;
}
