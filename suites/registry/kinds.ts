import { type AlikeRule, type Requirement, requirements, type Ways } from '../../engine/catalogue/catalogue.ts';
import { filled } from '../../engine/catalogue/filled.ts';
import { contract } from '../../engine/contract/contract.ts';
import { defined } from '../../engine/documents/values.ts';
import { has, observationFacts } from '../../engine/recording/facts.ts';
import type { TargetKind } from '../../specs/generated/schemas.ts';
import { unfitVariable, wrongVariables } from '../application/variables.ts';
import { ofSigned } from '../client/client-requests.ts';
import { ofInputs } from '../client/tool-usage.ts';
import { unasked } from '../health/deployments.ts';
import { issuedWith, letIn, recordsOfOthers, signedWith } from '../oauth/tokens.ts';
import { plainHttp } from '../shared/addresses.ts';
import { sentAgain } from '../shared/received.ts';
import {
  type Answered,
  isSuccess,
  notApplicable,
  type Observed,
  problem,
  type RowResult,
  type Rule,
  ruleOfRow,
  undecided,
} from '../shared/rule.ts';
import { labelIn } from '../shared/wire/rule.ts';
import { problemsWith, whyNone, wrongFacts } from '../shared/wrong-facts.ts';
import { firstAnswer, howNoticed, outcomeNote, unrefused } from '../sso/sign-ons.ts';
import { ruleOfDocuments, withEvidence } from './rows.ts';

/** A contract of somebody's own may list fewer signature methods than the rows judge. */
const unlisted = (method: string) =>
  contract().signing.methods.includes(method) ? undefined : notApplicable('method-not-in-contract', { method });

type Judge<Thing> = (seen: readonly Thing[], alike: AlikeRule, ways?: Ways) => RowResult;

/** Kinds of rules that judge answers. */
const answerJudges: Record<string, Judge<Answered>> = {
  'answers-are-right': wrongFacts,
  'status-is-noted': (seen, { called = '' }) =>
    seen.map((call) => problem('answers', call, { called: filled(called, call), status: call.answer.status })),
  'is-accepted': (seen, { called = '' }) =>
    seen
      .filter(({ answer }) => !isSuccess(answer))
      .map((call) => problem('refused', call, { called: filled(called, call), status: call.answer.status })),
  'outcome-is-noted': (seen, { called = '', of = {} }) =>
    seen
      .filter((signOn) => has(signOn, of))
      .map((signOn) => outcomeNote(signOn, filled(called, { ...signOn, firstStatus: firstAnswer(signOn).status }))),
  'sign-on-is-refused': (seen, { called = '', danger }) => {
    const [only, ...others] = new Set(seen.filter(({ opened }) => opened).map(({ variant }) => variant));
    const alone = defined({ only: others.length === 0 ? only : undefined });
    return unrefused(seen, (signOn) => ({ called, ...(danger ? { danger } : howNoticed(signOn)), ...alone }));
  },
  'is-refused': letIn,
  'token-is-issued': (seen, { method = '' }) => unlisted(method) ?? issuedWith(method, seen),
  'signature-decides': (seen, { method = '' }) => unlisted(method) ?? signedWith(method, seen),
  'credentials-are-needed': (seen) =>
    seen.filter(({ answer }) => isSuccess(answer)).map((call) => problem('accepted', call, { status: call.answer.status })),
  'record-is-the-users': recordsOfOthers,
  'address-is-https': (seen, { called = '' }) => {
    const problems = seen.flatMap((call) => plainHttp(call.exchange.request.url, called, call));
    const isProven = seen.some(({ answer }) => isSuccess(answer)) || problems.some(({ code }) => code === 'plain');
    return isProven ? problems : undecided('nothing-served', { address: called });
  },
};

/** Kinds of rules that judge what the target does by itself. */
const observationJudges: Record<string, Judge<Observed>> = {
  'observations-are-right': wrongFacts,
  'signed-requests-are-right': (seen, { of = {}, none }, ways) => {
    const found = ofSigned(seen, (facts) => problemsWith(facts, ways));
    const isJudged = seen.some(({ request = {} }) => has(request, of));
    return 'verdict' in found || isJudged || typeof none !== 'object' ? found : whyNone(none);
  },
  'paths-are-asked-for': unasked,
  'inputs-are-taken': (seen, { inputs = [] }) => ofInputs(seen, inputs),
  'is-sent-once': (seen, { request = 'provision', called = '' }) => sentAgain(seen, request, called),
};

/** Kinds whose problems are told apart by their stable facts, and otherwise only counted. */
const grouping = [
  ...['answers-are-right', 'observations-are-right', 'signed-requests-are-right', 'address-is-https', 'is-sent-once'],
  ...['is-refused', 'token-is-issued', 'signature-decides', 'record-is-the-users', 'paths-are-asked-for'],
];

/** Kinds whose calls have to be answered, whatever the answer is. */
const answering = ['is-accepted', 'sign-on-is-refused', 'status-is-noted'];

/** Kinds of rules that judge the variables of an application. */
const variableJudges: Record<string, typeof wrongVariables> = {
  'variable-fits': unfitVariable,
  'variables-are-right': wrongVariables,
};

/** The rule that a row describes: rules of one kind differ only in what they read and in a few words. */
function alikeRule({ id: requirement, problems: ways }: Requirement, alike: AlikeRule): Rule {
  const { kind, after = [], needs, shown } = alike;
  const isShown = shown && ((seen: readonly Observed[]) => seen.some((one) => has(observationFacts(one), shown)));
  const head = { requirement, after, isGrouped: grouping.includes(kind), ...defined({ needs, isShown }) };
  const judge = variableJudges[kind];
  if (judge) return ruleOfRow({ ...head, reads: 'application', check: (application) => judge(application, alike, ways) });
  const labels = (alike.reads ?? []).map((name) => labelIn(requirement, name));
  const [read, watch] = [answerJudges[kind], observationJudges[kind]];
  const needsAnswers = alike.answered || answering.includes(kind) ? labels : [];
  if (read) return ruleOfRow({ ...head, needsAnswers, reads: labels, check: (seen) => read(seen, alike, ways) });
  if (watch) return ruleOfRow({ ...head, reads: labels, evenUnanswered: true, check: (seen) => watch(seen, alike, ways) });
  throw new Error(`${requirement}: unknown kind of rule: ${kind}`);
}

/** All rules of a target, with the evidence that their rows ask for: those by hand, and those that need no file of their own. */
export const rulesOf = (target: TargetKind, byHand: Record<string, Rule>): Rule[] =>
  withEvidence([...rulesOfRows(target), ...Object.values(byHand)]);

/** The documents or the row itself say what these check. */
const rulesOfRows = (target: TargetKind): Rule[] =>
  requirements()
    .filter((row) => row.target === target)
    .flatMap((row) => (row.rule ? [alikeRule(row, row.rule)] : ruleOfDocuments(row)));
