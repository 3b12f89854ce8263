import { type ExchangeRequest, type ExchangeResponse, headerValues } from '../wire/http/exchange.ts';
import { redactedBody } from './body.ts';
import type { Redactor } from './redactor.ts';

type Message = Pick<ExchangeRequest, 'headers' | 'body' | 'masked'> & Pick<ExchangeResponse, 'truncated'>;
type Pair = { request: Message; response?: Message };

type Hiding = Pick<Redactor, 'text' | 'cutText'>;

function redactedMessage<M extends Message>(message: M, { text: hide, cutText }: Hiding): M {
  const isTypeHidden = headerValues(message, 'content-type').some((type) => hide(type) !== type);
  const hidden = message.body === undefined ? {} : redactedBody(message.body, message.truncated ? cutText : hide);
  const isUndecided = isTypeHidden || message.masked === 'structure';
  return { ...message, ...hidden, ...(isUndecided && { masked: 'structure' }) };
}

/** Hides the secrets in the bodies of an exchange only; the redactor does the rest. */
export const redactedBodies = <E extends Pair>(exchange: E, hiding: Hiding): E => ({
  ...exchange,
  request: redactedMessage(exchange.request, hiding),
  ...(exchange.response && { response: redactedMessage(exchange.response, hiding) }),
});

/** Whether hiding secrets changed what a rule would read. */
export const isUnreadable = ({ request, response }: Pair): boolean => request.masked === 'structure' || response?.masked === 'structure';
