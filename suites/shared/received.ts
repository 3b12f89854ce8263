import type { Observed } from '../../engine/recording/recording.ts';
import { isSuccess, type NoVerdict, notRun, objectIn, ofEach, problem, type RecordingPlace, undecided } from './rule.ts';

type Kind = NonNullable<Observed['received']>[number]['kind'];

/** The facts about a request, its exchange, and the observation of what triggered it, with only this exchange. */
export type Request = ReturnType<typeof requestsOf>[number];

const kindNames: Record<Kind, string> = {
  provision: 'provisioning request',
  deprovision: 'de-provisioning request',
  sso: 'sign-on',
  other: 'other request',
};

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
  kind: Kind,
  judge: (request: Request) => readonly Problem[] | NoVerdict,
): Placed<Problem> {
  if (seen.length === 0) return notRun();
  const found = requestsOf(seen, kind).map((request) => ({ request, judged: judge(request) }));
  const [open] = found.flatMap(({ judged }) => ('verdict' in judged ? judged : []));
  return ofEach(
    found.flatMap(({ request, judged }) => ('verdict' in judged ? [] : { request, problems: judged })),
    open ?? undecided('no-request-arrived', { kind: kindNames[kind] }),
    ({ request, problems }) => problems.map((one) => ({ in: request.seen, ...one })),
  );
}

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

/** Requests that were sent again after a success; one without an answer may be repeated. */
export function sentAgain(seen: readonly Observed[], kind: Kind, called: string) {
  const succeeded = seen.flatMap((one) => {
    const requests = requestsOf([one], kind);
    const first = requests.findIndex(({ exchange }) => exchange.response && isSuccess(exchange.response));
    return first < 0 ? [] : [{ one, repeats: requests.length - first - 1 }];
  });
  return ofEach(succeeded, undecided('no-request-succeeded', { kind: kindNames[kind] }), ({ one, repeats }) =>
    repeats > 0 ? [problem('sent-again', one, { called, repeats })] : [],
  );
}
