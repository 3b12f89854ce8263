import { catalogue, isRequirement, useCatalogue } from '../../../../engine/catalogue/catalogue.ts';
import { judge as judgeRules } from '../../../../engine/judging/judge.ts';
import { judgeAgain as judgeReportAgain } from '../../../../engine/judging/judge-again.ts';
import type { ApplicationPlace, DocumentPlace, RecordingPlace, Stated } from '../../../../engine/judging/problem.ts';
import {
  type ApplicationRule,
  type DocumentRule,
  type NoVerdict,
  type RecordingRule,
  type Rule,
  ruleOfRow,
  type UnansweredRule,
} from '../../../../engine/judging/rule.ts';
import type { Label } from '../../../../engine/recording/recording.ts';

/** A problem with words of the test's own, where only the judging matters. */
export interface InWords {
  expected: string;
  got: string;
  level?: 'should' | 'note';
  hint?: string;
}

const levels = ['should', 'note'] as const;
const plain = { expected: '{expected}', got: '{got}' };
const advised = { ...plain, fix: '{hint}' };

/** Ways to fail that say what a test wants them to say. */
const ways = {
  told: plain,
  'told-advised': advised,
  ...Object.fromEntries(levels.flatMap((level) => [[`told-${level}`, { ...plain, level }]])),
};

/** Judges while every requirement has these ways to fail. */
function withWays<Given extends unknown[], Result>(act: (...given: Given) => Result) {
  return (...given: Given): Result => {
    const published = catalogue();
    const rows = published.rows.map((row) => (isRequirement(row) ? { ...row, problems: { ...row.problems, ...ways } } : row));
    useCatalogue({ ...published, rows });
    try {
      return act(...given);
    } finally {
      useCatalogue();
    }
  };
}

export const judge = withWays(judgeRules);
export const judgeAgain = withWays(judgeReportAgain);

export const stated = <Place extends object>({
  expected,
  got,
  level,
  hint,
  ...place
}: Place & InWords): Omit<Place, keyof InWords> & Stated => ({
  ...place,
  code: ['told', ...(level ? [level] : []), ...(hint === undefined ? [] : ['advised'])].join('-'),
  facts: { expected, got, ...(hint !== undefined && { hint }) },
});

type Worded<One extends Rule, Place> = Omit<One, 'check'> & {
  check(...given: Parameters<One['check']>): readonly (Place & InWords)[] | NoVerdict;
};

/** A rule whose problems are in words of the test's own. */
export function ruleInWords(rule: Worded<DocumentRule, DocumentPlace>): DocumentRule;
export function ruleInWords(rule: Worded<ApplicationRule, ApplicationPlace>): ApplicationRule;
export function ruleInWords<const L extends Label>(rule: Worded<RecordingRule<L>, RecordingPlace>): RecordingRule;
export function ruleInWords<const L extends Label>(rule: Worded<UnansweredRule<L>, RecordingPlace>): UnansweredRule;
export function ruleInWords(rule: { check(...given: never[]): readonly InWords[] | NoVerdict }): Rule {
  const check = (...given: never[]) => {
    const found = rule.check(...given);
    return 'verdict' in found ? found : found.map(stated);
  };
  return ruleOfRow({ ...rule, check } as unknown as Parameters<typeof ruleOfRow>[0]);
}
