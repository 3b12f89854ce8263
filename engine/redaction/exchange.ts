import { type ExchangeRequest, type ExchangeResponse, headerValues } from '../wire/http/exchange.ts';
import { inValues, isJson, redactedBody } from './body.ts';
import { credentialHeaders } from './headers.ts';
import { secretsNamedIn, withoutNamed, withoutNamedValue } from './named.ts';
import type { NamedSecret, Redactor } from './redactor.ts';

type Message = Pick<ExchangeRequest, 'headers' | 'body' | 'masked'> & Pick<ExchangeResponse, 'truncated'> & { url?: string };
type Pair = { request: Message & { url: string }; response?: Message };

type Hiding = Pick<Redactor, 'text' | 'cutText'>;

function redactedMessage<M extends Message>(message: M, { text: hide, cutText }: Hiding): M {
  const isTypeHidden = headerValues(message, 'content-type').some((type) => hide(type) !== type);
  const hidden = message.body === undefined ? undefined : redactedBody(message.body, message.truncated ? cutText : hide);
  const isUndecided = isTypeHidden || message.masked === 'structure';
  return {
    ...message,
    ...(hidden && { ...hidden, body: withoutNamedIn(hidden.body) }),
    ...(isUndecided && { masked: 'structure' }),
  };
}

/** In JSON a value is hidden by the name of its field, and the structure stays. */
const withoutNamedIn = (body: string): string => (isJson(body) ? inValues(body, withoutNamedValue).body : withoutNamed(body));

/** Hides the secrets in the address and the bodies of an exchange; the redactor does the rest. */
export const redactedBodies = <E extends Pair>(exchange: E, hiding: Hiding): E => ({
  ...exchange,
  request: { ...redactedMessage(exchange.request, hiding), url: withoutNamed(hiding.text(exchange.request.url)) },
  ...(exchange.response && { response: redactedMessage(exchange.response, hiding) }),
});

/** The secrets that messages name in their bodies and in the values of their headers, and those that headers carry. */
export const secretsNamed = (messages: readonly (Message | undefined)[], shown: readonly string[] = []): NamedSecret[] =>
  messages.flatMap((message) => {
    const { headers, body = '', url = '' } = message ?? { headers: [] };
    const values = [url, body, ...headers.map(([, value]) => value)].flatMap(secretsNamedIn);
    return [...values.map((value) => ({ name: NAMED, value })), ...credentialHeaders(headers, shown)];
  });

/** The name of every such secret: what a target calls it is text of the target. */
const NAMED = 'secret';

/** Whether hiding secrets changed what a rule would read. */
export const isUnreadable = ({ request, response }: Pair): boolean => request.masked === 'structure' || response?.masked === 'structure';
