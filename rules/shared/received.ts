import type { RecordedExchange, Seen } from '../../engine/recording/recording.ts';
import { inEach, isSuccess, notRun, objectIn, ofEach, type RecordingFinding, type UnplacedProblem, undecided } from '../rule.ts';

type Facts = NonNullable<Seen['received']>[number];
type Kind = Facts['kind'];

export interface Request extends Facts {
  /** What triggered it, with this exchange alone. */
  seen: Seen;
  exchange: RecordedExchange;
}

const names: Record<Kind, string> = {
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

/** Judges the requests of one kind; that none came is the matter of another requirement. */
export function ofRequests(seen: readonly Seen[], kind: Kind, problemsOf: (request: Request) => UnplacedProblem[]): RecordingFinding {
  if (seen.length === 0) return notRun;
  return ofEach(
    requestsOf(seen, kind),
    undecided(`no ${names[kind]} reached the stand-in partner`),
    (request) => problemsOf(request).map((problem) => ({ in: request.seen, ...problem })),
    // Addresses that differ by their add-on alone are wrong in the same way.
    ({ in: { addonId = '' }, expected, got }) => `${expected}, ${addonId === '' ? got : got.replaceAll(addonId, '')}`,
  );
}

/** The body of a provisioning request, as far as it is an object. */
export const bodyOf = ({ exchange }: Request): Record<string, unknown> => objectIn(exchange.request) ?? {};

/** Judges a field of every provisioning body that has it as a string; that it is one is judged elsewhere. */
export function ofBodies(
  seen: readonly Seen[],
  field: string,
  problemsOf: (value: string, request: Request) => UnplacedProblem[],
): RecordingFinding {
  const isThere = requestsOf(seen, 'provision').some((request) => typeof bodyOf(request)[field] === 'string');
  const found = ofRequests(seen, 'provision', (request) => {
    const value = bodyOf(request)[field];
    return typeof value === 'string' ? problemsOf(value, request) : [];
  });
  return isThere || 'verdict' in found ? found : undecided(`no provisioning request has ${field} as a string`);
}

/** Whether a request of a kind was answered as a partner answers that does what it is asked. */
export const isGranted = (seen: Seen, kind: Kind): boolean =>
  requestsOf([seen], kind).some(({ exchange }) => exchange.response && isSuccess(exchange.response));

/** Requests that were answered with success, and sent once more; one that got no answer may be repeated. */
export function sentAgain(seen: readonly Seen[], kind: Kind, expected: string): RecordingFinding {
  const done = seen.flatMap((one) => {
    const requests = requestsOf([one], kind);
    const first = requests.findIndex(({ exchange }) => exchange.response && isSuccess(exchange.response));
    return first < 0 ? [] : [{ one, again: requests.length - first - 1 }];
  });
  return ofEach(done, undecided(`no ${names[kind]} succeeded`), ({ one, again }) =>
    again > 0 ? inEach([one], expected, `${again} more after the answer`) : [],
  );
}
