import { requestOf } from '../../engine/contract/compile.ts';
import { message, operation } from '../../engine/contract/contract.ts';
import { instanceOf } from '../../engine/contract/message.ts';
import type { RequirementId } from '../../specs/generated/ids.ts';
import type { RecordingFinding, Seen } from '../rule.ts';
import { ofRequests, type Request, requestsOf } from '../shared/received.ts';
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

/** Checks the given fields of a form against the places of a requirement; the others may be secrets and are not in a recording. */
export function lookAtFields(requirement: RequirementId, kind: Kind, fields: Record<string, string | undefined>): WireProblem[] {
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const { mediaType = '' } = operation(operations[kind]);
  const instance = { value: { headers: {}, content: { type: mediaType, body: known } }, isBrokenOff: false };
  return look(requirement, requestOf(operations[kind]), instance).problems;
}

export function requestsByDocuments(requirement: RequirementId, kind: Kind, seen: readonly Seen[]): RecordingFinding {
  const found = ofRequests(seen, kind, (request) => lookAtRequest(requirement, kind, request).problems);
  if ('verdict' in found || found.length > 0) return found;
  return requestsOf(seen, kind).some((request) => lookAtRequest(requirement, kind, request).values > 0)
    ? found
    : nothingToJudge(requirement);
}
