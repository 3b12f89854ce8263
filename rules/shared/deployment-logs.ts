import { stripVTControlCharacters } from 'node:util';
import { show } from '../rule.ts';

const heading = 'Health check failed:';

/** A log as a person reads it: without colours, with one kind of line end. */
const readable = (log: string): string => stripVTControlCharacters(log).replace(/\r\n?/g, '\n');

/** What each log line about a path has where the status should be: a number, or else a word. */
export const loggedStatuses = (log: string, path: string): string[] =>
  readable(log)
    .split(`Response from GET ${path} is `)
    .slice(1)
    // Stryker disable next-line OptionalChaining: the pattern matches any text, the empty one too; only the type says otherwise.
    .map((rest) => /^\d+|^\S*/.exec(rest)?.[0] ?? '');

const failedCheck = /\bhealth[ -]?checks?\b.{0,40}\b(?:fail(?:ed|s|ure|ing)?|unhealthy)\b/i;
const negation = /\b(?:0|no|none|never|without)\b/i;

/** A line that says in other words that a health check failed. */
export function otherHeading(log: string): string | undefined {
  const lines = readable(log).split('\n');
  return lines.find((line) => failedCheck.test(line) && !negation.test(line))?.trim();
}

/** What a log says after the failure heading; undefined if it has none. */
export function failureIn(log: string): string | undefined {
  const [, ...rest] = readable(log).split(heading);
  return rest.length === 0 ? undefined : rest.join(heading);
}

/** The line that lists a failed path. */
export const failureLine = (path: string, status: number): string => `- GET ${path} returned ${status}.`;

/** The lines after the last failed path, without blank ones; undefined if no path is listed. */
export function linesAfterTheList(failure: string): string[] | undefined {
  const last = [...failure.matchAll(/- GET \S+ returned \d+\./g)].at(-1);
  const lines = last && failure.slice(last.index + last[0].length).split('\n');
  return lines?.map((line) => line.trim()).filter((line) => line !== '');
}

export const insteadOfAHint = ([first]: string[]): string => (first === undefined ? 'nothing' : `only lines such as ${show(first)}`);

const lastStatuses = (found: Iterable<RegExpMatchArray>): Map<string, number> =>
  new Map(Array.from(found, ([, path = '', status]) => [path, Number(status)]));

/** Every path that a log gives a status for, with its last status. */
export const answersIn = (log: string): Map<string, number> =>
  lastStatuses(readable(log).matchAll(/Response from GET (\S{1,2000}) is (\d{3})\b/g));

/** Every path that a failure lists, with its status. */
export const listedIn = (failure: string): Map<string, number> => lastStatuses(failure.matchAll(/- GET (\S{1,2000}) returned (\d{3})\./g));
