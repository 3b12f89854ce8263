import { fingerprintsOf } from '../engine/judging/fingerprint.ts';
import { isWrong } from '../engine/judging/verdict.ts';
import type { Outcome, Report } from '../specs/generated/schemas.ts';
import { groups } from './groups.ts';
import { titleOf } from './words.ts';

type Verdict = Outcome['verdict'];

/** What broke first, then what was fixed, then the rest. */
export const kindTitles = {
  broken: 'Broken',
  fixed: 'Fixed',
  untested: 'No longer tested',
  new: 'New',
  gone: 'Gone',
  other: 'Other',
} as const;

type Kind = keyof typeof kindTitles;

const kinds = Object.keys(kindTitles);

export type Change = ReturnType<typeof compareReports>['changes'][number];

/** What changed between two runs, requirement by requirement. */
export function compareReports(before: Report, after: Report) {
  const earlier = new Map(before.requirements.map((outcome) => [outcome.id, outcome]));
  const later = new Map(after.requirements.map((outcome) => [outcome.id, outcome]));
  const all = new Map([...earlier, ...later]);
  const changes = [...all].flatMap(([id, { level, text }]) => {
    const [one, other] = [earlier.get(id), later.get(id)];
    const isSame = one?.verdict === other?.verdict;
    const problem = isSame && one && other && before.assay === after.assay ? newProblem(one, other) : undefined;
    if (isSame && !problem) return [];
    const got = (problem ?? other)?.got;
    const hint = other && isBad(other.verdict) ? (other.problems?.[0]?.hint ?? other.hint).trim() : undefined;
    const kind = problem ? 'broken' : kindOf(one?.verdict, other?.verdict);
    const reason = kind === 'untested' ? other?.reason : undefined;
    return [{ id, level, text, before: one?.verdict, after: other?.verdict, got, hint, ...(reason !== undefined && { reason }), kind }];
  });
  changes.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  const byKind = groups(changes, ({ kind }) => kind);
  const same = all.size - changes.length;
  return {
    verdict: [before.verdict, after.verdict] as [before: string, after: string],
    /** Both verdicts as people read them. */
    turn: [before, after].map(({ verdict }) => titleOf(verdict).toLowerCase()).join(' → '),
    changes,
    byKind,
    /** Requirements with the same verdict in both. */
    same,
    /** How many changes there are of each kind, in a sentence. */
    summary: [...byKind.map(([kind, own]) => `${own.length} ${kindTitles[kind].toLowerCase()}`), `${same} the same`].join(', '),
  };
}

/** A problem that a requirement did not have before. */
function newProblem(before: Outcome, { id, problems = [] }: Outcome) {
  const known = new Set((before.problems ?? []).flatMap((problem) => fingerprintsOf(id, problem)));
  return problems.find((problem) => !fingerprintsOf(id, problem).some((print) => known.has(print)));
}

const isBad = (verdict: Verdict): boolean => isWrong(verdict) || verdict === 'blocked';

const wasTried = (verdict: Verdict): boolean => verdict !== 'untested' && verdict !== 'not-applicable';

/** A check that fails now and did not before is broken; only one that failed and passes now is fixed. */
function kindOf(before: Verdict | undefined, after: Verdict | undefined): Kind {
  if (before === undefined) return 'new';
  if (after === undefined) return 'gone';
  if (isBad(after) && (!isBad(before) || (before === 'warn' && after === 'fail'))) return 'broken';
  if (isBad(before) && after === 'pass') return 'fixed';
  return wasTried(before) && !wasTried(after) ? 'untested' : 'other';
}
