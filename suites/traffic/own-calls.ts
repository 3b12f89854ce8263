import { because } from '../../engine/catalogue/reason.ts';
import { type Exchange, header } from '../../engine/wire/http/exchange.ts';
import { withoutPeople } from '../../fixtures/as-caller/people.ts';
import { isSuccessful } from '../../fixtures/calling.ts';
import type { TrafficFact, TrafficFacts, TrafficOwner } from './owner.ts';
import type { RecognisedCall } from './recognise.ts';

type OwnCall = Extract<RecognisedCall, { kind: 'own' }>;

/** Reads calls that only a changed contract has: one side is judged by the request, the other by the answer. */
export function ownCallFacts({ operation, answeredBy }: OwnCall, exchange: Exchange, owner: TrafficOwner): TrafficFacts {
  const sentBy = answeredBy === 'provider' ? 'platform' : 'provider';
  return {
    [sentBy]: [{ label: 'operation/request', operation }],
    [answeredBy]: answerFacts(operation, exchange, owner),
  };
}

function answerFacts(operation: string, exchange: Exchange, { hasCredentials }: TrafficOwner): TrafficFact[] {
  const { request, response } = exchange;
  const facts = { operation, ...withoutPeople(exchange, operation, undefined) };
  if (isSuccessful(exchange)) return [{ label: 'operation/answer', ...facts }];
  if (hasCredentials && header(request, 'authorization') === undefined) return [{ label: 'operation/anonymous', ...facts }];
  const why = response ? because('refused-in-traffic', { status: response.status }) : because('no-answer');
  return [{ label: 'operation/answer', operation, skipped: { ...why, byChoice: true } }];
}
