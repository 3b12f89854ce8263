import type { Edition } from '../../engine/judging/edition.ts';
import { judge } from '../../engine/judging/judge.ts';
import type { Untested } from '../../engine/judging/report.ts';
import { isDocumentRule, labelsOf, type Rule } from '../../engine/judging/rule.ts';
import { join, type Recording } from '../../engine/recording/recording.ts';
import { printable } from '../../engine/redaction/printable.ts';

/** What a gateway says may still turn out to be no answer of the target's. */
const passing = [502, 503, 504];

/** The first failure of what was recorded so far that nothing still to come can take back, in one line. */
export function firstFailureIn(
  rules: readonly Rule[],
  recordings: readonly Recording[],
  { levelOf }: Edition,
  leftOut: (id: Rule['requirement']) => Untested | undefined,
): string | undefined {
  const live = rules.filter((rule) => !isDocumentRule(rule));
  const ids = new Set(live.map(({ requirement }) => requirement));
  const standing = live.map((rule) => ({ ...rule, ...(rule.after && { after: rule.after.filter((id) => ids.has(id)) }) }));
  const judged = judge(standing, { played: join(recordings) }, levelOf);
  const seen = new Set(recordings.flatMap(({ observations }) => observations.map(({ label }) => label)));
  for (const rule of live) {
    const { verdict, problems: [problem] = [] } = judged.get(rule.requirement) ?? {};
    // A refused deletion is compared with later ones.
    const isOpen = rule.requirement.startsWith('deprovision/') && !isDocumentRule(rule) && !seen.has(labelsOf(rule)[1] ?? '');
    if (verdict !== 'fail' || !problem || isOpen || leftOut(rule.requirement) || passing.includes(problem.answer?.status ?? 0)) continue;
    const { at, expected, got } = problem;
    return printable(`${at ? `${at}: ` : ''}expected ${expected}, got ${got} (${rule.requirement})`);
  }
  return undefined;
}
