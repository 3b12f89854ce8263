import { hash } from 'node:crypto';
import type { RequirementId } from '../../specs/generated/ids.ts';
import type {
  Level,
  Outcome,
  Problem as PlacedProblem,
  ProblemWords,
  Note as RequirementNote,
  TargetAnswer,
} from '../../specs/generated/schemas.ts';
import { hintOf, wordsFor } from '../catalogue/catalogue.ts';
import { filled } from '../catalogue/filled.ts';
import { because } from '../catalogue/reason.ts';
import type { ManifestDocument } from '../documents/manifest.ts';
import { withoutCredentials } from '../documents/show.ts';
import { positionIn } from '../documents/text.ts';
import { defined } from '../documents/values.ts';
import { has } from '../recording/facts.ts';
import { type Answer, isThrottled, type Observed } from '../recording/recording.ts';
import type { Repeat } from '../recording/repeat.ts';
import { header } from '../wire/http/exchange.ts';
import { parseUrl } from '../wire/url.ts';
import { isHtml, pageText } from '../wire/visit/visible-text.ts';
import { onlyWith } from './condition.ts';
import type { Stated } from './problem.ts';
import type { Problem, Rule, RuleResult } from './rule.ts';

/** A failure shows this many lines and characters of a body. */
const MAX_LINES = 3;
const MAX_LENGTH = 240;

/** What the target answered, in its own words; undefined if it did not answer, or if the problem is in a call that it made itself. */
export function ownWords({ exchanges, calls, received }: Pick<Observed, 'exchanges' | 'calls' | 'received'>): TargetAnswer | undefined {
  const answers = exchanges.flatMap(({ response }) => response ?? []);
  const last = answers.at(-1);
  if (!last || calls || received) return undefined;
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

type Note = Omit<RequirementNote, 'id'>;

/** What a rule says about its requirement, with lines and columns instead of pointers. */
export interface Judgement extends Pick<Outcome, 'verdict' | 'reason' | 'byChoice' | 'ms' | 'judgedWith' | 'evidence'> {
  problems: PlacedProblem[];
  notes: Note[];
  code?: string;
  facts?: Record<string, unknown>;
  blockedBy?: RequirementId;
  /** Where it got no answer, if it is undecided. */
  at?: string;
  exchanges?: number[];
  /** Some observations were answered, and nothing is wrong with those; it would pass if the others had been answered. */
  isHeldSoFar?: true;
  /** The requirement that blocks it, if that one fails. */
  hiddenBy?: RequirementId;
}

type Places = { document?: ManifestDocument; repeat?: (seen: Observed) => Repeat | undefined };

/** The rule that found something, and the level of its requirement. */
export interface FoundBy {
  rule: Pick<Rule, 'requirement' | 'isGrouped'>;
  level: Level;
}

/** The problem of the highest level decides the verdict. */
export function toJudgement(finding: RuleResult, { rule, level }: FoundBy, places: Places = {}): Judgement {
  if ('verdict' in finding) return { ...finding, problems: [], notes: [] };
  const problems: PlacedProblem[] = [];
  const notes: Note[] = [];
  for (const problem of rule.isGrouped ? grouped(rule.requirement, finding) : finding) {
    const { expected, got: alone, hint: advice, risk, ...own } = worded(rule.requirement, problem);
    const crash = 'in' in problem ? serverErrorAdvice(problem.in) : undefined;
    const hint = crash ? [crash, advice ?? hintOf(rule.requirement)].join(' ').trim() : advice;
    const more = 'more' in problem && typeof problem.more === 'number' && problem.more > 0 ? problem.more : undefined;
    const told = onlyWith(alone, 'condition' in problem && typeof problem.condition === 'string' ? problem.condition : undefined);
    const got = more ? `${told} (and ${more} more)` : told;
    const problemLevel = own.level ?? level;
    const where = place(problem, places);
    const data = { code: problem.code, facts: shownFacts(problem.facts) };
    if (problemLevel === 'note') {
      const text = level === 'note' ? got : `expected ${expected}, got ${got}`;
      notes.push({ text, ...data, ...defined({ at: where.at, exchanges: where.exchanges }), ...(risk && { risk }) });
    } else {
      const fingerprint = fingerprintAt(stablePlace(problem), rule.requirement, problem);
      problems.push({ level: problemLevel, ...data, expected, got, ...where, fingerprint, ...defined({ hint, more, risk }) });
    }
  }
  if (problems.length === 0) return { verdict: 'pass', problems, notes };
  return { verdict: problems.some((problem) => problem.level === 'must') ? 'fail' : 'warn', problems, notes };
}

/** Facts as a report shows them: without passwords in addresses, and as long as the sentences at most. */
export const shownFacts = (facts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => {
      if (value === undefined) return [];
      return [[name, typeof value === 'string' ? short(withoutCredentials(value)) : value]];
    }),
  );

/** A place without what differs from run to run: its label or file, and its pointer without the numbers of entries. */
function stablePlace(problem: Problem): string {
  const withoutNumbers = (pointer = '') => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
  if ('in' in problem) return `${problem.in.label} ${withoutNumbers(problem.pointer)}`;
  return 'at' in problem ? withoutNumbers(problem.at) : `${problem.file ?? ''} ${problem.variable ?? ''}`;
}

type Place = Pick<PlacedProblem, 'at' | 'exchanges' | 'pointer' | 'repeat' | 'recipe' | 'answer'>;

function place(problem: Problem, { document, repeat }: Places): Place {
  if ('in' in problem) {
    const exchanges = problem.in.exchanges.map(({ number = 0 }) => number);
    const pointer = problem.pointer || undefined;
    const answer = ownWords(problem.in);
    return { at: problem.where ?? placeOf(problem.in), exchanges, ...repeat?.(problem.in), ...defined({ pointer, answer }) };
  }
  if (!('at' in problem)) {
    const { file, position, variable } = problem;
    return defined({ at: file !== undefined && position ? positionIn(file, position) : (file ?? variable) });
  }
  const { line = 1, column = 1 } = problem.position ?? document?.locate(problem.at) ?? {};
  return { at: `${document?.json.file}:${line}:${column}`, pointer: problem.at };
}

function placeOf({ exchanges, label }: Observed): string {
  const request = exchanges.at(-1)?.request;
  return request ? `${request.method} ${request.url}` : label;
}

/** A server error means first that the target failed, and its own log says on what; 501 says that it does not know the method. */
export function serverErrorAdvice({ exchanges, calls, received }: Pick<Observed, 'exchanges' | 'calls' | 'received'>): string | undefined {
  const { request, response, started } = exchanges.at(-1) ?? {};
  // What the target sent was answered by our stand-in.
  if (!request || !response || calls || received || response.status < 500 || response.status === 501 || isThrottled(response))
    return undefined;
  const { pathname: path = request.url } = parseUrl(request.url) ?? {};
  return because('failed-on-a-request', { at: new Date(started ?? 0).toISOString(), method: request.method, path }).reason;
}

/** The words of a problem: the only place where a sentence is made of a code and its facts. */
export function worded(requirement: RequirementId, { code, facts }: Stated) {
  const { expected, got, fix: plain, level, risk } = wordsOf(requirement, code);
  const fix = fixOf(requirement, { code, facts })?.fix ?? plain;
  return {
    expected: filled(expected, facts),
    got: filled(got, facts),
    ...(fix !== undefined && { hint: filled(fix, facts) }),
    ...(level && { level }),
    ...((risk === true || (risk && has(facts, risk))) && { risk: true as const }),
  };
}

const fixOf = (requirement: RequirementId, { code, facts }: Stated) =>
  wordsFor(requirement).fixes.find(({ of }) => has({ code, ...facts }, of));

function wordsOf(requirement: RequirementId, code: string): ProblemWords {
  const words = wordsFor(requirement).problems[code];
  if (!words) throw new Error(`${requirement} has no words for the problem "${code}"`);
  return words;
}

/** A problem in the words of version 2, where they were others. */
export function formerlyWorded(requirement: string, { code, facts }: Stated): { expected: string; got: string } | undefined {
  const { expected, got, formerly } = wordsFor(requirement as RequirementId).problems[code] ?? {};
  if (!formerly || expected === undefined || got === undefined) return undefined;
  return { expected: filled(formerly.expected ?? expected, facts), got: filled(formerly.got ?? got, facts) };
}

/** What tells one problem of a requirement from another: its code, and the facts that the row calls stable. */
function keyOf(requirement: RequirementId, { code, facts }: Stated): string {
  const { stable = [] } = wordsOf(requirement, code);
  return JSON.stringify([code, ...stable.map((name) => facts[name] ?? null)]);
}

/** The same in every run that meets the same problem at the same place, whatever its words are. */
const fingerprintAt = (place: string, requirement: RequirementId, stated: Stated): string =>
  hash('sha256', [requirement, keyOf(requirement, stated), place].join('\n')).slice(0, 12);

/** The first problem of each key, with the number of the others; advice for one alone comes after the general one, which names the cause. */
function grouped<Problem extends Stated>(requirement: RequirementId, problems: readonly Problem[]): (Problem & { more: number })[] {
  const groups = new Map<string, Problem & { more: number }>();
  for (const one of problems) {
    const key = keyOf(requirement, one);
    const first = groups.get(key);
    groups.set(key, first ? { ...first, more: first.more + 1 } : { ...one, more: 0 });
  }
  const isSpecial = (one: Problem) => Number(fixOf(requirement, one) !== undefined);
  return [...groups.values()].sort((one, other) => isSpecial(one) - isSpecial(other));
}
