import type { RequirementId } from '../../specs/generated/ids.ts';
import { judgedApplication } from '../application/judged.ts';
import { defined } from '../documents/defined.ts';
import { parseManifest } from '../documents/manifest.ts';
import type { Edition } from './edition.ts';
import { fingerprinted } from './fingerprint.ts';
import { type Evidence, judge } from './judge.ts';
import type { Judgement } from './judgement.ts';
import { reasonOf } from './reasons.ts';
import { buildReport, type Report } from './report.ts';
import { isDocumentRule, type Rule } from './rule.ts';

interface Again {
  rules: readonly Rule[];
  edition: Edition;
  version: string;
  command: string;
  /** What was left out at first stays left out, for the reason given then; else every verdict has to come from what was recorded. */
  keepsChoices: boolean;
}

/** What a report keeps of the run, however it is judged. */
const kept = new Set(
  'facts gaps assumptions recordings exchanges resources seed complete coverage manifest application insecure outage missingInputs'.split(
    ' ',
  ),
);

/** Judges what an earlier run recorded, without contacting anyone; what the recordings lack is untested, and says so. */
export function judgeAgain(old: Report, { rules, edition, version, command, keepsChoices }: Again): Report {
  const earlier = new Map(keepsChoices ? [...old.requirements, ...(old.unscored ?? [])].map((outcome) => [outcome.id, outcome]) : []);
  const evidence = evidenceOf(old);
  const judged = judge(rules.map(standIn(evidence)), evidence, edition.levelOf);
  const isDocument = new Set(rules.filter(isDocumentRule).map(({ requirement }) => requirement));
  const reconsidered = (id: RequirementId, judgement: Judgement): Judgement => {
    if (judgement.code !== 'not-recorded') return judgement;
    const { verdict, reason = '', byChoice = false } = earlier.get(id) ?? {};
    if (verdict === 'untested' || verdict === 'undecided') return { ...judgement, verdict, reason, byChoice };
    return isDocument.has(id)
      ? { ...judgement, reason: `the report does not contain the ${documentOf(old)}; run the command again` }
      : judgement;
  };
  const report = buildReport({
    version,
    command,
    target: old.target,
    started: new Date(old.started),
    edition,
    judged: new Map([...judged].map(([id, judgement]) => [id, reconsidered(id, judgement)])),
    leftOut(id) {
      const { verdict, byChoice, reason = '' } = earlier.get(id) ?? {};
      return verdict === 'untested' && byChoice ? { reason, byChoice } : undefined;
    },
    strict: false,
    more: {
      ...Object.fromEntries(Object.entries(old).filter(([field]) => kept.has(field))),
      judgedBefore: { assay: old.assay, edition: old.edition, verdict: old.verdict },
    },
  });
  return fingerprinted(report);
}

const documentOf = ({ target }: Report): string => (target.kind === 'application' ? "application's folder" : 'manifest');

function evidenceOf({ manifest, application, target, recordings, exchanges, requirements }: Report): Evidence {
  const commands = new Map(
    requirements.flatMap(({ id, problems = [] }) =>
      problems.flatMap(({ exchanges: numbers = [], repeat, recipe }) =>
        repeat === undefined ? [] : [[`${id} ${numbers}`, { repeat, ...defined({ recipe }) }] as const],
      ),
    ),
  );
  return {
    ...(manifest && {
      manifest: parseManifest(target.document ?? 'manifest.json', new TextEncoder().encode(manifest.text), {}, manifest.previousId),
    }),
    ...(application && { application: judgedApplication(application, target.name) }),
    played: { recordings, exchanges },
    unplayed: { verdict: 'untested', ...reasonOf('not-recorded'), byChoice: false },
    repeat: (seen, id) => commands.get(`${id} ${seen.exchanges.map(({ number = 0 }) => number)}`),
  };
}

/** A rule whose document is not there has nothing to look at, and so is not run. */
const standIn =
  (evidence: Evidence) =>
  (rule: Rule): Rule =>
    isDocumentRule(rule) && !evidence[rule.reads] ? { requirement: rule.requirement, reads: [], check: () => [] } : rule;
