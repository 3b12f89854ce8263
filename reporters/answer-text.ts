import type { TargetAnswer } from '../engine/judging/own-words.ts';

/** What the target answered, on one line: redirects, status, content type, the first lines of the body. */
export function answerText({ status, contentType, text, redirects = [] }: TargetAnswer): string {
  const head = [String(status), contentType].filter(Boolean).join(' ');
  const isRedirect = redirects.at(-1)?.startsWith(`${status} `) === true;
  const way = isRedirect ? redirects : [...redirects, head];
  return `${way.join(', then ')}${text === undefined ? '' : `: ${text}`}`;
}
