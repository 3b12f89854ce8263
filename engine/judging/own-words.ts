import type { TargetAnswer } from '../../specs/generated/schemas.ts';
import type { Answer, Seen } from '../recording/recording.ts';
import { header } from '../wire/http/exchange.ts';
import { isHtml, pageText } from '../wire/visit/visible-text.ts';

/** A failure shows this many lines and characters of a body. */
const MAX_LINES = 3;
const MAX_LENGTH = 240;

/** What the target answered, in its own words; undefined if it did not answer, or if the problem is in a call that it made itself. */
export function ownWords({ exchanges, calls }: Pick<Seen, 'exchanges' | 'calls'>): TargetAnswer | undefined {
  const answers = exchanges.flatMap(({ response }) => response ?? []);
  const last = answers.at(-1);
  if (!last || calls) return undefined;
  const contentType = header(last, 'content-type');
  const text = textOf(last, contentType);
  const redirects = answers.flatMap((answer) => {
    const location = answer.status >= 300 && answer.status < 400 ? header(answer, 'location') : undefined;
    return location === undefined ? [] : [`${answer.status} to ${short(location)}`];
  });
  return {
    status: last.status,
    ...(contentType !== undefined && { contentType: short(contentType) }),
    ...(text !== '' && { text }),
    ...(redirects.length > 0 && { redirects }),
  };
}

function textOf({ body, invalidUtf8 }: Answer, contentType = ''): string {
  if (invalidUtf8 || /^(?:image|audio|video|font)\/|pdf|octet-stream|zip/i.test(contentType)) return '';
  const start = body.slice(0, MAX_LENGTH * 100);
  const text = isHtml({ contentType, body: start }) ? pageText({ contentType, body: start }) : start;
  const lines = text.split(/\r?\n/).map((line) => line.replace(/\s+/g, ' ').trim());
  return short(lines.filter(Boolean).slice(0, MAX_LINES).join(' '));
}

const short = (text: string): string => (text.length > MAX_LENGTH ? `${[...text.slice(0, MAX_LENGTH)].slice(0, -1).join('')}…` : text);
