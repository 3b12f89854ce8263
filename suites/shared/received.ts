import type { Observed } from '../../engine/recording/recording.ts';
import { isSuccess, type NoVerdict, notRun, objectIn, ofEach, problem, type RecordingPlace, undecided } from './rule.ts';

type Kind = NonNullable<Observed['received']>[number]['kind'];

/** The facts about a request, its exchange, and the observation of what triggered it, with only this exchange. */
export type Request = ReturnType<typeof requestsOf>[number];

/** What a reason calls a request of each kind, and the driver that makes the platform send it. */
const kindFacts: Record<Exclude<Kind, 'other'>, { kind: string; driver: string }> = {
  provision: { kind: 'provisioning request', driver: 'install' },
  deprovision: { kind: 'de-provisioning request', driver: 'uninstall' },
  sso: { kind: 'sign-on', driver: 'sso' },
};

export const noneArrived = (kind: keyof typeof kindFacts): NoVerdict => undecided('no-request-arrived', kindFacts[kind]);
export const noneSucceeded = (kind: keyof typeof kindFacts): NoVerdict => undecided('no-request-succeeded', kindFacts[kind]);

/** The requests of one kind that reached the partner, in order. */
export const requestsOf = (seen: readonly Observed[], kind: Kind) =>
  seen.flatMap((one) =>
    one.exchanges.flatMap((exchange, index) => {
      const facts = one.received?.[index];
      return facts?.kind === kind ? [{ ...facts, exchange, seen: { ...one, exchanges: [exchange] } }] : [];
    }),
  );

export const knowsTheAddon = (seen: readonly Observed[]): boolean => seen.some(({ addonId }) => addonId !== undefined);

type Placed<Problem> = readonly (Problem & Pick<RecordingPlace, 'in'>)[] | NoVerdict;

/** Judges the requests of one kind; another requirement reports that none came. If none of them can be judged, the first one says why. */
export function ofRequests<Problem extends object>(
  seen: readonly Observed[],
  kind: keyof typeof kindFacts,
  judge: (request: Request) => readonly Problem[] | NoVerdict,
): Placed<Problem> {
  if (seen.length === 0) return notRun();
  const found = requestsOf(seen, kind).map((request) => ({ request, judged: judge(request) }));
  const [open] = found.flatMap(({ judged }) => ('verdict' in judged ? judged : []));
  return ofEach(
    found.flatMap(({ request, judged }) => ('verdict' in judged ? [] : { request, problems: judged })),
    open ?? noneArrived(kind),
    ({ request, problems }) => problems.map((one) => ({ in: request.seen, ...one })),
  );
}

/** The id stands in the path as it is, so that its question mark begins a query. */
export const isCutAtItsMark = ({ kind, pathId = '', seen: { resourceId = '' } }: Request): boolean =>
  kind === 'deprovision' && pathId !== '' && resourceId.startsWith(`${pathId}?`);

/** The body of a provisioning request; empty if it is not an object. */
export const bodyOf = ({ exchange }: Request): Record<string, unknown> => objectIn(exchange.request) ?? {};

/** Judges every callback_url that is a string; another requirement judges its type. */
export const ofCallbackUrls = <Problem extends object>(
  seen: readonly Observed[],
  judge: (url: string, request: Observed) => readonly Problem[] | NoVerdict,
): Placed<Problem> =>
  ofRequests(seen, 'provision', (request) => {
    const { callback_url: url } = bodyOf(request);
    return typeof url === 'string' ? judge(url, request.seen) : undecided('callback-url-is-no-string');
  });

/** Whether the partner accepted a request of this kind. */
export const isGranted = (seen: Observed, kind: Kind): boolean =>
  requestsOf([seen], kind).some(({ exchange }) => exchange.response && isSuccess(exchange.response));

/** Requests that were sent again after an answer; one without an answer may be repeated. */
export function sentAgain(seen: readonly Observed[], kind: keyof typeof kindFacts, called: string) {
  const answered = seen.flatMap((one) => {
    const requests = requestsOf([one], kind);
    const isGood = ({ exchange: { response } }: Request) => response !== undefined && isSuccess(response);
    const begun = requests.findIndex(({ exchange }) => exchange.response);
    const first = requests.some(isGood) ? requests.findIndex(isGood) : begun;
    const status = requests[begun]?.exchange.response?.status;
    const addonIds = new Set(requests.flatMap((request) => (kind === 'provision' ? String(bodyOf(request).addon_id) : []))).size;
    const isGranted = requests.some(isGood);
    return status === undefined ? [] : [{ one, status, isGranted, repeats: requests.length - first - 1, first: first - begun, addonIds }];
  });
  const isAfterAnError = ({ isGranted, repeats }: (typeof answered)[number]) => !isGranted || repeats === 0;
  const others = answered.filter((one) => one.addonIds > 1 && isAfterAnError(one));
  const errors = answered.filter(({ isGranted, repeats, addonIds }) => addonIds <= 1 && !isGranted && repeats > 0);
  const found = ofEach(
    answered.filter(({ isGranted }) => isGranted),
    noneSucceeded(kind),
    ({ one, repeats }) => (repeats > 0 ? [problem('sent-again', one, { called, repeats })] : []),
  );
  if ('verdict' in found) return found;
  return [
    ...found,
    ...others.map(({ one, repeats, first, status, addonIds }) =>
      problem('sent-again-as-another', one, { called, repeats: repeats + first, status, addonIds }),
    ),
    ...errors.map(({ one, repeats, status }) => problem('sent-again-after-an-error', one, { called, repeats, status })),
  ];
}
