import { kind, show } from '../../engine/documents/show.ts';
import { isUrl } from '../../engine/wire/url.ts';
import { type Option, UsageError } from '../run.ts';

/** What is wrong with the value of an option, in the same words wherever it is given; undefined if the option takes it. */
export function valueProblem(option: Option, value: unknown, shown = show): string | undefined {
  const isList = Array.isArray(value);
  const wrong = isList && option.array ? value.filter((one) => !isTaken(option, one)) : [value];
  if (isList === (option.array === true) && (isList ? wrong.length === 0 : isTaken(option, value))) return undefined;
  return `takes ${option.array ? 'a list, each ' : ''}${wordsOf(option)}, got ${shownValue(option, wrong[0], shown)}`;
}

/** Refuses the first value that its option does not take; `called` is how the user wrote the option. */
export function refuseWrongValues(options: Record<string, Option>, given: Record<string, unknown>, called: (name: string) => string): void {
  for (const [name, option] of Object.entries(options)) {
    const problem = given[name] === undefined ? undefined : valueProblem(option, given[name]);
    if (problem !== undefined) throw new UsageError(`${called(name)} ${problem}`);
  }
}

/** What the command line gives for an option; a text that is no number stays one, so that a message can show it. */
export function valueOfText({ type, unit }: Option, text: unknown): unknown {
  if (typeof text !== 'string' || text.trim() === '' || !isNumeric(type)) return text;
  const [, count, suffix] = (unit && /^(-?\d+(?:\.\d+)?) ?(ms|s|m|h|d)$/.exec(text.trim())) || [];
  const number = unit && count ? (Number(count) * suffixes[suffix as Suffix]) / milliseconds[unit] : Number(text);
  return Number.isNaN(number) ? text : number;
}

const milliseconds = { milliseconds: 1, seconds: 1000, hours: 3_600_000, days: 86_400_000 };
const suffixes = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: milliseconds.days };
type Suffix = keyof typeof suffixes;

/** A duration as one writes it: 10000 milliseconds are 10s. */
export function durationText(count: number, unit: keyof typeof milliseconds): string {
  const all = count * milliseconds[unit];
  const [suffix, size] = Object.entries(suffixes).findLast(
    ([name, one]) => (name !== 'h' || unit === 'hours') && name !== 'm' && all >= one && all % one === 0,
  ) ?? ['s', 1000];
  return `${all / size}${suffix}`;
}

const isNumeric = (type: Option['type']): boolean => type === 'number' || type === 'integer';

function isTaken({ type = 'string', choices, format, requiresArg, minimum = 0, maximum = 0 }: Option, value: unknown): boolean {
  if (isNumeric(type))
    return typeof value === 'number' && value >= minimum && value <= maximum && (type === 'number' || Number.isInteger(value));
  if (typeof value !== type) return false;
  const text = String(value);
  if (choices) return choices.includes(text);
  return format === undefined || (text === '' && requiresArg === false) || formats[format].has(text);
}

const formats = {
  url: { words: 'an absolute http or https URL', has: (text: string) => /^https?:\/\//i.test(text) && isUrl(text) },
  address: { words: 'HOST:PORT', has: (text: string) => Number(/^.+:(\d+)$/.exec(text)?.[1] ?? Number.NaN) <= 65_535 },
};

function wordsOf({ type, choices, format, unit, minimum, maximum }: Option): string {
  if (choices) return [choices.slice(0, -1).join(', '), choices.at(-1)].filter(Boolean).join(' or ');
  if (format) return formats[format].words;
  if (type === 'boolean') return 'true or false';
  if (!isNumeric(type)) return 'a text';
  const number = `a ${type === 'integer' ? 'whole ' : ''}number${unit ? ` of ${unit}` : ''} from ${minimum} to ${maximum}`;
  return unit ? `${number}, or a duration such as ${unit === 'days' ? '30d' : '30s'}` : number;
}

/** A text that may be anything may be a secret. */
function shownValue({ type, choices, format }: Option, value: unknown, shown: typeof show): string {
  if (typeof value === 'number') return String(value);
  return choices || format || isNumeric(type) ? shown(value) : kind(value);
}
