import { fingerprintOf } from '../engine/judging/fingerprint.ts';
import type { Report } from '../engine/judging/report.ts';
import type { Outcome } from '../engine/judging/verdict.ts';

type Verdict = Outcome['verdict'];

export interface Change {
  id: string;
  level: Outcome['level'];
  before?: Verdict;
  after?: Verdict;
  got?: string;
  hint?: string;
  kind: 'broken' | 'fixed' | 'new' | 'gone' | 'other';
}

export interface Comparison {
  /** Of the runs: before, after. */
  verdict: [before: string, after: string];
  /** What broke first, then what was fixed, then the rest. */
  changes: Change[];
  /** Requirements with the same verdict in both. */
  same: number;
}

const order: Change['kind'][] = ['broken', 'fixed', 'new', 'gone', 'other'];

/** What changed between two runs, requirement by requirement. */
export function compareReports(before: Report, after: Report): Comparison {
  const earlier = new Map(before.requirements.map((outcome) => [outcome.id, outcome]));
  const later = new Map(after.requirements.map((outcome) => [outcome.id, outcome]));
  const ids = [...new Set([...earlier.keys(), ...later.keys()])];
  const changes = ids.flatMap((id) => {
    const [one, other] = [earlier.get(id), later.get(id)];
    if (one?.verdict !== other?.verdict) return [change(id, one, other)];
    const problem = one && other && before.assay === after.assay ? newProblem(one, other) : undefined;
    return problem ? [{ ...change(id, one, other), got: problem.got, kind: 'broken' as const }] : [];
  });
  return {
    verdict: [before.verdict, after.verdict],
    changes: changes.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
    same: ids.length - changes.length,
  };
}

function change(id: string, before: Outcome | undefined, after: Outcome | undefined): Change {
  const isWrong = after !== undefined && isBad(after.verdict);
  const hint = after?.problems?.[0]?.hint ?? after?.hint;
  return {
    id,
    level: after?.level ?? before?.level ?? 'must',
    ...(before && { before: before.verdict }),
    ...(after && { after: after.verdict }),
    ...(after?.got !== undefined && { got: after.got }),
    ...(isWrong && hint !== undefined && { hint: hint.trim() }),
    kind: kindOf(before?.verdict, after?.verdict),
  };
}

/** A problem that a requirement did not have before; another version of Assay may have other words for the same one. */
function newProblem(before: Outcome, { id, problems = [] }: Outcome) {
  const known = new Set((before.problems ?? []).map((problem) => fingerprintOf(id, problem)));
  return problems.find((problem) => !known.has(fingerprintOf(id, problem)));
}

const isBad = (verdict: Verdict): boolean => verdict === 'fail' || verdict === 'warn' || verdict === 'blocked';

/** What is wrong now and was not before is broken; what was wrong and is no longer tested is not fixed. */
function kindOf(before: Verdict | undefined, after: Verdict | undefined): Change['kind'] {
  if (before === undefined) return 'new';
  if (after === undefined) return 'gone';
  if (isBad(after) && (!isBad(before) || (before === 'warn' && after === 'fail'))) return 'broken';
  if (isBad(before) && (after === 'pass' || after === 'not-applicable')) return 'fixed';
  return 'other';
}
