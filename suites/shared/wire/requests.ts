import { message, operation, requestOf } from '../../../engine/contract/contract.ts';
import { operationOf } from '../../../engine/contract/label-operations.ts';
import { instanceOf } from '../../../engine/contract/message.ts';
import { defined } from '../../../engine/documents/values.ts';
import type { RequirementId } from '../../../specs/generated/ids.ts';
import { ofRequests, type Request } from '../received.ts';
import type { Observed, ProblemOf, RecordingPlace } from '../rule.ts';
import { type JudgedMessage, judged, nothingToJudge } from './judged.ts';

/** The operation of each kind of request that a platform sends. */
const operations = { provision: 'provision', deprovision: 'deprovision', sso: 'signOn' } as const;

type Kind = keyof typeof operations;

export const kindOf = (operation: string): Kind | undefined =>
  (Object.keys(operations) as Kind[]).find((kind) => operations[kind] === operation);

export function judgedRequest(requirement: RequirementId, kind: Kind, { exchange: { request } }: Pick<Request, 'exchange'>): JudgedMessage {
  const name = requestOf(operations[kind]);
  return judged(requirement, name, instanceOf(request, message(name)));
}

/** The problems that the documents find in one request, for rules that check more than that. */
export const requestProblems = <Id extends RequirementId>(requirement: Id, kind: Kind, request: Request) =>
  judgedRequest(requirement, kind, request).problems.map((one) => ({ in: request.seen, ...one })) as (RecordingPlace & ProblemOf<Id>)[];

/** Checks the nav-data of a sign-on against the documents; the other fields may be secrets and are not in a recording. */
export function navDataProblems(navData: string | undefined): (Omit<RecordingPlace, 'in'> & ProblemOf<'calls/sso-nav-data-is-empty'>)[] {
  const { mediaType = '' } = operation('signOn');
  const body = defined({ 'nav-data': navData });
  const instance = { value: { headers: {}, content: { type: mediaType, body } }, isBrokenOff: false };
  return judged('calls/sso-nav-data-is-empty', requestOf('signOn'), instance).problems as ReturnType<typeof navDataProblems>;
}

/** The problems of requests of operations that only a changed contract has. */
export function ownRequestsByDocuments<Id extends RequirementId>(requirement: Id, seen: readonly Observed[]) {
  const looks = seen.flatMap((one) =>
    one.exchanges.map(({ request }) => {
      const name = requestOf(operationOf(one));
      return { one, ...judged(requirement, name, instanceOf(request, message(name))) };
    }),
  );
  const problems = looks.flatMap(({ one, problems: own }) => own.map((problem) => ({ in: one, ...problem })));
  const isJudged = problems.length > 0 || looks.some(({ values }) => values > 0);
  return isJudged ? (problems as (RecordingPlace & ProblemOf<Id>)[]) : nothingToJudge(requirement);
}

export const requestsByDocuments = (requirement: RequirementId, kind: Kind, seen: readonly Observed[]) =>
  ofRequests(seen, kind, (request) => {
    const { problems, values } = judgedRequest(requirement, kind, request);
    const placed = problems.map((one) => ({ in: request.seen, ...one }));
    return placed.length > 0 || values > 0 ? placed : nothingToJudge(requirement);
  });
