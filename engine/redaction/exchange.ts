import { type Masked, redactedBody } from './body.ts';
import type { Redactor } from './redactor.ts';

interface Message {
  headers: [name: string, value: string][];
  body?: string;
  truncated?: true;
  masked?: Masked;
}

interface Pair {
  request: Message;
  response?: Message;
}

/** Why an exchange with such a body is undecided. */
export const cannotBeJudged =
  'Assay cannot hide the secrets in a body without changing its structure or its content type, so this exchange cannot be judged';

const isType = ([name]: readonly string[]): boolean => name?.toLowerCase() === 'content-type';

type Hiding = Pick<Redactor, 'text' | 'cutText'>;

function redactedMessage<M extends Message>(message: M, { text: hide, cutText }: Hiding): M {
  const isTypeHidden = message.headers.some((header) => isType(header) && hide(header[1]) !== header[1]);
  const { body, masked = message.masked } =
    message.body === undefined ? {} : redactedBody(message.body, message.truncated ? cutText : hide);
  const how = isTypeHidden || message.masked === 'structure' ? 'structure' : masked;
  return { ...message, ...(body !== undefined && { body }), ...(how && { masked: how }) };
}

/** Hides the secrets in the bodies of an exchange only; the redactor does the rest. */
export const redactedBodies = <E extends Pair>(exchange: E, hiding: Hiding): E => ({
  ...exchange,
  request: redactedMessage(exchange.request, hiding),
  ...(exchange.response && { response: redactedMessage(exchange.response, hiding) }),
});

/** Whether hiding secrets changed what a rule would read. */
export const isUnreadable = ({ request, response }: Pair): boolean => request.masked === 'structure' || response?.masked === 'structure';
