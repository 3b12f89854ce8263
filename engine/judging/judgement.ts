import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Level, Outcome, Problem as PlacedProblem, Note as RequirementNote, TargetAnswer } from '../../specs/generated/schemas.ts';
import { hintOf } from '../catalogue/catalogue.ts';
import type { ManifestDocument } from '../documents/manifest.ts';
import { withoutCredentials } from '../documents/show.ts';
import { positionIn } from '../documents/text.ts';
import { defined } from '../documents/values.ts';
import type { Answer, Observed } from '../recording/recording.ts';
import type { Repeat } from '../recording/repeat.ts';
import { header } from '../wire/http/exchange.ts';
import { isHtml, pageText } from '../wire/visit/visible-text.ts';
import { onlyWith } from './condition.ts';
import type { Finding, Problem, Rule } from './rule.ts';
import { serverErrorAdvice } from './server-error.ts';
import { fingerprintAt, grouped, worded } from './wording.ts';

/** A failure shows this many lines and characters of a body. */
const MAX_LINES = 3;
const MAX_LENGTH = 240;

/** What the target answered, in its own words; undefined if it did not answer, or if the problem is in a call that it made itself. */
export function ownWords({ exchanges, calls }: Pick<Observed, 'exchanges' | 'calls'>): TargetAnswer | undefined {
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
export function toJudgement(finding: Finding, { rule, level }: FoundBy, places: Places = {}): Judgement {
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
