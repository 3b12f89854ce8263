import { message, operation, requestOf } from '../../../engine/contract/contract.ts';
import { instanceOf } from '../../../engine/contract/message.ts';
import { defined } from '../../../engine/documents/values.ts';
import type { RequirementId } from '../../../specs/generated/ids.ts';
import { ofRequests, type Request } from '../received.ts';
import type { RecordingFinding, Seen } from '../rule.ts';
import { type Look, look, nothingToJudge, type WireProblem } from './look.ts';

/** The operation of each kind of request that a platform sends. */
const operations = { provision: 'provision', deprovision: 'deprovision', sso: 'signOn' } as const;

type Kind = keyof typeof operations;

export const kindOf = (operation: string): Kind | undefined =>
  (Object.keys(operations) as Kind[]).find((kind) => operations[kind] === operation);

export function lookAtRequest(requirement: RequirementId, kind: Kind, { exchange: { request } }: Pick<Request, 'exchange'>): Look {
  const name = requestOf(operations[kind]);
  return look(requirement, name, instanceOf(request, message(name)));
}

/** Checks the nav-data of a sign-on against the documents; the other fields may be secrets and are not in a recording. */
export function navDataProblems(navData: string | undefined): WireProblem[] {
  const { mediaType = '' } = operation('signOn');
  const body = defined({ 'nav-data': navData });
  const instance = { value: { headers: {}, content: { type: mediaType, body } }, isBrokenOff: false };
  return look('calls/sso-nav-data-is-empty', requestOf('signOn'), instance).problems;
}

export const requestsByDocuments = (requirement: RequirementId, kind: Kind, seen: readonly Seen[]): RecordingFinding =>
  ofRequests(seen, kind, (request) => {
    const { problems, values } = lookAtRequest(requirement, kind, request);
    return problems.length > 0 || values > 0 ? problems : nothingToJudge(requirement);
  });
