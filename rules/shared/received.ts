import type { RecordedExchange, Seen } from '../../engine/recording/recording.ts';
import { inEach, isSuccess, notRun, objectIn, ofEach, type RecordingFinding, type UnplacedProblem, undecided } from '../rule.ts';

type Facts = NonNullable<Seen['received']>[number];
type Kind = Facts['kind'];

export interface Request extends Facts {
  /** The observation of what triggered it, with only this exchange. */
  seen: Seen;
  exchange: RecordedExchange;
}

const kindNames: Record<Kind, string> = {
  provision: 'provisioning request',
  deprovision: 'de-provisioning request',
  sso: 'sign-on',
  other: 'other request',
};

/** The requests of one kind that reached the partner, in order. */
export const requestsOf = (seen: readonly Seen[], kind: Kind): Request[] =>
  seen.flatMap((one) =>
    one.exchanges.flatMap((exchange, index) => {
      const facts = one.received?.[index];
      return facts?.kind === kind ? [{ ...facts, exchange, seen: { ...one, exchanges: [exchange] } }] : [];
    }),
  );

export const knowsTheAddon = (seen: readonly Seen[]): boolean => seen.some(({ addonId }) => addonId !== undefined);

/** Judges the requests of one kind; another requirement reports that none came. */
export function ofRequests(seen: readonly Seen[], kind: Kind, problemsOf: (request: Request) => UnplacedProblem[]): RecordingFinding {
  if (seen.length === 0) return notRun;
  return ofEach(
    requestsOf(seen, kind),
    undecided(`no ${kindNames[kind]} reached the stand-in partner`),
    (request) => problemsOf(request).map((problem) => ({ in: request.seen, ...problem })),
    // Addresses that differ only in their add-on have the same problem.
    ({ in: { addonId = '' }, expected, got }) => `${expected}, ${addonId === '' ? got : got.replaceAll(addonId, '')}`,
  );
}

/** The body of a provisioning request; empty if it is not an object. */
export const bodyOf = ({ exchange }: Request): Record<string, unknown> => objectIn(exchange.request) ?? {};

/** Judges a field of every provisioning body that has it as a string; another requirement judges its type. */
export function ofBodies(
  seen: readonly Seen[],
  field: string,
  problemsOf: (value: string, request: Request) => UnplacedProblem[],
): RecordingFinding {
  const hasField = requestsOf(seen, 'provision').some((request) => typeof bodyOf(request)[field] === 'string');
  const found = ofRequests(seen, 'provision', (request) => {
    const value = bodyOf(request)[field];
    return typeof value === 'string' ? problemsOf(value, request) : [];
  });
  return hasField || 'verdict' in found ? found : undecided(`no provisioning request has ${field} as a string`);
}

/** Whether the partner accepted a request of this kind. */
export const isGranted = (seen: Seen, kind: Kind): boolean =>
  requestsOf([seen], kind).some(({ exchange }) => exchange.response && isSuccess(exchange.response));

/** Requests that were sent again after a success; one without an answer may be repeated. */
export function sentAgain(seen: readonly Seen[], kind: Kind, expected: string): RecordingFinding {
  const succeeded = seen.flatMap((one) => {
    const requests = requestsOf([one], kind);
    const first = requests.findIndex(({ exchange }) => exchange.response && isSuccess(exchange.response));
    return first < 0 ? [] : [{ one, repeats: requests.length - first - 1 }];
  });
  return ofEach(succeeded, undecided(`no ${kindNames[kind]} succeeded`), ({ one, repeats }) =>
    repeats > 0 ? inEach([one], expected, `${repeats} more after the answer`) : [],
  );
}
