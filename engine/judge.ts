import type { RequirementId } from '../specs/generated/ids.ts';
import type { components } from '../specs/generated/schemas.ts';
import type { ManifestDocument } from './document/manifest.ts';
import type { Finding, Manifest, Problem, Rule } from './rule.ts';

type Schemas = components['schemas'];
export type Verdict = Schemas['Verdict'];
export type LocatedProblem = Schemas['Problem'];

/** What a rule says about its requirement, with places instead of pointers. */
export interface Judgement {
  verdict: Verdict;
  problems: LocatedProblem[];
  notes: { text: string; at?: string }[];
  reason?: string;
  blockedBy?: RequirementId;
}

/** Runs every rule that nothing stands in the way of; a rule behind a failure is blocked by the root of it. */
export function judgeManifest(
  rules: readonly Rule[],
  document: ManifestDocument,
  levelOf: (id: RequirementId) => 'must' | 'should' | 'note',
) {
  const byId = new Map(rules.map((rule) => [rule.requirement, rule]));
  const judged = new Map<RequirementId, Judgement>();
  const judge = (rule: Rule): Judgement => {
    const known = judged.get(rule.requirement);
    if (known) return known;
    const root = blocker(rule);
    const judgement = root
      ? { verdict: 'blocked' as const, problems: [], notes: [], blockedBy: root, reason: `${root} fails` }
      : toJudgement(rule.check(document.object as Manifest, document), levelOf(rule.requirement), document);
    judged.set(rule.requirement, judgement);
    return judgement;
  };
  const blocker = (rule: Rule): RequirementId | undefined => {
    for (const id of rule.after ?? []) {
      const earlier = byId.get(id);
      if (!earlier) throw new Error(`${rule.requirement} comes after ${id}, which no rule judges`);
      const { verdict, blockedBy } = judge(earlier);
      if (verdict === 'blocked') return blockedBy;
      if (verdict === 'fail' || verdict === 'warn') return id;
    }
    return undefined;
  };
  for (const rule of rules) judge(rule);
  return judged;
}

function toJudgement(finding: Finding, level: 'must' | 'should' | 'note', document: ManifestDocument): Judgement {
  if ('verdict' in finding) return { ...finding, problems: [], notes: [] };
  const problems: LocatedProblem[] = [];
  const notes: Judgement['notes'] = [];
  for (const problem of finding) {
    const weight = problem.level ?? level;
    if (weight === 'note') notes.push({ text: `expected ${problem.expected}, got ${problem.got}`, at: place(problem, document) });
    else problems.push({ level: weight, expected: problem.expected, got: problem.got, at: place(problem, document), pointer: problem.at });
  }
  const verdict = problems.some((problem) => problem.level === 'must') ? 'fail' : problems.length > 0 ? 'warn' : 'pass';
  return { verdict, problems, notes };
}

function place(problem: Problem, document: ManifestDocument): string {
  const { line, column } = problem.position ?? document.locate(problem.at);
  return `${document.json.file}:${line}:${column}`;
}
