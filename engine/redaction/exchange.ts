import { type Masked, redactedBody } from './body.ts';
import type { Redactor } from './redactor.ts';

interface Message {
  headers: [name: string, value: string][];
  body?: string;
  masked?: Masked;
}

interface Pair {
  request: Message;
  response?: Message;
}

/** Why nothing follows from an exchange with such a body. */
export const unreadable = 'a secret stands in the structure of the body or in its type, so what may be published of it cannot be judged';

const isType = ([name]: readonly string[]): boolean => name?.toLowerCase() === 'content-type';

function redactedMessage<M extends Message>(message: M, hide: (text: string) => string): M {
  const isTypeHidden = message.headers.some((header) => isType(header) && hide(header[1]) !== header[1]);
  const { body, masked = message.masked } = message.body === undefined ? {} : redactedBody(message.body, hide);
  const how = isTypeHidden || message.masked === 'structure' ? 'structure' : masked;
  return { ...message, ...(body !== undefined && { body }), ...(how && { masked: how }) };
}

/** An exchange whose bodies hold no secret, and still have the structure in which they came; the rest is up to the redactor. */
export const redactedBodies = <E extends Pair>(exchange: E, { text }: Pick<Redactor, 'text'>): E => ({
  ...exchange,
  request: redactedMessage(exchange.request, text),
  ...(exchange.response && { response: redactedMessage(exchange.response, text) }),
});

/** Whether hiding secrets changed what a rule would read in it. */
export const isUnreadable = ({ request, response }: Pair): boolean => request.masked === 'structure' || response?.masked === 'structure';
