import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonIn } from '../../../engine/documents/values.ts';
import { decodedOnce } from '../../../engine/wire/url.ts';

/** A word of a command line, and what it is for. */
export type Input = { what: string; value: string };

const OPTIONS: Record<string, string> = { type: 'type', t: 'type', region: 'region', r: 'region', org: 'organisation', o: 'organisation' };

/** The inputs of a command that creates an application: the values of its options, and the first other word as the name. */
export function creationInputs(command: string): Input[] {
  const words = wordsAfter('create', command);
  const inputs: Input[] = [];
  for (let at = 0; at < words.length; at++) {
    const [, option, inline] = /^--?([a-z]+)(?:=(.*))?$/s.exec(words[at] ?? '') ?? [];
    if (option !== undefined) {
      const value = inline ?? words[++at];
      const what = OPTIONS[option];
      if (what !== undefined && value !== undefined) inputs.push({ what, value });
    } else if (!inputs.some(({ what }) => what === 'name')) inputs.push({ what: 'name', value: words[at] ?? '' });
  }
  return inputs;
}

/** The first word after a verb that is not an option: the name of a token, or its identifier. */
export function objectOf(verb: string, what: string, command: string): Input[] {
  const value = wordsAfter(verb, command).find((word) => !word.startsWith('-'));
  return value === undefined ? [] : [{ what, value }];
}

const wordsOf = (command: string): string[] =>
  [...command.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) => word.replace(/['"]/g, ''));

/** The words of a command line after the last occurrence of the verb. */
function wordsAfter(verb: string, command: string): string[] {
  const words = wordsOf(command);
  const at = words.lastIndexOf(verb);
  return at < 0 ? [] : words.slice(at + 1);
}

/** Whether a text has three words of a command line in a row, as the logs of npm and histories have: it shows only what was typed. */
export function isCopyOf(command: string, text: string): boolean {
  const words = wordsOf(command);
  return words.slice(2).some((third, index) => whole(words[index] ?? '', words[index + 1] ?? '', third).test(text));
}

/** Which of the inputs appear in these texts: plain, in JSON, or percent-encoded. */
export function shownIn(inputs: readonly Input[], texts: readonly string[]): { what: string; isShown: boolean }[] {
  const forms = texts.flatMap((text) => [text, decodedOnce(text), decodedOnce(text.replaceAll('+', ' ')), reparsed(text)]);
  return inputs.map(({ what, value }) => {
    const written = [value, JSON.stringify(value).slice(1, -1)].map((text) => whole(text));
    return { what, isShown: written.some((pattern) => forms.some((form) => pattern.test(form))) };
  });
}

/** Matches only whole texts, with little between them: "par" is not in "param". */
const whole = (...texts: string[]): RegExp =>
  new RegExp(`(?<!\\w)${texts.map((text) => text.replace(/[^\w\s]/g, '\\$&')).join('\\W{1,16}')}(?!\\w)`);

/** JSON without unnecessary escapes. */
function reparsed(text: string): string {
  const value = jsonIn(text);
  return value === undefined ? text : JSON.stringify(value);
}

const MAX_FILE_BYTES = 64 * 1024;
const MAX_FILES = 200;

export function keptIn(home: string, since: number): string[] {
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .map((name) => join(home, name))
    .filter((path) => isWritten(path, since))
    .slice(0, MAX_FILES)
    .map((path) => readFileSync(path, 'utf8'));
}

function isWritten(path: string, since: number): boolean {
  const file = lstatSync(path, { throwIfNoEntry: false });
  return file?.isFile() === true && file.size <= MAX_FILE_BYTES && file.mtimeMs >= since;
}
